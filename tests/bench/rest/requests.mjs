/*
 * The requests that the benchmark of the REST API measures, and their limits as
 * multiples of a trivial request. Requests whose time grows with the number of
 * orders have a second limit for more than MANY orders.
 */

export const MANY = 500000;

/**
 * Limits by state of the data: nothing changed, directly after an order was
 * written, with an empty object cache, and after differences of sums were merged.
 * The second of each is for more than MANY orders.
 */
const LIMITS = {
	unchanged: [ 4, 6 ],
	changed: [ 5, 8 ],
	empty: [ 6, 10 ],
	merged: [ 6, 10 ],
};

/** Limits of requests that count distinct values. */
const COUNTS = { ...LIMITS, merged: [ 15, 40 ] };

/** Limits of requests that read the rows of orders again after each change. */
const HEAVY = {
	...COUNTS,
	changed: [ 15, 40 ],
	empty: [ 15, 40 ],
};

/** Limits of questions by one dimension, and by two. */
const ANSWERS = [
	LIMITS,
	LIMITS,
	{
		unchanged: [ 4, 6 ],
		changed: [ 10, 25 ],
		empty: [ 10, 25 ],
		merged: [ 10, 25 ],
	},
];

/** Limits of all that a screen shows. */
const SCREEN = { ...COUNTS, unchanged: [ 5, 8 ] };

/** The parameters of a date range of whole days that ends yesterday. */
function range( years ) {
	const last = new Date( Date.now() - 86400000 );
	const first = new Date( last );
	first.setUTCFullYear( first.getUTCFullYear() - years );
	first.setUTCDate( first.getUTCDate() + 1 );
	const day = ( date ) => date.toISOString().slice( 0, 10 );
	return `after=${ day( first ) }T00:00:00&before=${ day( last ) }T23:59:59`;
}

const stats = ( report, years, more = '', interval = 'day' ) =>
	`/wc-analytics/reports/${ report }/stats?${ range(
		years
	) }&interval=${ interval }&order=asc&per_page=${
		interval === 'day' ? 2000 : 100
	}${ more }`;
const items = ( report, orderby, more = '&extended_info=true' ) =>
	`/wc-analytics/reports/${ report }?${ range(
		3
	) }&orderby=${ orderby }&order=desc&per_page=25${ more }`;
const days = ( years ) =>
	`period=custom&${ range( years ).replace( /T[\d:]+/g, '' ) }`;
const screen = ( report, query ) =>
	`/storedeck/v1/answers/${ report }?${ query }`;
const answer = ( by ) =>
	`/storedeck/v1/answers?${ days(
		3
	) }&compare[]=none&metrics[]=net_revenue&metrics[]=orders_count${ by
		.map( ( key ) => `&by[]=${ key }` )
		.join( '' ) }&per_page=25`;
const customers = ( query ) =>
	`/wc-analytics/reports/customers?per_page=25&${ query }`;

/**
 * @param {string}        route
 * @param {typeof LIMITS} [limits]
 * @return {{ route: string, getLimit: ( state: string, orders: number ) => number }} The route, and its limit for a number of orders.
 */
const request = ( route, limits = LIMITS ) => ( {
	route,
	getLimit: ( state, orders ) => limits[ state ][ orders > MANY ? 1 : 0 ],
} );

