import { php, repairSums, sql } from '../../../setup/site.mjs';
import { KEEP_ROWS } from './rebuild.mjs';

/** First ID of the orders, above those of the demo store. */
const FIRST_ID = 910000000;
const FIRST_CUSTOMER = 910000000;

/** A month without other orders. */
export const MONTH = {
	after: '2005-06-01T00:00:00',
	before: '2005-06-30T23:59:59',
};

/** Products of the orders. */
export const PRODUCTS = [ 5001, 5002 ];

/** Orders in two currencies, with a refund, coupons, taxes and customers. */
const ORDERS = Array.from( { length: 9 }, ( _, index ) => ( {
	order_id: FIRST_ID + index,
	parent_id: index === 8 ? FIRST_ID + 1 : 0,
	date: `2005-06-${ String( 3 + index * 3 ).padStart( 2, '0' ) } 10:00:00`,
	quantity: index === 8 ? -1 : 1 + ( index % 3 ),
	net: index === 8 ? -7.5 : 10.1 * ( index + 1 ),
	tax: index === 8 ? -1.5 : 2.02 * ( index + 1 ),
	currency: index % 2 === 0 && index !== 8 ? 'USD' : 'GBP',
	status: index === 7 ? 'wc-cancelled' : 'wc-completed',
	customer_id: FIRST_CUSTOMER + ( index % 3 ),
	product_id: PRODUCTS[ index % PRODUCTS.length ],
} ) );

const REPAIR = `${ KEEP_ROWS } ${ repairSums( '2005-06-01', '2005-06-30' ) }`;

export function insertOrders() {
	removeOrders();
	php(
		`
		global $wpdb;
		$insert = static fn( $table, $row ) => $wpdb->insert( \\Storedeck\\Store\\Tables::get_name( $table ), $row );
		for ( $customer = 0; $customer < 3; $customer++ ) {
			$insert( 'customer_lookup', array( 'customer_id' => ${ FIRST_CUSTOMER } + $customer, 'first_name' => "Acme $customer", 'last_name' => 'Test', 'username' => '', 'country' => $customer ? 'US' : 'GB' ) );
		}
		foreach ( $given as $order ) {
			$insert( 'order_stats', array(
				'order_id' => $order['order_id'], 'parent_id' => $order['parent_id'], 'date_created' => $order['date'], 'date_created_gmt' => $order['date'],
				'date_paid' => $order['date'], 'date_completed' => $order['date'], 'num_items_sold' => $order['quantity'],
				'total_sales' => $order['net'] + $order['tax'], 'tax_total' => $order['tax'], 'net_total' => $order['net'], 'returning_customer' => 0,
				'status' => $order['status'], 'customer_id' => $order['customer_id'], 'currency' => $order['currency'],
			) );
			$insert( 'order_product_lookup', array(
				'order_item_id' => $order['order_id'], 'order_id' => $order['order_id'], 'product_id' => $order['product_id'], 'variation_id' => $order['product_id'] + 1000,
				'customer_id' => $order['customer_id'], 'date_created' => $order['date'], 'product_qty' => $order['quantity'],
				'product_net_revenue' => $order['net'], 'product_gross_revenue' => $order['net'] + $order['tax'], 'tax_amount' => $order['tax'],
			) );
			$insert( 'order_coupon_lookup', array( 'order_id' => $order['order_id'], 'coupon_id' => 7001, 'date_created' => $order['date'], 'discount_amount' => 1.25 ) );
			$insert( 'order_tax_lookup', array( 'order_id' => $order['order_id'], 'tax_rate_id' => 8001, 'date_created' => $order['date'], 'order_tax' => $order['tax'], 'total_tax' => $order['tax'] ) );
			add_metadata( 'post', $order['order_id'], '_order_currency', $order['currency'] );
		}
		${ REPAIR }
		return true;
	`,
		ORDERS
	);
}

export function removeOrders() {
	const last = FIRST_ID + ORDERS.length - 1;
	for ( const table of [
		'order_stats',
		'order_product_lookup',
		'order_coupon_lookup',
		'order_tax_lookup',
	] ) {
		sql(
			`DELETE FROM {prefix}storedeck_${ table } WHERE order_id BETWEEN ${ FIRST_ID } AND ${ last }`
		);
	}
	sql(
		`DELETE FROM {prefix}storedeck_customer_lookup WHERE customer_id BETWEEN ${ FIRST_CUSTOMER } AND ${
			FIRST_CUSTOMER + 2
		}`
	);
	sql(
		`DELETE FROM {prefix}postmeta WHERE post_id BETWEEN ${ FIRST_ID } AND ${ last }`
	);
	php( `${ REPAIR } return true;` );
}

/**
 * Runs a query on the orders of the month with statuses that reports count.
 *
 * @param {string} select SQL of the columns.
 * @param {string} where  SQL of more conditions.
 * @param {string} joins  SQL of joins.
 * @param {string} end    SQL of groups and order.
 */
export const readOrders = ( select, where = '1 = 1', joins = '', end = '' ) =>
	sql(
		`SELECT ${ select } FROM {prefix}storedeck_order_stats stats ${ joins }
		WHERE stats.order_id >= ${ FIRST_ID } AND stats.date_paid LIKE '2005-06-%' AND stats.status = 'wc-completed' AND ${ where } ${ end }`
	);
