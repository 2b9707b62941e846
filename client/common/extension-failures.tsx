import { Notice } from '@wordpress/components';
import { useState, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	getExtensionFailures,
	subscribeToExtensionFailures,
} from '@storedeck/hooks';
import type { ExtensionFailure } from '@storedeck/hooks';
import { currentUserCan } from '@storedeck/settings';
import './extension-failures.scss';

/** Who failed: the plugin's folder, or the name that it gave. */
const getSource = ( { plugin, namespace }: ExtensionFailure ) =>
	[ plugin, namespace ].filter( Boolean ).join( ', ' ) ||
	__( 'unknown', 'storedeck' );

const describe = ( failure: ExtensionFailure ) =>
	sprintf(
		/* translators: 1: name of a hook, e.g. woocommerce_admin_report_table, 2: name of an extension, 3: error message. */
		__( '%1$s (extension: %2$s): %3$s', 'storedeck' ),
		failure.hook,
		getSource( failure ),
		failure.message
	);

/**
 * Lists what extensions added and what failed on this page, for users who can
 * deactivate them. A dismissed notice comes back with the next failure.
 */
export function ExtensionFailures() {
	const failures = useSyncExternalStore(
		subscribeToExtensionFailures,
		getExtensionFailures
	);
	const [ dismissed, setDismissed ] = useState( 0 );
	const shown = failures.slice( dismissed );
	if ( shown.length === 0 || ! currentUserCan( 'activate_plugins' ) ) {
		return null;
	}
	return (
		<Notice
			className="storedeck-extension-failures"
			status="warning"
			politeness="polite"
			onRemove={ () => setDismissed( failures.length ) }
		>
			<p>
				{ __(
					'A part of an extension failed and was left out.',
					'storedeck'
				) }
			</p>
			<ul>
				{ shown.map( ( failure, index ) => (
					<li key={ index }>{ describe( failure ) }</li>
				) ) }
			</ul>
		</Notice>
	);
}
