import { ordersStore, useResource } from '@storedeck/data';
import type { Order, OrderTotal } from '@storedeck/data';
import { toList } from '../../common/list-screen';
import type { List } from '../../common/list-screen';
import { getListQuery, getTotalsQuery } from './orders-query';
import type { OrdersParams } from './orders-query';

export interface Orders extends List {
	/** Orders of the previous query while new ones are loading. */
	orders: readonly Order[] | undefined;
	/** Undefined before the first response. */
	totals: readonly OrderTotal[] | undefined;
}

/** A page of orders, and the number of orders of each status. */
export function useOrders( params: OrdersParams ): Orders {
	const query = getListQuery( params );
	const options = { keepPreviousData: true };
	const list = useResource( ordersStore, 'getOrders', [ query ], options );
	const total = useResource(
		ordersStore,
		'getOrdersTotalCount',
		[ query ],
		options
	);
	const totals = useResource(
		ordersStore,
		'getOrderTotals',
		[ getTotalsQuery( params ) ],
		options
	);
	return {
		...toList( list, total, [ totals ] ),
		orders: list.data,
		totals: totals.data,
	};
}
