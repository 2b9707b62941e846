<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Calculates discounts and taxes. Amounts are rounded once for each line and
 * tax rate, so that all tables agree.
 */
final class Order_Calculator {

	/**
	 * Applies coupons to products, one after the other, each to the amount that
	 * the previous one left.
	 *
	 * @param array<int, array{quantity: Decimal, subtotal: Decimal, product: int, variation: int, categories: int[]}> $lines   Product lines.
	 * @param array<string, array<string, mixed>>                                                                      $coupons Coupons by code: discount_type, amount, and the lists of ids of the REST API.
	 * @param int                                                                                                      $digits  Decimals of amounts.
	 * @return array{totals: array<int, Decimal>, discounts: array<string, Decimal>} Total of each line, and discount of each coupon.
	 */
	public static function apply_coupons( array $lines, array $coupons, int $digits ): array {
		$totals    = array_map( static fn( array $line ): Decimal => $line['subtotal'], $lines );
		$discounts = array();

		foreach ( $coupons as $code => $coupon ) {
			$eligible = array_filter( $lines, static fn( array $line ): bool => self::applies_to( $coupon, $line ) );
			$amounts  = array_intersect_key( $totals, $eligible );
			$amount   = Decimal::of( $coupon['amount'] );
			$parts    = array();

			switch ( $coupon['discount_type'] ) {
				case 'percent':
					foreach ( $amounts as $index => $total ) {
						$parts[ $index ] = $total->percentage( $amount, $digits );
					}
					break;
				case 'fixed_product':
					foreach ( $amounts as $index => $total ) {
						$parts[ $index ] = Decimal::min( $total, $amount->multiplied_by( $lines[ $index ]['quantity'], $digits ) );
					}
					break;
				default:
					$parts = Decimal::min( $amount, Decimal::sum( $amounts ) )->split( $amounts );
			}

			foreach ( $parts as $index => $part ) {
				$totals[ $index ] = $totals[ $index ]->minus( $part );
			}

			$discounts[ $code ] = Decimal::sum( $parts );
		}

		return array( 'totals' => $totals, 'discounts' => $discounts );
	}

	/**
	 * Taxes of an amount that excludes tax.
	 *
	 * @param array<int, array{rate: Decimal, compound: bool, shipping: bool}> $rates  Rates in percent, by id.
	 * @param int                                                              $digits Decimals of amounts.
	 * @return array<int, Decimal> Tax by rate.
	 */
	public static function calculate_taxes( Decimal $amount, array $rates, int $digits ): array {
		$taxes = array();

		foreach ( $rates as $id => $rate ) {
			if ( ! $rate['compound'] ) {
				$taxes[ $id ] = $amount->percentage( $rate['rate'], $digits );
			}
		}

		foreach ( $rates as $id => $rate ) {
			if ( $rate['compound'] ) {
				// A compound rate also applies to the other taxes.
				$taxes[ $id ] = $amount->plus( Decimal::sum( $taxes ) )->percentage( $rate['rate'], $digits );
			}
		}

		return $taxes;
	}

	/**
	 * Amount without tax of a price that includes tax.
	 *
	 * @param array<int, array{rate: Decimal, compound: bool}> $rates  Rates in percent, by id.
	 * @param int                                              $digits Decimals of amounts.
	 */
	public static function remove_tax( Decimal $price, array $rates, int $digits ): Decimal {
		$hundred = Decimal::of( 100 );

		// Compound rates also apply to the other taxes, so they are removed first.
		foreach ( array( true, false ) as $compound ) {
			$sum   = Decimal::sum(
				array_column( array_filter( $rates, static fn( array $rate ): bool => $compound === $rate['compound'] ), 'rate' )
			);
			$price = $price->ratio( $hundred, $hundred->plus( $sum ), Decimal::SCALE );
		}

		return $price->round( $digits );
	}

	/**
	 * Whether a coupon applies to a product.
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
