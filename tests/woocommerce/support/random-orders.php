<?php
/**
 * Random operations on orders through WooCommerce's functions, and the figures
 * that reports must show, read with SQL from WooCommerce's tables.
 *
 * Loaded by the tests into a WordPress with WooCommerce.
 */

// phpcs:disable -- Test code, not a part of the plugin.

/*
 * The caller defines RANDOM_YEAR, a leap year: the year of the dates of orders. February 29 and both changes of the clock
 * of 2020 and 2024 are among them.
 */

/** Marks the orders of the test. */
const RANDOM_CREATED_VIA = 'storedeck-test';

/** A date of the test as WooCommerce's functions expect it. */
function random_date(): string {
	// Many orders on few days, some close to midnight.
	$days = array( '02-25', '02-29', '03-01', '03-08', '03-10', '06-30', '07-01', '11-01', '11-03', '11-10' );
	$time = mt_rand( 0, 3 ) ? sprintf( '%02d:%02d:%02d', mt_rand( 0, 23 ), mt_rand( 0, 59 ), mt_rand( 0, 59 ) ) : '23:59:59';

	return RANDOM_YEAR . '-' . $days[ mt_rand( 0, 9 ) ] . ' ' . $time;
}

/** Timestamp of a date in site time. */
function random_timestamp(): int {
	return ( new DateTimeImmutable( random_date(), wp_timezone() ) )->getTimestamp();
}

/** An order of the test, or null. */
function random_order( array $statuses = array() ): ?WC_Order {
	$args = array( 'limit' => -1, 'return' => 'ids', 'type' => 'shop_order', 'orderby' => 'ID', 'order' => 'ASC', 'created_via' => RANDOM_CREATED_VIA );
	$ids  = wc_get_orders( $args + array( 'status' => $statuses ? $statuses : array_merge( array_keys( wc_get_order_statuses() ), array( 'trash' ) ) ) );

	return $ids ? wc_get_order( $ids[ mt_rand( 0, count( $ids ) - 1 ) ] ) : null;
}

/** Products that can be bought. */
function random_product(): WC_Product {
	static $ids = null;

	$ids ??= wc_get_products( array( 'limit' => 40, 'return' => 'ids', 'status' => 'publish', 'type' => array( 'simple', 'variation' ), 'orderby' => 'ID' ) );

	return wc_get_product( $ids[ mt_rand( 0, count( $ids ) - 1 ) ] );
}

/** Creates an order. */
function random_create(): string {
	global $wpdb;

	$order = wc_create_order( array( 'created_via' => RANDOM_CREATED_VIA, 'customer_id' => mt_rand( 0, 2 ) ? 0 : 1 ) );
	$buyer = mt_rand( 1, 9 );

	$order->set_billing_email( "buyer$buyer@example.com" );
	$order->set_billing_first_name( "Buyer $buyer" );
	$order->set_billing_country( 'US' );
	$order->set_billing_state( 'CA' );
	$order->set_billing_postcode( '94111' );

	for ( $line = mt_rand( 1, 4 ); $line > 0; $line-- ) {
		$order->add_product( random_product(), mt_rand( 1, 3 ) );
	}

	if ( mt_rand( 0, 1 ) ) {
		$shipping = new WC_Order_Item_Shipping();
		$shipping->set_method_title( 'Flat rate' );
		$shipping->set_method_id( 'flat_rate' );
		$shipping->set_total( mt_rand( 100, 1999 ) / 100 );
		$order->add_item( $shipping );
	}

	if ( ! mt_rand( 0, 3 ) ) {
		$fee = new WC_Order_Item_Fee();
		$fee->set_name( 'Fee' );
		$fee->set_total( mt_rand( -500, 500 ) / 100 );
		$order->add_item( $fee );
	}

	$codes = $wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_type = 'shop_coupon' AND post_status = 'publish' ORDER BY ID" );

	$order->calculate_totals();

	if ( ! mt_rand( 0, 2 ) && $codes ) {
		$order->apply_coupon( $codes[ mt_rand( 0, count( $codes ) - 1 ) ] );
	}

	if ( ! mt_rand( 0, 9 ) ) {
		$order->set_currency( 'EUR' );
	}

	$order->set_date_created( random_timestamp() );
	$order->set_status( array( 'processing', 'completed', 'on-hold', 'pending', 'cancelled', 'failed' )[ mt_rand( 0, 5 ) ] );

	if ( mt_rand( 0, 4 ) ) {
		$order->set_date_paid( random_timestamp() );
	}

	$order->save();

	return 'create ' . $order->get_id();
}

