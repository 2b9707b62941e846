<?php
/**
 * Rows of stock.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Stock;

use Storedeck\Reports\Labels;
use Storedeck\Store\Catalog\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * From rows of the database to rows of an answer.
 */
final class Stock_Result_Mapper {

	/**
	 * Rows of an answer.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows of the database.
	 * @return array<int, array<string, mixed>>
	 */
	public static function read( array $rows ): array {
		$ids = array_merge( array_column( $rows, 'id' ), array_filter( array_column( $rows, 'parent_id' ) ) );

		update_meta_cache( 'post', array_values( array_unique( array_map( 'intval', $ids ) ) ) );

		return array_map( array( self::class, 'row' ), $rows );
	}

	/**
	 * A row of an answer.
	 *
	 * @param array<string, string|null> $row Row of the database.
	 * @return array<string, mixed>
	 */
	private static function row( array $row ): array {
		$id     = (int) $row['id'];
		$parent = (int) $row['parent_id'];

		return array(
			'id'               => $id,
			'parent_id'        => $parent,
			'name'             => Labels::decode( (string) $row['name'] ),
			'sku'              => (string) $row['sku'],
			'stock_status'     => (string) $row['stock_status'],
			'stock_quantity'   => self::whole( $row['stock_quantity'] ),
			'manage_stock'     => 'yes' === get_post_meta( $id, '_manage_stock', true ),
			'low_stock_amount' => self::low( $id, $parent ),
		);
	}

	/**
	 * The number at which an item is low.
	 *
	 * @param int $id     Product or variation.
	 * @param int $parent Product of a variation, else 0.
	 * @return int|float
	 */
	private static function low( int $id, int $parent ): int|float {
		foreach ( array_filter( array( $id, $parent ) ) as $post ) {
			$amount = get_post_meta( $post, '_low_stock_amount', true );

			if ( is_numeric( $amount ) ) {
				return self::whole( $amount );
			}
		}

		return Stock::get_low_stock_amount();
	}

	/**
	 * A number of pieces: whole ones as integers.
	 *
	 * @param string|int|float|null $number Number as it is stored; null is zero.
	 * @return int|float
	 */
	private static function whole( string|int|float|null $number ): int|float {
		$amount = (float) $number;

		return floor( $amount ) === $amount ? (int) $amount : $amount;
	}
}
