import {
	ANSWERS_STORE_NAME,
	ATTENTION_STORE_NAME,
	CUSTOMERS_STORE_NAME,
	ITEMS_STORE_NAME,
	ONBOARDING_STORE_NAME,
	REORDER_STORE_NAME,
	REPORTS_STORE_NAME,
	REVIEWS_STORE_NAME,
} from './constants';
import type { Invalidation } from './core';

/** Data that depends on orders: all reports, answers and leaderboards, what customers bought, and what to reorder. */
export const ORDER_DATA: Invalidation = {
	[ REPORTS_STORE_NAME ]: 'all',
	[ ANSWERS_STORE_NAME ]: 'all',
	[ ITEMS_STORE_NAME ]: [ 'leaderboards' ],
	[ CUSTOMERS_STORE_NAME ]: 'all',
	[ REORDER_STORE_NAME ]: 'all',
};

/** Numbers of orders by status. */
export const ORDER_STATUS_DATA: Invalidation = {
	[ ATTENTION_STORE_NAME ]: 'all',
};

/** The number of unread messages. */
export const NOTE_DATA: Invalidation = { [ ATTENTION_STORE_NAME ]: 'all' };

/** Data that depends on the stock of products. */
export const STOCK_DATA: Invalidation = {
	[ REPORTS_STORE_NAME ]: [ 'stock', 'products', 'variations' ],
	[ ATTENTION_STORE_NAME ]: 'all',
	[ REORDER_STORE_NAME ]: 'all',
};

/** Lists, totals and replies of reviews, and the number of pending ones. */
export const REVIEW_DATA: Invalidation = {
	[ REVIEWS_STORE_NAME ]: 'all',
	[ ATTENTION_STORE_NAME ]: 'all',
};

/** Settings that decide which orders are counted, and on which date. */
const COUNTING_SETTINGS = [
	'woocommerce_excluded_report_order_statuses',
	'woocommerce_date_type',
];

/** Settings that complete a task of the setup. */
const TASK_SETTINGS = [
	'woocommerce_default_country',
	'woocommerce_store_address',
	'woocommerce_store_city',
	'woocommerce_calc_taxes',
	'woocommerce_no_sales_tax',
];

/** The tasks of the setup. */
export const TASK_DATA: Invalidation = { [ ONBOARDING_STORE_NAME ]: 'all' };

/** Data that depends on tax rates: the names in their report, and a task of the setup. */
export const TAX_RATE_DATA: Invalidation = {
	...TASK_DATA,
	[ REPORTS_STORE_NAME ]: [ 'taxes' ],
};

/**
 * The data that is outdated after settings were saved.
 *
 * @param names The names of the settings.
 */
export const getInvalidationBySettings = (
	names: readonly string[]
): Invalidation => ( {
	...( names.some( ( name ) => COUNTING_SETTINGS.includes( name ) ) &&
		ORDER_DATA ),
	...( names.some( ( name ) => TASK_SETTINGS.includes( name ) ) &&
		TASK_DATA ),
} );
