<?php
/**
 * Undoes an import.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Common\Transaction;
use Storedeck\Demo\Bulk_Database;
use Storedeck\Jobs\Sums\Sum_Jobs;
use Storedeck\Reports\Database;
use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Returning_Customers;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes the orders of an import, and the customers, products, categories, coupons and the tax rate that it created and
 * nothing else uses. Orders of an earlier import that this one replaced are deleted too.
 */
final class Import_Undo {

	/**
	 * Orders in a transaction.
	 */
	private const BATCH = 500;

	/**
	 * Database.
	 *
	 * @var Bulk_Database
	 */
	private Bulk_Database $bulk;

	/**
	 * Prepares it.
	 *
	 * @param string $id Id of the import; `last` for the latest one.
	 * @throws Import_Exception When there is no such import.
	 */
	public function __construct( private string $id ) {
		global $wpdb;

		$imports    = Imports_List::get();
		$this->id   = 'last' === $id ? (string) array_key_last( $imports ) : $id;
		$this->bulk = new Bulk_Database( $wpdb );

		if ( ! isset( $imports[ $this->id ] ) ) {
			$known = array_map( static fn( $one, array $import ): string => $one . ' (' . $import['file']
				. ')', array_keys( $imports ), $imports );

			throw new Import_Exception( 'There is no import "' . $id . '". Imports: '
				. ( array() === $known ? 'none' : implode( ', ', $known ) ) . '.' );
		}
	}

	/**
	 * Undoes it.
	 *
	 * @return int Number of deleted orders.
	 */
	public function run(): int {
		$orders = array_map( 'intval', array_column( $this->find_orders(), 'id' ) );

		Sum_Jobs::drop();

		foreach ( array_chunk( $orders, self::BATCH ) as $ids ) {
			Transaction::run(
				function () use ( $ids ): void {
					$customers = ( new Imported_Order_Removal( $this->bulk ) )->delete( $ids );
					$unused    = $this->find_unused_customers( $customers );
					$kept      = array_values( array_diff( $customers, $unused ) );

					$this->bulk->delete( 'storedeck_customer_lookup', 'customer_id', $unused );
					self::update_last_active( $kept );
					Returning_Customers::update( $kept );
				}
			);
		}

		$this->delete_posts( 'product_variation', 'SELECT 1 FROM {order_product_lookup} items WHERE items.variation_id = posts.ID' );
		$this->delete_posts(
			'product',
			'SELECT 1 FROM {order_product_lookup} items WHERE items.product_id = posts.ID'
			. ' UNION SELECT 1 FROM {wp:posts} variations WHERE variations.post_parent = posts.ID'
			. " AND variations.post_type = 'product_variation'"
		);
		Variable_Products::restore();
		$this->delete_posts( 'shop_coupon', 'SELECT 1 FROM {order_coupon_lookup} used WHERE used.coupon_id = posts.ID' );
		$this->delete_terms();
		$this->restore_settings();

		Imports_List::remove( $this->id );
		Category_Sync::rebuild();
		wp_cache_flush();

		/* This action is documented in includes/sync/class-change-queue.php. */
		do_action( 'storedeck_data_changed' );
		Sum_Jobs::fill_now( static function (): void {} );

		return count( $orders );
	}

	/**
	 * Orders of the import.
	 *
	 * @return array<int, array<string, string|null>>
	 */
	private function find_orders(): array {
		return Database::rows(
			'SELECT order_id AS id FROM {orders_meta} WHERE meta_key = %s AND meta_value = %s ORDER BY order_id',
			array( Imported_Orders::IMPORT_META, $this->id )
		);
	}

	/**
	 * Guests without any order.
	 *
	 * @param int[] $ids Customers.
	 * @return list<int>
	 */
	private function find_unused_customers( array $ids ): array {
		$found = array();

		foreach ( array_chunk( array_filter( $ids ), 400 ) as $chunk ) {
			$rows = Database::rows(
				'SELECT customers.customer_id AS id FROM {customer_lookup} customers WHERE customers.user_id IS NULL'
				. ' AND NOT EXISTS ( SELECT 1 FROM {order_stats} stats WHERE stats.customer_id = customers.customer_id )'
				. ' AND customers.customer_id IN ( ' . Database::placeholders( $chunk ) . ' )',
				$chunk
			);

			array_push( $found, ...array_map( 'intval', array_column( $rows, 'id' ) ) );
		}

		return $found;
	}

	/**
	 * Sets when guests were last active to the date of their last order.
	 *
	 * @param int[] $ids Customers.
	 */
	private static function update_last_active( array $ids ): void {
		foreach ( array_chunk( array_filter( $ids ), 400 ) as $chunk ) {
			$last = 'SELECT MAX( stats.date_created_gmt ) FROM {order_stats} stats WHERE stats.parent_id = 0'
				. ' AND stats.customer_id = {customer_lookup}.customer_id';

			Row_Writer::execute(
				Database::prepare(
					"UPDATE {customer_lookup} SET date_last_active = ( $last ) WHERE user_id IS NULL AND customer_id IN ( "
					. Database::placeholders( $chunk ) . ' )',
					$chunk
				)
			);
		}
	}

	/**
	 * Deletes posts that nothing uses.
	 *
	 * @param string $type Type.
	 * @param string $uses SQL of rows that use one.
	 */
	private function delete_posts( string $type, string $uses ): void {
		$rows = Database::rows(
			'SELECT posts.ID AS id FROM {wp:posts} posts INNER JOIN {wp:postmeta} meta'
			. ' ON meta.post_id = posts.ID AND meta.meta_key = %s AND meta.meta_value = %s'
			. " WHERE posts.post_type = %s AND NOT EXISTS ( $uses )",
			array( Imported_Orders::IMPORT_META, $this->id, $type )
		);

		foreach ( $rows as $row ) {
			wp_delete_post( (int) $row['id'], true );
		}

		$this->bulk->delete( 'storedeck_product_meta_lookup', 'product_id', array_map( 'intval', array_column( $rows, 'id' ) ) );
	}

	/**
	 * Deletes categories without products, those on the lowest level first.
	 */
	private function delete_terms(): void {
		$terms = get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'hide_empty' => false,
				'meta_key'   => Imported_Orders::IMPORT_META,
				'meta_value' => $this->id,
				'orderby'    => 'term_id',
				'order'      => 'DESC',
			)
		);

		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$is_used = array() !== get_objects_in_term( $term->term_id, 'product_cat' )
				|| array() !== get_term_children( $term->term_id, 'product_cat' );

			if ( ! $is_used ) {
				wp_delete_term( $term->term_id, 'product_cat' );
			}
		}
	}

	/**
	 * Deletes the tax rate if no order has it, and sets the earlier currency if no imported order is left.
	 */
	private function restore_settings(): void {
		$rate = (int) ( Database::rows( 'SELECT tax_rate_id FROM {tax_rates} WHERE tax_rate_name = %s',
			array( Referenced_Entities::TAX_RATE ) )[0]['tax_rate_id'] ?? 0 );

		if ( 0 !== $rate && array() === Database::rows( 'SELECT 1 AS used FROM {order_tax_lookup} WHERE tax_rate_id = %d LIMIT 1',
			array( $rate ) ) ) {
			$this->bulk->delete( 'woocommerce_tax_rates', 'tax_rate_id', array( $rate ) );
		}

		if ( ! $this->bulk->has_rows( 'wc_orders' ) ) {
			update_option( 'woocommerce_currency', Imports_List::get()[ $this->id ]['currency'] );
		}
	}
}
