<?php
/**
 * Reviewers: customers who say what they think.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Takes reviews from the customers of some of the orders.
 */
final class Review_Generator {
	/** Most reviews of a shop. */
	private const MOST = 600;

	/** Stars, by how often out of 100. */
	private const STARS = array(
		5 => 53,
		4 => 23,
		3 => 11,
		2 => 6,
		1 => 7,
	);

	/** Reviews younger than this many days may still wait for approval. */
	private const WAITING_DAYS = 45;

	/** How many reviews are wanted. */
	private int $wanted;

	/**
	 * Texts by stars.
	 *
	 * @var array<int, list<string>>
	 */
	private array $texts;

	/**
	 * Takes the size of the shop.
	 *
	 * @param Demo_Options $options What is asked for.
	 * @param Timeline   $clock   Where the story ends.
	 */
	public function __construct( private Demo_Options $options, private Timeline $clock ) {
		$this->wanted = min( self::MOST, 20 + intdiv( $options->orders, 14 ) );
		$this->texts  = require __DIR__ . '/data/reviews.php';
	}

	/**
	 * The review of an order's customer, if there is one.
	 *
	 * @param Demo_Order $order Order.
	 */
	public function ask( Demo_Order $order ): ?Demo_Review {
		if ( $order->parent || null === $order->completed ) {
			return null;
		}
		$random = new Seeded_Random( $this->options->seed, 'review', $order->id );
		$moment = $order->completed + $random->between( 86400, 30 * 86400 );
		if ( $random->below( $this->options->orders ) >= $this->wanted || $moment > $this->clock->horizon ) {
			return null;
		}
		$stars    = (int) $random->weighted( self::STARS );
		$waiting  = $this->clock->horizon - $moment < self::WAITING_DAYS * 86400;
		$approved = $random->chance( $waiting ? 450 : 975 ) ? '1' : ( $waiting || $random->chance( 500 ) ? '0' : 'spam' );
		return new Demo_Review(
			$random->pick( $order->lines )->product,
			$order->person,
			$this->clock->settle( $moment ),
			$stars,
			$random->pick( $this->texts[ $stars ] ),
			$approved,
			$random->chance( 900 ),
			$order->ip
		);
	}
}
