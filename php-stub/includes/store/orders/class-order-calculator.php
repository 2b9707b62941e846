<?php
/**
 * Arithmetic of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Computes discounts and taxes. Amounts are rounded once for each line and tax
 * rate, so that all tables agree.
 */
final class Order_Calculator {

	/**
	 * Takes coupons off articles, one after the other, each from what the one
	 * before left.
	 *
	 * @param array<int, array{quantity: int, subtotal: Decimal, product: int, variation: int, categories: int[]}> $lines   Articles.
	 * @param array<string, array<string, mixed>>                                                               $coupons Coupons by code: discount_type, amount (text),
	 *                                                                                                            and lists of ids as the REST API has them.
	 * @param int                                                                                               $digits  Digits of amounts.
	 * @return array{totals: array<int, Decimal>, discounts: array<string, Decimal>} What is left of each article; what each coupon took off.
	 */
	public static function discount( array $lines, array $coupons, int $digits ): array {
		$totals    = array_map( static fn( array $line ): Decimal => $line['subtotal'], $lines );
		$discounts = array();

		foreach ( $coupons as $code => $coupon ) {
			$reached = array_filter( $lines, static fn( array $line ): bool => self::applies_to( $coupon, $line ) );
			$open    = array_intersect_key( $totals, $reached );
			$amount  = Decimal::of( $coupon['amount'] );
			$parts   = array();

			switch ( $coupon['discount_type'] ) {
				case 'percent':
					foreach ( $open as $index => $total ) {
						$parts[ $index ] = $total->percentage( $amount, $digits );
					}
					break;
				case 'fixed_product':
					foreach ( $open as $index => $total ) {
						$parts[ $index ] = Decimal::min( $total, $amount->times( $lines[ $index ]['quantity'] ) );
					}
					break;
				default:
					$parts = Decimal::min( $amount, Decimal::sum( $open ) )->split( $open );
			}

			foreach ( $parts as $index => $part ) {
				$totals[ $index ] = $totals[ $index ]->minus( $part );
			}

			$discounts[ $code ] = Decimal::sum( $parts );
		}

		return array(
			'totals'    => $totals,
			'discounts' => $discounts,
		);
	}

	/**
	 * Taxes of an amount before tax.
	 *
	 * @param Decimal                                                          $amount Amount.
	 * @param array<int, array{rate: Decimal, compound: bool, shipping: bool}> $rates  Rates in percent, by id.
	 * @param int                                                              $digits Digits of amounts.
	 * @return array<int, Decimal> Tax by rate.
	 */
	public static function taxes( Decimal $amount, array $rates, int $digits ): array {
		$taxes = array();

		foreach ( $rates as $id => $rate ) {
			if ( ! $rate['compound'] ) {
				$taxes[ $id ] = $amount->percentage( $rate['rate'], $digits );
			}
		}

		foreach ( $rates as $id => $rate ) {
			if ( $rate['compound'] ) {
				// A compound rate taxes the other taxes too.
				$taxes[ $id ] = $amount->plus( Decimal::sum( $taxes ) )->percentage( $rate['rate'], $digits );
			}
		}

		return $taxes;
	}

	/**
	 * Amount before tax of a price that includes it.
	 *
	 * @param Decimal                                          $price  Price.
	 * @param array<int, array{rate: Decimal, compound: bool}> $rates  Rates in percent, by id.
	 * @param int                                              $digits Digits of amounts.
	 */
	public static function without_tax( Decimal $price, array $rates, int $digits ): Decimal {
		$hundred = Decimal::of( 100 );

		// Compound rates tax the other taxes too, so they are taken off first.
		foreach ( array( true, false ) as $compound ) {
			$sum   = Decimal::sum(
				array_column( array_filter( $rates, static fn( array $rate ): bool => $compound === $rate['compound'] ), 'rate' )
			);
			$price = $price->ratio( $hundred, $hundred->plus( $sum ), Decimal::SCALE );
		}

		return $price->round( $digits );
	}

	/**
	 * Whether a coupon holds for an article.
	 *
	 * @param array<string, mixed> $coupon Coupon.
	 * @param array<string, mixed> $line   Article.
	 */
	private static function applies_to( array $coupon, array $line ): bool {
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
