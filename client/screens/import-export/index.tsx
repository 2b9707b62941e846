import { __ } from '@wordpress/i18n';
import { Part } from '../../common/part';
import { HistoricalImport } from '../../jobs/import';
import { Exports } from './exports';
import './style.scss';

/** Import of historical data and recent exports. */
export default function ImportExport() {
	return (
		<div className="storedeck-settings storedeck-import-export">
			<Part
				label={ __( 'Exports', 'storedeck' ) }
				name="history of exports"
			>
				<Exports />
			</Part>
			<Part
				label={ __( 'Import', 'storedeck' ) }
				name="import of earlier orders"
			>
				<HistoricalImport />
			</Part>
		</div>
	);
}
