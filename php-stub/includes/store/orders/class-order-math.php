<?php
/**
 * Arithmetic of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Store\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Pure: discounts of coupons and taxes of rates, in units of Decimal. What is
 * rounded is rounded once for each line and rate, so that all tables agree.
 */
final class Order_Math {

	/**
	 * Takes coupons off articles, one after the other, each from what the one
	 * before left.
	 *
	 * @param array<int, array{quantity: int, subtotal: int, product: int, variation: int, categories: int[]}> $lines   Articles.
	 * @param array<string, array<string, mixed>>                                                               $coupons Coupons by code: discount_type, amount (text),
	 *                                                                                                            and lists of ids as the REST API has them.
	 * @param int                                                                                               $digits  Digits of amounts.
	 * @return array{totals: array<int, int>, discounts: array<string, int>} What is left of each article; what each coupon took off.
	 */
	public static function discount( array $lines, array $coupons, int $digits ): array {
		$totals    = array_map( static fn( array $line ): int => $line['subtotal'], $lines );
		$discounts = array();

		foreach ( $coupons as $code => $coupon ) {
			$reached = array_filter( $lines, static fn( array $line ): bool => self::reaches( $coupon, $line ) );
			$open    = array_intersect_key( $totals, $reached );
			$amount  = Decimal::read( $coupon['amount'] );
			$parts   = array();

			switch ( $coupon['discount_type'] ) {
				case 'percent':
					foreach ( $open as $index => $total ) {
						$parts[ $index ] = Decimal::percentage( $total, intdiv( $amount, intdiv( Decimal::ONE, 10000 ) ), $digits );
					}
					break;
				case 'fixed_product':
					foreach ( $open as $index => $total ) {
						$parts[ $index ] = min( $total, $amount * $lines[ $index ]['quantity'] );
					}
					break;
				default:
					$parts = Decimal::split( min( $amount, array_sum( $open ) ), $open );
			}

			foreach ( $parts as $index => $part ) {
				$totals[ $index ] -= $part;
			}

			$discounts[ $code ] = array_sum( $parts );
		}

		return array(
			'totals'    => $totals,
			'discounts' => $discounts,
		);
	}

	/**
	 * Taxes of an amount before tax.
	 *
	 * @param int                                                        $amount Amount.
	 * @param array<int, array{rate: int, compound: bool, shipping: bool}> $rates  Rates by id; `rate` in ten-thousandths of a per cent.
	 * @param int                                                        $digits Digits of amounts.
	 * @return array<int, int> Tax by rate.
	 */
	public static function taxes( int $amount, array $rates, int $digits ): array {
		$taxes = array();

		foreach ( $rates as $id => $rate ) {
			if ( ! $rate['compound'] ) {
				$taxes[ $id ] = Decimal::percentage( $amount, $rate['rate'], $digits );
			}
		}

		foreach ( $rates as $id => $rate ) {
			if ( $rate['compound'] ) {
				// A compound rate taxes the other taxes too.
				$taxes[ $id ] = Decimal::percentage( $amount + array_sum( $taxes ), $rate['rate'], $digits );
			}
		}

		return $taxes;
	}

	/**
	 * Amount before tax of a price that includes it.
	 *
	 * @param int                                       $price  Price.
	 * @param array<int, array{rate: int, compound: bool}> $rates  Rates by id.
	 * @param int                                       $digits Digits of amounts.
	 */
	public static function without_tax( int $price, array $rates, int $digits ): int {
		$factor = 1.0;

		foreach ( array( false, true ) as $compound ) {
			$sum = 0;

			foreach ( $rates as $rate ) {
				$sum += $compound === $rate['compound'] ? $rate['rate'] : 0;
			}

			$factor *= 1 + $sum / 1000000;
		}

		return Decimal::round( (int) round( $price / $factor ), $digits );
	}

	/**
	 * Whether a coupon holds for an article.
	 *
	 * @param array<string, mixed> $coupon Coupon.
	 * @param array<string, mixed> $line   Article.
	 */
	private static function reaches( array $coupon, array $line ): bool {
		$ids = array_filter( array( $line['product'], $line['variation'] ) );
		$has = static fn( string $list, array $values ): bool => array() !== array_intersect( $coupon[ $list ] ?? array(), $values );

		if ( $has( 'excluded_product_ids', $ids ) || $has( 'excluded_product_categories', $line['categories'] ) ) {
			return false;
		}

		$products   = $coupon['product_ids'] ?? array();
		$categories = $coupon['product_categories'] ?? array();

		return ( array() === $products && array() === $categories )
			|| $has( 'product_ids', $ids )
			|| $has( 'product_categories', $line['categories'] );
	}
}
