<?php

namespace Storedeck\Reviews;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the ratings of a product after a review changed.
 */
final class Ratings {

	/**
	 * Stores the number and the average of the ratings of approved reviews. The
	 * ratings are counted by one grouped query, which WP_Comment_Query cannot do.
	 */
	public static function recalculate( int $product_id ): void {
		$rows = Database::rows(
			"SELECT m.meta_value AS stars, COUNT(*) AS number FROM {wp:comments} c
			INNER JOIN {wp:commentmeta} m ON m.comment_id = c.comment_ID AND m.meta_key = 'rating'
			WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND c.comment_type = 'review'
			GROUP BY m.meta_value",
			array( $product_id )
		);

		$by_stars = array();

		foreach ( $rows as $row ) {
			$stars = (int) $row['stars'];

			if ( $stars >= 1 && $stars <= 5 ) {
				$by_stars[ $stars ] = ( $by_stars[ $stars ] ?? 0 ) + (int) $row['number'];
			}
		}

		krsort( $by_stars );

		$number  = array_sum( $by_stars );
		$average = self::get_average( $by_stars );

		update_post_meta( $product_id, '_wc_rating_count', $by_stars );
		update_post_meta( $product_id, '_wc_review_count', (string) self::count_reviews( $product_id ) );
		update_post_meta( $product_id, '_wc_average_rating', $average );

		Row_Writer::update(
			'product_meta_lookup',
			array( 'rating_count' => $number, 'average_rating' => $average ),
			array( 'product_id' => $product_id )
		);
	}

	/**
	 * Average of ratings.
	 *
	 * @param array<int, int> $by_stars Rating => number of reviews.
	 * @return string With two decimals, '0' when there are none.
	 */
	public static function get_average( array $by_stars ): string {
		$number = array_sum( $by_stars );
		$sum    = 0;

		foreach ( $by_stars as $stars => $count ) {
			$sum += $stars * $count;
		}

		return 0 === $number ? '0' : Decimal::of( $sum )->divided_by( $number, 2 )->to_fixed( 2 );
	}

	/**
	 * Number of approved reviews of a product, with or without a rating.
	 */
	private static function count_reviews( int $product_id ): int {
		return (int) get_comments(
			array(
				'post_id' => $product_id,
				'type'    => 'review',
				'status'  => 'approve',
				'count'   => true,
			)
		);
	}
}
