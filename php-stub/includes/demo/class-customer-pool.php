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

	/** Number of customers with a user. */
	private const ACCOUNTS = 20;

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
	public array $first = array();

	/**
	 * Timestamp of the last order of each customer.
	 *
	 * @var list<int>
	 */
	public array $last = array();

	/**
	 * User ids by index of the customer.
	 *
	 * @var array<int, int>
	 */
	private array $users = array();

	/**
	 * Starts without customers.
	 *
	 * @param int $seed     Seed of the store.
	 * @param int $orders   Number of orders to come.
	 * @param int $first_id Id of the first customer.
	 * @param int $user     Id of the first user.
	 */
	public function __construct( private int $seed, private int $orders, private int $first_id, int $user ) {
		for ( $index = 0; count( $this->users ) < self::ACCOUNTS; ++$index ) {
			if ( '' !== Demo_Customer::create( $seed, $index )['username'] ) {
				$this->users[ $index ] = $user++;
			}
		}
	}

	/**
	 * Gets a customer, with id and user (its id, or 0).
	 *
	 * @param int $index Index of the customer.
	 * @return array<string, mixed>
	 */
	public function get( int $index ): array {
		return Demo_Customer::create( $this->seed, $index ) + array(
			'id'   => $this->first_id + $index,
			'user' => $this->users[ $index ] ?? 0,
		);
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
		$opening = max( 1, intdiv( $this->orders, 20 ) );
		if ( 0 === $known || $random->chance( self::NEW + intdiv( ( 1000 - self::NEW ) * $opening, $opening + 8 * $number ) ) ) {
			$index         = $known;
			$this->first[] = $timestamp;
		} else {
			$index = $random->chance( self::LOYAL )
				? $this->buyers[ $random->below( $number ) ]
				: $known - 1 - min( $random->below( $known ), $random->below( $known ) );
		}
		$this->last[ $index ] = $timestamp;
		$this->buyers[]       = $index;
		return $index;
	}
}
