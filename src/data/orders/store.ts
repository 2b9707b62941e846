import { createResourceStore, getKindError, registerStore } from '../core';
import { ORDERS_STORE_NAME } from '../constants';
import {
	addNote,
	addRefund,
	notes,
	order,
	refunds,
	removeNote,
	removeRefund,
	update,
} from './resources';
import type { RequestError, ResourceState } from '../core';

/** Actions that send a request. */
type OrderAction =
	| 'updateOrder'
	| 'createOrderRefund'
	| 'deleteOrderRefund'
	| 'addOrderNote'
	| 'deleteOrderNote';

/** The store of single orders with their refunds and notes, `storedeck/orders`. */
export const ordersStore = createResourceStore( {
	name: ORDERS_STORE_NAME,
	resources: [ order, refunds, notes ],
	selectors: {
		/** An order; undefined before the first response. */
		getOrder: order.getData,
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
