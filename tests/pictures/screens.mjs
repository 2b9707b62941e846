/**
 * A screen and its place in the app.
 *
 * @typedef {Object} Screen
 * @property {string}                 name    File name of its pictures.
 * @property {string}                 path    Path in the app.
 * @property {Record<string, string>} [query] More parameters.
 */

/** Twenty screens; `{order}` is the ID of an order. */
export const SCREENS = /** @type {Screen[]} */ ( [
	{ name: 'home', path: '/' },
	{ name: 'inbox', path: '/inbox' },
	{ name: 'reviews', path: '/reviews' },
	{ name: 'products', path: '/products' },
	{ name: 'product', path: '/products/new' },
	{ name: 'stock', path: '/stock' },
	{ name: 'payments', path: '/payments' },
	{ name: 'extensions', path: '/extensions' },
	{ name: 'import-export', path: '/import-export' },
	{ name: 'settings', path: '/settings' },
	{ name: 'setup', path: '/setup-wizard' },
	{ name: 'order', path: '/orders/{order}' },
	{ name: 'customers', path: '/customers' },
	{ name: 'overview', path: '/analytics/overview' },
	{ name: 'revenue', path: '/analytics/revenue' },
	{
		name: 'orders',
		path: '/analytics/orders',
		query: {
			filter: 'advanced',
			status_is: 'completed',
			customer_type: 'new',
		},
	},
	{
		name: 'products-report',
		path: '/analytics/products',
		query: { filter: 'compare-products' },
	},
	{
		name: 'coupons',
		path: '/analytics/coupons',
		query: { chartType: 'bar' },
	},
	{ name: 'stock-report', path: '/analytics/stock' },
	{ name: 'analytics-settings', path: '/analytics/settings' },
] );

/** Screens whose parts are in another order on a phone. */
export const ON_A_PHONE = [ 'home', 'order', 'revenue', 'stock' ];
