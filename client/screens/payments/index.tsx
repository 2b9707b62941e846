import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { paymentGatewaysStore, useResource } from '@storedeck/data';
import type { PaymentGateway } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { AsyncContent } from '../../common/async-content';
import { ScreenSection } from '../../common/screen-section';
import { FailureNotice } from '../../common/failure-notice';
import type { ScreenProps } from '../../common/screen-props';
import { GatewayList } from './gateway-list';
import { getSettingsQuery } from './gateway-name';
import { GatewaySettings } from './settings';
import { Suggestions } from './suggestions';
import './style.scss';

const NONE: readonly PaymentGateway[] = [];

function Gateway( {
	gateways,
	id,
}: {
	gateways: readonly PaymentGateway[];
	id: string;
} ) {
	const gateway = gateways.find( ( one ) => one.id === id );
	return gateway ? (
		<GatewaySettings key={ id } gateway={ gateway } />
	) : (
		<>
			<FailureNotice
				message={ __( 'Payment method not found.', 'storedeck' ) }
			/>
			<Link
				type="wc-admin"
				href={ getNewPath( getSettingsQuery( undefined ) ) }
			>
				{ __( 'Back to payment methods', 'storedeck' ) }
			</Link>
		</>
	);
}

/** Payment methods: order, status, settings and suggestions. */
export default function PaymentsScreen( { query }: ScreenProps ) {
	const {
		data: gateways = NONE,
		error,
		isLoading,
		retry,
	} = useResource( paymentGatewaysStore, 'getPaymentGateways', [] );
	const id = typeof query.gateway === 'string' ? query.gateway : '';

	return (
		<div className="storedeck-payments">
			<ScreenSection
				label={ __( 'Payment methods', 'storedeck' ) }
				name="payment methods"
			>
				<AsyncContent
					isLoading={ isLoading }
					hasContent={ gateways !== NONE }
					error={ error }
					errorMessage={ __(
						'Could not load payment methods.',
						'storedeck'
					) }
					onRetry={ retry }
				>
					{ id === '' ? (
						<GatewayList gateways={ gateways } />
					) : (
						<Gateway gateways={ gateways } id={ id } />
					) }
				</AsyncContent>
			</ScreenSection>
			{ id === '' && ! isLoading && (
				<ScreenSection
					label={ __( 'Suggestions', 'storedeck' ) }
					name="payment suggestions"
				>
					<Suggestions gateways={ gateways } />
				</ScreenSection>
			) }
		</div>
	);
}
