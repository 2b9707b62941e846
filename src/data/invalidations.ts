import { ITEMS_STORE_NAME, REPORTS_STORE_NAME } from './constants';
import type { Invalidation } from './core';

/** Everything that counts orders: every report and every leaderboard. */
export const ORDER_DATA: Invalidation = {
	[ REPORTS_STORE_NAME ]: 'all',
	[ ITEMS_STORE_NAME ]: [ 'leaderboards' ],
};

/** What shows how many of a product are left. */
export const STOCK_DATA: Invalidation = {
	[ REPORTS_STORE_NAME ]: [ 'stock', 'products', 'variations' ],
};

/** Settings that decide which orders count, and on which day. */
const COUNTING_SETTINGS = [
	'woocommerce_excluded_report_order_statuses',
	'woocommerce_date_type',
];

/**
 * What is no longer true after settings were saved.
 *
 * @param names The names of the settings.
 */
export const getInvalidationBySettings = (
	names: readonly string[]
): Invalidation =>
	names.some( ( name ) => COUNTING_SETTINGS.includes( name ) )
		? ORDER_DATA
		: {};
