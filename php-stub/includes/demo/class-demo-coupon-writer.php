<?php
/**
 * Writes demo coupons.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Writes coupons as posts.
 */
final class Demo_Coupon_Writer {
	/**
	 * Stores the post writer.
	 *
	 * @param Demo_Post_Writer $posts    Post writer.
	 * @param Demo_Ids         $ids      Ids of coupons.
	 * @param Counters         $counters Number of uses of each coupon.
	 */
	public function __construct( private Demo_Post_Writer $posts, private Demo_Ids $ids, private Counters $counters ) {
	}

	/**
	 * Writes all coupons.
	 *
	 * @param Demo_Coupons $coupons Coupons.
	 * @param int          $start   Timestamp of the first day.
	 */
	public function write( Demo_Coupons $coupons, int $start ): void {
		foreach ( $coupons->coupons as $index => list( $type, $amount, , , $minimum, , $free, $description ) ) {
			$metas = array(
				'discount_type'  => $type,
				'coupon_amount'  => 'percent' === $type ? (string) $amount : Decimal::of_units( $amount, Decimal::CENTS )->to_string(),
				'individual_use' => 'no',
				'usage_limit'    => '0',
				'usage_count'    => (string) ( $this->counters->uses[ $index ] ?? 0 ),
				'free_shipping'  => $free ? 'yes' : 'no',
				'minimum_amount' => 0 === $minimum ? '' : Decimal::of_units( $minimum, Decimal::CENTS )->to_string(),
			);
			$this->posts->write(
				$this->ids->first_coupon + $index,
				'shop_coupon',
				$coupons->codes[ $index ],
				$start - ( 30 - $index ) * 86400,
				$metas,
				array( 'post_excerpt' => $description )
			);
		}
	}
}
