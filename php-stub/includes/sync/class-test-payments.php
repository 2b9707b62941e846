<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Host\Host;
use Storedeck\Host\Order_Meta_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Finds orders whose payment was a test, as WooCommerce Analytics does since 10.7: those of WooPayments in test mode, and
 * those that an extension marks. Reports leave them out with their refunds.
 */
final class Test_Payments {

	/** Meta of WooPayments, and its value of test payments. */
	private const META = '_wcpay_mode';
	private const TEST = 'test';

	/**
	 * Leaves out orders with a test payment. Refunds stay; they are left out with their order.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders by id.
	 * @return array<int, array<string, mixed>>
	 */
	public static function leave_out( array $orders ): array {
		$metas     = Order_Meta_Reader::read( array_keys( $orders ), array( self::META ) );
		$is_marked = function_exists( 'wc_get_order' ) && has_filter( 'woocommerce_analytics_is_test_order' );

		return array_filter(
			$orders,
			static function ( array $order ) use ( $metas, $is_marked ): bool {
				if ( 0 !== $order['parent_id'] ) {
					return true;
				}

				$is_test = self::TEST === ( $metas[ $order['id'] ][ self::META ] ?? '' );
				$object  = $is_marked ? wc_get_order( $order['id'] ) : false;

				/*
				 * Filters whether reports leave out an order because its payment was a test, as WooCommerce does since 10.7.
				 *
				 * @param bool      $is_test Whether WooPayments was in test mode.
				 * @param \WC_Order $object  Order.
				 * @since 0.1.0
				 */
				return ! ( $object ? Plugin_Hooks::filter( 'woocommerce_analytics_is_test_order', $is_test, $object ) : $is_test );
			}
		);
	}

	/** Leaves out orders with a test payment of WooPayments, and their refunds, from a query whose rows are `orders`. */
	public static function exclude( Where $where ): Where {
		list( $table, $column ) = Host::get_orders()->get_meta_table();

		return $where->add(
			"NOT EXISTS ( SELECT 1 FROM $table meta WHERE meta.$column ="
				. " CASE WHEN orders.type = 'shop_order' THEN orders.id ELSE orders.parent_order_id END"
				. ' AND meta.meta_key = %s AND meta.meta_value = %s )',
			array( self::META, self::TEST )
		);
	}

	/**
	 * Number of orders with a test payment of WooPayments.
	 */
	public static function count(): int {
		return Order_Meta_Reader::count( self::META, self::TEST );
	}
}
