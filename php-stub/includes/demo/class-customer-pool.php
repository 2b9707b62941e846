<?php
/**
 * Crowd: who orders next.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Decides for each order whether somebody new comes or somebody returns, so that there is
 * about one customer to two and a half orders and a few buy very often. Remembers three
 * small numbers for each customer.
 */
final class Customer_Pool {
	/** How many of 1,000 orders come from somebody new, in the long run. */
	private const NEW = 365;

	/** How many of 1,000 returns go to those who bought often rather than to those who came lately. */
	private const LOYAL = 560;

	/**
	 * Customer of each order so far.
	 *
	 * @var list<int>
	 */
	private array $buyers = array();

	/**
	 * Moment of each customer's first order.
	 *
	 * @var list<int>
	 */
	private array $first = array();

	/**
	 * Moment of each customer's last order.
	 *
	 * @var list<int>
	 */
	private array $last = array();

	/**
	 * Whether each customer has an order that counts in reports.
	 *
	 * @var list<bool>
	 */
	private array $counted = array();

	/**
	 * Expects a number of orders.
	 *
	 * @param int $orders How many will come.
	 */
	public function __construct( private int $orders ) {
	}

	/**
	 * The customer of the next order.
	 *
	 * @param Seeded_Random $random Source of chance.
	 * @param int    $moment When it comes.
	 * @return int Index of the customer.
	 */
	public function next( Seeded_Random $random, int $moment ): int {
		$number = count( $this->buyers );
		$known  = count( $this->first );
		// In the shop's first weeks nearly everybody is new.
		$new = self::NEW + intdiv( ( 1000 - self::NEW ) * $this->opening(), $this->opening() + 8 * $number );
		if ( 0 === $known || $random->chance( $new ) ) {
			$buyer           = $known;
			$this->first[]   = $moment;
			$this->last[]    = $moment;
			$this->counted[] = false;
		} else {
			$buyer = $random->chance( self::LOYAL )
				? $this->buyers[ $random->below( $number ) ]
				: $known - 1 - min( $random->below( $known ), $random->below( $known ) );

			$this->last[ $buyer ] = $moment;
		}
		$this->buyers[] = $buyer;
		return $buyer;
	}

	/**
	 * Whether a customer already has an order that counts; notes whether the present one does.
	 *
	 * @param int  $buyer  Index of the customer.
	 * @param bool $counts Whether the present order counts in reports.
	 */
	public function returns( int $buyer, bool $counts ): bool {
		$returns                 = $this->counted[ $buyer ];
		$this->counted[ $buyer ] = $returns || $counts;
		return $returns;
	}

	/**
	 * Number of customers so far.
	 */
	public function size(): int {
		return count( $this->first );
	}

	/**
	 * Moments of a customer's first and last order.
	 *
	 * @param int $buyer Index of the customer.
	 * @return array{int, int}
	 */
	public function moments( int $buyer ): array {
		return array( $this->first[ $buyer ], $this->last[ $buyer ] );
	}

	/**
	 * How many orders the opening weeks last.
	 */
	private function opening(): int {
		return max( 1, intdiv( $this->orders, 20 ) );
	}
}
