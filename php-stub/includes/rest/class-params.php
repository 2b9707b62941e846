<?php
/**
 * Parameters that many routes have.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the descriptions by which WordPress checks parameters.
 */
final class Params {

	/**
	 * Anything but NUL, and only text that is valid UTF-8.
	 */
	private const NO_NUL = '^[^\x00]*$';

	/**
	 * A text.
	 *
	 * @param int                  $max_length Longest in characters.
	 * @param array<string, mixed> $more       Further keys.
	 * @return array<string, mixed>
	 */
	public static function text( int $max_length, array $more = array() ): array {
		return $more + array(
			'type'      => 'string',
			'maxLength' => $max_length,
			'pattern'   => self::NO_NUL,
		);
	}

	/**
	 * One of some words.
	 *
	 * @param string[]             $words The words.
	 * @param array<string, mixed> $more  Further keys.
	 * @return array<string, mixed>
	 */
	public static function one_of( array $words, array $more = array() ): array {
		return $more + array(
			'type' => 'string',
			'enum' => $words,
		);
	}

	/**
	 * Some of some words, as a list or joined by commas.
	 *
	 * @param string[] $words The words.
	 * @return array<string, mixed>
	 */
	public static function some_of( array $words ): array {
		return array(
			'type'     => 'array',
			'maxItems' => 100,
			'items'    => array(
				'type' => 'string',
				'enum' => $words,
			),
		);
	}

	/**
	 * Ids, as a list or joined by commas.
	 *
	 * @param array<string, mixed> $more Further keys.
	 * @return array<string, mixed>
	 */
	public static function ids( array $more = array() ): array {
		return $more + array(
			'type'     => 'array',
			'maxItems' => 1000,
			'items'    => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => PHP_INT_MAX,
			),
		);
	}

	/**
	 * An id in a path.
	 *
	 * @return array<string, mixed>
	 */
	public static function id(): array {
		return array( 'type' => 'integer' );
	}

	/**
	 * Page, size of a page and direction of a list.
	 *
	 * @param string[] $orderby What the list can be sorted by.
	 * @param string   $usual   What it is sorted by when nothing is asked for.
	 * @return array<string, array<string, mixed>>
	 */
	public static function paging( array $orderby, string $usual ): array {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'default' => 1,
				'minimum' => 1,
				'maximum' => 1000000,
			),
			'per_page' => array(
				'type'    => 'integer',
				'default' => 10,
				'minimum' => 1,
				'maximum' => 100,
			),
			'order'    => self::one_of( array( 'asc', 'desc' ), array( 'default' => 'desc' ) ),
			'orderby'  => self::one_of( $orderby, array( 'default' => $usual ) ),
		);
	}
}
