<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what names of statuses, of types of rows and of months mean.
 */
final class Words {

	/** Texts of a list to keep in memory. */
	private const MAX_KNOWN = 20000;

	/**
	 * Meaning of a word.
	 *
	 * @param string $list `statuses`, `row-types` or `months`: a file in the folder data.
	 * @return string Key of the list; empty if the word is not known.
	 */
	public static function find( string $list, string $text ): string {
		static $meanings = array();
		static $known    = array();

		if ( '' === $text ) {
			return '';
		}

		if ( isset( $known[ $list ][ $text ] ) ) {
			return $known[ $list ][ $text ];
		}

		if ( ! isset( $meanings[ $list ] ) ) {
			$meanings[ $list ] = array();

			foreach ( require __DIR__ . '/data/' . $list . '.php' as $meaning => $words ) {
				$meanings[ $list ] += array_fill_keys( $words, $meaning );
			}
		}

		$meaning = $meanings[ $list ][ (string) preg_replace( '/^wc /', '', Column_Name::normalize( $text ) ) ] ?? '';

		// The same words occur on many rows.
		if ( count( $known[ $list ] ?? array() ) < self::MAX_KNOWN ) {
			$known[ $list ][ $text ] = $meaning;
		}

		return $meaning;
	}
}
