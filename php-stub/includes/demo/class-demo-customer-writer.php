<?php
/**
 * Customer writer: writes customers and the accounts of some.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Everybody who ordered, and a few who only registered.
 */
final class Demo_Customer_Writer {
	/** One registered visitor without orders to so many customers. */
	private const ONLOOKERS = 30;

	/** Seconds of a day. */
	private const DAY = 86400;

	/**
	 * Takes where to write.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Demo_Ids      $ids      Ids of customers and accounts.
	 * @param Timeline    $clock    Where the story ends.
	 * @param int      $seed     Seed of the shop.
	 */
	public function __construct( private Bulk_Database $database, private Demo_Ids $ids, private Timeline $clock, private int $seed ) {
	}

	/**
	 * Writes all customers.
	 *
	 * @param Customer_Pool $crowd Who ordered when.
	 * @param int   $begin First moment of the story.
	 */
	public function write( Customer_Pool $crowd, int $begin ): void {
		for ( $index = 0; $index < $crowd->size(); ++$index ) {
			list( $first, $last ) = $crowd->moments( $index );
			$this->customer( Demo_Customer::make( $this->seed, $index ), $first, $last );
		}
		$random = new Seeded_Random( $this->seed, 'onlookers' );
		for ( $count = intdiv( $crowd->size(), self::ONLOOKERS ); $count > 0; $index++ ) {
			$person = Demo_Customer::make( $this->seed, $index );
			if ( '' !== $person->username ) {
				$moment = $begin + $random->below( $this->clock->horizon - $begin );
				$this->customer( $person, $moment, $moment );
				--$count;
			}
		}
	}

	/**
	 * Writes a customer.
	 *
	 * @param Demo_Customer $person Who.
	 * @param int    $first  Moment of the story of the first order.
	 * @param int    $last   The same of the last one.
	 */
	private function customer( Demo_Customer $person, int $first, int $last ): void {
		$columns    = array(
			'customer_id', 'user_id', 'username', 'first_name', 'last_name', 'email', 'date_last_active',
			'date_registered', 'country', 'postcode', 'city', 'state',
		);
		$random     = new Seeded_Random( $this->seed, 'customer', $person->index );
		$opened     = $first - $random->below( $random->chance( 200 ) ? 60 * self::DAY : 900 );
		$registered = '' === $person->username ? null : $this->clock->settle( $opened );
		$seen       = $last + $random->below( $random->chance( 500 ) ? 3600 : 12 * self::DAY );
		$active     = $this->clock->settle( min( $this->clock->horizon, $seen ) );
		$user       = $this->ids->user( $person );
		$this->database->writer( 'wc_customer_lookup', $columns )->add(
			array(
				$this->ids->customer( $person ),
				0 === $user ? null : $user,
				$person->username,
				$person->first,
				$person->last,
				$person->email,
				Zone::gmt( $active ),
				null === $registered ? null : Zone::gmt( $registered ),
				$person->country,
				$person->postcode,
				$person->city,
				$person->state,
			)
		);
		if ( 0 !== $user && null !== $registered ) {
			$this->account( $person, $user, $registered );
		}
	}

	/**
	 * Writes the account of a customer. Nobody can sign in with it: its password matches nothing.
	 *
	 * @param Demo_Customer $person     Who.
	 * @param int    $user       Id of the account.
	 * @param int    $registered When it was opened.
	 */
	private function account( Demo_Customer $person, int $user, int $registered ): void {
		$columns = array( 'ID', 'user_login', 'user_pass', 'user_nicename', 'user_email', 'user_registered', 'display_name' );
		$this->database->writer( 'users', $columns )->add(
			array(
				$user, $person->username, '!', str_replace( '.', '-', $person->username ), $person->email,
				Zone::gmt( $registered ), $person->first . ' ' . $person->last,
			)
		);
		$metas = $this->database->writer( 'usermeta', array( 'user_id', 'meta_key', 'meta_value' ) );
		$facts = array(
			Demo_Marker::META                            => '1',
			'first_name'                            => $person->first,
			'last_name'                             => $person->last,
			'billing_city'                          => $person->city,
			'billing_country'                       => $person->country,
			$this->database->name( 'capabilities' ) => 'a:1:{s:8:"customer";b:1;}',
			$this->database->name( 'user_level' )   => '0',
		);
		foreach ( $facts as $key => $value ) {
			$metas->add( array( $user, $key, $value ) );
		}
	}
}
