<?php
/**
 * Coupon writer: writes coupons.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Coupons as posts.
 */
final class Demo_Coupon_Writer {
	/**
	 * Takes where to write.
	 *
	 * @param Demo_Post_Writer $posts Writer of posts.
	 * @param Demo_Ids         $ids   Ids of coupons.
	 * @param Counters       $tally How often each was used.
	 */
	public function __construct( private Demo_Post_Writer $posts, private Demo_Ids $ids, private Counters $tally ) {
	}

	/**
	 * Writes all coupons.
	 *
	 * @param Demo_Coupons $book  Coupons.
	 * @param int         $begin First moment of the shop's story.
	 */
	public function write( Demo_Coupons $book, int $begin ): void {
		foreach ( $book->coupons as $index => list( $type, $amount, , , $least, , $free, $description ) ) {
			$metas = array(
				'discount_type'  => $type,
				'coupon_amount'  => 'percent' === $type ? (string) $amount : Decimal::of_units( $amount, Decimal::CENTS )->to_string(),
				'individual_use' => 'no',
				'usage_limit'    => '0',
				'usage_count'    => (string) ( $this->tally->uses[ $index ] ?? 0 ),
				'free_shipping'  => $free ? 'yes' : 'no',
				'minimum_amount' => 0 === $least ? '' : Decimal::of_units( $least, Decimal::CENTS )->to_string(),
			);
			$this->posts->write(
				$this->ids->coupon + $index,
				'shop_coupon',
				$book->codes[ $index ],
				$begin - ( 30 - $index ) * 86400,
				$metas,
				array( 'post_excerpt' => $description )
			);
		}
	}
}
