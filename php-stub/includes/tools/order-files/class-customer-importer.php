<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Creates missing customers. Orders with the same email, or with the same name
 * and no email, have the same customer. Each field has the value of the latest
 * order that has one: an empty cell changes nothing.
 */
final class Customer_Importer {

	/** Columns that an undo restores. The date is that of the last order. */
	private const RESTORED = array( 'first_name', 'last_name', 'email', 'country' );

	/** Values of one query. */
	private const BATCH = 400;

	/**
	 * Country codes by name in lower case.
	 *
	 * @var array<string, string>
	 */
	private array $countries = array();

	/**
	 * Key that identifies a customer; empty when neither email nor name is known.
	 */
	public static function get_key( string $email, string $name ): string {
		return '' === $email ? Guests_By_Name::get_key( $name ) : mb_strtolower( mb_substr( $email, 0, 100 ) );
	}

	/**
	 * Creates or updates customers.
	 *
	 * @param array<string, list<array{string, string, string, string, string, string, string}>> $customers Date, order number, name, email, country, first and last name (if the file has columns for them) of the orders of each customer, by key.
	 * @return array<int, array<string, array{string, string}>> What an undo restores: earlier and imported value by customer and column.
	 */
	public function import( Bulk_Database $bulk, array $customers ): array {
		$names    = array_column( array_merge( ...array_values( $customers ) ), 2 );
		$existing = $this->find( array_map( 'strval', array_keys( $customers ) ), $names );
		$next     = $bulk->get_max( 'storedeck_customer_lookup', 'customer_id' ) + 1;
		$known    = array_replace( array(), ...array_column( Imports_List::get(), 'customers' ) );
		$changes  = array();

		foreach ( $customers as $key => $orders ) {
			rsort( $orders );

			$row    = $existing[ $key ] ?? null;
			$values = self::merge_names( $orders ) + array(
				'email'            => mb_substr( self::get_first( array_column( $orders, 3 ) ), 0, 100 ),
				'country'          => self::get_first( array_map( array( $this, 'get_country_code' ), array_column( $orders, 4 ) ) ),
				'date_last_active' => $orders[0][0],
			);

			if ( null === $row ) {
				$bulk->add( 'storedeck_customer_lookup', $values + array( 'customer_id' => $next++ ) );
			} elseif ( null === $row['user_id'] && $values['date_last_active'] >= (string) $row['date_last_active'] ) {
				$id      = (int) $row['customer_id'];
				$earlier = array_map( static fn( string $column ): string => (string) $row[ $column ],
					array_combine( array_keys( $values ), array_keys( $values ) ) );
				$changed = array_diff_assoc( self::get_given( $values ), $earlier );

				if ( array() !== $changed ) {
					Row_Writer::update( 'customer_lookup', $changed, array( 'customer_id' => $id ) );
				}

				// What an earlier import changed is now that of this one, although it is the same.
				if ( isset( $known[ $id ] ) || array() !== array_intersect_key( $changed, array_flip( self::RESTORED ) ) ) {
					foreach ( array_intersect_key( self::get_given( $values ), array_flip( self::RESTORED ) ) as $column => $value ) {
						$changes[ $id ][ $column ] = array( $earlier[ $column ], $value );
					}
				}
			}
		}

		$bulk->flush();

		return $changes;
	}

	/**
	 * First and last name. A full name replaces both, a cell with one of them only this one.
	 *
	 * @param list<array{string, string, string, string, string, string, string}> $orders Orders of a customer, latest first.
	 * @return array{first_name: string, last_name: string}
	 */
	private static function merge_names( array $orders ): array {
		$names = array( '', '' );

		foreach ( $orders as list( , , $name, , , $first, $last ) ) {
			if ( '' !== $name && '' === $first . $last ) {
				$names = '' === $names[0] . $names[1] ? self::split_name( $name ) : $names;
				break;
			}

			$names = array( '' === $names[0] ? $first : $names[0], '' === $names[1] ? $last : $names[1] );
		}

		return array( 'first_name' => mb_substr( $names[0], 0, 255 ), 'last_name' => mb_substr( $names[1], 0, 255 ) );
	}

	/**
	 * The first text that is not empty.
	 *
	 * @param string[] $texts Texts.
	 */
	private static function get_first( array $texts ): string {
		return (string) ( array_values( array_filter( $texts, 'strlen' ) )[0] ?? '' );
	}

	/**
	 * Values that replace earlier ones: empty ones do not, except a part of a name whose other part is known.
	 *
	 * @param array<string, string> $values Values by column.
	 * @return array<string, string>
	 */
	private static function get_given( array $values ): array {
		$names = array_intersect_key( $values, array( 'first_name' => 0, 'last_name' => 0 ) );

		return ( '' === implode( '', $names ) ? array() : $names ) + array_filter( $values, 'strlen' );
	}

	/**
	 * Finds the ids of customers.
	 *
	 * @param string[] $keys  Keys.
	 * @param string[] $names Full names.
	 * @return array<string, int> Ids by key.
	 */
	public function find_ids( array $keys, array $names ): array {
		return array_map( static fn( array $row ): int => (int) $row['customer_id'], $this->find( $keys, $names ) );
	}

	/**
	 * Splits a name into first and last name.
	 *
	 * @param string $name Full name.
	 * @return array{string, string}
	 */
	public static function split_name( string $name ): array {
		$words = explode( ' ', Text::join_words( $name ) );
		$last  = count( $words ) > 1 ? (string) array_pop( $words ) : '';

		return array( implode( ' ', $words ), $last );
	}

	/**
	 * Code of a country.
	 *
	 * @param string $text Code or English name.
	 * @return string Empty when the country is unknown.
	 */
	public function get_country_code( string $text ): string {
		$countries       = array() === $this->countries ? Settings::get_countries() : array();
		$this->countries = array() === $countries ? $this->countries : array_flip( array_map( 'mb_strtolower', $countries ) ) + array(
			'usa'                      => 'US',
			'united states'            => 'US',
			'united states of america' => 'US',
			'uk'                       => 'GB',
			'united kingdom'           => 'GB',
			'great britain'            => 'GB',
		);

		$code = strtoupper( $text );

		return in_array( $code, $this->countries, true ) ? $code : ( $this->countries[ mb_strtolower( $text ) ] ?? '' );
	}

	/**
	 * Finds rows of customers.
	 *
	 * @param string[] $keys  Keys.
	 * @param string[] $names Full names.
	 * @return array<string, array<string, string|null>> Rows by key.
	 */
	private function find( array $keys, array $names ): array {
		$existing = array();
		$is_key   = array_flip( $keys );
		$guests   = array_filter( $names, static fn( string $name ): bool => isset( $is_key[ self::get_key( '', $name ) ] ) );

		foreach ( array_chunk( array_filter( $keys, 'strlen' ), self::BATCH ) as $chunk ) {
			$rows = Database::rows(
				'SELECT customer_id, user_id, first_name, last_name, email, country, date_last_active FROM {customer_lookup}'
				. ' WHERE email IN ( %s ) ORDER BY customer_id DESC',
				array( $chunk )
			);

			foreach ( $rows as $row ) {
				$existing[ self::get_key( (string) $row['email'], '' ) ] = $row;
			}
		}

		return $existing + Guests_By_Name::find( $guests );
	}
}
