import { __ } from '@wordpress/i18n';
import { pluginsStore, useResource } from '@storedeck/data';

/**
 * Whether the store is connected to PayPal, according to the PayPal plugin or
 * its saved settings.
 */
export function PaypalStatus() {
	const { data: status, isLoading } = useResource(
		pluginsStore,
		'getPaypalOnboardingStatus',
		[]
	);

	if ( isLoading ) {
		return null;
	}
	return (
		<p className="storedeck-paypal">
			{ status?.production.onboarded
				? __( 'PayPal account: connected', 'storedeck' )
				: __( 'PayPal account: not connected', 'storedeck' ) }
		</p>
	);
}
