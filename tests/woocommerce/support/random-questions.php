<?php
/**
 * Orders of WooCommerce to ask random questions about, which the caller seeds with mt_srand().
 *
 * @package Storedeck
 */

// phpcs:disable -- Test code, not a part of the plugin.

use Storedeck\Reports\Dimensions\Test\Random_Questions;

const QUESTIONS_CREATED_VIA = 'storedeck-questions';

require_once dirname( STOREDECK_FILE ) . '/includes/reports/dimensions/test/class-random-questions.php';

/** Creates an order, some with a refund. */
function create_random_order(): void {
	$pick    = Random_Questions::pick( ... );
	$order   = wc_create_order( array( 'created_via' => QUESTIONS_CREATED_VIA ) );
	$date    = ( new DateTimeImmutable( '2019-05-01 12:00:00', wp_timezone() ) )->getTimestamp() + mt_rand( 0, 60 * DAY_IN_SECONDS );
	$product = $pick( wc_get_products( array( 'limit' => 5, 'type' => 'simple', 'status' => 'publish', 'orderby' => 'ID' ) ) );

	$order->add_product( $product, mt_rand( 1, 6 ), array( 'subtotal' => $pick( array( 5, 40, 300 ) ), 'total' => $pick( array( 5, 30, 300 ) ) ) );

	if ( mt_rand( 0, 2 ) ) {
		$shipping = new WC_Order_Item_Shipping();
		$shipping->set_props( array( 'method_id' => $pick( array( 'flat_rate', 'local_pickup' ) ), 'method_title' => 'A method', 'total' => mt_rand( 0, 9 ) ) );
		$order->add_item( $shipping );
	}

	$order->set_billing_email( $pick( array( 'a@questions.example', 'b@questions.example', 'c@questions.example', '' ) ) );
	$order->update_meta_data( '_wc_order_attribution_utm_source', $pick( array( 'google', '(direct)', '' ) ) );
	$order->set_date_created( $date );
	change_random_order( $order );
	$order->calculate_totals();
	$order->save();

	if ( 0 === mt_rand( 0, 3 ) ) {
		$refund = wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => 2 ) );
		$refund->set_date_created( $date + 86400 * mt_rand( 0, 20 ) );
		$refund->save();
	}
}

/** Changes what an order says of itself. */
function change_random_order( WC_Order $order ): void {
	$pick = Random_Questions::pick( ... );

	$order->set_payment_method( $pick( array( 'bacs', 'cod', '' ) ) );
	$order->set_billing_country( $pick( array( 'US', 'FR', '' ) ) );
	$order->set_billing_state( 'US' === $order->get_billing_country() ? $pick( array( 'CA', 'NY' ) ) : '' );
	$order->set_shipping_country( $pick( array( 'US', '', '' ) ) );
	$order->set_status( $pick( array( 'completed', 'processing', 'on-hold', 'cancelled' ) ) );
	$order->save();
}

/** Orders of the test. */
function get_random_orders(): array {
	return wc_get_orders( array( 'limit' => -1, 'type' => 'shop_order', 'created_via' => QUESTIONS_CREATED_VIA, 'status' => array_keys( wc_get_order_statuses() ), 'orderby' => 'ID' ) );
}

/** Earlier questions and new ones of the orders in a storage, with their answers. */
function create_random_questions( bool $has_posts, int $count, array $earlier ): array {
	global $wpdb;

	$sql       = static fn( string $query ): array => $wpdb->get_results( str_replace( '{prefix}', $wpdb->prefix, $query ), ARRAY_A );
	$questions = new Random_Questions( $sql, $has_posts, '2019' );

	return array_map(
		static fn( array $params ): array => compact( 'params' ) + $questions->answer( $params ),
		array( ...$earlier, ...array_map( static fn(): array => $questions->create(), range( 1, $count ) ) )
	);
}
