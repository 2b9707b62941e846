<?php

namespace Storedeck\Foundation;

defined( 'ABSPATH' ) || exit;

/**
 * Sorts translated labels. Accents and case are ignored.
 */
final class Sorted_Labels {

	/**
	 * Sorts labels and keeps their keys.
	 *
	 * @param array<string, string> $labels Labels by key.
	 * @return array<string, string>
	 */
	public static function sort( array $labels ): array {
		$texts = array_map( static fn( string $label ): string => Text::lower( remove_accents( $label ) ), $labels );

		asort( $texts, SORT_STRING );

		return array_replace( $texts, $labels );
	}
}
