<?php
/**
 * Counts sales, coupon uses and reviews.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Products and coupons store these numbers, so they are counted while the orders
 * are generated.
 */
final class Counters {
	/**
	 * Items sold by product id.
	 *
	 * @var array<int, int>
	 */
	public array $sold = array();

	/**
	 * Number of orders by index of the coupon.
	 *
	 * @var array<int, int>
	 */
	public array $uses = array();

	/**
	 * Reviews by product id.
	 *
	 * @var array<int, list<Demo_Review>>
	 */
	public array $reviews = array();

	/**
	 * Adds an order. Refunds and orders that reports exclude are not counted.
	 *
	 * @param Demo_Order $order Order.
	 */
	public function add( Demo_Order $order ): void {
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
	 * Number of approved reviews of a product by rating.
	 *
	 * @param int $product Product id.
	 * @return array<int, int> Ratings from 5 to 1, without those that do not occur.
	 */
	public function get_ratings( int $product ): array {
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
	 * Average rating with two decimals.
	 *
	 * @param array<int, int> $ratings Number of reviews by rating.
	 */
	public static function get_average( array $ratings ): string {
		$count = array_sum( $ratings );
		$stars = 0;
		foreach ( $ratings as $star => $number ) {
			$stars += $star * $number;
		}
		return 0 === $count ? '0.00' : Decimal::of( $stars )->divided_by( $count, 2 )->to_fixed( 2 );
	}
}
