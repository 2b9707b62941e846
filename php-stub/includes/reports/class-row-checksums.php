<?php
/**
 * What rows add up to, whatever is in them.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Reads tables into checksums that differ as soon as any row does that decides
 * a figure. One pass over a table, without joins.
 */
final class Row_Checksums {

	/**
	 * Ids of orders in a block.
	 */
	private const BLOCK = 4096;

	/**
	 * What of each row decides figures.
	 */
	public const ORDERS = array(
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
	 * Tables that say which categories a product stands in.
	 */
	public const TREE = array(
		'category_lookup'       => array( 'category_tree_id', 'category_id' ),
		'wp:term_relationships' => array( 'object_id', 'term_taxonomy_id' ),
		'wp:term_taxonomy'      => array( 'term_taxonomy_id', 'term_id', 'taxonomy' ),
	);

	/**
	 * Checksums of the orders of each month.
	 *
	 * @param string $column Column that decides about the day.
	 * @return array<string, string> Month => checksum.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function by_month( string $column ): array {
		return self::sums( 'order_stats', "SUBSTR( $column, 1, 7 )", self::ORDERS['order_stats'] );
	}

	/**
	 * Checksums of what belongs to the orders of each block of ids.
	 *
	 * @param string $table Short name, a key of ORDERS.
	 * @return array<int, string> Block => checksum.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function by_block( string $table ): array {
		return self::sums( $table, 'order_id DIV ' . self::BLOCK, self::ORDERS[ $table ] );
	}

	/**
	 * Checksum of a table of the tree of categories.
	 *
	 * @param string $table Short name, a key of TREE.
	 * @return array<string, string>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function of_tree( string $table ): array {
		return self::sums( $table, "''", self::TREE[ $table ] );
	}

	/**
	 * Months of the orders in some blocks.
	 *
	 * @param string $column Column that decides about the day.
	 * @param int[]  $blocks Blocks.
	 * @return string[]
	 */
	public static function months_of( string $column, array $blocks ): array {
		if ( array() === $blocks ) {
			return array();
		}

		$ranges = array();
		$values = array();

		foreach ( $blocks as $block ) {
			$ranges[] = 'order_id BETWEEN %d AND %d';
			array_push( $values, $block * self::BLOCK, ( $block + 1 ) * self::BLOCK - 1 );
		}

		$rows = Database::rows(
			"SELECT DISTINCT SUBSTR( $column, 1, 7 ) AS month FROM {order_stats} WHERE " . implode( ' OR ', $ranges ),
			$values
		);

		return array_map( 'strval', array_column( $rows, 'month' ) );
	}

	/**
	 * Checksums of the rows of a table.
	 *
	 * @param string   $table   Short name.
	 * @param string   $group   Trusted SQL: what rows are put together by.
	 * @param string[] $columns Trusted SQL: what of each row counts.
	 * @return array<string|int, string> Group => number of rows and checksum.
	 */
	private static function sums( string $table, string $group, array $columns ): array {
		$sums = array();
		$rows = Database::rows(
			"SELECT $group AS part, COUNT(*) AS number, BIT_XOR( CRC32( CONCAT_WS( ',', " . implode( ', ', $columns )
			. ' ) ) ) AS checksum FROM {' . $table . '} GROUP BY part'
		);

		foreach ( $rows as $row ) {
			$sums[ (string) $row['part'] ] = $row['number'] . ':' . $row['checksum'];
		}

		return $sums;
	}
}
