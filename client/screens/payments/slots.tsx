import type { ReactNode } from 'react';
import type { PaymentGateway } from '@storedeck/data';
import { ContainedSlot } from '../../common/contained-slot';

interface Props {
	gateway: PaymentGateway;
	/** Says that the gateway is set up: reads it again. */
	markConfigured: ( id: string ) => void;
	/** What stands there unless a plugin puts something in its place. */
	children: ReactNode;
}

/**
 * The whole setup of a gateway. A plugin takes its place with a fill of the
 * slot `woocommerce_payment_gateway_setup_{id}`, which gets `paymentGateway`,
 * `markConfigured( id )` and `defaultStepper`, what stands here otherwise.
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
 * The settings alone, with the slot `woocommerce_payment_gateway_configure_{id}`
 * and `defaultForm`.
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
