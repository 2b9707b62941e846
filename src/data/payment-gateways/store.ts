import {
	createResourceStore,
	createStableList,
	getKindError,
	registerStore,
} from '../core';
import { PAYMENT_GATEWAYS_STORE_NAME } from '../constants';
import { added, gateway, gateways, update } from './resources';
import type { RequestError, ResourceState } from '../core';
import type { PaymentGateway } from './types';

const keepSame = createStableList< PaymentGateway >();

/** The store of payment gateways, `wc/payment-gateways`. */
export const paymentGatewaysStore = createResourceStore( {
	name: PAYMENT_GATEWAYS_STORE_NAME,
	resources: [ gateways, gateway ],
	selectors: {
		getPaymentGateway: (
			state: ResourceState,
			id: string
		): PaymentGateway | undefined => gateways.getItem( state, id ),
		/** The same array until one of them changes. */
		getPaymentGateways: (
			state: ResourceState
		): readonly PaymentGateway[] => {
			const listed = gateways.getItems( state );
			const ids = listed.map( ( { id } ) => id );
			const others = added
				.get( state )
				.filter( ( id ) => ! ids.includes( id ) )
				.flatMap( ( id ) => gateways.getItem( state, id ) ?? [] );
			return keepSame( [ ...listed, ...others ] );
		},
		/** By the name of a selector or action; null without an error. */
		getPaymentGatewayError: (
			state: ResourceState,
			selectorName: string
		): RequestError | null => getKindError( state, selectorName ) || null,
		isPaymentGatewayUpdating: update.isRequesting,
	},
	actions: {
		/** Saves some fields; returns the gateway. */
		updatePaymentGateway: update.action,
	},
} );

registerStore( paymentGatewaysStore );
