import { getStoreName as nameOf } from './core/store-name';

/**
 * Store names, for `select`, `dispatch` and `useSelect` by name. While WooCommerce
 * is active, its stores have the public names, and these are others.
 */
export const REPORTS_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/reports' );
export const OPTIONS_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/options' );
export const PLUGINS_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/plugins' );
export const ONBOARDING_STORE_NAME = /* @__PURE__ */ nameOf(
	'wc/admin/onboarding'
);
export const ITEMS_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/items' );
export const SETTINGS_STORE_NAME =
	/* @__PURE__ */ nameOf( 'wc/admin/settings' );
export const COUNTRIES_STORE_NAME =
	/* @__PURE__ */ nameOf( 'wc/admin/countries' );
export const NOTES_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/notes' );
export const REVIEWS_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/reviews' );
export const NAVIGATION_STORE_NAME = /* @__PURE__ */ nameOf(
	'woocommerce-navigation'
);
export const PAYMENT_GATEWAYS_STORE_NAME = /* @__PURE__ */ nameOf(
	'wc/payment-gateways'
);
export const EXPORT_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/export' );
export const IMPORT_STORE_NAME = /* @__PURE__ */ nameOf( 'wc/admin/import' );
export const ORDERS_STORE_NAME = 'storedeck/orders';
export const CUSTOMERS_STORE_NAME = 'storedeck/customers';
export const VIEWS_STORE_NAME = 'storedeck/views';
export const DATA_STATE_STORE_NAME = 'storedeck/data-state';
export const ANSWERS_STORE_NAME = 'storedeck/answers';
export const ATTENTION_STORE_NAME = 'storedeck/attention';
export const REORDER_STORE_NAME = 'storedeck/reorder';
/** WordPress' own store of the signed-in user. */
export const USER_STORE_NAME = 'core';

export { MAX_PER_PAGE, NAMESPACE, WC_ADMIN_NAMESPACE } from '@storedeck/api';
/** Namespace of the routes of subscriptions and the helper. */
export const WCS_NAMESPACE = '/wc/v1';

/** Defaults of a report. */
export const QUERY_DEFAULTS = {
	pageSize: 25,
	period: 'month',
	compare: 'previous_year',
	noteTypes: [ 'info', 'marketing', 'survey', 'warning' ],
} as const;

/** Durations in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
/** A twelfth of a year of 365 days. */
export const MONTH = ( 365 * DAY ) / 12;
