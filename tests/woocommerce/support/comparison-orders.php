<?php
/**
 * Orders that both engines count differently, created through WooCommerce's
 * functions, each in a month of its own.
 *
 * Loaded by the tests into a WordPress with WooCommerce.
 */

// phpcs:disable -- Test code, not a part of the plugin.

use Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler;

/** Marks the orders of the test. */
const COMPARISON_CREATED_VIA = 'storedeck-comparison';

/** An order with one product, paid on the day it was created. Amounts are net. */
function comparison_order( string $date, float $total = 100, string $paid = '' ): WC_Order {
	$time  = ( new DateTimeImmutable( $date, wp_timezone() ) )->getTimestamp();
	$order = wc_create_order( array( 'created_via' => COMPARISON_CREATED_VIA ) );
	$ids   = wc_get_products( array( 'limit' => 1, 'return' => 'ids', 'status' => 'publish', 'type' => 'simple', 'orderby' => 'ID' ) );

	$order->set_billing_email( 'comparison@example.com' );
	$order->add_product( wc_get_product( $ids[0] ), 1, array( 'subtotal' => $total, 'total' => $total ) );
	$order->set_total( $total );
	$order->set_date_created( $time );
	$order->set_date_paid( '' === $paid ? $time : ( new DateTimeImmutable( $paid, wp_timezone() ) )->getTimestamp() );
	$order->set_status( 'completed' );
	$order->save();

	return $order;
}

/** Adds a tax row. */
function comparison_tax( WC_Order $order, int $rate, float $amount ): void {
	$item = new WC_Order_Item_Tax();
	$item->set_rate_id( $rate );
	$item->set_name( "RATE-$rate" );
	$item->set_tax_total( $amount );
	$order->add_item( $item );
}

/** Adds a coupon that exists, or one that never existed. */
function comparison_coupon( WC_Order $order, string $code, float $discount, bool $exists ): void {
	if ( $exists && 0 === wc_get_coupon_id_by_code( $code ) ) {
		$coupon = new WC_Coupon();
		$coupon->set_code( $code );
		$coupon->save();
	}

	$item = new WC_Order_Item_Coupon();
	$item->set_code( $code );
	$item->set_discount( $discount );
	$order->add_item( $item );
}

/** A refund on a day. */
function comparison_refund( WC_Order $order, string $date, float $amount, array $items = array() ): WC_Order_Refund {
	$refund = wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => $amount, 'line_items' => $items ) );

	if ( is_wp_error( $refund ) ) {
		throw new RuntimeException( $refund->get_error_message() );
	}

	$refund->set_date_created( ( new DateTimeImmutable( $date, wp_timezone() ) )->getTimestamp() );
	$refund->save();

	return $refund;
}

/** A download at a time in GMT. */
function comparison_download( string $gmt, int $permission ): void {
	global $wpdb;

	$wpdb->insert( $wpdb->prefix . 'wc_download_log', array( 'timestamp' => $gmt, 'permission_id' => $permission ) );
}

