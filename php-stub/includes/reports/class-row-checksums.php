<?php
/**
 * Checksums of table rows.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Computes checksums that change with any row relevant to metrics. Reads each
 * table once, without joins.
 */
final class Row_Checksums {

	/**
	 * Number of order ids in a block.
	 */
	private const BLOCK_SIZE = 4096;

	/**
	 * Columns that metrics depend on.
	 */
	public const ORDER_TABLES = array(
		'order_stats'          => array(
			'order_id',
			'parent_id',
			'date_created',
			"COALESCE( date_paid, '-' )",
			"COALESCE( date_completed, '-' )",
			'num_items_sold',
			'total_sales',
			'tax_total',
			'shipping_total',
			'net_total',
			"COALESCE( returning_customer, '-' )",
			'status',
			'customer_id',
		),
		'order_product_lookup' => array(
			'order_item_id',
			'order_id',
			'product_id',
			'variation_id',
			'product_qty',
			'product_net_revenue',
			'product_gross_revenue',
			'coupon_amount',
			'tax_amount',
			'shipping_amount',
			'shipping_tax_amount',
		),
		'order_coupon_lookup'  => array( 'order_id', 'coupon_id', 'discount_amount' ),
		'order_tax_lookup'     => array( 'order_id', 'tax_rate_id', 'shipping_tax', 'order_tax', 'total_tax' ),
	);

	/**
	 * Tables of product categories, and the columns that metrics depend on.
	 */
	public const CATEGORY_TABLES = array(
		'category_lookup'       => array( 'category_tree_id', 'category_id' ),
		'wp:term_relationships' => array( 'object_id', 'term_taxonomy_id' ),
		'wp:term_taxonomy'      => array( 'term_taxonomy_id', 'term_id', 'taxonomy' ),
	);

	/**
	 * Checksums of orders by month.
	 *
	 * @param string $column Date column.
	 * @return array<string, string> Month => checksum.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_by_month( string $column ): array {
		return self::compute( 'order_stats', "SUBSTR( $column, 1, 7 )", self::ORDER_TABLES['order_stats'] );
	}

	/**
	 * Checksums of rows that belong to orders, by block of order ids.
	 *
	 * @param string $table Short name, a key of ORDER_TABLES.
	 * @return array<int, string> Block => checksum.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_by_block( string $table ): array {
		return self::compute( $table, 'order_id DIV ' . self::BLOCK_SIZE, self::ORDER_TABLES[ $table ] );
	}

	/**
	 * Checksum of a table of product categories.
	 *
	 * @param string $table Short name, a key of CATEGORY_TABLES.
	 * @return array<string, string>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_by_category_table( string $table ): array {
		return self::compute( $table, "''", self::CATEGORY_TABLES[ $table ] );
	}

	/**
	 * Months of the orders in some blocks.
	 *
	 * @param string $column Date column.
	 * @param int[]  $blocks Blocks.
	 * @return string[]
	 */
	public static function get_months( string $column, array $blocks ): array {
		if ( array() === $blocks ) {
			return array();
		}

		$ranges = array();
		$values = array();

		foreach ( $blocks as $block ) {
			$ranges[] = 'order_id BETWEEN %d AND %d';
			array_push( $values, $block * self::BLOCK_SIZE, ( $block + 1 ) * self::BLOCK_SIZE - 1 );
		}

		$rows = Database::rows(
			"SELECT DISTINCT SUBSTR( $column, 1, 7 ) AS month FROM {order_stats} WHERE " . implode( ' OR ', $ranges ),
			$values
		);

		return array_map( 'strval', array_column( $rows, 'month' ) );
	}

	/**
	 * Checksums of the rows of a table: the sum of the squares of the CRC32 of each
	 * row, which includes its id. CRC32 is linear, so equal changes of two rows
	 * would cancel each other out if it were combined by XOR, and often in a plain
	 * sum. MD5 would take almost twice as long.
	 *
	 * @param string   $table   Short name.
	 * @param string   $group   Trusted SQL to group by.
	 * @param string[] $columns Trusted SQL of columns.
	 * @return array<string|int, string> Group => number of rows and checksum.
	 */
	private static function compute( string $table, string $group, array $columns ): array {
		$checksums = array();
		$hash      = "CRC32( CONCAT_WS( ',', " . implode( ', ', $columns ) . ' ) )';
		$rows      = Database::rows(
			"SELECT $group AS part, COUNT(*) AS number, SUM( $hash * $hash ) AS checksum FROM {" . $table . '} GROUP BY part'
		);

		foreach ( $rows as $row ) {
			$checksums[ (string) $row['part'] ] = $row['number'] . ':' . $row['checksum'];
		}

		return $checksums;
	}
}
