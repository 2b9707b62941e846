<?php

namespace Storedeck\Taxes;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the locations of tax rates in one option, because few rates have any.
 */
final class Tax_Rate_Locations {

	/** Option: rate => type of location => locations. */
	private const OPTION = 'storedeck_tax_rate_places';

	/** Fields of several locations by field of a single location. */
	private const FIELDS = array( 'postcode' => 'postcodes', 'city' => 'cities' );

	/**
	 * Locations of rates.
	 *
	 * @param int[] $ids Rates.
	 * @return array<int, array<string, list<string>>>
	 */
	public static function get( array $ids ): array {
		return array_intersect_key( self::get_all(), array_flip( $ids ) );
	}

	/**
	 * Writes the locations of a rate if the values contain any.
	 *
	 * @param array<string, mixed> $values Valid values.
	 */
	public static function save( int $id, array $values ): void {
		$all       = self::get_all();
		$locations = array_filter( self::parse( $values ) + ( $all[ $id ] ?? array() ) );

		if ( ( $all[ $id ] ?? array() ) !== $locations ) {
			$all[ $id ] = $locations;
			update_option( self::OPTION, array_filter( $all ), false );
		}
	}

	/**
	 * Locations that values contain, as they are stored.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @return array<string, list<string>> By type; an empty list for locations that are removed.
	 */
	public static function parse( array $values ): array {
		$locations = array();

		foreach ( self::FIELDS as $type => $field ) {
			if ( isset( $values[ $field ] ) || isset( $values[ $type ] ) ) {
				$list = $values[ $field ] ?? explode( ';', (string) $values[ $type ] );
				$list = array_map( static fn( string $location ): string => Text::upper( sanitize_text_field( $location ) ), $list );

				$locations[ $type ] = array_values( array_unique( array_filter( $list, 'strlen' ) ) );
			}
		}

		return $locations;
	}

	/**
	 * Rates with a location that contains a word.
	 *
	 * @return list<int>
	 */
	public static function find( string $word ): array {
		$word  = Text::upper( $word );
		$rates = array_filter(
			self::get_all(),
			static fn( array $locations ): bool => str_contains( implode( "\n", array_merge( ...array_values( $locations ) ) ), $word )
		);

		return array_keys( $rates );
	}

	public static function delete( int $id ): void {
		$all = self::get_all();

		if ( isset( $all[ $id ] ) ) {
			unset( $all[ $id ] );
			update_option( self::OPTION, $all, false );
		}
	}

	/**
	 * Locations of all rates.
	 *
	 * @return array<int, array<string, list<string>>>
	 */
	private static function get_all(): array {
		$all = get_option( self::OPTION );

		return is_array( $all ) ? $all : array();
	}
}
