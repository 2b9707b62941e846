<?php

namespace Storedeck\Host\Products;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the current price and formats prices as HTML.
 */
final class Product_Prices {

	/**
	 * Price of an item now.
	 *
	 * @param Catalog_Item $item Product without variations, or variation.
	 */
	public static function get_current( Catalog_Item $item ): string {
		return $item->get_text( self::is_on_sale( $item ) ? '_sale_price' : '_regular_price' );
	}

	/**
	 * Whether the sale price applies at a point in time.
	 *
	 * @param string   $regular Regular price, '' for none.
	 * @param string   $sale    Sale price, '' for none.
	 * @param int|null $from    Timestamp at which the sale starts.
	 * @param int|null $until   Timestamp at which the sale ends.
	 */
	public static function is_on_sale_at( string $regular, string $sale, ?int $from, ?int $until, int $now ): bool {
		return '' !== $sale
			&& ( '' === $regular || Decimal::of( $sale )->compare( Decimal::of( $regular ) ) < 0 )
			&& ( null === $from || $from <= $now )
			&& ( null === $until || $until >= $now );
	}

	/**
	 * Whether an item is on sale now. For variable products the lookup table
	 * holds whether a variation is on sale.
	 *
	 * @param Catalog_Item $item Product or variation.
	 */
	public static function is_on_sale( Catalog_Item $item ): bool {
		return self::is_on_sale_at(
			$item->get_text( '_regular_price' ),
			$item->get_text( '_sale_price' ),
			$item->get_timestamp( '_sale_price_dates_from' ),
			$item->get_timestamp( '_sale_price_dates_to' ),
			time()
		);
	}

	/**
	 * Prices of an item, the lowest first. A variable product has those of its
	 * variations.
	 *
	 * @param Catalog_Item $item Product or variation.
	 * @return string[]
	 */
	public static function get_all( Catalog_Item $item ): array {
		return self::sort( array_filter( (array) get_post_meta( $item->get_id(), '_price' ), 'is_numeric' ) );
	}

	/**
	 * Sorts prices, the lowest first.
	 *
	 * @param array<int, string|int|float> $prices Prices.
	 * @return string[]
	 */
	public static function sort( array $prices ): array {
		usort( $prices, static fn( $one, $other ): int => Decimal::of( $one )->compare( Decimal::of( $other ) ) );

		return array_map( 'strval', $prices );
	}

	/**
	 * The lowest and the highest price; one price when they are equal.
	 *
	 * @param string[] $prices Sorted prices.
	 * @return string[]
	 */
	public static function get_range( array $prices ): array {
		if ( array() === $prices ) {
			return array();
		}

		$lowest  = $prices[0];
		$highest = $prices[ count( $prices ) - 1 ];

		return Decimal::of( $lowest )->equals( Decimal::of( $highest ) ) ? array( $highest ) : array( $lowest, $highest );
	}

	/**
	 * Price as HTML.
	 *
	 * @param Catalog_Item $item Product or variation.
	 */
	public static function to_html( Catalog_Item $item ): string {
		$range = self::get_range( self::get_all( $item ) );

		return implode(
			' &ndash; ',
			array_map(
				static fn( string $price ): string => '<span class="woocommerce-Price-amount amount"><bdi>'
					. esc_html( Price::format( Decimal::of( $price ) ) ) . '</bdi></span>',
				$range
			)
		);
	}
}
