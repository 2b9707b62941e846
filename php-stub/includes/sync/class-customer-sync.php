<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Reports\Sums\Customer_Metrics_Table;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Stores everyone who has an order or a customer account.
 */
final class Customer_Sync {

	/** Roles of users that are customers even without orders. */
	private const ROLES = array( 'customer' );

	/** SQL conditions to find a customer. */
	private const CONDITIONS = array(
		'user'  => 'user_id = %d',
		'email' => 'email = %s',
		'guest' => 'email = %s AND user_id IS NULL',
	);

	/** Maximum lengths of columns. */
	private const MAX_LENGTHS = array(
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
	 * Syncs users that have changed. A customer with orders whose user was deleted
	 * becomes a guest.
	 *
	 * @param int[] $users User ids.
	 */
	public static function sync_users( array $users ): void {
		if ( array() !== $users ) {
			Sync_Lock::run( static fn() => self::sync_users_locked( $users ) );
		}
	}

	/**
	 * Syncs users while the lock is held.
	 *
	 * @param int[] $users User ids.
	 */
	private static function sync_users_locked( array $users ): void {
		foreach ( $users as $id ) {
			$user = get_userdata( $id );
			$row  = self::find( 'user', $id );

			if ( ! $user instanceof WP_User ) {
				if ( null !== $row ) {
					self::remove_user( (int) $row['customer_id'] );
				}
				continue;
			}

			if ( null !== $row ) {
				self::update( (int) $row['customer_id'], self::get_user_columns( $user ) );
			} elseif ( array() !== array_intersect( self::ROLES, $user->roles ) ) {
				Transaction::run(
					static fn() => Customer_Metrics_Table::update(
						array( self::insert( self::get_user_columns( $user ) + array( 'date_last_active' => $user->user_registered ) ) )
					)
				);
			}
		}
	}

	/**
	 * Finds or creates the customer of an order.
	 *
	 * @param int                        $user    User id; 0 for a guest.
	 * @param string                     $email   Billing email.
	 * @param array<string, string|null> $billing first_name, last_name, country, postcode, city and state.
	 * @param string                     $date    Creation date of the order in GMT.
	 * @return int Customer id; 0 for a guest without email.
	 */
	public static function find_or_create( Customer_Prefetch $known, int $user, string $email, array $billing, string $date ): int {
		$wp_user = $user > 0 ? get_userdata( $user ) : false;

		if ( $wp_user instanceof WP_User ) {
			$row = self::find( 'user', $user, $known );

			if ( null !== $row ) {
				return self::update_last_active( $row, $date, $known );
			}

			// A guest who registers remains the same customer.
			$guest = self::find( 'guest', $wp_user->user_email, $known );

			if ( null !== $guest ) {
				self::update( (int) $guest['customer_id'], self::get_user_columns( $wp_user ), $known );
				return self::update_last_active( $guest, $date, $known );
			}

			return self::insert( self::get_user_columns( $wp_user ) + $billing + array( 'date_last_active' => $date ), $known );
		}

		if ( '' === $email ) {
			return 0;
		}

		$row = self::find( 'guest', $email, $known ) ?? self::find( 'email', $email, $known );

		if ( null !== $row ) {
			return self::update_last_active( $row, $date, $known );
		}

		return self::insert( array( 'email' => $email ) + $billing + array( 'date_last_active' => $date ), $known );
	}

	/**
	 * Finds the customer of an order without changing anything.
	 *
	 * @param int    $user  User id; 0 for a guest.
	 * @param string $email Billing email.
	 * @return int|null Customer id; 0 for a guest without email; null when find_or_create() would change customers.
	 */
	public static function find_existing( Customer_Prefetch $known, int $user, string $email ): ?int {
		$wp_user = $user > 0 ? get_userdata( $user ) : false;

		if ( ! $wp_user instanceof WP_User && '' === $email ) {
			return 0;
		}

		$row = $wp_user instanceof WP_User
			? self::find( 'user', $user, $known )
			: self::find( 'guest', $email, $known ) ?? self::find( 'email', $email, $known );

		return null === $row ? null : (int) $row['customer_id'];
	}

	/**
	 * Deletes guests without orders.
	 *
	 * @param int[] $ids Customer ids.
	 */
	public static function delete_idle_guests( array $ids ): void {
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
	 * Repairs dates that columns of an earlier version could not store: they were timestamps, which end in 2038.
	 */
	public static function repair_dates(): void {
		$table = '`' . Database::table( 'customer_lookup' ) . '`';

		foreach ( array(
			'date_registered'  => "( SELECT users.user_registered FROM {wp:users} users WHERE users.ID = $table.user_id )",
			'date_last_active' => 'COALESCE( ( SELECT MAX( made.date_created_gmt ) FROM {order_stats} made'
				. " WHERE made.customer_id = $table.customer_id AND made.parent_id = 0 ), date_registered )",
		) as $column => $sql ) {
			Row_Writer::run( "UPDATE $table SET $column = $sql WHERE $column = %s", array( '0000-00-00 00:00:00' ) );
		}
	}

	/**
	 * Columns that are taken from a user.
	 *
	 * @return array<string, string|int|null>
	 */
	private static function get_user_columns( WP_User $user ): array {
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
	 * Updates the last active date when the given date is later.
	 *
	 * @param array<string, string|null> $row  Row.
	 * @param string                     $date Date in GMT.
	 */
	private static function update_last_active( array $row, string $date, Customer_Prefetch $known ): int {
		if ( '' !== $date && (string) $row['date_last_active'] < $date ) {
			self::update( (int) $row['customer_id'], array( 'date_last_active' => $date ), $known );
		}

		return (int) $row['customer_id'];
	}

	/**
	 * Removes the user from a customer, or deletes a customer without orders.
	 */
	private static function remove_user( int $id ): void {
		$orders = Database::rows( 'SELECT order_id FROM {order_stats} WHERE customer_id = %d LIMIT 1', array( $id ) );

		if ( array() === $orders ) {
			Transaction::run(
				static function () use ( $id ): void {
					Row_Writer::delete( 'customer_lookup', 'customer_id', array( $id ) );
					Customer_Metrics_Table::update( array( $id ) );
				}
			);
		} else {
			self::update( $id, array( 'user_id' => null, 'username' => '', 'date_registered' => null ) );
		}
	}

	/**
	 * Finds a row; the one with the lowest id if several match.
	 *
	 * @param string|int $value User id or email.
	 * @return array<string, string|null>|null
	 */
	private static function find( string $condition, $value, ?Customer_Prefetch $known = null ): ?array {
		$row = null === $known ? false : $known->find( $condition, $value );

		return false !== $row ? $row : ( Database::rows(
			'SELECT customer_id, date_last_active FROM {customer_lookup} WHERE ' . self::CONDITIONS[ $condition ]
				. ' ORDER BY customer_id LIMIT 1',
			array( $value )
		)[0] ?? null );
	}

	/**
	 * Updates a row.
	 *
	 * @param array<string, string|int|null> $row Columns.
	 */
	private static function update( int $id, array $row, ?Customer_Prefetch $known = null ): void {
		// A new email or user can match other customers that were read.
		if ( array( 'date_last_active' ) === array_keys( $row ) ) {
			$known?->forget_customer( $id );
		} else {
			$known?->clear();
		}

		Row_Writer::update( 'customer_lookup', self::truncate( $row ), array( 'customer_id' => $id ) );
	}

	/**
	 * Inserts a row.
	 *
	 * @param array<string, string|int|null> $row Columns.
	 */
	private static function insert( array $row, ?Customer_Prefetch $known = null ): int {
		$row += array( 'first_name' => '', 'last_name' => '' );

		$known?->forget_matches( (string) ( $row['email'] ?? '' ), (int) ( $row['user_id'] ?? 0 ) );

		return Row_Writer::insert( 'customer_lookup', self::truncate( $row ) );
	}

	/**
	 * Truncates values to the length of their column.
	 *
	 * @param array<string, string|int|null> $row Columns.
	 * @return array<string, string|int|null>
	 */
	private static function truncate( array $row ): array {
		foreach ( self::MAX_LENGTHS as $column => $length ) {
			if ( isset( $row[ $column ] ) ) {
				$row[ $column ] = mb_substr( (string) $row[ $column ], 0, $length );
			}
		}

		return $row;
	}
}