/**
 * Runs one random operation.
 *
 * @param int $seed Seed.
 * @return string What was done.
 */
function random_operation( int $seed ): string {
	mt_srand( $seed );

	$kind  = mt_rand( 0, 15 );
	$order = random_order( in_array( $kind, array( 4, 5, 6, 7 ), true ) ? array( 'processing', 'completed', 'on-hold', 'refunded' ) : array() );

	if ( null === $order || $kind < 4 ) {
		return random_create();
	}

	$id = $order->get_id();

	switch ( $kind ) {
		case 4:
		case 5:
			$lines = array();
			foreach ( $order->get_items() as $item_id => $item ) {
				if ( $item->get_quantity() > 0 && mt_rand( 0, 1 ) ) {
					$lines[ $item_id ] = array( 'qty' => 1, 'refund_total' => round( $item->get_total() / $item->get_quantity(), 2 ), 'refund_tax' => array() );
				}
			}
			$amount = array_sum( array_column( $lines, 'refund_total' ) );
			$refund = wc_create_refund( array( 'order_id' => $id, 'amount' => $amount > 0 ? $amount : 1.23, 'line_items' => $lines ) );
			if ( is_wp_error( $refund ) ) {
				return "refund $id refused";
			}
			$refund->set_date_created( random_timestamp() );
			$refund->save();
			return "refund $id";
		case 6:
			$refunds = $order->get_refunds();
			if ( ! $refunds ) {
				return random_create();
			}
			$refunds[0]->delete( true );
			return "delete refund of $id";
		case 7:
			$order->update_status( 'refunded' );
			return "refunded $id";
		case 8:
			if ( 'trash' === $order->get_status() ) {
				$order->untrash();
				return "untrash $id";
			}
			$order->delete( false );
			return "trash $id";
		case 9:
			$order->delete( true );
			return "delete $id";
		case 10:
			foreach ( $order->get_items() as $item ) {
				$item->set_quantity( $item->get_quantity() + 1 );
				$item->set_total( $item->get_total() + 5 );
				$item->set_subtotal( $item->get_subtotal() + 5 );
				$item->save();
				break;
			}
			$order->calculate_totals();
			return "change line of $id";
		case 11:
			foreach ( array_keys( $order->get_items() ) as $item_id ) {
				$order->remove_item( $item_id );
				break;
			}
			$order->add_product( random_product(), 2 );
			$order->calculate_totals();
			$order->save();
			return "replace line of $id";
		case 12:
			foreach ( array_keys( $order->get_items() ) as $item_id ) {
				wc_update_order_item_meta( $item_id, '_line_total', '7.77' );
				wc_update_order_item_meta( $item_id, '_qty', '7' );
				break;
			}
			return "change item meta of $id";
		case 13:
			$order->set_date_created( random_timestamp() );
			$order->set_date_paid( mt_rand( 0, 3 ) ? random_timestamp() : null );
			$order->save();
			return "change dates of $id";
		case 14:
			$order->set_currency( 'EUR' === $order->get_currency() ? 'USD' : 'EUR' );
			$order->set_billing_email( 'buyer' . mt_rand( 1, 9 ) . '@example.com' );
			$order->save();
			return "change currency of $id";
		default:
			$status = array( 'processing', 'completed', 'on-hold', 'pending', 'cancelled' )[ mt_rand( 0, 4 ) ];
			$order->update_status( $status );
			return "$status $id";
	}
}

