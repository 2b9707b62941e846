import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link } from '@storedeck/components';
import { paymentGatewaysStore } from '@storedeck/data';
import type { PaymentGateway } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { Panel } from '../../../common/panel';
import { getGatewayName, getSettingsQuery } from '../gateway-name';
import { PaypalStatus } from '../paypal-status';
import { GatewayConfigure, GatewaySetup } from '../slots';
import { SettingsForm } from './form';

const isHttpUrl = ( url: string ) => /^https?:\/\//i.test( url );

/** Setup help and connection link of a payment method, if it has any. */
function Connection( { gateway }: { gateway: PaymentGateway } ) {
	const { connection_url: url, setup_help_text: help } = gateway;
	return (
		<>
			{ help && <p>{ decodeEntities( help ) }</p> }
			{ url && isHttpUrl( url ) && (
				<p>
					<Link
						type="external"
						className="components-button is-secondary"
						href={ url }
					>
						{ __( 'Connect', 'storedeck' ) }
					</Link>
				</p>
			) }
			{ gateway.id === 'ppcp-gateway' && <PaypalStatus /> }
		</>
	);
}

/** Setup screen of a payment method. */
export function GatewaySettings( { gateway }: { gateway: PaymentGateway } ) {
	const { refresh } = useDispatch( paymentGatewaysStore );
	const container = useRef< HTMLDivElement >( null );
	const markConfigured = ( id: string ) => {
		refresh( 'getPaymentGateway', [ id ] );
	};

	// The link with the focus was removed.
	useEffect( () => {
		container.current?.focus();
	}, [] );

	return (
		<div ref={ container } tabIndex={ -1 } className="storedeck-place">
			<p>
				<Link
					type="wc-admin"
					href={ getNewPath( getSettingsQuery( undefined ) ) }
				>
					{ __( 'Back to payment methods', 'storedeck' ) }
				</Link>
			</p>
			<Panel
				title={ sprintf(
					/* translators: %s: name of a payment method. */
					__( 'Set up %s', 'storedeck' ),
					getGatewayName( gateway )
				) }
				description={ decodeEntities(
					gateway.method_description ?? ''
				) }
			>
				<GatewaySetup
					gateway={ gateway }
					markConfigured={ markConfigured }
				>
					<Connection gateway={ gateway } />
					<GatewayConfigure
						gateway={ gateway }
						markConfigured={ markConfigured }
					>
						<SettingsForm
							gateway={ gateway }
							onSaved={ () => markConfigured( gateway.id ) }
						/>
					</GatewayConfigure>
				</GatewaySetup>
			</Panel>
		</div>
	);
}
