<?php
/**
 * Combinations of options.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Each way to choose one option of every attribute.
 */
final class Option_Combinations {

	/**
	 * Most combinations that are looked at.
	 */
	private const MAX = 5000;

	/**
	 * Combines options.
	 *
	 * @param array<string, string[]> $options Options by attribute.
	 * @return list<array<string, string>> Option by attribute, attributes in the order of their names.
	 */
	public static function of( array $options ): array {
		$options = array_filter( $options );

		if ( array() === $options ) {
			return array();
		}

		ksort( $options );

		$combinations = array( array() );

		foreach ( $options as $attribute => $values ) {
			$longer = array();

			foreach ( $combinations as $combination ) {
				foreach ( $values as $value ) {
					$longer[] = $combination + array( $attribute => $value );
				}
			}

			$combinations = array_slice( $longer, 0, self::MAX );
		}

		return $combinations;
	}
}
