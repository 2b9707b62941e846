import type { ReactNode } from 'react';
import type { PaymentGateway } from '@storedeck/data';
import { ContainedSlot } from '../../common/contained-slot';

interface Props {
	gateway: PaymentGateway;
	/** Reloads the gateway after its setup. */
	markConfigured: ( id: string ) => void;
	/** Shown unless a plugin fills the slot. */
	children: ReactNode;
}

/**
 * The setup of a gateway. A fill of `woocommerce_payment_gateway_setup_{id}`
 * replaces it and gets `paymentGateway`, `markConfigured( id )` and
 * `defaultStepper` with the default content.
 */
export const GatewaySetup = ( {
	gateway,
	markConfigured,
	children,
}: Props ) => (
	<ContainedSlot
		name={ `woocommerce_payment_gateway_setup_${ gateway.id }` }
		fillProps={ {
			paymentGateway: gateway,
			markConfigured,
			defaultStepper: children,
		} }
	>
		{ children }
	</ContainedSlot>
);

/**
 * The settings form of a gateway, slot
 * `woocommerce_payment_gateway_configure_{id}` with `defaultForm`.
 */
export const GatewayConfigure = ( {
	gateway,
	markConfigured,
	children,
}: Props ) => (
	<ContainedSlot
		name={ `woocommerce_payment_gateway_configure_${ gateway.id }` }
		fillProps={ {
			paymentGateway: gateway,
			markConfigured,
			defaultForm: children,
		} }
	>
		{ children }
	</ContainedSlot>
);
