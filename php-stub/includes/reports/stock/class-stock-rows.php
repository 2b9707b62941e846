<?php
/**
 * Rows of stock.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Stock;

use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * From rows of the database to rows of an answer, and the shop's own numbers.
 */
final class Stock_Rows {

	/**
	 * The shop's numbers: below or at the first a stock is low, at the second it is none.
	 *
	 * @return array{0: int, 1: int}
	 */
	public static function numbers(): array {
		return array(
			self::option( 'woocommerce_notify_low_stock_amount', 2 ),
			self::option( 'woocommerce_notify_no_stock_amount', 0 ),
		);
	}

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
			'name'             => Labels::plain( (string) $row['name'] ),
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

		return self::numbers()[0];
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

	/**
	 * A number of the shop's settings.
	 *
	 * @param string $name    Option.
	 * @param int    $missing Number when there is none.
	 */
	private static function option( string $name, int $missing ): int {
		$value = get_option( $name, $missing );

		return is_numeric( $value ) ? (int) $value : $missing;
	}
}
