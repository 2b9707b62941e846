import { sql } from './site.mjs';

/*
 * Computes the metrics of the store from the order tables, with amounts as
 * integers (1/10000 of the currency) and Node's time zone data. To be independent
 * of the code under test, it uses neither the analytics tables nor that code.
 */

/** Order statuses that reports exclude. */
const NOT_SOLD = [
	'wc-pending',
	'wc-failed',
	'wc-cancelled',
	'wc-checkout-draft',
	'trash',
];

const units = ( decimal ) => Math.round( Number( decimal ?? 0 ) * 10000 );

/** Converts a GMT date, `YYYY-MM-DD HH:mm:ss`, to a time zone, as `YYYY-MM-DDTHH:mm:ss`. */
export function toWallClock( gmt, timeZone ) {
	const parts = Object.fromEntries(
		new Intl.DateTimeFormat( 'en-US', {
			timeZone,
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
			second: '2-digit',
		} )
			.formatToParts( new Date( `${ gmt.replace( ' ', 'T' ) }Z` ) )
			.map( ( { type, value } ) => [ type, value ] )
	);
	return `${ parts.year }-${ parts.month }-${ parts.day }T${ parts.hour }:${ parts.minute }:${ parts.second }`;
}

/** All orders and refunds of the store, with the date of payment in site time. */
export function readRawOrders( timeZone ) {
	const rows = sql(
		`SELECT o.id, o.parent_order_id, o.type, o.status, o.total_amount, o.tax_amount, o.date_created_gmt,
			d.date_paid_gmt, d.shipping_total_amount, d.discount_total_amount
		FROM {prefix}wc_orders o
		LEFT JOIN {prefix}wc_order_operational_data d ON d.order_id = o.id`
	);
	const isDate = ( gmt ) => gmt && ! gmt.startsWith( '0000' );
	const paidOrders = new Set(
		rows
			.filter( ( row ) => isDate( row.date_paid_gmt ) )
			.map( ( { id } ) => Number( id ) )
	);
	return rows.map( ( row ) => {
		const isRefund = row.type === 'shop_order_refund';
		const total = units( row.total_amount );
		const tax = units( row.tax_amount );
		const shipping = units( row.shipping_total_amount );
		// A refund belongs to its own date, and only counts if its order was paid.
		const refunded = paidOrders.has( Number( row.parent_order_id ) )
			? row.date_created_gmt
			: null;
		const gmt = isRefund ? refunded : row.date_paid_gmt;
		return {
			id: Number( row.id ),
			isRefund,
			status: row.status,
			isSold: ! NOT_SOLD.includes( row.status ),
			paid: isDate( gmt ) ? toWallClock( gmt, timeZone ) : null,
			total,
			tax,
			shipping,
			net: total - tax - shipping,
			discount: isRefund ? 0 : units( row.discount_total_amount ),
		};
	} );
}

/** The totals of a date range in site time, both ends inclusive. */
export function totalsOf( orders, after, before ) {
	const inRange = orders.filter(
		( { isSold, paid } ) =>
			isSold && paid && paid >= after && paid <= before
	);
	const sum = ( key ) =>
		inRange.reduce( ( total, order ) => total + order[ key ], 0 );
	const refunds = inRange
		.filter( ( { net } ) => net < 0 )
		.reduce( ( total, { net } ) => total - net, 0 );
	const net = sum( 'net' );
	const coupons = sum( 'discount' );
	return {
		orders_count: inRange.filter( ( { isRefund } ) => ! isRefund ).length,
		total_sales: sum( 'total' ) / 10000,
		net_revenue: net / 10000,
		taxes: sum( 'tax' ) / 10000,
		shipping: sum( 'shipping' ) / 10000,
		coupons: coupons / 10000,
		refunds: refunds / 10000,
		gross_sales: ( net + coupons + refunds ) / 10000,
	};
}