/** Each returns nothing; the key is the month. */
function comparison_cases(): array {
	return array(
		'2019-01' => function (): void {
			comparison_order( '2019-01-10' );
			foreach ( array( 'EUR' => 2, 'GBP' => 1 ) as $currency => $count ) {
				while ( $count-- > 0 ) {
					$order = comparison_order( '2019-01-11', 50 );
					$order->set_currency( $currency );
					$order->save();
				}
			}
		},
		'2019-02' => fn() => comparison_order( '2019-02-10' ),
		'2019-03' => fn() => comparison_order( '2019-03-10' ),
		'2019-04' => fn() => comparison_order( '2019-04-10' ),
		'2019-05' => function (): void {
			$order = comparison_order( '2019-05-10', 107 );
			comparison_tax( $order, 1, 5 );
			$order->set_cart_tax( 7 );
			$order->save();
		},
		'2019-06' => function (): void {
			$order = comparison_order( '2019-06-10' );
			$order->set_status( 'on-hold' );
			$order->set_date_paid( null );
			$order->save();
			comparison_refund( $order, '2019-06-11', 40 );
		},
		'2019-07' => function (): void {
			global $wpdb;
			$order = comparison_order( '2019-07-10' );
			// WooCommerce's versions before 3.0 stored no date for the status after the payment.
			$order->set_status( $order->needs_processing() ? 'processing' : 'completed' );
			$order->save();
			$wpdb->update( $wpdb->prefix . 'wc_order_operational_data', array( 'woocommerce_version' => '2.6', 'date_paid_gmt' => null ), array( 'order_id' => $order->get_id() ) );
			wp_cache_flush();
		},
		'2019-08' => fn() => comparison_order( '2019-08-31', 100, '2019-09-01' ),
		'2019-10' => function (): void {
			$order = comparison_order( '2019-10-10' );
			$item  = array_key_first( $order->get_items() );
			comparison_refund( $order, '2019-10-11', 3, array( $item => array( 'qty' => 0, 'refund_total' => 3 ) ) );
		},
		'2019-11' => function (): void {
			foreach ( array( 1, 2 ) as $day ) {
				comparison_order( "2019-11-1$day", 1.004 );
			}
		},
		'2019-12' => function (): void {
			$order = comparison_order( '2019-12-10', 109 );
			comparison_tax( $order, 1, 4 );
			comparison_tax( $order, 1, 5 );
			$order->set_cart_tax( 9 );
			$order->save();
		},
		'2018-01' => function (): void {
			$order = comparison_order( '2018-01-10', 0 );
			$item  = array_key_first( $order->get_items() );
			comparison_refund( $order, '2018-01-11', 0, array( $item => array( 'qty' => 1, 'refund_total' => 0 ) ) );
		},
		'2018-02' => fn() => comparison_order( '2018-02-10' ),
		'2018-05' => function (): void {
			$order = comparison_order( '2018-05-10' );
			$item  = wc_add_order_item( $order->get_id(), array( 'order_item_name' => 'CARD', 'order_item_type' => 'gift_card' ) );
			wc_add_order_item_meta( $item, 'amount', '60' );
			$order->set_total( 40 );
			$order->save();
		},
		'2018-06' => function (): void {
			$order = comparison_order( '2018-06-10' );
			$order->set_shipping_total( 20 );
			$order->set_total( 120 );
			$order->save();
			comparison_refund( $order, '2018-06-11', 30, array( array_key_first( $order->get_items() ) => array( 'qty' => 0, 'refund_total' => 30 ) ) );
			comparison_refund( $order, '2018-06-12', 90 );
		},
		'2018-07' => function (): void {
			$order = comparison_order( '2018-07-10' );
			$item  = current( $order->get_items() );
			wc_update_order_item_meta( $item->get_id(), '_qty', '2.75' );
			wc_get_order( $order->get_id() )->save();
		},
		'2018-08' => function (): void {
			$order = comparison_order( '2018-08-10' );
			comparison_coupon( $order, 'comparison-one', 10, true );
			comparison_coupon( $order, 'comparison-never-a', 5, false );
			comparison_coupon( $order, 'comparison-never-b', 4, false );
			$order->save();
			OrdersScheduler::import( $order->get_id() );
		},
		'2018-09' => function (): void {
			foreach ( array( 10 => array( 'a', 'b' ), 11 => array( 'c' ) ) as $day => $names ) {
				$order = comparison_order( "2018-09-$day" );
				foreach ( $names as $name ) {
					comparison_coupon( $order, "comparison-never-$name", 5, false );
				}
				$order->save();
			}
		},
		'2018-03' => function (): void {
			$order = comparison_order( '2018-03-10' );
			comparison_coupon( $order, 'comparison-one', 4, true );
			comparison_coupon( $order, 'comparison-one', 5, true );
			$order->save();
		},
		// Several coupons, a child category, and a line that was refunded with its tax.
		'2018-10' => function (): void {
			$parent  = wp_insert_term( 'Comparison', 'product_cat' )['term_id'];
			$child   = wp_insert_term( 'Comparison child', 'product_cat', array( 'parent' => $parent ) )['term_id'];
			$product = new WC_Product_Simple();
			$product->set_name( 'Comparison' );
			$product->set_category_ids( array( $child ) );
			$product->save();
			$order = comparison_order( '2018-10-10', 60 );
			$id    = $order->add_product( $product, 1, array( 'subtotal' => 40, 'total' => 40 ) );
			$order->get_item( $id )->set_taxes( array( 'total' => array( 1 => 4 ), 'subtotal' => array( 1 => 4 ) ) );
			comparison_tax( $order, 1, 10 );
			$order->set_cart_tax( 10 );
			$order->set_total( 110 );
			comparison_coupon( $order, 'comparison-one', 10, true );
			comparison_coupon( $order, 'comparison-two', 5, true );
			$order->save();
			comparison_refund( $order, '2018-10-11', 44, array( $id => array( 'qty' => 1, 'refund_total' => 40, 'refund_tax' => array( 1 => 4 ) ) ) );
		},
		'2018-11' => function (): void {
			$order = comparison_order( '2018-11-10', 109 );
			comparison_tax( $order, 1, 4 );
			comparison_tax( $order, 2, 5 );
			$order->set_cart_tax( 9 );
			$order->save();
			OrdersScheduler::import( $order->get_id() );
			$order = wc_get_order( $order->get_id() );
			foreach ( $order->get_items( 'tax' ) as $id => $item ) {
				2 === $item->get_rate_id() && $order->remove_item( $id );
			}
			$order->set_cart_tax( 4 );
			$order->set_total( 104 );
			$order->save();
		},
		'2018-12' => fn() => comparison_order( '2018-12-10', -10 ),
		'2017-01' => function (): void {
			$order = comparison_order( '2017-01-10' );
			$item  = current( $order->get_items() );
			foreach ( array( 1.003, 1.004 ) as $total ) {
				$order->add_product( $item->get_product(), 1, array( 'subtotal' => $total, 'total' => $total ) );
			}
			$order->set_total( 102.01 );
			$order->save();
			wc_update_order_item_meta( $item->get_id(), '_qty', '2.75' );
			wc_get_order( $order->get_id() )->save();
		},
		'2018-04' => function (): void {
			global $wpdb;
			$wpdb->replace( $wpdb->prefix . 'woocommerce_downloadable_product_permissions', array( 'permission_id' => 900000002, 'download_id' => 'test', 'product_id' => 1, 'user_email' => 'comparison@example.com' ) );
			// Still April 30 on the site, which is west of GMT.
			comparison_download( '2018-05-01 02:00:00', 900000002 );
		},
	);
}

