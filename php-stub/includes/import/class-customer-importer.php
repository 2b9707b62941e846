<?php
/**
 * Those who order.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Demo\Bulk_Database;
use Storedeck\Reports\Database;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes customers that the shop lacks. The same e-mail address, else the same name without any
 * address, is the same customer; what the latest order says of them holds.
 */
final class Customer_Importer {

	/**
	 * Columns of a customer.
	 */
	private const COLUMNS = array( 'customer_id', 'first_name', 'last_name', 'email', 'country', 'date_last_active' );

	/**
	 * Values of one query.
	 */
	private const AT_ONCE = 400;

	/**
	 * Codes of countries by name in lower case.
	 *
	 * @var array<string, string>
	 */
	private array $countries = array();

	/**
	 * What makes customers the same; empty where nothing is known.
	 *
	 * @param string $email Address.
	 * @param string $name  Name.
	 */
	public static function key( string $email, string $name ): string {
		$key = '' === $email ? $name : $email;

		return mb_strtolower( mb_substr( $key, 0, 100 ) );
	}

	/**
	 * Makes or changes customers.
	 *
	 * @param Bulk_Database                                            $bulk   Database.
	 * @param array<string, list<array{string, string, string, string, string}>> $people Date, number of the order, name, address and country of their orders, by key.
	 */
	public function write( Bulk_Database $bulk, array $people ): void {
		$names = array_column( array_merge( ...array_values( $people ) ), 2 );
		$known = $this->known( array_map( 'strval', array_keys( $people ) ), $names );
		$next  = $bulk->get_max( 'wc_customer_lookup', 'customer_id' ) + 1;
		$old   = array();
		$rows  = array();

		foreach ( $people as $key => $orders ) {
			rsort( $orders );

			list( $date, , $name, $email, $country ) = $orders[0];

			$row   = $known[ $key ] ?? null;
			$names = self::names( $name );
			$facts = array(
				mb_substr( $names[0], 0, 255 ),
				mb_substr( $names[1], 0, 255 ),
				mb_substr( $email, 0, 100 ),
				$this->country( $country ),
				$date,
			);

			if ( null === $row ) {
				$rows[] = array( $next++, ...$facts );
			} elseif ( null === $row['user_id'] && $date >= (string) $row['date_last_active'] && self::facts( $row ) !== $facts ) {
				$old[]  = (int) $row['customer_id'];
				$rows[] = array( (int) $row['customer_id'], ...$facts );
			}
		}

		$bulk->delete( 'wc_customer_lookup', 'customer_id', $old );

		foreach ( $rows as $row ) {
			$bulk->get_writer( 'wc_customer_lookup', self::COLUMNS )->add( $row );
		}

		$bulk->flush();
	}

	/**
	 * What may change of a customer.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return list<string>
	 */
	private static function facts( array $row ): array {
		$names = array( 'first_name', 'last_name', 'email', 'country', 'date_last_active' );

		return array_map( static fn( string $name ): string => (string) $row[ $name ], $names );
	}

	/**
	 * Ids of customers.
	 *
	 * @param string[] $keys  Keys.
	 * @param string[] $names Whole names as they were written.
	 * @return array<string, int>
	 */
	public function ids( array $keys, array $names ): array {
		return array_map( static fn( array $row ): int => (int) $row['customer_id'], $this->known( $keys, $names ) );
	}

	/**
	 * First and last name.
	 *
	 * @param string $name Whole name.
	 * @return array{string, string}
	 */
	public static function names( string $name ): array {
		$words = explode( ' ', trim( (string) preg_replace( '/\s+/u', ' ', $name ) ) );
		$last  = count( $words ) > 1 ? (string) array_pop( $words ) : '';

		return array( implode( ' ', $words ), $last );
	}

	/**
	 * Code of a country.
	 *
	 * @param string $text Code or English name.
	 * @return string Empty when it is not known.
	 */
	public function country( string $text ): string {
		$countries       = array() === $this->countries ? Settings::countries() : array();
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
	 * Rows of customers that the shop has.
	 *
	 * @param string[] $keys  Keys.
	 * @param string[] $names Whole names as they were written.
	 * @return array<string, array<string, string|null>>
	 */
	private function known( array $keys, array $names ): array {
		$known = array();
		$lasts = array();

		// Only where somebody has no address.
		if ( array() !== array_filter( $keys, static fn( string $key ): bool => ! str_contains( $key, '@' ) ) ) {
			$lasts = array_unique( array_map( static fn( string $name ): string => mb_substr( self::names( $name )[1], 0, 255 ), $names ) );
		}

		foreach ( array( 'email' => $keys, "COALESCE( email, '' ) = '' AND last_name" => $lasts ) as $where => $values ) {
			foreach ( array_chunk( array_values( $values ), self::AT_ONCE ) as $chunk ) {
				$rows = Database::rows(
					'SELECT customer_id, user_id, first_name, last_name, email, country, date_last_active FROM {customer_lookup}'
					. ' WHERE ' . $where
					. ' IN ( ' . Database::placeholders( $chunk, '%s' ) . ' ) ORDER BY customer_id DESC',
					array_map( 'strval', $chunk )
				);

				foreach ( $rows as $row ) {
					$known[ self::key( (string) $row['email'], trim( $row['first_name'] . ' ' . $row['last_name'] ) ) ] = $row;
				}
			}
		}

		return array_intersect_key( $known, array_flip( $keys ) );
	}
}
