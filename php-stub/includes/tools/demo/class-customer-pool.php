<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses a new or a returning customer for each order, so that customers have
 * two and a half orders on average and a few have many. The data of a customer
 * depend on seed and index alone: only three integers are stored for each.
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

	/** Index of the customer of each order. */
	private array $buyers = array();

	/** Timestamp of the first order of each customer. */
	public array $first = array();

	/** Timestamp of the last order of each customer. */
	public array $last = array();

	/** User ids by index of the customer. */
	private array $users = array();

	public function __construct( private int $seed, private int $orders, private int $first_id, int $user ) {
		for ( $index = 0; count( $this->users ) < self::ACCOUNTS; ++$index ) {
			if ( '' !== $this->get( $index )['username'] ) {
				$this->users[ $index ] = $user++;
			}
		}
	}

	/**
	 * Chooses the customer of the next order.
	 *
	 * @param int $timestamp Creation time of the order.
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

	/**
	 * Gets a customer: index, id, user (its id, or 0), username (empty for a guest), first and last name, and address.
	 *
	 * @param int $index Index of the customer, from 0.
	 */
	public function get( int $index ): array {
		$random  = new Seeded_Random( $this->seed, 'person', $index );
		$names   = Demo_Data::read( 'names' );
		$places  = Demo_Data::read( 'places' );
		$country = (string) $random->pick_weighted( array_map( static fn( array $place ): int => $place['weight'], $places ) );
		$city    = $random->pick( $places[ $country ]['cities'] );
		for ( $tries = 0; $tries < 3 && $random->below( 14 ) >= $city[3]; ++$tries ) {
			$city = $random->pick( $places[ $country ]['cities'] );
		}
		$pick = static fn( string $part ): string => $random->pick( $names[ $part ][ $country ] ?? $names[ $part ]['US'] );
		// Every 53rd gets the next name that is difficult to process.
		list( $first, $last ) = 7 === $index % 53
			? $names['odd'][ intdiv( $index, 53 ) % count( $names['odd'] ) ]
			: ( $random->chance( 60 ) ? $random->pick( $names['world'] ) : array( $pick( 'first' ), $pick( 'last' ) ) );

		$plain  = preg_match( '/^[A-Za-z]+$/D', $first . $last ) ? strtolower( $first . '.' . $last ) : 'shopper';
		$handle = $plain . ( $index + 1 );
		// The domains are reserved for examples, the phone numbers for fiction.
		return array(
			'index' => $index, 'id' => $this->first_id + $index, 'user' => $this->users[ $index ] ?? 0,
			'first' => $first, 'last' => $last,
			'email'    => $handle . '@' . $random->pick( array( 'example.com', 'example.com', 'example.org', 'example.net' ) ),
			'username' => $random->chance( 720 ) ? $handle : '',
			'street' => sprintf( $pick( 'streets' ), $random->between( 1, 1980 ) ), 'city' => $city[0],
			'state' => $city[1],
			'postcode' => implode( array_map( static fn( string $sign ): string => match ( $sign ) {
				'#'     => (string) $random->below( 10 ),
				'?'     => 'ABCEGHJKLMNPRSTVWXYZ'[ $random->below( 20 ) ],
				default => $sign,
			}, str_split( $city[2] ) ) ),
			'country'  => $country,
			'phone'    => sprintf( '+1 %d 555 01%02d', $random->between( 201, 989 ), $random->below( 100 ) ),
		);
	}
}
