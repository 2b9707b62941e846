import { ITEMS_STORE_NAME, REPORTS_STORE_NAME } from './constants';
import type { Stale } from './core';

/** Everything that counts orders: every report and every leaderboard. */
export const ALL_FIGURES: Stale = {
	[ REPORTS_STORE_NAME ]: 'all',
	[ ITEMS_STORE_NAME ]: [ 'leaderboards' ],
};

/** What shows how many of a product are left. */
export const STOCK_FIGURES: Stale = {
	[ REPORTS_STORE_NAME ]: [ 'stock', 'products', 'variations' ],
};

/** Settings that decide which orders count, and on which day. */
const COUNTING = [
	'woocommerce_excluded_report_order_statuses',
	'woocommerce_date_type',
];

/**
 * What is no longer true after settings were saved.
 *
 * @param names The names of the settings.
 */
export const getStaleAfter = ( names: readonly string[] ): Stale =>
	names.some( ( name ) => COUNTING.includes( name ) ) ? ALL_FIGURES : {};
