import { __ } from '@wordpress/i18n';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { Connection } from './connection';
import { ErrorNotice } from './error-notice';
import { Installed } from './installed';
import { Recommended } from './recommended';
import { useInstaller } from './use-installer';
import './style.scss';

/**
 * Extensions of the store: recommended, installed and the connection they need.
 */
export default function ExtensionsScreen( { path, query }: ScreenProps ) {
	const installer = useInstaller();

	return (
		<div className="storedeck-extensions" tabIndex={ -1 } data-retry-focus>
			<ErrorNotice
				message={ installer.error }
				onDismiss={ () => installer.setError( '' ) }
			/>
			<ScreenSection
				label={ __( 'Connection', 'storedeck' ) }
				name="connection service"
			>
				<Connection path={ path } query={ query } />
			</ScreenSection>
			<ScreenSection
				label={ __( 'Recommended extensions', 'storedeck' ) }
				name="recommended extensions"
			>
				<div className="storedeck-extensions__bundles">
					<Recommended installer={ installer } />
				</div>
			</ScreenSection>
			<ScreenSection
				label={ __( 'Installed extensions', 'storedeck' ) }
				name="installed extensions"
			>
				<Installed
					installer={ installer }
					path={ path }
					query={ query }
				/>
			</ScreenSection>
		</div>
	);
}
