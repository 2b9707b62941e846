<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use RuntimeException;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Tools\Order_Files\Importer;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the order tables of a demo store and deletes the content that the
 * generator created, which is marked.
 */
final class Demo_Cleaner {
	/** Meta key of the terms and users of the demo store. */
	public const META = 'storedeck_demo';

	/** Part of the guid of the posts of the demo store. A guid does not change when a post is edited. */
	public const GUID = 'storedeck-demo=';

	/** Source of the notes of the demo store. */
	public const SOURCE = 'storedeck-demo';

	/** Tables that contain only orders and customers. */
	private const ORDER_TABLES = array(
		'orders', 'order_addresses', 'order_operational_data', 'orders_meta', 'order_items', 'order_itemmeta', 'order_stats',
		'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup', 'download_log', 'download_permissions', 'customer_lookup',
	);

	/**
	 * Options and ids of the demo store, or null when the store is not a demo
	 * store.
	 *
	 * @return array{orders: int, seed: int, today: string, now: int, rates: list<int>, attributes: list<int>}|null
	 */
	public static function get_store(): ?array {
		$value = get_option( Importer::DEMO_STORE );
		$parts = array( 'orders', 'seed', 'today', 'now', 'rates', 'attributes' );
		return is_array( $value ) && ! array_diff( $parts, array_keys( $value ) ) ? $value : null;
	}

	/**
	 * Saves the options, before the first row is written.
	 *
	 * @param list<int> $rates      Ids of the tax rates.
	 * @param list<int> $attributes Ids of the attributes.
	 */
	public static function save_store( Demo_Options $options, array $rates, array $attributes ): void {
		update_option( Importer::DEMO_STORE, get_object_vars( $options ) + compact( 'rates', 'attributes' ), false );
	}

	/**
	 * Removes the demo store.
	 *
	 * @throws RuntimeException When the store has other orders, or a table is missing.
	 */
	public static function clean(): void {
		$previous = self::get_store();
		foreach ( self::ORDER_TABLES as $table ) {
			$name = Tables::get_name( $table );
			if ( array() === Database::rows( 'SHOW TABLES LIKE %s', array( addcslashes( $name, '_%\\' ) ) ) ) {
				throw new RuntimeException( "The table $name is missing. Deactivate the plugin and activate it again." );
			}
			// Customers without orders are no hindrance.
			if ( ! $previous && 'customer_lookup' !== $table && Database::rows( "SELECT 1 FROM `$name` LIMIT 1" ) ) {
				throw new RuntimeException( 'This store has orders that are not from the demo store. Nothing was changed.' );
			}
		}
		if ( $previous ) {
			foreach ( self::ORDER_TABLES as $table ) {
				Row_Writer::execute( 'TRUNCATE TABLE `' . Tables::get_name( $table ) . '`' );
			}
			self::clean_content( $previous['rates'], $previous['attributes'] );
		}
	}

	/**
	 * Deletes settings, products and coupons with their meta, terms and reviews, users and notes.
	 *
	 * @param list<int> $rates      Ids of tax rates.
	 * @param list<int> $attributes Ids of attributes.
	 */
	private static function clean_content( array $rates, array $attributes ): void {
		$guid     = array( '%' . addcslashes( self::GUID, '_%\\' ) . '%' );
		$posts    = Database::ids( 'SELECT ID FROM {wp:posts} WHERE guid LIKE %s', $guid );
		$comments = Database::ids( 'SELECT comment_ID FROM {wp:comments} WHERE comment_post_ID IN ( %d )', array( $posts ) );
		$terms    = Database::ids( 'SELECT term_id FROM {wp:termmeta} WHERE meta_key = %s', array( self::META ) );
		$links    = Database::ids( 'SELECT term_taxonomy_id FROM {wp:term_taxonomy} WHERE term_id IN ( %d )', array( $terms ) );
		$users    = Database::ids( 'SELECT user_id FROM {wp:usermeta} WHERE meta_key = %s', array( self::META ) );
		$notes    = Database::ids( 'SELECT note_id FROM {wp:wc_admin_notes} WHERE source = %s', array( self::SOURCE ) );
		foreach ( array(
			array( 'woocommerce_tax_rates', 'tax_rate_id', $rates ),
			array( 'woocommerce_attribute_taxonomies', 'attribute_id', $attributes ),
			array( 'commentmeta', 'comment_id', $comments ),
			array( 'comments', 'comment_ID', $comments ),
			array( 'postmeta', 'post_id', $posts ),
			array( 'term_relationships', 'object_id', $posts ),
			array( 'storedeck_product_meta_lookup', 'product_id', $posts ),
			array( 'storedeck_product_attributes_lookup', 'product_id', $posts ),
			array( 'posts', 'ID', $posts ),
			array( 'term_relationships', 'term_taxonomy_id', $links ),
			array( 'storedeck_category_lookup', 'category_id', $terms ),
			array( 'term_taxonomy', 'term_id', $terms ),
			array( 'termmeta', 'term_id', $terms ),
			array( 'terms', 'term_id', $terms ),
			array( 'usermeta', 'user_id', $users ),
			array( 'users', 'ID', $users ),
			array( 'wc_admin_note_actions', 'note_id', $notes ),
			array( 'wc_admin_notes', 'note_id', $notes ),
		) as list( $table, $column, $ids ) ) {
			Row_Writer::delete( "wp:$table", $column, $ids );
		}
	}
}
