<?php
/**
 * Person: a customer of the demo shop.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Who somebody is follows from seed and index alone, so that nobody needs to be remembered.
 */
final class Demo_Customer {
	/**
	 * Takes the facts; use make().
	 *
	 * @param int    $index    Which customer, from 0.
	 * @param string $first    First name.
	 * @param string $last     Last name.
	 * @param string $email    Address, at a domain reserved for examples.
	 * @param string $username Account name, empty for a guest.
	 * @param string $street   Street address.
	 * @param string $city     Town.
	 * @param string $state    State code, empty where there is none.
	 * @param string $postcode Postal code.
	 * @param string $country  Two-letter code.
	 * @param string $phone    Telephone number from a range kept for fiction.
	 */
	private function __construct(
		public readonly int $index,
		public readonly string $first,
		public readonly string $last,
		public readonly string $email,
		public readonly string $username,
		public readonly string $street,
		public readonly string $city,
		public readonly string $state,
		public readonly string $postcode,
		public readonly string $country,
		public readonly string $phone
	) {
	}

	/**
	 * Makes the person of a number.
	 *
	 * @param int $seed  Seed of the shop.
	 * @param int $index Which one.
	 */
	public static function make( int $seed, int $index ): self {
		static $names, $places, $shares;
		$names  ??= require __DIR__ . '/data/names.php';
		$places ??= require __DIR__ . '/data/places.php';
		$shares ??= array_map( static fn( array $place ): int => $place['share'], $places );

		$random  = new Seeded_Random( $seed, 'person', $index );
		$country = (string) $random->weighted( $shares );
		$town    = $random->pick( $places[ $country ]['towns'] );
		for ( $tries = 0; $tries < 3 && $random->below( 14 ) >= $town[3]; ++$tries ) {
			$town = $random->pick( $places[ $country ]['towns'] );
		}
		list( $first, $last ) = self::name( $random, $names, $country, $index );

		$plain  = preg_match( '/^[A-Za-z]+$/D', $first . $last ) ? strtolower( $first . '.' . $last ) : 'shopper';
		$handle = $plain . ( $index + 1 );
		return new self(
			$index,
			$first,
			$last,
			$handle . '@' . $random->pick( array( 'example.com', 'example.com', 'example.org', 'example.net' ) ),
			$random->chance( 720 ) ? $handle : '',
			sprintf( $random->pick( $names['streets'][ $country ] ?? $names['streets']['US'] ), $random->between( 1, 1980 ) ),
			$town[0],
			$town[1],
			self::postcode( $random, $town[2] ),
			$country,
			sprintf( '+1 %d 555 01%02d', $random->between( 201, 989 ), $random->below( 100 ) )
		);
	}

	/**
	 * First and last name.
	 *
	 * @param Seeded_Random                     $random  Source of chance.
	 * @param array<string, list<mixed>> $names   The names file.
	 * @param string                     $country Two-letter code.
	 * @param int                        $index   Which person: every 53rd has an odd name, in turn.
	 * @return array{string, string}
	 */
	private static function name( Seeded_Random $random, array $names, string $country, int $index ): array {
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
	 * Fills a pattern of digits and letters.
	 *
	 * @param Seeded_Random $random  Source of chance.
	 * @param string $pattern Number signs become digits, question marks letters.
	 */
	private static function postcode( Seeded_Random $random, string $pattern ): string {
		foreach ( str_split( $pattern ) as $place => $sign ) {
			if ( '#' === $sign ) {
				$pattern[ $place ] = (string) $random->below( 10 );
			} elseif ( '?' === $sign ) {
				$pattern[ $place ] = 'ABCEGHJKLMNPRSTVWXYZ'[ $random->below( 20 ) ];
			}
		}
		return $pattern;
	}
}
