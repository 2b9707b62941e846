<?php
/**
 * Prices of products on a day.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Prices rise every year and are lower on Black Friday. Current sales started
 * two weeks before the last day.
 */
final class Price_List {
	/** Yearly price increase in percent. */
	private const YEARLY_RISE = 4;

	/** Discount on Black Friday in percent. */
	private const BLACK_FRIDAY = 15;

	/** Days since the start of current sales. */
	public const SALE_DAYS = 14;

	/**
	 * Price of one item, excluding taxes.
	 *
	 * @param array<string, mixed> $product         Product.
	 * @param array<string, mixed> $item            The product itself, or its variation.
	 * @param int                  $days_ago        Days before the last day.
	 * @param bool                 $is_black_friday Whether it is Black Friday.
	 */
	public static function get_price( array $product, array $item, int $days_ago = 0, bool $is_black_friday = false ): Decimal {
		$years = intdiv( $days_ago, 365 );
		$off   = $is_black_friday && ! $product['is_download'] ? self::BLACK_FRIDAY : 0;
		if ( $days_ago < self::SALE_DAYS ) {
			$off = max( $off, $product['discount'] );
		}
		$price = self::reduce( self::reduce( $product['price'], self::YEARLY_RISE * $years ), $off );
		return Decimal::of_units( $price + $item['surcharge'], Decimal::CENTS );
	}

	/**
	 * Applies a discount to a price.
	 *
	 * @param int $price Cents.
	 * @param int $off   Percent.
	 */
	private static function reduce( int $price, int $off ): int {
		return 0 === $off ? $price : self::to_charm_price( intdiv( $price * ( 100 - $off ), 100 ) );
	}

	/**
	 * Rounds a price to the nearest one that ends in 99.
	 *
	 * @param int $price Cents.
	 */
	public static function to_charm_price( int $price ): int {
		return max( 99, intdiv( $price + 51, 100 ) * 100 - 1 );
	}
}
