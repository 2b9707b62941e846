import { createResourceStore, getKindError, registerStore } from '../core';
import { ORDERS_STORE_NAME } from '../constants';
import {
	addNote,
	addRefund,
	notes,
	order,
	orders,
	refunds,
	removeNote,
	removeRefund,
	setStatuses,
	totals,
	update,
} from './resources';
import type { RequestError, ResourceState } from '../core';
import type { OrdersQuery } from './types';

/** Actions that send a request. */
type OrderAction =
	| 'updateOrder'
	| 'createOrderRefund'
	| 'deleteOrderRefund'
	| 'addOrderNote'
	| 'deleteOrderNote';

/** The store of orders with their refunds and notes, `storedeck/orders`. */
export const ordersStore = createResourceStore( {
	name: ORDERS_STORE_NAME,
	resources: [ order, orders, totals, refunds, notes ],
	selectors: {
		/** An order; undefined before the first response. */
		getOrder: order.getData,
		/** A page of orders, in the order of the response. */
		getOrders: orders.getItems,
		/** Number of orders on all pages; undefined before the first response. */
		getOrdersTotalCount: ( state: ResourceState, query?: OrdersQuery ) =>
			orders.getResponse( state, query )?.totalResults,
		/** The number of orders of each status, `[]` before the response. */
		getOrderTotals: totals.getData,
		/** The refunds of an order, the newest first. */
		getOrderRefunds: refunds.getData,
		/** The notes of an order, the newest first. */
		getOrderNotes: notes.getData,
		/** The error of the last call of an action; undefined without one. */
		getOrdersError: (
			state: ResourceState,
			action: OrderAction
		): RequestError | undefined =>
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

registerStore( ordersStore );
