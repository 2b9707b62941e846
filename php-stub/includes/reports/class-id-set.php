<?php
/**
 * Sets of ids as strings.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Counts distinct ids over several sets: the numbers of distinct customers per month do not add up to that of a year.
 *
 * A set is encoded as a bitmap of the ids or, when that is longer, as the ids
 * themselves.
 */
final class Id_Set {

	/**
	 * Bytes of an id, and the maximum number of bitmap bytes per id.
	 */
	private const ID_BYTES = 8;

	/**
	 * Encodes ids.
	 *
	 * @param int[] $ids Ids, not negative.
	 * @return string Letters, digits, `+`, `/` and `=`.
	 */
	public static function pack( array $ids ): string {
		$length = array() === $ids ? 0 : intdiv( max( $ids ), 8 ) + 1;

		if ( $length > self::ID_BYTES * count( $ids ) ) {
			return 'L' . base64_encode( pack( 'P*', ...$ids ) );
		}

		$bitmap = array_fill( 0, $length, 0 );

		foreach ( $ids as $id ) {
			$bitmap[ $id >> 3 ] |= 1 << ( $id & 7 );
		}

		return 'M' . base64_encode( pack( 'C*', ...$bitmap ) );
	}

	/**
	 * Number of distinct ids in some sets.
	 *
	 * @param string[] $sets Results of pack().
	 */
	public static function count( array $sets ): int {
		$bitmap     = '';
		$packed_ids = '';

		foreach ( $sets as $set ) {
			$bytes = (string) base64_decode( substr( $set, 1 ), true );

			if ( 'M' === ( $set[0] ?? '' ) ) {
				// Bitwise OR of strings; the result is as long as the longer one.
				$bitmap |= $bytes;
			} else {
				$packed_ids .= $bytes;
			}
		}

		$other_ids = '' === $packed_ids ? array() : array_filter(
			array_flip( (array) unpack( 'P*', $packed_ids ) ),
			static fn( int $id ): bool => 0 === ( ord( $bitmap[ $id >> 3 ] ?? "\0" ) & ( 1 << ( $id & 7 ) ) ),
			ARRAY_FILTER_USE_KEY
		);

		return self::count_bits( $bitmap ) + count( $other_ids );
	}

	/**
	 * Number of bits that are set.
	 *
	 * @param string $bitmap Bytes.
	 */
	private static function count_bits( string $bitmap ): int {
		$bits = 0;

		foreach ( count_chars( $bitmap, 1 ) as $byte => $times ) {
			$bits += $times * substr_count( decbin( $byte ), '1' );
		}

		return $bits;
	}
}
