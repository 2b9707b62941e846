/**
 * PHP code that creates orders in the site's WordPress, for tests that
 * interrupt it. It defines:
 * - `$create( $values )`, which returns the status and the body of the response,
 * - `$read( $id )`, which returns the number of rows of an order in each table, and
 * - `$before( $callback )`, which calls the callback before each SQL statement with its number, from 1, and its text,
 *   and returns a function that removes it.
 *
 * @param {number} product ID of a product that manages its stock.
 * @param {string} email   Billing email of the orders.
 */
export const orderRequests = ( product, email ) => `
	global $wpdb;
	wp_set_current_user( 1 );
	// Routes and caches are set up before statements are counted.
	rest_do_request( new WP_REST_Request( 'GET', '/wc-analytics/orders' ) );
	$create = static function ( array $values = array() ): array {
		$request = new WP_REST_Request( 'POST', '/wc-analytics/orders' );
		$request->set_body_params( $values + array(
			'status'         => 'processing',
			'billing'        => array( 'email' => '${ email }', 'first_name' => 'Interrupted', 'country' => 'US' ),
			'shipping'       => array( 'city' => 'Interrupted' ),
			'meta_data'      => array( array( 'key' => 'interrupted', 'value' => 'yes' ) ),
			'line_items'     => array( array( 'product_id' => ${ product }, 'quantity' => 2 ) ),
			'shipping_lines' => array( array( 'method_title' => 'Interrupted', 'total' => '5' ) ),
		) );
		$response = rest_do_request( $request );
		return array( $response->get_status(), $response->get_data() );
	};
	$before = static function ( callable $callback ): callable {
		$number = 0;
		$active = false;
		$filter = static function ( $sql ) use ( &$number, &$active, $callback ) {
			if ( ! $active ) {
				$active = true;
				$callback( ++$number, $sql );
				$active = false;
			}
			return $sql;
		};
		add_filter( 'query', $filter );
		return static fn() => remove_filter( 'query', $filter );
	};
	$read = static function ( int $id ) use ( $wpdb ): array {
		$count = static fn( string $table, string $column = 'order_id' ): int => (int) $wpdb->get_var(
			"SELECT COUNT(*) FROM {$wpdb->prefix}$table WHERE $column = $id"
		);
		return array(
			'orders'    => $count( 'wc_orders', 'id' ),
			'addresses' => $count( 'wc_order_addresses' ),
			'data'      => $count( 'wc_order_operational_data' ),
			'meta'      => $count( 'wc_orders_meta' ),
			'items'     => $count( 'woocommerce_order_items' ),
			'stats'     => $count( 'storedeck_order_stats' ),
			'products'  => $count( 'storedeck_order_product_lookup' ),
		);
	};
`;

/** The result of `$read` for an order that is saved completely and included in the reports. */
export const COMPLETE = {
	orders: 1,
	addresses: 2,
	data: 1,
	meta: 1,
	items: 2,
	stats: 1,
	products: 1,
};
