<?php
/**
 * Price list: what an article costs on a day.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Prices rose a little each year, fall on Black Friday, and present reductions began two weeks ago.
 */
final class Price_List {
	/** Per cent by which prices rose each year. */
	private const YEARLY_RISE = 4;

	/** Per cent off on Black Friday. */
	private const BLACK_FRIDAY = 15;

	/** Days for which present reductions have held. */
	public const REDUCED_DAYS = 14;

	/**
	 * Price of one piece, before tax.
	 *
	 * @param Demo_Product        $product      Article.
	 * @param Demo_Variation|null $variation    Choice of a variable product.
	 * @param int            $days_ago     Days before the last day of the story.
	 * @param bool           $black_friday Whether it is Black Friday.
	 */
	public static function price( Demo_Product $product, ?Demo_Variation $variation, int $days_ago, bool $black_friday ): Decimal {
		$years = intdiv( $days_ago, 365 );
		$price = $product->price;
		if ( $years > 0 ) {
			$price = self::charm( intdiv( $price * ( 100 - self::YEARLY_RISE * $years ), 100 ) );
		}
		$off = $black_friday && ! $product->download ? self::BLACK_FRIDAY : 0;
		if ( $days_ago < self::REDUCED_DAYS ) {
			$off = max( $off, $product->discount );
		}
		return self::amount( self::reduced( $price, $off ), $variation );
	}

	/**
	 * The regular price of one item.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation of a variable product.
	 */
	public static function regular( Demo_Product $product, ?Demo_Variation $variation ): Decimal {
		return self::amount( $product->price, $variation );
	}

	/**
	 * The present reduced price of one piece, or none.
	 *
	 * @param Demo_Product        $product   Article.
	 * @param Demo_Variation|null $variation Choice of a variable product.
	 */
	public static function sale( Demo_Product $product, ?Demo_Variation $variation ): ?Decimal {
		return 0 === $product->discount ? null : self::amount( self::reduced( $product->price, $product->discount ), $variation );
	}

	/**
	 * A price with some per cent off.
	 *
	 * @param int $price Cents.
	 * @param int $off   Per cent.
	 */
	private static function reduced( int $price, int $off ): int {
		return 0 === $off ? $price : self::charm( intdiv( $price * ( 100 - $off ), 100 ) );
	}

	/**
	 * The nearest price that ends in 99.
	 *
	 * @param int $price Cents.
	 */
	public static function charm( int $price ): int {
		return max( 99, intdiv( $price + 51, 100 ) * 100 - 1 );
	}

	/**
	 * A price with the surcharge of a variation.
	 *
	 * @param int            $price     Cents.
	 * @param Demo_Variation|null $variation Variation of a variable product.
	 */
	private static function amount( int $price, ?Demo_Variation $variation ): Decimal {
		return Decimal::of_units( $price + ( $variation->surcharge ?? 0 ), Decimal::CENTS );
	}
}
