/*
 * What the bench of the REST API asks, and how many times a trivial call each
 * answer may take. Lists and totals that group orders have two limits: one up to
 * MANY orders, one above.
 */

/** More orders than these are many. */
export const MANY = 500000;

/** No answer may take longer, however many orders there are. */
const MOST = 60;

/** Whole days, the last of them yesterday. */
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
const customers = ( query ) =>
	`/wc-analytics/reports/customers?per_page=25&${ query }`;

/**
 * @param {string} route
 * @param {number} [few]  Limit up to MANY orders.
 * @param {number} [many] Limit above.
 * @return {{ route: string, limit: ( orders: number ) => number }} What is asked.
 */
const ask = ( route, few = MOST, many = MOST ) => ( {
	route,
	limit: ( orders ) => ( orders > MANY ? many : few ),
} );

/** Title => question. */
export const MEASURED = {
	'revenue stats, three years by day': ask( stats( 'revenue', 3 ), 4, 4 ),
	'orders stats, three years by day': ask( stats( 'orders', 3 ), 4, 4 ),
	'products stats, a year by day': ask( stats( 'products', 1 ), 10, 10 ),
	'variations stats, a year by day': ask( stats( 'variations', 1 ), 10, 10 ),
	'coupons stats, three years by day': ask( stats( 'coupons', 3 ), 10, 10 ),
	'taxes stats, three years by day': ask( stats( 'taxes', 3 ), 10, 10 ),
	'downloads stats, a year by day': ask( stats( 'downloads', 1 ), 6 ),
	'all indicators of a year': ask(
		`/wc-analytics/reports/performance-indicators?${ range( 1 ) }`,
		6
	),
	'leaderboards of a year': ask(
		`/wc-analytics/leaderboards?${ range( 1 ) }`,
		10
	),
	'orders, three years': ask( items( 'orders', 'date' ) ),
	'orders, the largest of three years': ask( items( 'orders', 'net_total' ) ),
	'products, three years': ask( items( 'products', 'items_sold' ), 10 ),
	'variations, three years': ask( items( 'variations', 'items_sold' ), 10 ),
	'categories, three years': ask( items( 'categories', 'items_sold' ), 10 ),
	'coupons, three years': ask( items( 'coupons', 'orders_count' ), 10 ),
	'taxes, three years': ask( items( 'taxes', 'total_tax', '' ), 10 ),
	'downloads, three years': ask( items( 'downloads', 'date', '' ) ),
	'stock, all products': ask(
		'/wc-analytics/reports/stock?orderby=stock_status&order=asc&per_page=25'
	),
	'stock, how many of each kind': ask(
		'/wc-analytics/reports/stock/stats?page=1',
		6
	),
	'orders by product, a year by month': ask(
		stats( 'orders', 1, '&segmentby=product', 'month' )
	),
	'orders by category, a year by month': ask(
		stats( 'orders', 1, '&segmentby=category', 'month' )
	),
	'orders by type of customer, a year by day': ask(
		stats( 'orders', 1, '&segmentby=customer_type' )
	),
	'completed orders (a filter), a year by day': ask(
		stats( 'orders', 1, '&status_is[]=completed' ),
		10
	),
	'orders of those who return (a filter), a year by day': ask(
		stats( 'orders', 1, '&customer_type=returning' ),
		10
	),
	'refunds in part (a filter), a year by day': ask(
		stats( 'orders', 1, '&refunds=partial' )
	),
	'completed orders (a filter), the newest': ask(
		items( 'orders', 'date', '&status_is[]=completed&extended_info=true' )
	),
	'customers, as the screen opens': ask(
		customers( 'orderby=date_last_active&order=desc' ),
		10
	),
	'customers by name': ask( customers( 'orderby=name&order=asc' ), 10 ),
	'customers by what they spent': ask(
		customers( 'orderby=total_spend&order=desc' ),
		10
	),
	'customers by their orders, page 100': ask(
		customers( 'orderby=orders_count&order=desc&page=100' ),
		10
	),
	'customers who spent a thousand (a filter)': ask(
		customers( 'orderby=date_last_active&order=desc&total_spend_min=1000' )
	),
	'customers by what they spent in a year': ask(
		customers( `orderby=total_spend&order=desc&${ range( 1 ) }` )
	),
	'customers stats': ask(
		'/wc-analytics/reports/customers/stats?fields[]=customers_count&fields[]=avg_orders_count&fields[]=avg_total_spend&fields[]=avg_avg_order_value',
		10
	),
	'customers, found by how a name begins': ask(
		customers( 'orderby=name&order=asc&search=an' )
	),
	'customers, found by a part of a name': ask(
		customers( 'orderby=name&order=asc&search=mit' )
	),
	'customers, found by two words': ask(
		'/wc-analytics/reports/customers?search=ann+smi&per_page=10',
		10
	),
	'customers, found by a part of an address': ask(
		customers( 'orderby=name&order=asc&search=mail&searchby=email' )
	),
	'products, found by how a name begins': ask(
		'/wc-analytics/products?search=sh&per_page=10&orderby=popularity'
	),
	'products, found by a part of a name': ask(
		'/wc-analytics/products?search=irt&per_page=10&orderby=popularity'
	),
	'orders, found by a part of their number': ask(
		'/wc-analytics/orders?number=12&per_page=10'
	),
	'orders to do': ask(
		'/wc-analytics/orders?status=processing,on-hold&per_page=25'
	),
	'products that run low': ask(
		'/wc-analytics/products/low-in-stock?per_page=25'
	),
};
