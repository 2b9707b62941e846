<?php
/**
 * Review writer: writes reviews.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Reviews are comments with stars.
 */
final class Demo_Review_Writer {
	/**
	 * Takes where to write.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Demo_Ids      $ids      Ids of accounts.
	 * @param Zone     $zone     Zone of the shop.
	 */
	public function __construct( private Bulk_Database $database, private Demo_Ids $ids, private Zone $zone ) {
	}

	/**
	 * Writes all reviews, the oldest first.
	 *
	 * @param array<int, list<Demo_Review>> $by_product Reviews by product.
	 */
	public function write( array $by_product ): void {
		$columns  = array(
			'comment_ID', 'comment_post_ID', 'comment_author', 'comment_author_email', 'comment_author_url',
			'comment_author_IP', 'comment_date', 'comment_date_gmt', 'comment_content', 'comment_karma',
			'comment_approved', 'comment_agent', 'comment_type', 'comment_parent', 'user_id',
		);
		$comments = $this->database->writer( 'comments', $columns );
		$metas    = $this->database->writer( 'commentmeta', array( 'comment_id', 'meta_key', 'meta_value' ) );
		$reviews  = array_merge( array(), ...array_values( $by_product ) );
		$id       = $this->database->highest( 'comments', 'comment_ID' );
		usort( $reviews, static fn( Demo_Review $a, Demo_Review $b ): int => $a->moment <=> $b->moment );
		foreach ( $reviews as $review ) {
			++$id;
			$comments->add(
				array(
					$id,
					$review->product->id,
					$review->person->first . ' ' . $review->person->last,
					$review->person->email,
					'',
					$review->ip,
					$this->zone->local( $review->moment ),
					Zone::gmt( $review->moment ),
					$review->text,
					0,
					$review->approved,
					'Mozilla/5.0',
					'review',
					0,
					$this->ids->user( $review->person ),
				)
			);
			$metas->add( array( $id, 'rating', (string) $review->stars ) );
			$metas->add( array( $id, 'verified', $review->verified ? '1' : '0' ) );
		}
	}
}
