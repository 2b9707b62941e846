<?php
/**
 * Rows of customers that are read ahead.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the customers of many orders with two queries. What is not known here
 * has to be asked for: addresses that the database may compare in another way
 * than letter by letter, and everybody whose row was changed since.
 */
final class Customer_Prefetch {

	/**
	 * Rows by what they are found by; null where there is none.
	 *
	 * @var array<string, array<string, string|null>|null>
	 */
	private static array $rows = array();

	/**
	 * Reads the customers of orders.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders.
	 */
	public static function read( array $orders ): void {
		self::$rows = array();

		$users  = array_values( array_unique( array_filter( array_map( 'intval', array_column( $orders, 'user' ) ) ) ) );
		$emails = array_column( $orders, 'email' );

		if ( array() !== $users ) {
			cache_users( $users );

			foreach ( array_filter( array_map( 'get_userdata', $users ) ) as $user ) {
				$emails[] = $user->user_email;
			}

			self::keep( 'user ', $users, self::ask( 'user_id', '%d', $users ), 'user_id' );
		}

		$emails = array_values( array_unique( array_filter( $emails, array( self::class, 'is_plain' ) ) ) );
		$found  = array() === $emails ? array() : self::ask( 'email', '%s', $emails );

		// One that is written in another way may be the same for the database.
		if ( array() === array_filter( $found, static fn( array $row ): bool => ! self::is_plain( (string) $row['email'] ) ) ) {
			$guests = array_filter( $found, static fn( array $row ): bool => null === $row['user_id'] );

			self::keep( 'email ', $emails, $found, 'email' );
			self::keep( 'guest ', $emails, $guests, 'email' );
		}
	}

	/**
	 * Forgets everybody.
	 */
	public static function forget(): void {
		self::$rows = array();
	}

	/**
	 * Forgets who is found by some texts, because a row of theirs is new.
	 *
	 * @param string $email Address.
	 * @param int    $user  User.
	 */
	public static function forget_those( string $email, int $user ): void {
		foreach ( array( 'email ' . self::key( $email ), 'guest ' . self::key( $email ), 'user ' . $user ) as $key ) {
			unset( self::$rows[ $key ] );
		}
	}

	/**
	 * Forgets a customer whose row has changed.
	 *
	 * @param int $id Customer.
	 */
	public static function forget_customer( int $id ): void {
		self::$rows = array_filter(
			self::$rows,
			static fn( ?array $row ): bool => null === $row || $id !== (int) $row['customer_id']
		);
	}

	/**
	 * A row that was read ahead.
	 *
	 * @param string     $kind  user, email or guest.
	 * @param string|int $value What it is found by.
	 * @return array<string, string|null>|null|false False when that has to be asked for.
	 */
	public static function find( string $kind, $value ) {
		$key = $kind . ' ' . self::key( (string) $value );

		return array_key_exists( $key, self::$rows ) ? self::$rows[ $key ] : false;
	}

	/**
	 * Asks for customers, those that came first before the others.
	 *
	 * @param string                 $column Column.
	 * @param string                 $place  Placeholder.
	 * @param array<int, int|string> $values Values.
	 * @return array<int, array<string, string|null>>
	 */
	private static function ask( string $column, string $place, array $values ): array {
		return Database::rows(
			"SELECT customer_id, user_id, email, date_last_active FROM {customer_lookup} WHERE $column IN ( "
			. implode( ', ', array_fill( 0, count( $values ), $place ) ) . ' ) ORDER BY customer_id',
			$values
		);
	}

	/**
	 * Keeps the first row of each value, or that there is none.
	 *
	 * @param string                                 $kind   Beginning of the keys.
	 * @param array<int, int|string>                 $values What was asked for.
	 * @param array<int, array<string, string|null>> $rows   What was found.
	 * @param string                                 $column What it was found by.
	 */
	private static function keep( string $kind, array $values, array $rows, string $column ): void {
		foreach ( $values as $value ) {
			self::$rows[ $kind . self::key( (string) $value ) ] = null;
		}

		foreach ( $rows as $row ) {
			self::$rows[ $kind . self::key( (string) $row[ $column ] ) ] ??= $row;
		}
	}

	/**
	 * Whether databases find an address letter by letter, small and capital ones being the same.
	 *
	 * @param string $email Address.
	 */
	private static function is_plain( string $email ): bool {
		return 1 === preg_match( '/^[\x21-\x7e]+$/D', $email );
	}

	/**
	 * What is the same for the database.
	 *
	 * @param string $value Value.
	 */
	private static function key( string $value ): string {
		return strtolower( $value );
	}
}
