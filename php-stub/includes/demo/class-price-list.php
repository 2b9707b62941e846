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
	 * @param Demo_Product        $product         Product.
	 * @param Demo_Variation|null $variation       Variation of a variable product.
	 * @param int                 $days_ago        Days before the last day.
	 * @param bool                $is_black_friday Whether it is Black Friday.
	 */
	public static function get_price( Demo_Product $product, ?Demo_Variation $variation, int $days_ago, bool $is_black_friday ): Decimal {
		$years = intdiv( $days_ago, 365 );
		$price = $product->price;
		if ( $years > 0 ) {
			$price = self::to_charm_price( intdiv( $price * ( 100 - self::YEARLY_RISE * $years ), 100 ) );
		}
		$off = $is_black_friday && ! $product->is_download ? self::BLACK_FRIDAY : 0;
		if ( $days_ago < self::SALE_DAYS ) {
			$off = max( $off, $product->discount );
		}
		return self::to_amount( self::apply_discount( $price, $off ), $variation );
	}

	/**
	 * Regular price of one item.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation of a variable product.
	 */
	public static function get_regular_price( Demo_Product $product, ?Demo_Variation $variation ): Decimal {
		return self::to_amount( $product->price, $variation );
	}

	/**
	 * Current sale price of one item, or null.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation of a variable product.
	 */
	public static function get_sale_price( Demo_Product $product, ?Demo_Variation $variation ): ?Decimal {
		return 0 === $product->discount ? null : self::to_amount( self::apply_discount( $product->price, $product->discount ), $variation );
	}

	/**
	 * Applies a discount to a price.
	 *
	 * @param int $price Cents.
	 * @param int $off   Percent.
	 */
	private static function apply_discount( int $price, int $off ): int {
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

	/**
	 * Adds the surcharge of a variation.
	 *
	 * @param int                 $price     Cents.
	 * @param Demo_Variation|null $variation Variation of a variable product.
	 */
	private static function to_amount( int $price, ?Demo_Variation $variation ): Decimal {
		return Decimal::of_units( $price + ( $variation->surcharge ?? 0 ), Decimal::CENTS );
	}
}