/** Creates all orders. */
function comparison_create(): bool {
	foreach ( comparison_cases() as $create ) {
		$create();
	}

	return true;
}

/** Orders and refunds of the test. */
function comparison_ids(): array {
	$ids = wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'type' => 'shop_order', 'created_via' => COMPARISON_CREATED_VIA ) );

	return array( ...$ids, ...( $ids ? wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'type' => 'shop_order_refund', 'post_parent__in' => $ids, 'parent' => $ids ) ) : array() ) );
}

/** Lets WooCommerce import the orders, and changes its rows where the case is about them. */
function comparison_import(): bool {
	global $wpdb;

	// Otherwise the queue replaces the rows that are changed below.
	as_unschedule_all_actions( 'wc-admin_import_orders' );

	foreach ( comparison_ids() as $id ) {
		OrdersScheduler::import( $id );
	}

	$stats = $wpdb->prefix . 'wc_order_stats';
	$find  = fn( string $month ): int => (int) $wpdb->get_var( "SELECT order_id FROM $stats WHERE date_created LIKE '$month-%'" );

	$wpdb->delete( $stats, array( 'order_id' => $find( '2019-02' ) ) );
	$wpdb->query( "INSERT INTO $stats SELECT 99999999, parent_id, date_created, date_created_gmt, date_paid, date_completed, num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer, status, customer_id FROM $stats WHERE order_id = " . $find( '2019-03' ) );
	$wpdb->update( $stats, array( 'total_sales' => 90, 'net_total' => 90 ), array( 'order_id' => $find( '2019-04' ) ) );

	return true;
}

/** Deletes everything again. */
function comparison_delete(): bool {
	global $wpdb;

	foreach ( comparison_ids() as $id ) {
		$order = wc_get_order( $id );
		$order && $order->delete( true );
	}

	$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_download_log WHERE permission_id = 900000002" );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_downloadable_product_permissions WHERE permission_id = 900000002" );

	foreach ( get_posts( array( 'post_type' => array( 'shop_coupon', 'product' ), 'numberposts' => -1, 'post_status' => 'any', 's' => 'comparison' ) ) as $post ) {
		wp_delete_post( $post->ID, true );
	}

	foreach ( get_terms( array( 'taxonomy' => 'product_cat', 'name__like' => 'Comparison', 'hide_empty' => false, 'fields' => 'ids' ) ) as $term ) {
		wp_delete_term( $term, 'product_cat' );
	}

	// WooCommerce keeps the rows of refunds whose order is deleted.
	foreach ( array( 'stats', 'product_lookup', 'tax_lookup', 'coupon_lookup' ) as $table ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_order_$table WHERE date_created < '2020-01-01'" );
	}

	return true;
}
