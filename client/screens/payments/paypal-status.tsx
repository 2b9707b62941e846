import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { pluginsStore } from '@storedeck/data';

/**
 * Whether the store is connected to PayPal, according to the PayPal plugin or
 * its saved settings.
 */
export function PaypalStatus() {
	const { status, isLoading } = useSelect( ( select ) => {
		const store = select( pluginsStore );
		return {
			status: store.getPaypalOnboardingStatus(),
			isLoading: ! store.hasFinishedResolution(
				'getPaypalOnboardingStatus',
				[]
			),
		};
	}, [] );

	if ( ! status && isLoading ) {
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