/** The requests by title. */
export const REQUESTS = {
	...Object.fromEntries(
		[ 'revenue', 'products' ].map( ( report ) => [
			`screen of ${ report }, three years by day, with the year before`,
			request(
				screen(
					report,
					`${ days( 3 ) }&compare=previous_year&interval=day`
				),
				SCREEN
			),
		] )
	),
	'revenue stats, three years by day': request( stats( 'revenue', 3 ) ),
	'orders stats, three years by day': request( stats( 'orders', 3 ), COUNTS ),
	'products stats, a year by day': request( stats( 'products', 1 ), COUNTS ),
	'variations stats, a year by day': request(
		stats( 'variations', 1 ),
		COUNTS
	),
	'coupons stats, three years by day': request(
		stats( 'coupons', 3 ),
		COUNTS
	),
	'taxes stats, three years by day': request( stats( 'taxes', 3 ), COUNTS ),
	'downloads stats, a year by day': request( stats( 'downloads', 1 ) ),
	'performance indicators of a year': request(
		`/wc-analytics/reports/performance-indicators?${ range( 1 ) }`,
		COUNTS
	),
	'leaderboards of a year': request(
		`/wc-analytics/leaderboards?${ range( 1 ) }`,
		COUNTS
	),
	'orders, three years': request( items( 'orders', 'date' ) ),
	'orders by net sales, three years': request(
		items( 'orders', 'net_total' ),
		HEAVY
	),
	'products, three years': request( items( 'products', 'items_sold' ) ),
	'variations, three years': request( items( 'variations', 'items_sold' ) ),
	'categories, three years': request( items( 'categories', 'items_sold' ) ),
	'coupons, three years': request( items( 'coupons', 'orders_count' ) ),
	'taxes, three years': request( items( 'taxes', 'total_tax', '' ) ),
	'downloads, three years': request( items( 'downloads', 'date', '' ) ),
	'stock, all products': request(
		'/wc-analytics/reports/stock?orderby=stock_status&order=asc&per_page=25'
	),
	'stock stats': request( '/wc-analytics/reports/stock/stats?page=1' ),
	'orders by product, a year by month': request(
		stats( 'orders', 1, '&segmentby=product', 'month' ),
		HEAVY
	),
	'orders by category, a year by month': request(
		stats( 'orders', 1, '&segmentby=category', 'month' ),
		HEAVY
	),
	'orders by customer type, a year by day': request(
		stats( 'orders', 1, '&segmentby=customer_type' ),
		COUNTS
	),
	'completed orders (a filter), a year by day': request(
		stats( 'orders', 1, '&status_is[]=completed' ),
		COUNTS
	),
	'orders of returning customers (a filter), a year by day': request(
		stats( 'orders', 1, '&customer_type=returning' ),
		COUNTS
	),
	'partial refunds (a filter), a year by day': request(
		stats( 'orders', 1, '&refunds=partial' )
	),
	'completed orders (a filter), newest first': request(
		items( 'orders', 'date', '&status_is[]=completed&extended_info=true' )
	),
	...Object.fromEntries(
		[
			[ 'payments', 'payment_method' ],
			[ 'payments', 'shipping_method' ],
			[ 'places', 'order_country' ],
			[ 'places', 'order_city' ],
			[ 'channels', 'attribution_type' ],
			[ 'times', 'weekday' ],
			[ 'times', 'hour' ],
			[ 'payments', 'order_value' ],
		].map( ( [ report, by ] ) => [
			`${ report } by ${ by }, three years`,
			request( items( report, 'net_revenue', `&by=${ by }` ) ),
		] )
	),
	...Object.fromEntries(
		[
			[ 'payment_method' ],
			[ 'order_country' ],
			[ 'order_city' ],
			[ 'order_value' ],
			[ 'customer_order' ],
			[ 'status' ],
			[ 'product' ],
			[ 'tax_rate' ],
			[ 'attribute' ],
			[ 'payment_method', 'order_country' ],
			[ 'weekday', 'hour' ],
			[ 'order_country', 'attribution_type' ],
			[ 'product', 'order_country' ],
		].map( ( by ) => [
			`answer by ${ by.join( ' and ' ) }, three years`,
			request( answer( by ), ANSWERS[ by.length ] ),
		] )
	),
	'orders of a country (a filter), a year by day': request(
		stats( 'orders', 1, '&order_country_is[]=US' ),
		HEAVY
	),
	'orders by payment method, a year by month': request(
		stats( 'orders', 1, '&segmentby=payment_method', 'month' ),
		HEAVY
	),
	'customers in the default order': request(
		customers( 'orderby=date_last_active&order=desc' )
	),
	'customers by name': request( customers( 'orderby=name&order=asc' ) ),
	'customers by total spend': request(
		customers( 'orderby=total_spend&order=desc' )
	),
	'customers by number of orders, page 100': request(
		customers( 'orderby=orders_count&order=desc&page=100' )
	),
	'customers with a total spend of 1,000 (a filter)': request(
		customers( 'orderby=date_last_active&order=desc&total_spend_min=1000' ),
		HEAVY
	),
	'customers by total spend in a year': request(
		customers( `orderby=total_spend&order=desc&${ range( 1 ) }` )
	),
	'customers stats': request(
		'/wc-analytics/reports/customers/stats?fields[]=customers_count&fields[]=avg_orders_count&fields[]=avg_total_spend&fields[]=avg_avg_order_value'
	),
	'customers, search for the start of a name': request(
		customers( 'orderby=name&order=asc&search=an' ),
		HEAVY
	),
	'customers, search for a part of a name': request(
		customers( 'orderby=name&order=asc&search=mit' ),
		HEAVY
	),
	'customers, search for two words': request(
		'/wc-analytics/reports/customers?search=ann+smi&per_page=10',
		HEAVY
	),
	'customers, search for a part of an email': request(
		customers( 'orderby=name&order=asc&search=mail&searchby=email' ),
		HEAVY
	),
	'products, search for the start of a name': request(
		'/wc-analytics/products?search=sh&per_page=10&orderby=popularity',
		HEAVY
	),
	'products, search for a part of a name': request(
		'/wc-analytics/products?search=irt&per_page=10&orderby=popularity',
		HEAVY
	),
	'orders, search for a part of a number': request(
		'/wc-analytics/orders?number=12&per_page=10',
		HEAVY
	),
	'orders to fulfill': request(
		'/wc-analytics/orders?status=processing,on-hold&per_page=25'
	),
	'products low in stock': request(
		'/wc-analytics/products/low-in-stock?per_page=25'
	),
	'what to reorder': request( '/storedeck/v1/reorder?per_page=25', HEAVY ),
	'what to reorder, by the sales of a year': request(
		'/storedeck/v1/reorder?per_page=25&days=365',
		HEAVY
	),
};
