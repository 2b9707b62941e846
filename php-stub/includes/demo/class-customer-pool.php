<?php
/**
 * Chooses the customers of orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses a new or a returning customer for each order, so that customers have
 * two and a half orders on average and a few have many. Stores three integers
 * for each customer.
 */
final class Customer_Pool {
	/** New customers of 1,000 orders, in the long run. */
	private const NEW = 365;

	/**
	 * Of 1,000 returning customers, those that are chosen by their number of
	 * orders. The others are chosen by how recent their first order is.
	 */
	private const LOYAL = 560;

	/**
	 * Index of the customer of each order.
	 *
	 * @var list<int>
	 */
	private array $buyers = array();

	/**
	 * Timestamp of the first order of each customer.
	 *
	 * @var list<int>
	 */
	private array $first = array();

	/**
	 * Timestamp of the last order of each customer.
	 *
	 * @var list<int>
	 */
	private array $last = array();

	/**
	 * Starts without customers.
	 *
	 * @param int $orders Number of orders to come.
	 */
	public function __construct( private int $orders ) {
	}

	/**
	 * Chooses the customer of the next order.
	 *
	 * @param Seeded_Random $random    Random numbers.
	 * @param int           $timestamp Creation time of the order.
	 * @return int Index of the customer.
	 */
	public function draw( Seeded_Random $random, int $timestamp ): int {
		$number = count( $this->buyers );
		$known  = count( $this->first );
		// Nearly all customers are new during the first weeks.
		$new = self::NEW + intdiv( ( 1000 - self::NEW ) * $this->get_opening_orders(), $this->get_opening_orders() + 8 * $number );
		if ( 0 === $known || $random->chance( $new ) ) {
			$index         = $known;
			$this->first[] = $timestamp;
			$this->last[]  = $timestamp;
		} else {
			$index = $random->chance( self::LOYAL )
				? $this->buyers[ $random->below( $number ) ]
				: $known - 1 - min( $random->below( $known ), $random->below( $known ) );

			$this->last[ $index ] = $timestamp;
		}
		$this->buyers[] = $index;
		return $index;
	}

	/**
	 * Number of customers so far.
	 */
	public function count(): int {
		return count( $this->first );
	}

	/**
	 * Timestamps of the first and the last order of a customer.
	 *
	 * @param int $index Index of the customer.
	 * @return array{int, int}
	 */
	public function get_order_times( int $index ): array {
		return array( $this->first[ $index ], $this->last[ $index ] );
	}

	/**
	 * Number of orders of the first weeks.
	 */
	private function get_opening_orders(): int {
		return max( 1, intdiv( $this->orders, 20 ) );
	}
}
