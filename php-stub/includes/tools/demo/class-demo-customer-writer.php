<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Tools\Order_Files\Bulk_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the customers of all orders, and some registered visitors without
 * orders. A few customers get a user.
 */
final class Demo_Customer_Writer {
	/** Customers for each registered visitor without orders. */
	private const CUSTOMERS_PER_VISITOR = 30;

	private const DAY = 86400;

	public function __construct( private Bulk_Database $bulk, private Order_Schedule $schedule ) {
	}

	public function write( Customer_Pool $pool ): void {
		foreach ( $pool->first as $index => $first ) {
			$this->write_customer( $pool->get( $index ), $first, $pool->last[ $index ] );
		}
		$random = new Seeded_Random( $this->schedule->options->seed, 'onlookers' );
		$start  = $this->schedule->starts[0];
		$index  = count( $pool->first );
		for ( $count = intdiv( $index, self::CUSTOMERS_PER_VISITOR ); $count > 0; $index++ ) {
			$customer = $pool->get( $index );
			if ( '' !== $customer['username'] ) {
				$timestamp = $start + $random->below( $this->schedule->end - $start );
				$this->write_customer( $customer, $timestamp, $timestamp );
				--$count;
			}
		}
	}

	/**
	 * Writes a customer.
	 *
	 * @param int $first Timestamp of the first order.
	 * @param int $last  Timestamp of the last order.
	 */
	private function write_customer( array $customer, int $first, int $last ): void {
		$random     = new Seeded_Random( $this->schedule->options->seed, 'customer', $customer['index'] );
		$opened     = $first - $random->below( $random->chance( 200 ) ? 60 * self::DAY : 900 );
		$registered = '' === $customer['username'] ? null : Site_Time::format( $this->schedule->to_past( $opened ) );
		$seen       = $last + $random->below( $random->chance( 500 ) ? 3600 : 12 * self::DAY );
		$this->bulk->add( 'storedeck_customer_lookup', array(
			'customer_id' => $customer['id'], 'user_id' => 0 === $customer['user'] ? null : $customer['user'],
			'username' => $customer['username'], 'first_name' => $customer['first'],
			'last_name' => $customer['last'], 'email' => $customer['email'],
			'date_last_active' => Site_Time::format( $this->schedule->to_past( min( $this->schedule->end, $seen ) ) ),
			'date_registered' => $registered, 'country' => $customer['country'],
			'postcode' => $customer['postcode'], 'city' => $customer['city'], 'state' => $customer['state'],
		) );
		if ( 0 !== $customer['user'] && null !== $registered ) {
			$this->write_user( $customer, $registered );
		}
	}

	/**
	 * Writes the user of a customer. It has no way to log in because no
	 * password matches its hash.
	 *
	 * @param string $registered Date of the registration in GMT.
	 */
	private function write_user( array $customer, string $registered ): void {
		$this->bulk->add( 'users', array(
			'ID' => $customer['user'], 'user_login' => $customer['username'], 'user_pass' => '!',
			'user_nicename' => str_replace( '.', '-', $customer['username'] ),
			'user_email' => $customer['email'], 'user_registered' => $registered,
			'display_name' => $customer['first'] . ' ' . $customer['last'],
		) );
		$this->bulk->add_metas( 'usermeta', 'user_id', $customer['user'], array(
			Demo_Cleaner::META                            => '1',
			'first_name'                                  => $customer['first'],
			'last_name'                                   => $customer['last'],
			'billing_city'                                => $customer['city'],
			'billing_country'                             => $customer['country'],
			$this->bulk->get_table_name( 'capabilities' ) => 'a:1:{s:8:"customer";b:1;}',
			$this->bulk->get_table_name( 'user_level' )   => '0',
		) );
	}
}
