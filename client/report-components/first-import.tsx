import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DataState } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';

/** Whether the page was opened before the first import was finished. */
const isOutdated = ( { source }: DataState ) =>
	source === 'storedeck' && ! getSetting( 'hasExportList', true );

/**
 * Says that reports show WooCommerce's numbers until its orders are imported,
 * and then that a reload shows the others: requests go where the page says.
 */
export function FirstImport( { state }: { state: DataState } ) {
	if ( isOutdated( state ) ) {
		return (
			<span className="storedeck-freshness__import">
				{ __( 'The reports of Storedeck are ready.', 'storedeck' ) }{ ' ' }
				<Button
					variant="link"
					onClick={ () => window.location.reload() }
				>
					{ __( 'Reload the page', 'storedeck' ) }
				</Button>
			</span>
		);
	}
	if ( ! state.import.is_first ) {
		return null;
	}
	return (
		<span className="storedeck-freshness__import">
			{ state.import.is_running
				? sprintf(
						/* translators: %d: progress in percent. */
						__(
							'Preparing reports: %d%%. Until then, they show the numbers of WooCommerce, without filters and columns that it does not have.',
							'storedeck'
						),
						state.import.percent
				  )
				: __(
						'These are the numbers of WooCommerce: your orders are not imported.',
						'storedeck'
				  ) }
		</span>
	);
}
