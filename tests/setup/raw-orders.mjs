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

/** A decimal number as an integer. */
export const units = ( decimal ) =>
	Math.round( Number( decimal ?? 0 ) * 10000 );

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

/** Groups a list by keys, as a Map. */
export function groupBy( list, getKey ) {
	const groups = new Map();
	for ( const item of list ) {
		const group = groups.get( getKey( item ) ) ?? [];
		groups.set( getKey( item ), group );
		group.push( item );
	}
	return groups;
}

/**
 * Refunds that return the rest of an order: the last ones without items of orders
 * that were refunded as a whole.
 *
 * @param {Array} rows Orders and refunds: `id`, `parent_order_id`, `total_amount`, `date_created_gmt`, `items` (their number).
 * @return {Map<number, Array>} ID of the refund => its order and the other refunds.
 */
export function findRests( rows ) {
	const families = groupBy(
		rows,
		( row ) => Number( row.parent_order_id ) || Number( row.id )
	);
	const rests = new Map();
	for ( const family of families.values() ) {
		const last = family
			.filter(
				( row ) =>
					Number( row.parent_order_id ) && ! Number( row.items )
			)
			.toSorted(
				( a, b ) =>
					a.date_created_gmt.localeCompare( b.date_created_gmt ) ||
					a.id - b.id
			)
			.at( -1 );
		const total = family.reduce(
			( sum, row ) => sum + units( row.total_amount ),
			0
		);
		if ( last && total <= 0 ) {
			rests.set(
				last.id,
				family.filter( ( row ) => row !== last )
			);
		}
	}
	return rests;
}

/** All orders and refunds of the store, with the date of payment in site time. */
export function readRawOrders( timeZone ) {
	const rows = sql(
		`SELECT o.id, o.parent_order_id, o.type, o.status, o.total_amount, o.tax_amount, o.date_created_gmt,
			d.date_paid_gmt, d.shipping_total_amount, d.discount_total_amount,
			( SELECT COUNT(*) FROM {prefix}woocommerce_order_items i WHERE i.order_id = o.id ) AS items
		FROM {prefix}wc_orders o
		LEFT JOIN {prefix}wc_order_operational_data d ON d.order_id = o.id`
	);
	const isDate = ( gmt ) => gmt && ! gmt.startsWith( '0000' );
	const paidOrders = new Set(
		rows
			.filter( ( row ) => isDate( row.date_paid_gmt ) )
			.map( ( { id } ) => Number( id ) )
	);
	const rests = findRests( rows );
	return rows.map( ( row ) => {
		const isRefund = row.type === 'shop_order_refund';
		const total = units( row.total_amount );
		const rest = ( key ) =>
			( rests.get( row.id ) ?? [] ).reduce(
				( sum, other ) => sum - units( other[ key ] ),
				units( row[ key ] )
			);
		const tax = rest( 'tax_amount' );
		const shipping = rest( 'shipping_total_amount' );
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
	const sumOf = ( isRefund, key ) =>
		inRange
			.filter( ( order ) => order.isRefund === isRefund )
			.reduce( ( total, order ) => total + order[ key ], 0 );
	const coupons = sum( 'discount' );
	return {
		orders_count: inRange.filter( ( { isRefund } ) => ! isRefund ).length,
		total_sales: sum( 'total' ) / 10000,
		net_revenue: sum( 'net' ) / 10000,
		taxes: sum( 'tax' ) / 10000,
		shipping: sum( 'shipping' ) / 10000,
		coupons: coupons / 10000,
		refunds: ( 0 - sumOf( true, 'total' ) ) / 10000,
		gross_sales: ( sumOf( false, 'net' ) + coupons ) / 10000,
	};
}
