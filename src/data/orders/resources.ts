import { MAX_PER_PAGE, NAMESPACE, request } from '@storedeck/api';
import {
	defineCollection,
	defineMutation,
	defineResource,
	invalidateStores,
	requireObject,
	requireRecords,
	toRequestError,
} from '../core';
import { ORDERS_STORE_NAME } from '../constants';
import { ORDER_DATA, ORDER_STATUS_DATA } from '../invalidations';
import type { Invalidation, Thunk } from '../core';
import type {
	Order,
	OrderFailure,
	OrderNote,
	OrderNoteFields,
	OrderRefund,
	OrderRefundFields,
	OrdersQuery,
	OrderStatusChange,
	OrderTotal,
	OrderTotalsQuery,
	OrderUpdate,
} from './types';

const PATH = `${ NAMESPACE }/orders`;

/** An order; undefined before the first response. */
export const order = defineResource< [ id: number ], Order | undefined >( {
	name: 'getOrder',
	defaultValue: undefined,
	request: ( id ) => ( { path: `${ PATH }/${ id }` } ),
	parse: requireObject,
} );

/** A page of orders. Those of a query with `_fields` have only these. */
export const orders = defineCollection< [ query?: OrdersQuery ], Order >( {
	name: 'getOrders',
	selectors: [ 'getOrders', 'getOrdersTotalCount' ],
	recordType: 'orders',
	key: ( query = {} ) => [ query ],
	id: ( { id } ) => id,
	isMerged: true,
	request: ( query ) => ( { path: PATH, query } ),
} );

/** The number of orders of each status. */
export const totals = defineResource<
	[ query?: OrderTotalsQuery ],
	readonly OrderTotal[]
>( {
	name: 'getOrderTotals',
	defaultValue: [],
	key: ( query = {} ) => [ query ],
	request: ( query ) => ( { path: '/wc/v3/reports/orders/totals', query } ),
	parse: requireRecords,
} );

/** The refunds of an order, the newest first. */
export const refunds = defineResource<
	[ orderId: number ],
	readonly OrderRefund[]
>( {
	name: 'getOrderRefunds',
	defaultValue: [],
	request: ( orderId ) => ( {
		path: `${ PATH }/${ orderId }/refunds`,
		query: { per_page: MAX_PER_PAGE },
	} ),
	parse: requireRecords,
} );

/** The notes of an order, the newest first. */
export const notes = defineResource<
	[ orderId: number ],
	readonly OrderNote[]
>( {
	name: 'getOrderNotes',
	defaultValue: [],
	request: ( orderId ) => ( { path: `${ PATH }/${ orderId }/notes` } ),
	parse: requireRecords,
} );

/** A write of the server also changes the order, its notes or its refunds. */
const EVERYTHING: Invalidation = {
	...ORDER_DATA,
	...ORDER_STATUS_DATA,
	[ ORDERS_STORE_NAME ]: 'all',
};

export const update = defineMutation( {
	name: 'updateOrder',
	queue: ( id ) => `order ${ id }`,
	request: ( id: number, fields: OrderUpdate ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'PUT' as const,
		data: fields,
	} ),
	parse: ( body: Order | null ) => requireObject( body ),
	commit: ( saved, id ) => [ order.receive( [ id ], saved ) ],
	invalidates: EVERYTHING,
} );

/** Orders of one request: each is stored on its own, with its stock and its notes. */
const BATCH_SIZE = 20;

interface BatchBody {
	update?: ReadonlyArray< { id: number; error?: { message?: string } } >;
}

/**
 * Changes the status of many orders, in several requests. What the orders
 * change is read again once, at the end.
 *
 * @param changes    The orders.
 * @param onProgress Called after each request with the number of orders so far.
 * @return The orders that failed, with the reason.
 */
export const setStatuses =
	(
		changes: readonly OrderStatusChange[],
		onProgress?: ( done: number ) => void
	): Thunk< Promise< readonly OrderFailure[] > > =>
	async ( { dispatch } ) => {
		const failed: OrderFailure[] = [];
		for ( let start = 0; start < changes.length; start += BATCH_SIZE ) {
			const part = changes.slice( start, start + BATCH_SIZE );
			try {
				const { update: saved = [] } = requireObject(
					await request< BatchBody | null >( {
						path: `${ PATH }/batch`,
						method: 'POST',
						data: { update: part },
					} )
				);
				failed.push(
					...saved.flatMap( ( { id, error } ) =>
						error ? { id, message: error.message ?? '' } : []
					)
				);
			} catch ( error ) {
				const { message } = toRequestError( error );
				failed.push( ...part.map( ( { id } ) => ( { id, message } ) ) );
			}
			onProgress?.( start + part.length );
		}
		dispatch( invalidateStores( EVERYTHING ) );
		return failed;
	};

export const addRefund = defineMutation( {
	name: 'createOrderRefund',
	queue: ( orderId ) => `order ${ orderId }`,
	request: ( orderId: number, fields: OrderRefundFields ) => ( {
		path: `${ PATH }/${ orderId }/refunds`,
		data: fields,
	} ),
	parse: ( body: OrderRefund | null ) => requireObject( body ),
	commit: ( refund, orderId ) => [
		refunds.update( [ orderId ], ( list ) => [ refund, ...list ] ),
	],
	invalidates: EVERYTHING,
} );

export const removeRefund = defineMutation( {
	name: 'deleteOrderRefund',
	request: ( orderId: number, id: number ) => ( {
		path: `${ PATH }/${ orderId }/refunds/${ id }`,
		method: 'DELETE' as const,
		query: { force: true },
	} ),
	parse: ( body: OrderRefund | null ) => requireObject( body ),
	commit: ( _refund, orderId, id ) => [
		refunds.update( [ orderId ], ( list ) =>
			list.filter( ( refund ) => refund.id !== id )
		),
	],
	invalidates: EVERYTHING,
} );

export const addNote = defineMutation( {
	name: 'addOrderNote',
	request: ( orderId: number, fields: OrderNoteFields ) => ( {
		path: `${ PATH }/${ orderId }/notes`,
		data: { added_by_user: true, ...fields },
	} ),
	parse: ( body: OrderNote | null ) => requireObject( body ),
	commit: ( note, orderId ) => [
		notes.update( [ orderId ], ( list ) => [ note, ...list ] ),
	],
} );

export const removeNote = defineMutation( {
	name: 'deleteOrderNote',
	request: ( orderId: number, id: number ) => ( {
		path: `${ PATH }/${ orderId }/notes/${ id }`,
		method: 'DELETE' as const,
		query: { force: true },
	} ),
	parse: ( body: OrderNote | null ) => requireObject( body ),
	commit: ( _note, orderId, id ) => [
		notes.update( [ orderId ], ( list ) =>
			list.filter( ( note ) => note.id !== id )
		),
	],
} );
