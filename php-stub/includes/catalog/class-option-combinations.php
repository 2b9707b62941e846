<?php

namespace Storedeck\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Combines each option of an attribute with each option of the others.
 */
final class Option_Combinations {

	/** Maximum number of combinations. */
	private const MAX = 5000;

	/**
	 * Combines options.
	 *
	 * @param array<string, string[]> $options Options by attribute.
	 * @return list<array<string, string>> Option by attribute, sorted by attribute.
	 */
	public static function create( array $options ): array {
		$options = array_filter( $options );

		if ( array() === $options ) {
			return array();
		}

		ksort( $options );

		$combinations = array( array() );

		foreach ( $options as $attribute => $values ) {
			$next = array();

			foreach ( $combinations as $combination ) {
				foreach ( $values as $value ) {
					$next[] = $combination + array( $attribute => $value );
				}
			}

			$combinations = array_slice( $next, 0, self::MAX );
		}

		return $combinations;
	}
}
