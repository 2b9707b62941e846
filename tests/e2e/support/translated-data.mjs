import { php } from '../../setup/site.mjs';

/** Names of what the tests create: data of the store, which is not translated. */
export const NAME = 'Zebra';

/** Sends requests of a user through the REST API, in one PHP process. */
const asUser = ( /** @type {string} */ user ) => `
	wp_set_current_user( get_user_by( 'login', '${ user }' )->ID );
	$send = static function ( $method, $route, $fields = array() ) {
		$request = new WP_REST_Request( $method, $route );
		$request->set_body_params( $fields );
		$request->set_query_params( 'GET' === $method ? $fields : array() );
		$answer = rest_do_request( $request );
		if ( $answer->is_error() ) {
			throw new Exception( $route . ': ' . wp_json_encode( $answer->get_data() ) );
		}
		return $answer->get_data();
	};
	$create = static fn( $route, $fields ) => $send( 'POST', $route, $fields )['id'];
`;

/** Deletes what a test has left, also one that was aborted. */
const CLEAR = `
	global $wpdb;
	foreach ( $send( 'GET', '/wc-analytics/orders', array( 'search' => '${ NAME }' ) ) as $order ) {
		$send( 'DELETE', '/wc-analytics/orders/' . $order['id'], array( 'force' => true ) );
	}
	foreach ( $send( 'GET', '/storedeck/v1/views' ) as $view ) {
		if ( '${ NAME }' === $view['name'] ) {
			$send( 'DELETE', '/storedeck/v1/views/' . $view['id'] );
		}
	}
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title LIKE '${ NAME }%'" ) as $id ) {
		foreach ( get_comments( array( 'post_id' => $id, 'status' => array( 'all', 'spam', 'trash' ), 'fields' => 'ids' ) ) as $comment ) {
			wp_delete_comment( $comment, true );
		}
		wp_delete_post( $id, true );
		$wpdb->delete( $wpdb->prefix . 'storedeck_product_meta_lookup', array( 'product_id' => $id ) );
	}
	$wpdb->delete( $wpdb->prefix . 'storedeck_customer_lookup', array( 'email' => 'zebra@example.test' ) );
`;

/**
 * Creates an order with a refund and a note, products, reviews and a view.
 *
 * @param {string} user Login of who creates it.
 * @return {{ order: number, simple: number, variable: number }} Ids.
 */
export const createData = ( user ) =>
	php( `
		${ asUser( user ) }
		${ CLEAR }
		$products = '/wc-analytics/products';
		$simple = $create( $products, array(
			'name' => '${ NAME } ball', 'sku' => 'zebra-1', 'status' => 'publish', 'regular_price' => '9.99',
			'sale_price' => '8.99', 'manage_stock' => true, 'stock_quantity' => 1, 'low_stock_amount' => 3,
		) );
		$variable = $create( $products, array(
			'name' => '${ NAME } shirt', 'type' => 'variable', 'status' => 'publish',
			'attributes' => array( array( 'name' => '${ NAME } size', 'options' => array( 'S', 'M' ), 'variation' => true ) ),
		) );
		$create( "$products/$variable/variations", array(
			'manage_stock' => true, 'stock_quantity' => 2, 'regular_price' => '5',
			'attributes' => array( array( 'name' => '${ NAME } size', 'option' => 'S' ) ),
		) );
		$address = array(
			'first_name' => '${ NAME }', 'last_name' => 'Lovelace', 'email' => 'zebra@example.test', 'address_1' => '1 Main St',
			'city' => 'Town', 'state' => 'CA', 'postcode' => '12345', 'country' => 'US', 'phone' => '+1 555 0100',
		);
		$order = $create( '/wc-analytics/orders', array(
			'status' => 'processing', 'billing' => $address, 'shipping' => array_diff_key( $address, array( 'email' => 1 ) ),
			'line_items' => array( array( 'product_id' => $simple, 'quantity' => 3 ) ),
			'customer_note' => '${ NAME }: ring twice',
		) );
		$create( "/wc-analytics/orders/$order/refunds", array( 'amount' => '2.00', 'reason' => '${ NAME }: chipped' ) );
		$create( "/wc-analytics/orders/$order/notes", array( 'note' => '${ NAME }: call first', 'customer_note' => true ) );
		foreach ( array( 'hold', 'spam' ) as $status ) {
			$create( '/wc-analytics/products/reviews', array(
				'product_id' => $simple, 'reviewer' => '${ NAME }', 'reviewer_email' => "$status@example.test",
				'review' => "${ NAME } $status. " . str_repeat( 'It shines on the table. ', 20 ), 'rating' => 4, 'status' => $status,
			) );
		}
		$create( '/storedeck/v1/views', array(
			'name' => '${ NAME }', 'path' => '/analytics/orders', 'query' => 'chart=orders_count',
			'scope' => 'own', 'hidden_columns' => null,
		) );
		return compact( 'order', 'simple', 'variable' );
	` );

/** Changes the stock as another tab would. */
export const changeStock = ( user, product, quantity ) =>
	php( `
		${ asUser( user ) }
		return $send( 'PUT', '/wc-analytics/products/${ product }', array( 'stock_quantity' => ${ quantity } ) )['id'];
	` );

/** Deletes what was created. */
export const deleteData = ( user ) =>
	php( `${ asUser( user ) } ${ CLEAR } return true;` );
