import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link } from '@storedeck/components';
import { paymentGatewaysStore } from '@storedeck/data';
import type { PaymentGateway } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { Panel } from '../../../common/panel';
import { getGatewayName, toSettings } from '../gateway-name';
import { PaypalStatus } from '../paypal-status';
import { GatewayConfigure, GatewaySetup } from '../slots';
import { SettingsForm } from './form';

const isWebAddress = ( address: string ) => /^https?:\/\//i.test( address );

/** Setup help and connection link of a payment method, if it has any. */
function Connection( { gateway }: { gateway: PaymentGateway } ) {
	const { connection_url: address, setup_help_text: help } = gateway;
	return (
		<>
			{ help && <p>{ decodeEntities( help ) }</p> }
			{ address && isWebAddress( address ) && (
				<p>
					<Link
						type="external"
						className="components-button is-secondary"
						href={ address }
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
	const place = useRef< HTMLDivElement >( null );
	const markConfigured = ( id: string ) => {
		refresh( 'getPaymentGateway', [ id ] );
	};

	// The link with the focus was removed.
	useEffect( () => {
		place.current?.focus();
	}, [] );

	return (
		<div ref={ place } tabIndex={ -1 } className="storedeck-place">
			<p>
				<Link
					type="wc-admin"
					href={ getNewPath( toSettings( undefined ) ) }
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
