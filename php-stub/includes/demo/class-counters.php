<?php
/**
 * Tally: what products and coupons need to know of the orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Counts while the orders go by.
 */
final class Counters {
	/**
	 * Pieces sold by product.
	 *
	 * @var array<int, int>
	 */
	public array $sold = array();

	/**
	 * Orders by index of the coupon.
	 *
	 * @var array<int, int>
	 */
	public array $uses = array();

	/**
	 * Reviews by product.
	 *
	 * @var array<int, list<Demo_Review>>
	 */
	public array $reviews = array();

	/**
	 * Counts an order; refunds and orders that reports leave out do not count.
	 *
	 * @param Demo_Order $order Order.
	 */
	public function count( Demo_Order $order ): void {
		if ( $order->parent || ! $order->is_counted() ) {
			return;
		}
		foreach ( $order->lines as $line ) {
			$this->sold[ $line->product->id ] = ( $this->sold[ $line->product->id ] ?? 0 ) + $line->quantity;
		}
		foreach ( array_keys( $order->coupons ) as $index ) {
			$this->uses[ $index ] = ( $this->uses[ $index ] ?? 0 ) + 1;
		}
	}

	/**
	 * Numbers of approved reviews of a product by stars.
	 *
	 * @param int $product Id.
	 * @return array<int, int> 5 to 1 stars, those that occur.
	 */
	public function ratings( int $product ): array {
		$ratings = array();
		foreach ( $this->reviews[ $product ] ?? array() as $review ) {
			if ( '1' === $review->approved ) {
				$ratings[ $review->stars ] = ( $ratings[ $review->stars ] ?? 0 ) + 1;
			}
		}
		krsort( $ratings );
		return $ratings;
	}

	/**
	 * Average of some ratings with two decimals.
	 *
	 * @param array<int, int> $ratings Numbers by stars.
	 */
	public static function average( array $ratings ): string {
		$count = array_sum( $ratings );
		$stars = 0;
		foreach ( $ratings as $star => $number ) {
			$stars += $star * $number;
		}
		return 0 === $count ? '0.00' : Decimal::of( $stars )->divided_by( $count, 2 )->to_fixed( 2 );
	}
}
