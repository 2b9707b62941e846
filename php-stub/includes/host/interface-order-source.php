<?php

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Reads orders and refunds. Line items are stored in the same tables whatever
 * the source, see Sync\Raw_Order_Reader.
 */
interface Order_Source {

	/**
	 * SQL of a table or a subquery with a row per order, refund or other type of
	 * order: `id`, `type`, `status` (with the prefix wc-), `parent_order_id`, `date_created_gmt` (null for drafts), `date_updated_gmt`. An
	 * alias has to follow.
	 */
	public function get_orders_sql(): string;

	/**
	 * Reads orders and refunds.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, mixed>> Raw orders (Sync\Order_Row_Builder) by id, without items, with `user` (id, 0
	 *                                          for a guest), `email`, `billing` and `delivery` (first_name, last_name,
	 *                                          country, postcode, city, state).
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function read( array $ids ): array;

	/**
	 * How orders were created.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, string> For example `checkout` or `admin`, by id.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_created_via( array $ids ): array;

	/**
	 * Parts of orders that WooCommerce once stored as meta, by the meta keys they are known by, where they are no meta.
	 *
	 * @param int[]    $ids  Ids of orders.
	 * @param string[] $keys Meta keys.
	 * @return array<int, array<string, string>> Values by id and meta key.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function read_parts( array $ids, array $keys ): array;

	/**
	 * Where meta of orders is stored.
	 *
	 * @return array{string, string} Table, for Database::rows(), and its column with the ID of the order.
	 */
	public function get_meta_table(): array;

	/**
	 * Seconds between searches for changed orders. Without an index of the date of change, they read all orders.
	 */
	public function get_search_interval(): int;
}