/** Rows of orders and refunds that count, from the storage that is in use. */
function stored_orders(): array {
	global $wpdb;

	if ( \Automattic\WooCommerce\Utilities\OrderUtil::custom_orders_table_usage_is_enabled() ) {
		$sql = "SELECT o.id, o.type, o.status, o.parent_order_id AS parent, o.currency, o.total_amount AS total,
			o.date_created_gmt AS created, d.date_paid_gmt AS paid, d.shipping_total_amount AS shipping, o.billing_email AS email
			FROM {$wpdb->prefix}wc_orders o LEFT JOIN {$wpdb->prefix}wc_order_operational_data d ON d.order_id = o.id
			WHERE o.type IN ( 'shop_order', 'shop_order_refund' )";
	} else {
		$meta = static fn( string $key ): string => "( SELECT m.meta_value FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '$key' LIMIT 1 )";
		$sql  = "SELECT p.ID AS id, p.post_type AS type, p.post_status AS status, p.post_parent AS parent,
			{$meta( '_order_currency' )} AS currency, {$meta( '_order_total' )} AS total, p.post_date_gmt AS created,
			DATE_ADD( '1970-01-01', INTERVAL {$meta( '_date_paid' )} SECOND ) AS paid, {$meta( '_order_shipping' )} AS shipping, {$meta( '_billing_email' )} AS email
			FROM $wpdb->posts p WHERE p.post_type IN ( 'shop_order', 'shop_order_refund' )";
	}

	return array_column( $wpdb->get_results( $sql, ARRAY_A ), null, 'id' );
}

/** Sums of items: id => column => sum. */
function stored_item_sums( string $type, string $group, array $keys ): array {
	global $wpdb;

	$columns = '';

	foreach ( $keys as $name => $key ) {
		$columns .= ", SUM( CASE WHEN m.meta_key = '$key' THEN CAST( m.meta_value AS DECIMAL( 26, 8 ) ) ELSE 0 END ) AS $name";
	}

	$rows = $wpdb->get_results(
		"SELECT i.order_id, $group AS grouped $columns FROM {$wpdb->prefix}woocommerce_order_items i
			LEFT JOIN {$wpdb->prefix}woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id
			WHERE i.order_item_type = '$type' GROUP BY i.order_id, $group",
		ARRAY_A
	);

	if ( '' !== $wpdb->last_error ) {
		throw new RuntimeException( $wpdb->last_error );
	}

	return $rows;
}

/**
 * Refunds of the rest: the last ones without items of orders that were refunded as a whole.
 *
 * @return array<int, int[]> ID => IDs of the order and its other refunds.
 */
function stored_rests( array $orders ): array {
	global $wpdb;

	$with_items = array_flip( $wpdb->get_col( "SELECT DISTINCT order_id FROM {$wpdb->prefix}woocommerce_order_items" ) );
	$families   = array();
	$rests      = array();

	foreach ( $orders as $id => $order ) {
		$parent = 'shop_order_refund' === $order['type'] ? $order['parent'] : $id;

		$families[ $parent ][ $id ] = $order;
	}

	foreach ( $families as $family ) {
		$unknown = array_filter( $family, static fn( $order ) => 'shop_order_refund' === $order['type'] && ! isset( $with_items[ $order['id'] ] ) );

		usort( $unknown, static fn( $a, $b ) => array( $a['created'], (int) $a['id'] ) <=> array( $b['created'], (int) $b['id'] ) );

		if ( $unknown && round( array_sum( array_column( $family, 'total' ) ), 4 ) <= 0 ) {
			$rest           = end( $unknown )['id'];
			$rests[ $rest ] = array_values( array_diff( array_keys( $family ), array( $rest ) ) );
		}
	}

	return $rests;
}

/**
 * The figures of all days of the test.
 *
 * @return array{days: array, products: array, taxes: array, coupons: array, foreign: int}
 */
