<?php
/**
 * Rows that reports read of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Finds, makes and changes the rows of those who order and those who have an
 * account.
 */
final class Customer_Sync {

	/**
	 * Roles that make a user a customer without any order.
	 */
	private const ROLES = array( 'customer' );

	/**
	 * SQL of what customers are found by.
	 */
	private const FOUND_BY = array(
		'user'  => 'user_id = %d',
		'email' => 'email = %s',
		'guest' => 'email = %s AND user_id IS NULL',
	);

	/**
	 * Longest text of a column.
	 */
	private const LENGTHS = array(
		'username'   => 60,
		'first_name' => 255,
		'last_name'  => 255,
		'email'      => 100,
		'country'    => 2,
		'postcode'   => 20,
		'city'       => 100,
		'state'      => 100,
	);

	/**
	 * Follows users whose account changed. Somebody whose account is gone stays
	 * a customer of the orders made, without account.
	 *
	 * @param int[] $users Ids of users.
	 */
	public static function sync_users( array $users ): void {
		if ( array() !== $users ) {
			Sync_Lock::run( static fn() => self::sync_users_locked( $users ) );
		}
	}

	/**
	 * Follows users, one process at a time.
	 *
	 * @param int[] $users Ids of users.
	 */
	private static function sync_users_locked( array $users ): void {
		foreach ( $users as $id ) {
			$user = get_userdata( $id );
			$row  = self::find( 'user', $id );

			if ( ! $user instanceof WP_User ) {
				if ( null !== $row ) {
					self::leave( (int) $row['customer_id'] );
				}
				continue;
			}

			if ( null !== $row ) {
				self::update( (int) $row['customer_id'], self::of_user( $user ) );
			} elseif ( array() !== array_intersect( self::ROLES, $user->roles ) ) {
				self::insert( self::of_user( $user ) + array( 'date_last_active' => $user->user_registered ) );
			}
		}
	}

	/**
	 * Id of the customer of an order, made when there is none.
	 *
	 * @param int                         $user   User; 0 for a guest.
	 * @param string                      $email  Address that the order was made with.
	 * @param array<string, string|null>  $facts  first_name, last_name, country, postcode, city and state of the order.
	 * @param string                      $moment When the order was made, Greenwich's time.
	 * @return int Id; 0 for a guest without address.
	 */
	public static function of_order( int $user, string $email, array $facts, string $moment ): int {
		$account = $user > 0 ? get_userdata( $user ) : false;

		if ( $account instanceof WP_User ) {
			$row = self::find( 'user', $user );

			if ( null !== $row ) {
				return self::seen( $row, $moment );
			}

			// Who bought as a guest before and has an account now is the same person.
			$guest = self::find( 'guest', $account->user_email );

			if ( null !== $guest ) {
				self::update( (int) $guest['customer_id'], self::of_user( $account ) );
				return self::seen( $guest, $moment );
			}

			return self::insert( self::of_user( $account ) + $facts + array( 'date_last_active' => $moment ) );
		}

		if ( '' === $email ) {
			return 0;
		}

		$row = self::find( 'guest', $email ) ?? self::find( 'email', $email );

		if ( null !== $row ) {
			return self::seen( $row, $moment );
		}

		return self::insert( array( 'email' => $email ) + $facts + array( 'date_last_active' => $moment ) );
	}

	/**
	 * Forgets guests of whom no order is left.
	 *
	 * @param int[] $ids Customers.
	 */
	public static function forget_idle( array $ids ): void {
		$orders = '`' . Database::table( 'order_stats' ) . '`';
		$table  = '`' . Database::table( 'customer_lookup' ) . '`';

		Row_Writer::delete(
			'customer_lookup',
			'customer_id',
			array_filter( $ids ),
			"user_id IS NULL AND username = ''"
			. " AND NOT EXISTS ( SELECT 1 FROM $orders made WHERE made.customer_id = $table.customer_id )"
		);
	}

