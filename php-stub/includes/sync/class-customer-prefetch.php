<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the customers of many orders with two queries. Emails that the database
 * may compare by other rules than case-insensitive ASCII are not cached, nor are
 * rows that have changed since.
 */
final class Customer_Prefetch {

	/**
	 * Rows by condition and value; null when no customer matches.
	 *
	 * @var array<string, array<string, string|null>|null>
	 */
	private array $rows = array();

	/**
	 * Reads the customers of orders.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders.
	 */
	public function __construct( array $orders ) {
		$users  = array_values( array_unique( array_filter( array_map( 'intval', array_column( $orders, 'user' ) ) ) ) );
		$emails = array_column( $orders, 'email' );

		if ( array() !== $users ) {
			cache_users( $users );

			foreach ( array_filter( array_map( 'get_userdata', $users ) ) as $user ) {
				$emails[] = $user->user_email;
			}

			$this->store( 'user ', $users, self::query( 'user_id', '%d', $users ), 'user_id' );
		}

		$emails = array_values( array_unique( array_filter( $emails, array( self::class, 'is_ascii' ) ) ) );
		$found  = array() === $emails ? array() : self::query( 'email', '%s', $emails );

		// The collation of the database may treat another spelling as equal.
		if ( array() === array_filter( $found, static fn( array $row ): bool => ! self::is_ascii( (string) $row['email'] ) ) ) {
			$guests = array_filter( $found, static fn( array $row ): bool => null === $row['user_id'] );

			$this->store( 'email ', $emails, $found, 'email' );
			$this->store( 'guest ', $emails, $guests, 'email' );
		}
	}

	public function clear(): void {
		$this->rows = array();
	}

	/**
	 * Removes the cached results for an email and a user, because a matching row
	 * was inserted.
	 */
	public function forget_matches( string $email, int $user ): void {
		foreach ( array( 'email ' . self::normalize( $email ), 'guest ' . self::normalize( $email ), 'user ' . $user ) as $key ) {
			unset( $this->rows[ $key ] );
		}
	}

	/**
	 * Removes a customer whose row has changed.
	 */
	public function forget_customer( int $id ): void {
		$this->rows = array_filter( $this->rows, static fn( ?array $row ): bool => null === $row || $id !== (int) $row['customer_id'] );
	}

	/**
	 * Finds a prefetched row.
	 *
	 * @param string     $condition Condition: user, email or guest.
	 * @param string|int $value     User id or email.
	 * @return array<string, string|null>|null|false False when the row is not cached.
	 */
	public function find( string $condition, $value ) {
		$key = $condition . ' ' . self::normalize( (string) $value );

		return array_key_exists( $key, $this->rows ) ? $this->rows[ $key ] : false;
	}

	/**
	 * Queries customers, the lowest ids first.
	 *
	 * @param array<int, int|string> $values Values.
	 * @return array<int, array<string, string|null>>
	 */
	private static function query( string $column, string $placeholder, array $values ): array {
		return Database::rows(
			"SELECT customer_id, user_id, email, date_last_active FROM {customer_lookup} WHERE $column IN ( "
			. Database::placeholders( $values, $placeholder ) . ' ) ORDER BY customer_id',
			$values
		);
	}

	/**
	 * Stores the first row of each value, or null.
	 *
	 * @param array<int, int|string>                 $values Values that were queried.
	 * @param array<int, array<string, string|null>> $rows   Rows that were found.
	 */
	private function store( string $condition, array $values, array $rows, string $column ): void {
		foreach ( $values as $value ) {
			$this->rows[ $condition . self::normalize( (string) $value ) ] = null;
		}

		foreach ( $rows as $row ) {
			$this->rows[ $condition . self::normalize( (string) $row[ $column ] ) ] ??= $row;
		}
	}

	/**
	 * Whether all databases compare an email case-insensitively, character by
	 * character.
	 */
	private static function is_ascii( string $email ): bool {
		return 1 === preg_match( '/^[\x21-\x7e]+$/D', $email );
	}

	/**
	 * Normalizes a value as the database compares it.
	 */
	private static function normalize( string $value ): string {
		return strtolower( $value );
	}
}
