<?php
/**
 * Price list: what an article costs on a day.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

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
	 * @param Product        $product      Article.
	 * @param Variation|null $variation    Choice of a variable product.
	 * @param int            $days_ago     Days before the last day of the story.
	 * @param bool           $black_friday Whether it is Black Friday.
	 * @return int Cents.
	 */
	public static function price( Product $product, ?Variation $variation, int $days_ago, bool $black_friday ): int {
		$years = intdiv( $days_ago, 365 );
		$price = $product->price;
		if ( $years > 0 ) {
			$price = Money::charm( intdiv( $price * ( 100 - self::YEARLY_RISE * $years ), 100 ) );
		}
		$off = $black_friday && ! $product->download ? self::BLACK_FRIDAY : 0;
		if ( $days_ago < self::REDUCED_DAYS ) {
			$off = max( $off, $product->discount );
		}
		return self::reduced( $price, $off ) + ( $variation->surcharge ?? 0 );
	}

	/**
	 * The present reduced price of one piece, or none.
	 *
	 * @param Product        $product   Article.
	 * @param Variation|null $variation Choice of a variable product.
	 */
	public static function sale( Product $product, ?Variation $variation ): ?int {
		return 0 === $product->discount ? null : self::reduced( $product->price, $product->discount ) + ( $variation->surcharge ?? 0 );
	}

	/**
	 * A price with some per cent off.
	 *
	 * @param int $price Cents.
	 * @param int $off   Per cent.
	 */
	private static function reduced( int $price, int $off ): int {
		return 0 === $off ? $price : Money::charm( intdiv( $price * ( 100 - $off ), 100 ) );
	}
}
