import { __ } from '@wordpress/i18n';
import { WC_NAMESPACE } from '@storedeck/api';
import {
	defineCollection,
	defineMutation,
	defineResource,
	defineValue,
	requireObject,
} from '../core';
import type { PaymentGateway, PaymentGatewayUpdate } from './types';

const PATH = `${ WC_NAMESPACE }/payment_gateways`;

const pathOf = ( id: string ) => `${ PATH }/${ encodeURIComponent( id ) }`;

/** Gateways that were asked for by themselves since the list was read. */
export const added = defineValue< [], readonly string[] >( 'added', [] );

/** All gateways. */
export const gateways = defineCollection< [], PaymentGateway >( {
	name: 'getPaymentGateways',
	selectors: [ 'getPaymentGateways' ],
	recordType: 'paymentGateways',
	id: ( gateway ) => gateway.id,
	request: () => ( { path: PATH } ),
	changes: () => [ added.set( [], [] ) ],
	alsoAnswers: ( ids ) =>
		ids.map( ( id ) => [ 'getPaymentGateway', [ id ] ] as const ),
} );

const put = ( gateway: PaymentGateway ) => [
	gateways.put( [ gateway ] ),
	added.update( [], ( ids ) =>
		ids.includes( gateway.id ) ? ids : [ ...ids, gateway.id ]
	),
];

/** One gateway; it becomes part of the list. */
export const gateway = defineResource<
	[ id: string ],
	PaymentGateway | undefined,
	PaymentGateway | null
>( {
	name: 'getPaymentGateway',
	selectors: [ 'getPaymentGateway' ],
	empty: undefined,
	request: ( id ) => ( { path: pathOf( id ) } ),
	shape: ( body ) => requireObject( body ),
	changes: ( body ) => ( body ? put( body ) : [] ),
} );

export const update = defineMutation( {
	name: 'updatePaymentGateway',
	request: ( id: string, fields: PaymentGatewayUpdate ) => ( {
		path: pathOf( id ),
		method: 'PUT' as const,
		body: JSON.stringify( fields ),
	} ),
	shape: ( body: PaymentGateway | null, id ) => {
		if ( requireObject( body ).id !== id ) {
			throw new Error(
				__( 'The payment method could not be saved.', 'storedeck' )
			);
		}
		return requireObject( body );
	},
	commit: put,
} );
