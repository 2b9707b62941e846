<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the name that was probably meant, for errors.
 */
final class Nearest {

	/**
	 * Question with the nearest name.
	 *
	 * @param string[] $names Valid names.
	 * @return string For example ` Did you mean "columns"?`; empty when none is near.
	 */
	public static function ask( string $name, array $names ): string {
		$nearest = self::find( $name, $names );

		return null === $nearest ? '' : " Did you mean \"$nearest\"?";
	}

	/**
	 * The nearest name: case, hyphens and underscores do not matter, and a third of the letters may differ, at most two.
	 *
	 * @param string[] $names Valid names.
	 */
	public static function find( string $name, array $names ): ?string {
		$nearest  = null;
		$distance = 1 + min( 2, intdiv( strlen( $name ), 3 ) );

		foreach ( $names as $other ) {
			$letters = self::count_differences( self::simplify( $name ), self::simplify( (string) $other ) );

			if ( $letters < $distance ) {
				list( $nearest, $distance ) = array( (string) $other, $letters );
			}
		}

		return $nearest;
	}

	/**
	 * Number of letters that differ. Letters in another order are one difference.
	 */
	private static function count_differences( string $one, string $other ): int {
		$is_swapped = $one !== $other && count_chars( $one ) === count_chars( $other );

		return $is_swapped && levenshtein( $one, $other ) <= 2 ? 1 : levenshtein( $one, $other );
	}

	/**
	 * A name without what is easily mistaken.
	 */
	private static function simplify( string $name ): string {
		return strtolower( str_replace( array( '-', '_' ), '', $name ) );
	}
}
