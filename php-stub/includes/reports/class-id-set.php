<?php
/**
 * Lists of ids as short texts.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * How many different customers a year has cannot be added up from its months;
 * it can be counted from lists of them.
 *
 * A list is packed as a map with a bit for each id up to the highest, or, where
 * that would be long, as the ids themselves.
 */
final class Id_Set {

	/**
	 * Bytes of an id, and how many bytes a map may have for each id in it.
	 */
	private const BYTES = 8;

	/**
	 * Packs ids.
	 *
	 * @param int[] $ids Ids, none below zero.
	 * @return string Letters, digits and signs that any column holds.
	 */
	public static function pack( array $ids ): string {
		$length = array() === $ids ? 0 : intdiv( max( $ids ), 8 ) + 1;

		if ( $length > self::BYTES * count( $ids ) ) {
			return 'L' . base64_encode( pack( 'P*', ...$ids ) );
		}

		$map = array_fill( 0, $length, 0 );

		foreach ( $ids as $id ) {
			$map[ $id >> 3 ] |= 1 << ( $id & 7 );
		}

		return 'M' . base64_encode( pack( 'C*', ...$map ) );
	}

	/**
	 * Number of different ids in some lists.
	 *
	 * @param string[] $lists What pack() gave.
	 */
	public static function count( array $lists ): int {
		$map    = '';
		$listed = '';

		foreach ( $lists as $list ) {
			$bytes = (string) base64_decode( substr( $list, 1 ), true );

			if ( 'M' === ( $list[0] ?? '' ) ) {
				// Bytes are joined bit by bit; the longer map gives the length.
				$map |= $bytes;
			} else {
				$listed .= $bytes;
			}
		}

		$others = '' === $listed ? array() : array_filter(
			array_flip( (array) unpack( 'P*', $listed ) ),
			static fn( int $id ): bool => 0 === ( ord( $map[ $id >> 3 ] ?? "\0" ) & ( 1 << ( $id & 7 ) ) ),
			ARRAY_FILTER_USE_KEY
		);

		return self::bits( $map ) + count( $others );
	}

	/**
	 * Number of bits that are set.
	 *
	 * @param string $map Bytes.
	 */
	private static function bits( string $map ): int {
		$bits = 0;

		foreach ( count_chars( $map, 1 ) as $byte => $times ) {
			$bits += $times * substr_count( decbin( $byte ), '1' );
		}

		return $bits;
	}
}
