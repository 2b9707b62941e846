<?php
/**
 * Removes an existing demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the order tables of a demo store and deletes the content that the
 * generator created.
 */
final class Demo_Cleaner {
	/** Tables that contain only orders and customers. */
	private const ORDER_TABLES = array(
		'wc_orders',
		'wc_order_addresses',
		'wc_order_operational_data',
		'wc_orders_meta',
		'woocommerce_order_items',
		'woocommerce_order_itemmeta',
		'storedeck_order_stats',
		'storedeck_order_product_lookup',
		'storedeck_order_coupon_lookup',
		'storedeck_order_tax_lookup',
		'wc_download_log',
		'woocommerce_downloadable_product_permissions',
		'storedeck_customer_lookup',
	);

	/**
	 * Stores the database.
	 *
	 * @param Bulk_Database $database Database.
	 */
	public function __construct( private Bulk_Database $database ) {
	}

	/**
	 * Removes the demo store.
	 *
	 * @throws RuntimeException When the store has other orders, or a table is missing.
	 */
	public function clean(): void {
		foreach ( self::ORDER_TABLES as $table ) {
			if ( ! $this->database->has_table( $table ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Printed on a terminal.
				throw new RuntimeException(
					'The table ' . $this->database->get_table_name( $table ) . ' is missing. Deactivate the plugin and activate it again.'
				);
			}
		}
		$previous = Demo_Marker::get();
		if ( null === $previous ) {
			$this->require_no_other_orders();
			return;
		}
		foreach ( self::ORDER_TABLES as $table ) {
			$this->database->truncate( $table );
		}
		$this->database->delete( 'woocommerce_tax_rates', 'tax_rate_id', $previous['rates'] );
		$this->database->delete( 'woocommerce_attribute_taxonomies', 'attribute_id', $previous['attributes'] );
		$this->clean_posts();
		$this->clean_terms();
		$this->clean_users();
		$this->clean_notes();
	}

	/**
	 * Fails when the store has orders that the generator did not create. Customers
	 * without orders are allowed.
	 *
	 * @throws RuntimeException When it has.
	 */
	private function require_no_other_orders(): void {
		foreach ( array_diff( self::ORDER_TABLES, array( 'storedeck_customer_lookup' ) ) as $table ) {
			if ( $this->database->has_rows( $table ) ) {
				throw new RuntimeException( 'This store has orders that are not from the demo store. Nothing was changed.' );
			}
		}
	}

	/**
	 * Deletes products, variations and coupons with their meta, terms and reviews.
	 */
	private function clean_posts(): void {
		$posts    = $this->database->find_posts_by_guid( Demo_Marker::GUID );
		$comments = $this->get_ids( 'comments', 'comment_ID', 'comment_post_ID', $posts );
		$this->database->delete( 'commentmeta', 'comment_id', $comments );
		$this->database->delete( 'comments', 'comment_ID', $comments );
		$this->database->delete( 'postmeta', 'post_id', $posts );
		$this->database->delete( 'term_relationships', 'object_id', $posts );
		$this->database->delete( 'storedeck_product_meta_lookup', 'product_id', $posts );
		$this->database->delete( 'storedeck_product_attributes_lookup', 'product_id', $posts );
		$this->database->delete( 'posts', 'ID', $posts );
	}

	/**
	 * Deletes categories and terms of attributes.
	 */
	private function clean_terms(): void {
		$terms = $this->get_ids( 'termmeta', 'term_id', 'meta_key', array( Demo_Marker::META ) );
		$rows  = $this->get_ids( 'term_taxonomy', 'term_taxonomy_id', 'term_id', $terms );
		$this->database->delete( 'term_relationships', 'term_taxonomy_id', $rows );
		$this->database->delete( 'storedeck_category_lookup', 'category_id', $terms );
		$this->database->delete( 'term_taxonomy', 'term_id', $terms );
		$this->database->delete( 'termmeta', 'term_id', $terms );
		$this->database->delete( 'terms', 'term_id', $terms );
	}

	/**
	 * Deletes the users of customers.
	 */
	private function clean_users(): void {
		$users = $this->get_ids( 'usermeta', 'user_id', 'meta_key', array( Demo_Marker::META ) );
		$this->database->delete( 'usermeta', 'user_id', $users );
		$this->database->delete( 'users', 'ID', $users );
	}

	/**
	 * Deletes inbox notes.
	 */
	private function clean_notes(): void {
		$notes = $this->get_ids( 'wc_admin_notes', 'note_id', 'source', array( Demo_Marker::SOURCE ) );
		$this->database->delete( 'wc_admin_note_actions', 'note_id', $notes );
		$this->database->delete( 'wc_admin_notes', 'note_id', $notes );
	}

	/**
	 * Gets the ids of the rows in which a column has one of some values.
	 *
	 * @param string           $table  Name without prefix.
	 * @param string           $id     Column of the id.
	 * @param string           $column Column to compare.
	 * @param list<string|int> $values Values.
	 * @return list<int>
	 */
	private function get_ids( string $table, string $id, string $column, array $values ): array {
		return array_map( 'intval', $this->database->get_column( $table, $id, $column, $values ) );
	}
}