	/**
	 * Columns that follow from an account.
	 *
	 * @param WP_User $user User.
	 * @return array<string, string|int|null>
	 */
	private static function of_user( WP_User $user ): array {
		$row = array(
			'user_id'         => (int) $user->ID,
			'username'        => $user->user_login,
			'first_name'      => (string) $user->first_name,
			'last_name'       => (string) $user->last_name,
			'email'           => $user->user_email,
			'date_registered' => $user->user_registered,
		);

		foreach ( array( 'country', 'postcode', 'city', 'state' ) as $field ) {
			$value = get_user_meta( $user->ID, 'billing_' . $field, true );

			if ( is_string( $value ) && '' !== $value ) {
				$row[ $field ] = $value;
			}
		}

		return $row;
	}

	/**
	 * Notes that a customer was there, when that is later than what is known.
	 *
	 * @param array<string, string|null> $row    Row.
	 * @param string                     $moment When, Greenwich's time.
	 * @return int Id.
	 */
	private static function seen( array $row, string $moment ): int {
		if ( '' !== $moment && (string) $row['date_last_active'] < $moment ) {
			self::update( (int) $row['customer_id'], array( 'date_last_active' => $moment ) );
		}

		return (int) $row['customer_id'];
	}

	/**
	 * Takes the account from a customer; one without orders goes.
	 *
	 * @param int $id Customer.
	 */
	private static function leave( int $id ): void {
		$orders = Database::rows( 'SELECT order_id FROM {order_stats} WHERE customer_id = %d LIMIT 1', array( $id ) );

		if ( array() === $orders ) {
			Row_Writer::delete( 'customer_lookup', 'customer_id', array( $id ) );
		} else {
			self::update(
				$id,
				array(
					'user_id'         => null,
					'username'        => '',
					'date_registered' => null,
				)
			);
		}
	}

	/**
	 * A row; of several the one that came first.
	 *
	 * @param string     $kind  Key of FOUND_BY.
	 * @param string|int $value What it is found by.
	 * @return array<string, string|null>|null
	 */
	private static function find( string $kind, $value ): ?array {
		$known = Customer_Prefetch::find( $kind, $value );

		return false !== $known ? $known : ( Database::rows(
			'SELECT customer_id, date_last_active FROM {customer_lookup} WHERE ' . self::FOUND_BY[ $kind ]
				. ' ORDER BY customer_id LIMIT 1',
			array( $value )
		)[0] ?? null );
	}

	/**
	 * Changes a row.
	 *
	 * @param int                            $id  Customer.
	 * @param array<string, string|int|null> $row Columns.
	 */
	private static function update( int $id, array $row ): void {
		global $wpdb;

		// Who has another address or account may be found by it now.
		if ( array( 'date_last_active' ) === array_keys( $row ) ) {
			Customer_Prefetch::forget_customer( $id );
		} else {
			Customer_Prefetch::forget();
		}

		$wpdb->update( Database::table( 'customer_lookup' ), self::fitting( $row ), array( 'customer_id' => $id ) );
	}

	/**
	 * Makes a row.
	 *
	 * @param array<string, string|int|null> $row Columns.
	 * @return int Id.
	 */
	private static function insert( array $row ): int {
		global $wpdb;

		$row += array(
			'first_name' => '',
			'last_name'  => '',
		);

		Customer_Prefetch::forget_those( (string) ( $row['email'] ?? '' ), (int) ( $row['user_id'] ?? 0 ) );

		$wpdb->insert( Database::table( 'customer_lookup' ), self::fitting( $row ) );

		return (int) $wpdb->insert_id;
	}

	/**
	 * Columns that are not longer than the table takes.
	 *
	 * @param array<string, string|int|null> $row Columns.
	 * @return array<string, string|int|null>
	 */
	private static function fitting( array $row ): array {
		foreach ( self::LENGTHS as $column => $length ) {
			if ( isset( $row[ $column ] ) ) {
				$row[ $column ] = mb_substr( (string) $row[ $column ], 0, $length );
			}
		}

		return $row;
	}
}