function stored_figures(): array {
	$orders   = stored_orders();
	$excluded = array_merge( array( 'trash', 'auto-draft', 'checkout-draft' ), get_option( 'woocommerce_excluded_report_order_statuses', array( 'pending', 'failed', 'cancelled' ) ) );
	$counted  = array();
	$days     = array();
	$figures  = array( 'days' => array(), 'products' => array(), 'taxes' => array(), 'coupons' => array() );
	$zone     = wp_timezone();

	foreach ( $orders as $id => $order ) {
		$is_refund = 'shop_order_refund' === $order['type'];
		$owner     = $is_refund ? ( $orders[ $order['parent'] ] ?? null ) : $order;

		if ( null === $owner || in_array( preg_replace( '/^wc-/', '', $owner['status'] ), $excluded, true ) || null === $owner['paid'] ) {
			continue;
		}

		if ( $is_refund && in_array( $order['status'], array( 'trash', 'auto-draft' ), true ) ) {
			continue;
		}

		if ( get_option( 'woocommerce_currency' ) !== $order['currency'] ) {
			continue;
		}

		$date = $is_refund ? $order['created'] : $order['paid'];
		$day  = ( new DateTimeImmutable( $date, new DateTimeZone( 'UTC' ) ) )->setTimezone( $zone )->format( 'Y-m-d' );

		if ( $day >= RANDOM_YEAR . '-02-25' && $day <= RANDOM_YEAR . '-11-10' ) {
			$counted[ $id ] = $day;
			$days[ $id ][]  = array( $day, 1 );

			add_figures( $figures['days'], $day, array( 'orders_count' => $is_refund ? 0 : 1, 'total_sales' => $order['total'] ) );
		}
	}

	// A refund of the rest subtracts on its day what the order and its other refunds have.
	foreach ( stored_rests( $orders ) as $rest => $others ) {
		foreach ( isset( $counted[ $rest ] ) ? $others : array() as $id ) {
			$days[ $id ][] = array( $counted[ $rest ], -1 );
		}
	}

	foreach ( $days as $id => $signs ) {
		foreach ( $signs as list( $day, $sign ) ) {
			add_figures( $figures['days'], $day, array( 'shipping' => $sign * $orders[ $id ]['shipping'] ) );
		}
	}

	foreach ( stored_item_sums( 'line_item', '( SELECT p.meta_value FROM ' . $GLOBALS['wpdb']->prefix . "woocommerce_order_itemmeta p WHERE p.order_item_id = i.order_item_id AND p.meta_key = '_product_id' LIMIT 1 )", array( 'items_sold' => '_qty', 'net_revenue' => '_line_total' ) ) as $row ) {
		foreach ( $days[ $row['order_id'] ] ?? array() as list( $day, $sign ) ) {
			add_figures( $figures['days'], $day, array( 'num_items_sold' => $sign * $row['items_sold'] ) );
			add_figures( $figures['products'], $row['grouped'], array( 'items_sold' => $sign * $row['items_sold'], 'net_revenue' => $sign * $row['net_revenue'] ) );
		}
	}

	foreach ( stored_item_sums( 'tax', '( SELECT r.meta_value FROM ' . $GLOBALS['wpdb']->prefix . "woocommerce_order_itemmeta r WHERE r.order_item_id = i.order_item_id AND r.meta_key = 'rate_id' LIMIT 1 )", array( 'order_tax' => 'tax_amount', 'shipping_tax' => 'shipping_tax_amount' ) ) as $row ) {
		foreach ( $days[ $row['order_id'] ] ?? array() as list( $day, $sign ) ) {
			$total = $sign * ( $row['order_tax'] + $row['shipping_tax'] );

			add_figures( $figures['days'], $day, array( 'taxes' => $total ) );
			add_figures( $figures['taxes'], $row['grouped'], array( 'total_tax' => $total ) );
		}
	}

	foreach ( stored_item_sums( 'coupon', 'LOWER( i.order_item_name )', array( 'amount' => 'discount_amount' ) ) as $row ) {
		if ( isset( $counted[ $row['order_id'] ] ) ) {
			add_figures( $figures['days'], $counted[ $row['order_id'] ], array( 'coupons' => $row['amount'] ) );
			add_figures( $figures['coupons'], $row['grouped'], array( 'amount' => $row['amount'] ) );
		}
	}

	return $figures;
}

/** Adds figures to those of a key. */
function add_figures( array &$figures, string $key, array $values ): void {
	foreach ( $values as $name => $value ) {
		$figures[ $key ][ $name ] = round( ( $figures[ $key ][ $name ] ?? 0 ) + (float) $value, 4 );
	}
}
