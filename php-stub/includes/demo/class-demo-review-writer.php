<?php
/**
 * Writes demo reviews.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Writes reviews as comments with a rating.
 */
final class Demo_Review_Writer {
	/**
	 * Stores the database.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Demo_Ids      $ids      Ids of users.
	 * @param Site_Time     $time     Site time.
	 */
	public function __construct( private Bulk_Database $database, private Demo_Ids $ids, private Site_Time $time ) {
	}

	/**
	 * Writes all reviews in chronological order.
	 *
	 * @param array<int, list<Demo_Review>> $by_product Reviews by product id.
	 */
	public function write( array $by_product ): void {
		$columns  = array(
			'comment_ID', 'comment_post_ID', 'comment_author', 'comment_author_email', 'comment_author_url',
			'comment_author_IP', 'comment_date', 'comment_date_gmt', 'comment_content', 'comment_karma',
			'comment_approved', 'comment_agent', 'comment_type', 'comment_parent', 'user_id',
		);
		$comments = $this->database->get_writer( 'comments', $columns );
		$metas    = $this->database->get_writer( 'commentmeta', array( 'comment_id', 'meta_key', 'meta_value' ) );
		$reviews  = array_merge( array(), ...array_values( $by_product ) );
		$id       = $this->database->get_max( 'comments', 'comment_ID' );
		usort( $reviews, static fn( Demo_Review $a, Demo_Review $b ): int => $a->created <=> $b->created );
		foreach ( $reviews as $review ) {
			++$id;
			$comments->add(
				array(
					$id,
					$review->product->id,
					$review->customer->first . ' ' . $review->customer->last,
					$review->customer->email,
					'',
					$review->ip,
					Site_Time::format( $this->time->from_unix( $review->created ) ),
					Site_Time::format( $review->created ),
					$review->text,
					0,
					$review->approved,
					'Mozilla/5.0',
					'review',
					0,
					$this->ids->get_user_id( $review->customer ),
				)
			);
			$metas->add( array( $id, 'rating', (string) $review->stars ) );
			$metas->add( array( $id, 'verified', $review->verified ? '1' : '0' ) );
		}
	}
}
