<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds customers that have no email.
 *
 * Imported orders without an email belong to the customer with their name.
 */
final class Guests_By_Name {

	/** Values of one query. */
	private const BATCH = 400;

	/**
	 * Key under which two names are equal.
	 *
	 * @param string $name Full name.
	 */
	public static function get_key( string $name ): string {
		return mb_strtolower( mb_substr( Text::join_words( $name ), 0, 100 ) );
	}

	/**
	 * Finds customers.
	 *
	 * @param string[] $names Full names.
	 * @return array<string, array<string, string|null>> Rows by key; the one with the lowest id if several match.
	 */
	public static function find( array $names ): array {
		$keys  = array_flip( array_filter( array_map( array( self::class, 'get_key' ), $names ), 'strlen' ) );
		$found = array();

		// All possible last names, because a name of three words can have been split in two ways.
		$last_names = array_merge( array(), ...array_map( array( self::class, 'get_last_names' ), $names ) );

		$last_names = array_merge( array(), ...array_map( array( Text::class, 'get_spellings' ), $last_names ) );

		foreach ( array_chunk( array_values( array_unique( $last_names ) ), self::BATCH ) as $chunk ) {
			$rows = Database::rows(
				'SELECT customer_id, user_id, first_name, last_name, email, country, date_last_active FROM {customer_lookup}'
				. " WHERE user_id IS NULL AND ( email = '' OR email IS NULL )"
				. ' AND last_name IN ( %s )',
				array( $chunk )
			);

			foreach ( $rows as $row ) {
				$key = self::get_key( $row['first_name'] . ' ' . $row['last_name'] );

				if ( isset( $keys[ $key ] ) && (int) $row['customer_id'] < (int) ( $found[ $key ]['customer_id'] ?? PHP_INT_MAX ) ) {
					$found[ $key ] = $row;
				}
			}
		}

		return $found;
	}

	/**
	 * The last words of a name: none, one, two … all.
	 *
	 * @param string $name Full name.
	 * @return string[] Empty for an empty name.
	 */
	private static function get_last_names( string $name ): array {
		$words = array_filter( explode( ' ', Text::join_words( $name ) ), 'strlen' );
		$names = array() === $words ? array() : array( '' );

		foreach ( array_keys( $words ) as $start ) {
			$names[] = mb_substr( implode( ' ', array_slice( $words, $start ) ), 0, 255 );
		}

		return $names;
	}
}
