<?php
/**
 * Generates product reviews.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Creates reviews by the customers of some orders.
 */
final class Review_Generator {
	/** Maximum number of reviews. */
	private const MAX_REVIEWS = 600;

	/** Weights of the ratings. */
	private const STARS = array(
		5 => 53,
		4 => 23,
		3 => 11,
		2 => 6,
		1 => 7,
	);

	/** Reviews of the last days may be pending approval. */
	private const PENDING_DAYS = 45;

	/** Expected number of reviews. */
	private int $expected;

	/**
	 * Texts by rating.
	 *
	 * @var array<int, list<string>>
	 */
	private array $texts;

	/**
	 * Reads the texts.
	 *
	 * @param Demo_Options $options  Options.
	 * @param Timeline     $timeline End of the generated period.
	 */
	public function __construct( private Demo_Options $options, private Timeline $timeline ) {
		$this->expected = min( self::MAX_REVIEWS, 20 + intdiv( $options->orders, 14 ) );
		$this->texts    = require __DIR__ . '/data/reviews.php';
	}

	/**
	 * Creates the review of an order, if it has one.
	 *
	 * @param Demo_Order $order Order.
	 */
	public function generate( Demo_Order $order ): ?Demo_Review {
		if ( $order->parent || null === $order->completed ) {
			return null;
		}
		$random    = new Seeded_Random( $this->options->seed, 'review', $order->id );
		$timestamp = $order->completed + $random->between( 86400, 30 * 86400 );
		if ( $random->below( $this->options->orders ) >= $this->expected || $timestamp > $this->timeline->end ) {
			return null;
		}
		$stars     = (int) $random->pick_weighted( self::STARS );
		$is_recent = $this->timeline->end - $timestamp < self::PENDING_DAYS * 86400;
		$approved  = $random->chance( $is_recent ? 450 : 975 ) ? '1' : ( $is_recent || $random->chance( 500 ) ? '0' : 'spam' );
		return new Demo_Review(
			$random->pick( $order->lines )->product,
			$order->customer,
			$this->timeline->to_past( $timestamp ),
			$stars,
			$random->pick( $this->texts[ $stars ] ),
			$approved,
			$random->chance( 900 ),
			$order->ip
		);
	}
}
