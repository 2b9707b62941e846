<?php

namespace Storedeck\Reports\Stock;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Lists products only. A product is listed if it matches, or one of its variations.
 */
final class Stock_Groups {

	/** SQL of the published variations of a product. */
	private const FROM = ' FROM {wp:posts} variations INNER JOIN {product_meta_lookup} variation_lookup'
		. ' ON variation_lookup.product_id = variations.ID';
	private const KIND = "variations.post_type = 'product_variation' AND variations.post_status = 'publish'";

	/** SQL of those of a product of a query. */
	private const OF_PRODUCT = self::FROM . ' WHERE variations.post_parent = posts.ID AND ' . self::KIND;

	/** SQL of the quantity by which a product is sorted: its own, or that of its variations. */
	public const QUANTITY = 'COALESCE( lookup.stock_quantity, ( SELECT SUM( variation_lookup.stock_quantity )' . self::OF_PRODUCT . ' ) )';

	/** SQL of the lowest quantity that runs out: its own, or that of a variation. */
	private const LOWEST = 'COALESCE( lookup.stock_quantity, ( SELECT MIN( variation_lookup.stock_quantity )' . self::OF_PRODUCT . ' ) )';

	/**
	 * Adds the condition of groups.
	 *
	 * @param Conditions $matching Conditions that the product or a variation of it must meet.
	 */
	public static function restrict( Conditions $conditions, Conditions $matching ): void {
		$conditions->add( "posts.post_type = 'product'" );

		if ( array() === $matching->get_all() ) {
			return;
		}

		$conditions->add( self::match( $matching->get_sql() ), array( ...$matching->get_values(), ...$matching->get_values() ) );
	}

	/**
	 * SQL of the order by status; `%1$s` is the direction. What needs the owner comes first: what is out of stock, what is low,
	 * products with such variations, what is on backorder. Of these the lowest quantity is first, and what is not tracked last.
	 */
	public static function get_status_order(): string {
		$out       = "lookup.stock_status = 'outofstock'";
		$low       = Stock::get_low_sql();
		$any       = self::match( "( $out OR ( $low ) )" );
		$backorder = self::match( "lookup.stock_status = 'onbackorder'" );

		return "CASE WHEN $out THEN 0 WHEN $low THEN 1 WHEN $any THEN 2 WHEN $backorder THEN 3 ELSE 4 END %1\$s, "
			. '( ' . self::LOWEST . ' IS NULL ) %1$s, ' . self::LOWEST . ' %1$s';
	}

	/**
	 * SQL of a condition that a product or one of its variations meets.
	 *
	 * @param string $sql Condition on `posts` and `lookup`.
	 */
	private static function match( string $sql ): string {
		$aliases    = array( '/\bposts\./' => 'variations.', '/\blookup\./' => 'variation_lookup.' );
		$variations = preg_replace( array_keys( $aliases ), $aliases, $sql );

		return "( ( $sql ) OR EXISTS ( SELECT 1" . self::OF_PRODUCT . " AND $variations ) )";
	}

	/**
	 * Adds the number of variations to rows, and the sum of their quantities.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of products.
	 * @return array<int, array<string, mixed>>
	 */
	public static function add_sums( array $rows ): array {
		if ( array() === $rows ) {
			return array();
		}

		$ids  = array_column( $rows, 'id' );
		$sums = array_column(
			Database::rows(
				'SELECT variations.post_parent AS id, COUNT(*) AS count, SUM( variation_lookup.stock_quantity ) AS quantity' . self::FROM
					. ' WHERE variations.post_parent IN ( ' . Database::placeholders( $ids ) . ' ) AND ' . self::KIND
					. ' GROUP BY variations.post_parent',
				$ids
			),
			null,
			'id'
		);

		return array_map(
			static fn( array $row ): array => $row + array(
				'variations_count'    => (int) ( $sums[ $row['id'] ]['count'] ?? 0 ),
				'variations_quantity' => Stock::to_number( $sums[ $row['id'] ]['quantity'] ?? null ),
			),
			$rows
		);
	}
}
