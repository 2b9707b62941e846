import { __ } from '@wordpress/i18n';
import { ScreenSection } from '../../common/screen-section';
import { HistoricalImport } from '../../jobs/import';
import { hasExportList } from '../../jobs/start-export';
import { Exports } from './exports';
import { OrderFiles } from './order-files';
import './style.scss';

/** Order files of other systems, the import of historical data, and recent exports, if the API lists them. */
export default function ImportExport() {
	return (
		<div className="storedeck-settings storedeck-import-export">
			{ hasExportList() && (
				<ScreenSection
					label={ __( 'Exports', 'storedeck' ) }
					name="history of exports"
				>
					<Exports />
				</ScreenSection>
			) }
			<ScreenSection
				label={ __( 'Import orders from a file', 'storedeck' ) }
				name="import of order files"
			>
				<OrderFiles />
			</ScreenSection>
			<ScreenSection
				label={ __( 'Import', 'storedeck' ) }
				name="import of earlier orders"
			>
				<HistoricalImport />
			</ScreenSection>
		</div>
	);
}
