<?php

namespace Storedeck\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters that many routes have.
 *
 * Creates schemas of parameters.
 */
final class Params {

	/**
	 * Everything except NUL. With the `u` flag of WordPress also invalid UTF-8 does not match.
	 */
	private const NO_NUL = '^[^\x00]*$';

	/**
	 * A string.
	 *
	 * @param int $max_length Maximum length in characters.
	 * @return array<string, mixed>
	 */
	public static function text( int $max_length, array $more = array() ): array {
		return $more + array( 'type' => 'string', 'maxLength' => $max_length, 'pattern' => self::NO_NUL );
	}

	/**
	 * A list of some values, or a comma-separated string of them.
	 *
	 * @param string[] $values Values.
	 * @return array<string, mixed>
	 */
	public static function some_of( array $values ): array {
		return array( 'type' => 'array', 'maxItems' => 100, 'items' => Arguments::choice( $values ) );
	}

	/**
	 * A list of IDs, or a comma-separated string of them.
	 *
	 * @return array<string, mixed>
	 */
	public static function ids( array $more = array() ): array {
		return $more + array( 'type' => 'array', 'maxItems' => 1000, 'items' => Arguments::whole( 0, PHP_INT_MAX ) );
	}

	/**
	 * An ID in a path.
	 *
	 * @return array<string, mixed>
	 */
	public static function id(): array {
		return array( 'type' => 'integer' );
	}

	/**
	 * Page, items per page and order of a list.
	 *
	 * @param string[] $orderby Keys to sort by.
	 * @return array<string, array<string, mixed>>
	 */
	public static function paging( array $orderby, string $default ): array {
		return Arguments::page() + array(
			'order'   => Arguments::choice( array( 'asc', 'desc' ), 'desc' ),
			'orderby' => Arguments::choice( $orderby, $default ),
		);
	}
}
