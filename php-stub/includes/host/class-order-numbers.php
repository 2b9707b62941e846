<?php
/**
 * Numbers of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Host;

use Storedeck\Foundation\Hooks\Callback;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers that people know orders by. Plugins of WooCommerce give orders other numbers than their IDs.
 */
final class Order_Numbers {

	/**
	 * Meta key of the numbers of orders in the store of this plugin, and of the most used plugins.
	 */
	public const META_KEY = '_order_number';

	/**
	 * Meta keys under which plugins store numbers, so that the search of orders finds them.
	 */
	private const SEARCHED = array(
		self::META_KEY,
		'_order_number_formatted',
		'_alg_wc_custom_order_number',
		'_alg_wc_full_custom_order_number',
		'_wcj_order_number',
		'_ywson_custom_number_order_complete',
	);

	/**
	 * Hooks the search of WooCommerce, in both of its storages of orders.
	 */
	public static function register_hooks(): void {
		foreach ( array( 'woocommerce_order_table_search_query_meta_keys', 'woocommerce_shop_order_search_fields' ) as $hook ) {
			add_filter( $hook, array( self::class, 'add_meta_keys' ) );
		}
	}

	/**
	 * Adds the meta keys of numbers.
	 *
	 * @param mixed $keys Meta keys that are searched.
	 * @return mixed
	 */
	public static function add_meta_keys( $keys ) {
		return is_array( $keys ) ? array_values( array_unique( array_merge( $keys, self::SEARCHED ) ) ) : $keys;
	}

	/**
	 * Numbers of orders.
	 *
	 * @param int[] $ids Ids of orders, not of refunds.
	 * @return array<int, int|string> Numbers by id; the ID of an order without another one.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function get( array $ids ): array {
		$ids     = array_values( array_unique( array_filter( $ids ) ) );
		$numbers = Host::is_woocommerce_active() ? self::get_filtered( $ids ) : self::get_stored( $ids );

		return array_filter( $numbers, static fn( $number ): bool => '' !== (string) $number ) + array_combine( $ids, $ids );
	}

	/**
	 * Numbers that plugins give orders of WooCommerce. Without plugins, no order is read.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, int|string>
	 */
	private static function get_filtered( array $ids ): array {
		$numbers = array();

		if ( array() === $ids || ! has_filter( 'woocommerce_order_number' ) ) {
			return $numbers;
		}

		$orders = Callback::run(
			'wc_get_orders',
			array(
				array(
					'post__in' => $ids,
					'limit'    => -1,
					'type'     => 'shop_order',
					'status'   => 'any',
				),
			),
			array()
		);
		$found  = array_map( static fn( $order ): int => $order->get_id(), $orders );

		// "Any" status is one that is registered: not that of a plugin which is inactive.
		foreach ( array_diff( $ids, $found ) as $id ) {
			$orders[] = Callback::run( 'wc_get_order', array( $id ), false );
		}

		foreach ( array_filter( $orders ) as $order ) {
			$id     = $order->get_id();
			$number = Callback::run( array( $order, 'get_order_number' ), array(), $id );

			$numbers[ $id ] = is_scalar( $number ) && (string) $id !== (string) $number ? (string) $number : $id;
		}

		return $numbers;
	}

	/**
	 * Numbers that the store of this plugin keeps, for example those of an order file.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, string>
	 */
	private static function get_stored( array $ids ): array {
		return array_map(
			static fn( array $meta ): string => $meta[ self::META_KEY ] ?? '',
			Order_Meta_Reader::read( $ids, array( self::META_KEY ) )
		);
	}
}
