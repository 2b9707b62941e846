<?php

namespace Storedeck\Reports\Stock;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Lists products only. A product is listed if it matches, or one of its
 * variations.
 */
final class Stock_Groups {

	/**
	 * SQL of the published variations of a product.
	 */
	private const FROM = ' FROM {wp:posts} variations INNER JOIN {product_meta_lookup} variation_lookup'
		. ' ON variation_lookup.product_id = variations.ID';
	private const KIND = "variations.post_type = 'product_variation' AND variations.post_status = 'publish'";

	/**
	 * SQL of the quantity by which a product is sorted: its own, or that of its
	 * variations.
	 */
	public const QUANTITY = 'COALESCE( lookup.stock_quantity, ( SELECT SUM( variation_lookup.stock_quantity )' . self::FROM
		. ' WHERE variations.post_parent = posts.ID AND ' . self::KIND . ' ) )';

	/**
	 * Adds the condition of groups.
	 *
	 * @param Conditions $conditions Conditions of the list.
	 * @param Conditions $matching   Conditions that the product or a variation of it must meet.
	 */
	public static function restrict( Conditions $conditions, Conditions $matching ): void {
		$conditions->add( "posts.post_type = 'product'" );

		if ( array() === $matching->get_all() ) {
			return;
		}

		$sql        = $matching->get_sql();
		$aliases    = array(
			'/\bposts\./'  => 'variations.',
			'/\blookup\./' => 'variation_lookup.',
		);
		$variations = preg_replace( array_keys( $aliases ), $aliases, $sql );

		$conditions->add(
			"( ( $sql ) OR EXISTS ( SELECT 1" . self::FROM
				. ' WHERE variations.post_parent = posts.ID AND ' . self::KIND . " AND $variations ) )",
			array( ...$matching->get_values(), ...$matching->get_values() )
		);
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
