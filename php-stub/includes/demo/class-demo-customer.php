<?php
/**
 * A customer of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * The data of a customer depend on seed and index alone, so that customers need
 * not be stored.
 */
final class Demo_Customer {
	/**
	 * Creates a customer.
	 *
	 * @param int $seed  Seed of the store.
	 * @param int $index Index of the customer, from 0.
	 * @return array<string, mixed> index, first, last, email, username (empty for a guest), street, city, state, postcode, country and phone.
	 */
	public static function create( int $seed, int $index ): array {
		static $names, $places, $weights;
		$names   ??= require __DIR__ . '/data/names.php';
		$places  ??= require __DIR__ . '/data/places.php';
		$weights ??= array_map( static fn( array $place ): int => $place['weight'], $places );

		$random  = new Seeded_Random( $seed, 'person', $index );
		$country = (string) $random->pick_weighted( $weights );
		$city    = $random->pick( $places[ $country ]['cities'] );
		for ( $tries = 0; $tries < 3 && $random->below( 14 ) >= $city[3]; ++$tries ) {
			$city = $random->pick( $places[ $country ]['cities'] );
		}
		list( $first, $last ) = self::get_name( $random, $names, $country, $index );

		$plain  = preg_match( '/^[A-Za-z]+$/D', $first . $last ) ? strtolower( $first . '.' . $last ) : 'shopper';
		$handle = $plain . ( $index + 1 );
		// The domains are reserved for examples, the phone numbers for fiction.
		return array(
			'index'    => $index,
			'first'    => $first,
			'last'     => $last,
			'email'    => $handle . '@' . $random->pick( array( 'example.com', 'example.com', 'example.org', 'example.net' ) ),
			'username' => $random->chance( 720 ) ? $handle : '',
			'street'   => sprintf( $random->pick( $names['streets'][ $country ] ?? $names['streets']['US'] ), $random->between( 1, 1980 ) ),
			'city'     => $city[0],
			'state'    => $city[1],
			'postcode' => self::get_postcode( $random, $city[2] ),
			'country'  => $country,
			'phone'    => sprintf( '+1 %d 555 01%02d', $random->between( 201, 989 ), $random->below( 100 ) ),
		);
	}

	/**
	 * First and last name.
	 *
	 * @param Seeded_Random              $random  Random numbers.
	 * @param array<string, list<mixed>> $names   Contents of data/names.php.
	 * @param string                     $country Country code.
	 * @param int                        $index   Index of the customer: every 53rd gets the next name that is difficult to process.
	 * @return array{string, string}
	 */
	private static function get_name( Seeded_Random $random, array $names, string $country, int $index ): array {
		if ( 7 === $index % 53 ) {
			return $names['odd'][ intdiv( $index, 53 ) % count( $names['odd'] ) ];
		}
		if ( $random->chance( 60 ) ) {
			return $random->pick( $names['world'] );
		}
		return array(
			$random->pick( $names['first'][ $country ] ?? $names['first']['US'] ),
			$random->pick( $names['last'][ $country ] ?? $names['last']['US'] ),
		);
	}

	/**
	 * Fills in a postcode pattern.
	 *
	 * @param Seeded_Random $random  Random numbers.
	 * @param string        $pattern Pattern: # becomes a digit, ? a letter.
	 */
	private static function get_postcode( Seeded_Random $random, string $pattern ): string {
		foreach ( str_split( $pattern ) as $place => $sign ) {
			$pattern[ $place ] = match ( $sign ) {
				'#'     => (string) $random->below( 10 ),
				'?'     => 'ABCEGHJKLMNPRSTVWXYZ'[ $random->below( 20 ) ],
				default => $sign,
			};
		}
		return $pattern;
	}
}
