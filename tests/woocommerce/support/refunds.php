<?php
/**
 * Orders with refunds, created with WooCommerce's functions.
 *
 * Loaded by the tests into a WordPress with WooCommerce.
 */

// phpcs:disable -- Test code, not a part of the plugin.

/** Marks the orders of the test. */
const REFUNDS_CREATED_VIA = 'storedeck-refunds';

/** A product or variation for 50 each, in a category of its own. */
function refunds_product( bool $is_variable ): WC_Product {
	$category = wp_insert_term( uniqid( 'Refunds ' ), 'product_cat' );
	$product  = $is_variable ? new WC_Product_Variable() : new WC_Product_Simple();

	$product->set_name( uniqid( 'Refunded ' ) );
	$product->set_regular_price( 50 );
	$product->set_category_ids( array( $category['term_id'] ) );
	$product->save();

	if ( ! $is_variable ) {
		return $product;
	}

	$variation = new WC_Product_Variation();
	$variation->set_parent_id( $product->get_id() );
	$variation->set_regular_price( 50 );
	$variation->save();

	return $variation;
}

/**
 * Creates an order of two items at 50, shipping of 20 and taxes of 12 in two rates, paid on a day.
 *
 * @param array $options `day`, and `has_taxes`, `is_variable`, `has_fee`, `has_coupon`.
 */
function refunds_order( array $options ): WC_Order {
	global $wpdb;

	$options += array( 'has_taxes' => true, 'is_variable' => false, 'has_fee' => false, 'has_coupon' => false, 'quantities' => array( 1, 1 ) );
	$order    = wc_create_order( array( 'created_via' => REFUNDS_CREATED_VIA ) );
	$time     = ( new DateTimeImmutable( $options['day'] . ' 12:00:00', wp_timezone() ) )->getTimestamp();
	$rates    = array();

	$order->set_billing_email( uniqid( 'refunds-' ) . '@example.com' );

	foreach ( $options['has_taxes'] ? array( 1, 2 ) : array() as $rate ) {
		$rates[] = WC_Tax::_insert_tax_rate( array( 'tax_rate_country' => 'US', 'tax_rate' => 5 * $rate, 'tax_rate_name' => "Refund tax $rate", 'tax_rate_class' => 'refunds' ) );
	}

	$total = 20;

	foreach ( $options['quantities'] as $quantity ) {
		$item = new WC_Order_Item_Product();
		$item->set_product( refunds_product( $options['is_variable'] ) );
		$item->set_quantity( $quantity );
		$item->set_subtotal( 50 );
		$item->set_total( $options['has_coupon'] ? 45 : 50 );
		$item->set_taxes( $rates ? array( 'total' => array( $rates[0] => '1.67', $rates[1] => '3.33' ), 'subtotal' => array( $rates[0] => '1.67', $rates[1] => '3.33' ) ) : array() );
		$order->add_item( $item );
		$total += $item->get_total();
	}

	$shipping = new WC_Order_Item_Shipping();
	$shipping->set_method_title( 'Flat rate' );
	$shipping->set_total( 20 );
	$shipping->set_taxes( $rates ? array( 'total' => array( $rates[0] => '0.66', $rates[1] => '1.34' ) ) : array() );
	$order->add_item( $shipping );

	if ( $options['has_fee'] ) {
		$fee = new WC_Order_Item_Fee();
		$fee->set_name( 'Fee' );
		$fee->set_total( 7 );
		$order->add_item( $fee );
		$total += 7;
	}

	if ( $options['has_coupon'] ) {
		$coupon = new WC_Order_Item_Coupon();
		$coupon->set_code( uniqid( 'refunds' ) );
		$coupon->set_discount( 10 );
		$order->add_item( $coupon );
		$order->set_discount_total( 10 );
	}

	$order->save();
	$order->update_taxes();
	$order->set_shipping_total( 20 );
	$order->set_total( $total + ( $rates ? 12 : 0 ) );
	$order->set_status( 'completed' );
	$order->set_date_created( $time );
	$order->set_date_paid( $time );
	$order->save();

	return $order;
}

/** Refunds one item of a line by line. */
function refunds_item( WC_Order $order, int $index, float $total, int $quantity = 1 ) {
	$line = array_keys( $order->get_items() )[ $index ];

	return wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => $total, 'line_items' => array( $line => array( 'qty' => $quantity, 'refund_total' => $total ) ) ) );
}

/** Refunds an amount as it is typed on the order screen. */
function refunds_amount( WC_Order $order, float $amount ) {
	return wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => $amount ) );
}

/** Deletes the orders of the test. */
function refunds_delete(): bool {
	foreach ( wc_get_orders( array( 'limit' => -1, 'created_via' => REFUNDS_CREATED_VIA, 'status' => array_keys( wc_get_order_statuses() ) ) ) as $order ) {
		$order->delete( true );
	}

	return true;
}
