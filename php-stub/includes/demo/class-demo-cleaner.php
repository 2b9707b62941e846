<?php
/**
 * Cleaner: removes an earlier demo shop.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the order tables of a demo shop and deletes the content that a fill made, never any other.
 */
final class Demo_Cleaner {
	/** Tables that hold nothing but orders and customers. */
	private const ORDER_TABLES = array(
		'wc_orders',
		'wc_order_addresses',
		'wc_order_operational_data',
		'wc_orders_meta',
		'woocommerce_order_items',
		'woocommerce_order_itemmeta',
		'wc_order_stats',
		'wc_order_product_lookup',
		'wc_order_coupon_lookup',
		'wc_order_tax_lookup',
		'wc_download_log',
		'woocommerce_downloadable_product_permissions',
		'wc_customer_lookup',
	);

	/**
	 * Takes what to clean.
	 *
	 * @param Bulk_Database $database Database.
	 */
	public function __construct( private Bulk_Database $database ) {
	}

	/**
	 * Removes an earlier demo shop.
	 *
	 * @throws RuntimeException When the shop is a real one, or has no tables.
	 */
	public function clean(): void {
		foreach ( self::ORDER_TABLES as $table ) {
			if ( ! $this->database->has_table( $table ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Printed on a terminal.
				throw new RuntimeException(
					'The table ' . $this->database->name( $table ) . ' is missing. Switch the plugin off and on again.'
				);
			}
		}
		$made = Demo_Marker::read();
		if ( null === $made ) {
			$this->refuse_orders_of_others();
			return;
		}
		foreach ( self::ORDER_TABLES as $table ) {
			$this->database->truncate( $table );
		}
		$this->database->delete( 'woocommerce_tax_rates', 'tax_rate_id', $made['rates'] );
		$this->database->delete( 'woocommerce_attribute_taxonomies', 'attribute_id', $made['attributes'] );
		$this->clean_posts();
		$this->clean_terms();
		$this->clean_users();
		$this->clean_notes();
	}

	/**
	 * Stops when there are orders that the demo did not make. Customers alone are no reason to stop.
	 *
	 * @throws RuntimeException When there are.
	 */
	private function refuse_orders_of_others(): void {
		foreach ( array_diff( self::ORDER_TABLES, array( 'wc_customer_lookup' ) ) as $table ) {
			if ( $this->database->has_rows( $table ) ) {
				throw new RuntimeException( 'This shop has orders that are not demo orders. Nothing was changed.' );
			}
		}
	}

	/**
	 * Products, variations and coupons, with all that hangs on them.
	 */
	private function clean_posts(): void {
		$posts    = $this->database->posts_with_guid( Demo_Marker::GUID );
		$comments = $this->ids( 'comments', 'comment_ID', 'comment_post_ID', $posts );
		$this->database->delete( 'commentmeta', 'comment_id', $comments );
		$this->database->delete( 'comments', 'comment_ID', $comments );
		$this->database->delete( 'postmeta', 'post_id', $posts );
		$this->database->delete( 'term_relationships', 'object_id', $posts );
		$this->database->delete( 'wc_product_meta_lookup', 'product_id', $posts );
		$this->database->delete( 'wc_product_attributes_lookup', 'product_id', $posts );
		$this->database->delete( 'posts', 'ID', $posts );
	}

	/**
	 * Categories and values of attributes.
	 */
	private function clean_terms(): void {
		$terms = $this->ids( 'termmeta', 'term_id', 'meta_key', array( Demo_Marker::META ) );
		$rows  = $this->ids( 'term_taxonomy', 'term_taxonomy_id', 'term_id', $terms );
		$this->database->delete( 'term_relationships', 'term_taxonomy_id', $rows );
		$this->database->delete( 'wc_category_lookup', 'category_id', $terms );
		$this->database->delete( 'term_taxonomy', 'term_id', $terms );
		$this->database->delete( 'termmeta', 'term_id', $terms );
		$this->database->delete( 'terms', 'term_id', $terms );
	}

	/**
	 * Accounts of customers.
	 */
	private function clean_users(): void {
		$users = $this->ids( 'usermeta', 'user_id', 'meta_key', array( Demo_Marker::META ) );
		$this->database->delete( 'usermeta', 'user_id', $users );
		$this->database->delete( 'users', 'ID', $users );
	}

	/**
	 * Inbox notes.
	 */
	private function clean_notes(): void {
		$notes = $this->ids( 'wc_admin_notes', 'note_id', 'source', array( Demo_Marker::SOURCE ) );
		$this->database->delete( 'wc_admin_note_actions', 'note_id', $notes );
		$this->database->delete( 'wc_admin_notes', 'note_id', $notes );
	}

	/**
	 * Ids of the rows in which a column has one of some values.
	 *
	 * @param string           $table  Name without prefix.
	 * @param string           $id     Column of the id.
	 * @param string           $column Column to compare.
	 * @param list<string|int> $values Values.
	 * @return list<int>
	 */
	private function ids( string $table, string $id, string $column, array $values ): array {
		return array_map( 'intval', $this->database->column( $table, $id, $column, $values ) );
	}
}
