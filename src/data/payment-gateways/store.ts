import { __ } from '@wordpress/i18n';
import { WC_NAMESPACE } from '@storedeck/api';
import {
	defineCollection,
	defineMutation,
	defineResource,
	defineValue,
	requireObject,
	defineStore,
	createStableList,
	getKindError,
} from '../core';
import { PAYMENT_GATEWAYS_STORE_NAME } from '../constants';
import { TASK_DATA } from '../invalidations';
import type { ResourceState } from '../core';
import type { PaymentGateway, PaymentGatewayUpdate } from './types';

const PATH = `${ WC_NAMESPACE }/payment_gateways`;

const pathOf = ( id: string ) => `${ PATH }/${ encodeURIComponent( id ) }`;

/** Gateways that were requested separately after the list. */
const added = defineValue< [], readonly string[] >( 'added', [] );

const gateways = defineCollection< [], PaymentGateway >( {
	name: 'getPaymentGateways',
	recordType: 'paymentGateways',
	id: ( gateway ) => gateway.id,
	request: () => ( { path: PATH } ),
	changes: () => [ added.set( [], [] ) ],
	alsoResolves: ( ids ) =>
		ids.map( ( id ) => [ 'getPaymentGateway', [ id ] ] as const ),
} );

const put = ( gateway: PaymentGateway ) => [
	gateways.put( [ gateway ] ),
	added.update( [], ( ids ) =>
		ids.includes( gateway.id ) ? ids : [ ...ids, gateway.id ]
	),
];

/** One gateway; it is added to the list. */
const gateway = defineResource< [ id: string ], PaymentGateway | undefined >( {
	name: 'getPaymentGateway',
	defaultValue: undefined,
	request: ( id ) => ( { path: pathOf( id ) } ),
	parse: requireObject,
	changes: ( body ) => ( body ? put( body ) : [] ),
} );

/** Data that is outdated after a gateway was moved. */
const GATEWAY_LIST = { [ PAYMENT_GATEWAYS_STORE_NAME ]: 'all' } as const;

/** The list with a gateway at another position. */
const moveGateway = ( id: string, place: number ) =>
	gateways.update( [], ( ids ) => {
		const others = ids.filter( ( other ) => other !== id );
		return others.length === ids.length
			? ids
			: [ ...others.slice( 0, place ), id, ...others.slice( place ) ];
	} );

const update = defineMutation<
	[ id: string, fields: PaymentGatewayUpdate ],
	PaymentGateway
>( {
	name: 'updatePaymentGateway',
	// The server stores the order in one option.
	queue: 'gateways',
	request: ( id, fields ) => ( {
		path: pathOf( id ),
		method: 'PUT',
		body: JSON.stringify( fields ),
	} ),
	parse: ( body, id ) => {
		if ( requireObject( body ).id !== id ) {
			throw new Error(
				__( 'Could not save the payment method.', 'storedeck' )
			);
		}
		return requireObject( body );
	},
	optimistic: ( id, { enabled, order } ) => [
		...( enabled === undefined
			? []
			: [ gateways.patch( id, { enabled } ) ] ),
		...( typeof order === 'number' ? [ moveGateway( id, order ) ] : [] ),
	],
	commit: ( saved, id, { order } ) => [
		...put( saved ),
		...( typeof order === 'number' ? [ moveGateway( id, order ) ] : [] ),
	],
	// The positions of other gateways have changed.
	invalidates: ( _saved, _id, { order, enabled } ) => ( {
		...( order === undefined ? {} : GATEWAY_LIST ),
		...( enabled === undefined ? {} : TASK_DATA ),
	} ),
} );

const keepSame = createStableList< PaymentGateway >();

/** The store of payment gateways, `wc/payment-gateways`. */
export const paymentGatewaysStore = defineStore( {
	name: PAYMENT_GATEWAYS_STORE_NAME,
	resources: [ gateways, gateway ],
	selectors: {
		getPaymentGateway: ( state: ResourceState, id: string ) =>
			gateways.getItem( state, id ),
		/** The same array until one of them changes. */
		getPaymentGateways: ( state: ResourceState ) => {
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
		) => getKindError( state, selectorName ) || null,
		isPaymentGatewayUpdating: update.isRequesting,
	},
	actions: {
		/** Saves some fields; returns the gateway. */
		updatePaymentGateway: update.action,
	},
} );
