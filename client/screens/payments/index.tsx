import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { AsyncContent } from '../../common/async-content';
import { ScreenSection } from '../../common/screen-section';
import { FailureNotice } from '../../common/failure-notice';
import type { ScreenProps } from '../../common/screen-props';
import { GatewayList } from './gateway-list';
import { toSettings } from './gateway-name';
import { GatewaySettings } from './settings';
import { Suggestions } from './suggestions';
import { useGateways } from './use-gateways';
import type { Gateways } from './use-gateways';
import './style.scss';

function OneGateway( { known, id }: { known: Gateways; id: string } ) {
	const gateway = known.gateways.find( ( one ) => one.id === id );
	return gateway ? (
		<GatewaySettings key={ id } gateway={ gateway } />
	) : (
		<>
			<FailureNotice
				message={ __( 'Payment method not found.', 'storedeck' ) }
			/>
			<Link
				type="wc-admin"
				href={ getNewPath( toSettings( undefined ) ) }
			>
				{ __( 'Back to payment methods', 'storedeck' ) }
			</Link>
		</>
	);
}

/** Payment methods: order, status, settings and suggestions. */
export default function PaymentsScreen( { query }: ScreenProps ) {
	const known = useGateways();
	const id = typeof query.gateway === 'string' ? query.gateway : '';
	const isEmpty = known.gateways.length === 0;

	return (
		<div className="storedeck-payments">
			<ScreenSection
				label={ __( 'Payment methods', 'storedeck' ) }
				name="ways to pay"
			>
				<AsyncContent
					isLoading={ known.isLoading }
					error={ isEmpty && known.error }
					errorMessage={ __(
						'Could not load payment methods.',
						'storedeck'
					) }
					onRetry={ known.retry }
				>
					{ id === '' ? (
						<GatewayList gateways={ known.gateways } />
					) : (
						<OneGateway known={ known } id={ id } />
					) }
				</AsyncContent>
			</ScreenSection>
			{ id === '' && ! known.isLoading && (
				<ScreenSection
					label={ __( 'Suggestions', 'storedeck' ) }
					name="suggested ways to pay"
				>
					<Suggestions gateways={ known.gateways } />
				</ScreenSection>
			) }
		</div>
	);
}
