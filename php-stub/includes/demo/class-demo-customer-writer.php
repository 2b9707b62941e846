<?php
/**
 * Writes demo customers.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the customers of all orders, and some registered visitors without
 * orders. A few customers get a user.
 */
final class Demo_Customer_Writer {
	/** Customers for each registered visitor without orders. */
	private const CUSTOMERS_PER_VISITOR = 30;

	/** Seconds of a day. */
	private const DAY = 86400;

	/**
	 * Stores the database.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Demo_Ids      $ids      Ids of customers and users.
	 * @param Timeline      $timeline End of the generated period.
	 * @param int           $seed     Seed of the store.
	 */
	public function __construct( private Bulk_Database $database, private Demo_Ids $ids, private Timeline $timeline, private int $seed ) {
	}

	/**
	 * Writes all customers.
	 *
	 * @param Customer_Pool $customers Customers of the orders.
	 * @param int           $start     Timestamp of the first day.
	 */
	public function write( Customer_Pool $customers, int $start ): void {
		for ( $index = 0; $index < $customers->count(); ++$index ) {
			list( $first, $last ) = $customers->get_order_times( $index );
			$this->write_customer( Demo_Customer::create( $this->seed, $index ), $first, $last );
		}
		$random = new Seeded_Random( $this->seed, 'onlookers' );
		for ( $count = intdiv( $customers->count(), self::CUSTOMERS_PER_VISITOR ); $count > 0; $index++ ) {
			$customer = Demo_Customer::create( $this->seed, $index );
			if ( '' !== $customer->username ) {
				$timestamp = $start + $random->below( $this->timeline->end - $start );
				$this->write_customer( $customer, $timestamp, $timestamp );
				--$count;
			}
		}
	}

	/**
	 * Writes a customer.
	 *
	 * @param Demo_Customer $customer Customer.
	 * @param int           $first    Timestamp of the first order.
	 * @param int           $last     Timestamp of the last order.
	 */
	private function write_customer( Demo_Customer $customer, int $first, int $last ): void {
		$columns    = array(
			'customer_id', 'user_id', 'username', 'first_name', 'last_name', 'email', 'date_last_active',
			'date_registered', 'country', 'postcode', 'city', 'state',
		);
		$random     = new Seeded_Random( $this->seed, 'customer', $customer->index );
		$opened     = $first - $random->below( $random->chance( 200 ) ? 60 * self::DAY : 900 );
		$registered = '' === $customer->username ? null : $this->timeline->to_past( $opened );
		$seen       = $last + $random->below( $random->chance( 500 ) ? 3600 : 12 * self::DAY );
		$active     = $this->timeline->to_past( min( $this->timeline->end, $seen ) );
		$user       = $this->ids->get_user_id( $customer );
		$this->database->get_writer( 'storedeck_customer_lookup', $columns )->add(
			array(
				$this->ids->get_customer_id( $customer ),
				0 === $user ? null : $user,
				$customer->username,
				$customer->first,
				$customer->last,
				$customer->email,
				Site_Time::format( $active ),
				null === $registered ? null : Site_Time::format( $registered ),
				$customer->country,
				$customer->postcode,
				$customer->city,
				$customer->state,
			)
		);
		if ( 0 !== $user && null !== $registered ) {
			$this->write_user( $customer, $user, $registered );
		}
	}

	/**
	 * Writes the user of a customer. It has no way to log in because no
	 * password matches its hash.
	 *
	 * @param Demo_Customer $customer   Customer.
	 * @param int           $user       User id.
	 * @param int           $registered Timestamp of the registration.
	 */
	private function write_user( Demo_Customer $customer, int $user, int $registered ): void {
		$columns = array( 'ID', 'user_login', 'user_pass', 'user_nicename', 'user_email', 'user_registered', 'display_name' );
		$this->database->get_writer( 'users', $columns )->add(
			array(
				$user, $customer->username, '!', str_replace( '.', '-', $customer->username ), $customer->email,
				Site_Time::format( $registered ), $customer->first . ' ' . $customer->last,
			)
		);
		$writer = $this->database->get_writer( 'usermeta', array( 'user_id', 'meta_key', 'meta_value' ) );
		$meta   = array(
			Demo_Marker::META                            => '1',
			'first_name'                            => $customer->first,
			'last_name'                             => $customer->last,
			'billing_city'                          => $customer->city,
			'billing_country'                       => $customer->country,
			$this->database->get_table_name( 'capabilities' ) => 'a:1:{s:8:"customer";b:1;}',
			$this->database->get_table_name( 'user_level' )   => '0',
		);
		foreach ( $meta as $key => $value ) {
			$writer->add( array( $user, $key, $value ) );
		}
	}
}
