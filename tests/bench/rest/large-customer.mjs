/*
 * A customer with many orders, such as the walk-in sales of a till, which all
 * have the same email.
 */

export const LARGE_CUSTOMER = 'till@example.com';

/** Number of orders of this customer. */
const ORDERS = 50000;

/**
 * Makes existing orders those of the large customer, while there are no sums.
 *
 * @param {Awaited<ReturnType<typeof import('./session.mjs').createSession>>} session
 * @param {Array<{ product_id: number, quantity: number }>}                   lines
 */
export async function giveOrders( { run, send }, lines ) {
	const { id } = await send( 'POST', '/wc-analytics/orders', {
		status: 'processing',
		billing: { email: LARGE_CUSTOMER },
		line_items: lines,
	} );
	await run( `
		global $wpdb;
		$prefix   = $wpdb->prefix . 'storedeck_';
		$customer = (int) $wpdb->get_var( "SELECT customer_id FROM {$prefix}order_stats WHERE order_id = ${ id }" );
		$stats    = "INNER JOIN {$prefix}order_stats stats ON stats.customer_id = $customer AND stats.order_id =";
		foreach ( array(
			"UPDATE {$prefix}order_stats SET customer_id = $customer, customer_order = NULL WHERE parent_id = 0 LIMIT ${ ORDERS }",
			"UPDATE {$prefix}order_product_lookup items $stats items.order_id SET items.customer_id = $customer",
			"UPDATE {$prefix}orders orders $stats orders.id SET orders.customer_id = 0, orders.billing_email = '${ LARGE_CUSTOMER }'",
		) as $sql ) {
			$wpdb->query( $sql );
		}
		Storedeck\\Sync\\Returning_Customers::update( array( $customer ) );` );
}
