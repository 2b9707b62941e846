<?php
/**
 * Words of files.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what names of statuses and of types of rows mean.
 */
final class Words {

	/**
	 * Meaning of a word.
	 *
	 * @param string $list `statuses` or `row-types`: a file in the folder data.
	 * @param string $text Text of the file.
	 * @return string Key of the list; empty if the word is not known.
	 */
	public static function find( string $list, string $text ): string {
		static $meanings = array();

		if ( ! isset( $meanings[ $list ] ) ) {
			$meanings[ $list ] = array();

			foreach ( require __DIR__ . '/data/' . $list . '.php' as $meaning => $words ) {
				$meanings[ $list ] += array_fill_keys( $words, $meaning );
			}
		}

		return $meanings[ $list ][ (string) preg_replace( '/^wc /', '', Column_Name::normalize( $text ) ) ] ?? '';
	}
}
