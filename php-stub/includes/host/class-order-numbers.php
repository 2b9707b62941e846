<?php

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers that people know orders by. Plugins of WooCommerce give orders other numbers than their IDs.
 */
final class Order_Numbers {

	/** Meta key of the numbers of orders in the store of this plugin, and of the most used plugins. */
	public const META_KEY = '_order_number';

	/** Meta keys under which plugins store numbers, so that the search of orders finds them. */
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
	 */
	public static function add_meta_keys( $keys ): mixed {
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
		$numbers = Host::get_store()->get_order_numbers( $ids );

		return array_filter( $numbers, static fn( $number ): bool => '' !== (string) $number ) + array_combine( $ids, $ids );
	}
}
