<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Tools\Order_Files\Bulk_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Creates reviews by the customers of some orders, and writes them as comments with a rating.
 */
final class Demo_Reviews {
	private const MAX_REVIEWS = 600;

	/** Reviews of the last days may be pending approval. */
	private const PENDING_DAYS = 45;

	private int $expected;

	/** @var array<int, list<array<string, string|int>>> Rows of comments by product id, with stars and verified. */
	private array $reviews = array();

	public function __construct( private Order_Schedule $schedule ) {
		$this->expected = min( self::MAX_REVIEWS, 20 + intdiv( $schedule->options->orders, 14 ) );
	}

	/**
	 * Adds the review of an order, if it has one.
	 *
	 * @param array<string, mixed> $order Raw order of Order_Stream.
	 */
	public function add( array $order ): void {
		if ( $order['parent'] || null === $order['completed'] ) {
			return;
		}
		$random    = new Seeded_Random( $this->schedule->options->seed, 'review', $order['id'] );
		$timestamp = $order['times']['completed'] + $random->between( 86400, 30 * 86400 );
		if ( $random->below( $this->schedule->options->orders ) >= $this->expected || $timestamp > $this->schedule->end ) {
			return;
		}
		$stars     = (int) $random->draw( 'stars' );
		$is_recent = $this->schedule->end - $timestamp < self::PENDING_DAYS * 86400;
		$approved  = $random->chance( $is_recent ? 450 : 975 ) ? '1' : ( $is_recent || $random->chance( 500 ) ? '0' : 'spam' );
		$product   = $random->pick( $order['lines'] )['product']['id'];
		$created   = $this->schedule->to_past( $timestamp );

		$this->reviews[ $product ][] = array(
			'comment_post_ID' => $product,
			'comment_author' => $order['buyer']['first'] . ' ' . $order['buyer']['last'],
			'comment_author_email' => $order['buyer']['email'], 'comment_author_url' => '',
			'comment_author_IP' => $order['ip'],
			'comment_date' => Site_Time::format( $this->schedule->time->from_unix( $created ) ),
			'comment_date_gmt' => Site_Time::format( $created ),
			'comment_content' => $random->pick( Demo_Data::read( 'reviews' )[ $stars ] ), 'comment_karma' => 0,
			'comment_approved' => $approved, 'comment_agent' => 'Mozilla/5.0', 'comment_type' => 'review',
			'comment_parent' => 0, 'user_id' => $order['buyer']['user'], 'stars' => $stars,
			'verified' => $random->chance( 900 ) ? '1' : '0',
		);
	}

	/**
	 * Ratings of a product by approved reviews.
	 *
	 * @return array{array<int, int>, string} Number of reviews by rating, from 5 to 1 without those that do not occur, and their average.
	 */
	public function get_ratings( int $product ): array {
		$is_shown = static fn( array $review ): bool => '1' === $review['comment_approved'];
		$approved = array_filter( $this->reviews[ $product ] ?? array(), $is_shown );
		$stars    = array_column( $approved, 'stars' );
		$ratings  = array_count_values( $stars );
		krsort( $ratings );
		return array( $ratings, Decimal::of( array_sum( $stars ) )->divided_by( count( $stars ), 2 )->to_fixed( 2 ) );
	}

	/**
	 * Writes all reviews in chronological order.
	 */
	public function write( Bulk_Database $bulk ): void {
		$reviews = array_merge( ...array_values( $this->reviews ) );
		$id      = $bulk->get_max( 'comments', 'comment_ID' );
		usort( $reviews, static fn( array $a, array $b ): int => $a['comment_date_gmt'] <=> $b['comment_date_gmt'] );
		foreach ( $reviews as $review ) {
			++$id;
			$metas = array( 'rating' => (string) $review['stars'], 'verified' => $review['verified'] );
			unset( $review['stars'], $review['verified'] );
			$bulk->add( 'comments', array( 'comment_ID' => $id ) + $review );
			$bulk->add_metas( 'commentmeta', 'comment_id', $id, $metas );
		}
	}
}
