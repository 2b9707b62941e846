<?php

namespace Storedeck\Reports\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the stock of a row: `stock_status`, `manage_stock`,
 * `stock_quantity` and `low_stock_amount`. Deleted products have no status.
 */
final class Stock_Status {

	/** @return string Label of a status. The status itself if a plugin added it. */
	public static function get_label( string $status ): string {
		return match ( $status ) {
			'instock'     => __( 'In stock', 'storedeck' ),
			'outofstock'  => __( 'Out of stock', 'storedeck' ),
			'onbackorder' => __( 'On backorder', 'storedeck' ),
			default       => $status,
		};
	}

	/** @return string|null Label of the status of a row, or that its stock is low. Null for a deleted product. */
	public static function describe( array $stock ): ?string {
		$status   = (string) ( $stock['stock_status'] ?? '' );
		$quantity = self::get_quantity( $stock );

		if ( '' === $status ) {
			return null;
		}

		return 'instock' === $status && null !== $quantity && $quantity <= ( $stock['low_stock_amount'] ?? 0 )
			? _x( 'Low', 'indication of a low quantity', 'storedeck' )
			: self::get_label( $status );
	}

	/** @return int|float|null Stock quantity. Null if stock is not managed, and for a deleted product. */
	public static function get_quantity( array $stock ): int|float|null {
		$quantity = $stock['stock_quantity'] ?? null;

		return '' !== ( $stock['stock_status'] ?? '' ) && ! empty( $stock['manage_stock'] ) && is_numeric( $quantity )
			? $quantity + 0
			: null;
	}
}
