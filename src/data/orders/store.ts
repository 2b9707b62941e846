import { MAX_PER_PAGE, NAMESPACE, request } from '@storedeck/api';
import {
	defineCollection,
	defineMutation,
	defineResource,
	invalidateStores,
	requireObject,
	requireRecords,
	toRequestError,
	defineStore,
	getKindError,
} from '../core';
import { readBatch } from '../batch';
import { ORDERS_STORE_NAME } from '../constants';
import { ORDER_DATA, ORDER_STATUS_DATA } from '../invalidations';
import type { BatchBody } from '../batch';
import type { Invalidation, Resource, ResourceState, Thunk } from '../core';
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

const order = defineResource< [ id: number ], Order | undefined >( {
	name: 'getOrder',
	defaultValue: undefined,
	request: ( id ) => ( { path: `${ PATH }/${ id }` } ),
	parse: requireObject,
} );

/** A page of orders. Those of a query with `_fields` have only these. */
const orders = defineCollection< [ query?: OrdersQuery ], Order >( {
	name: 'getOrders',
	selectors: [ 'getOrders', 'getOrdersTotalCount' ],
	recordType: 'orders',
	key: ( query = {} ) => [ query ],
	id: ( { id } ) => id,
	isMerged: true,
	request: ( query ) => ( { path: PATH, query } ),
} );

const totals = defineResource<
	[ query?: OrderTotalsQuery ],
	readonly OrderTotal[]
>( {
	name: 'getOrderTotals',
	defaultValue: [],
	key: ( query = {} ) => [ query ],
	request: ( query ) => ( { path: '/wc/v3/reports/orders/totals', query } ),
	parse: requireRecords,
} );

const refunds = defineResource< [ orderId: number ], readonly OrderRefund[] >( {
	name: 'getOrderRefunds',
	defaultValue: [],
	request: ( orderId ) => ( {
		path: `${ PATH }/${ orderId }/refunds`,
		query: { per_page: MAX_PER_PAGE },
	} ),
	parse: requireRecords,
} );

const notes = defineResource< [ orderId: number ], readonly OrderNote[] >( {
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

const update = defineMutation< [ id: number, fields: OrderUpdate ], Order >( {
	name: 'updateOrder',
	queue: ( id ) => `order ${ id }`,
	request: ( id, fields ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'PUT',
		data: fields,
	} ),
	commit: ( saved, id ) => [ order.receive( [ id ], saved ) ],
	invalidates: EVERYTHING,
} );

/** Orders of one request: each is stored on its own, with its stock and its notes. */
const BATCH_SIZE = 20;

/**
 * Changes the status of many orders, in several requests. What the orders
 * change is read again once, at the end.
 *
 * @param changes    The orders.
 * @param onProgress Called after each request with the number of orders so far.
 * @return The orders that failed, with the reason.
 */
const setStatuses =
	(
		changes: readonly OrderStatusChange[],
		onProgress?: ( done: number ) => void
	): Thunk< Promise< readonly OrderFailure[] > > =>
	async ( { dispatch } ) => {
		const failed: OrderFailure[] = [];
		for ( let start = 0; start < changes.length; start += BATCH_SIZE ) {
			const part = changes.slice( start, start + BATCH_SIZE );
			try {
				const body = await request< BatchBody< { id: number } > >( {
					path: `${ PATH }/batch`,
					method: 'POST',
					data: { update: part },
				} );
				failed.push( ...readBatch( body ).failed );
			} catch ( error ) {
				const { message } = toRequestError( error );
				failed.push( ...part.map( ( { id } ) => ( { id, message } ) ) );
			}
			onProgress?.( start + part.length );
		}
		dispatch( invalidateStores( EVERYTHING ) );
		return failed;
	};

const addRefund = defineMutation<
	[ orderId: number, fields: OrderRefundFields ],
	OrderRefund
>( {
	name: 'createOrderRefund',
	queue: ( orderId ) => `order ${ orderId }`,
	request: ( orderId, fields ) => ( {
		path: `${ PATH }/${ orderId }/refunds`,
		data: fields,
	} ),
	commit: ( refund, orderId ) => [
		refunds.update( [ orderId ], ( list ) => [ refund, ...list ] ),
	],
	invalidates: EVERYTHING,
} );

/** Deletes a refund or a note of an order. */
const defineRemoval = < Entry extends { id: number } >(
	name: string,
	part: string,
	list: Resource< [ orderId: number ], readonly Entry[] >,
	invalidates?: Invalidation
) =>
	defineMutation< [ orderId: number, id: number ], Entry >( {
		name,
		request: ( orderId, id ) => ( {
			path: `${ PATH }/${ orderId }/${ part }/${ id }`,
			method: 'DELETE',
			query: { force: true },
		} ),
		commit: ( _entry, orderId, id ) => [
			list.update( [ orderId ], ( entries ) =>
				entries.filter( ( entry ) => entry.id !== id )
			),
		],
		invalidates,
	} );

const removeRefund = defineRemoval(
	'deleteOrderRefund',
	'refunds',
	refunds,
	EVERYTHING
);

const removeNote = defineRemoval( 'deleteOrderNote', 'notes', notes );

const addNote = defineMutation<
	[ orderId: number, fields: OrderNoteFields ],
	OrderNote
>( {
	name: 'addOrderNote',
	request: ( orderId, fields ) => ( {
		path: `${ PATH }/${ orderId }/notes`,
		data: { added_by_user: true, ...fields },
	} ),
	commit: ( note, orderId ) => [
		notes.update( [ orderId ], ( list ) => [ note, ...list ] ),
	],
} );

/** Actions that send a request. */
type OrderAction =
	| 'updateOrder'
	| 'createOrderRefund'
	| 'deleteOrderRefund'
	| 'addOrderNote'
	| 'deleteOrderNote';

/** The store of orders with their refunds and notes, `storedeck/orders`. */
export const ordersStore = defineStore( {
	name: ORDERS_STORE_NAME,
	resources: [ order, orders, totals, refunds, notes ],
	selectors: {
		/** An order; undefined before the first response. */
		getOrder: order.getData,
		/** A page of orders, in the order of the response. */
		getOrders: orders.getItems,
		/** Number of orders on all pages; undefined before the first response. */
		getOrdersTotalCount: orders.getTotal,
		/** The number of orders of each status, `[]` before the response. */
		getOrderTotals: totals.getData,
		/** The refunds of an order, the newest first. */
		getOrderRefunds: refunds.getData,
		/** The notes of an order, the newest first. */
		getOrderNotes: notes.getData,
		/** The error of the last call of an action; undefined without one. */
		getOrdersError: ( state: ResourceState, action: OrderAction ) =>
			getKindError( state, action ) || undefined,
	},
	actions: {
		/** Changes fields of an order; returns it. */
		updateOrder: update.action,
		/**
		 * Changes the status of many orders: `( changes, onProgress )`. Returns
		 * those that failed.
		 */
		setOrderStatuses: setStatuses,
		/** Refunds items or an amount; returns the refund. */
		createOrderRefund: addRefund.action,
		/** Deletes a refund: `( orderId, id )`. */
		deleteOrderRefund: removeRefund.action,
		/** Adds a note of the signed-in user; returns it. */
		addOrderNote: addNote.action,
		/** Deletes a note: `( orderId, id )`. */
		deleteOrderNote: removeNote.action,
	},
} );
