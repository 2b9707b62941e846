<?php

namespace Storedeck\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * What the page and the browser have to ask in the same way. The browser has the same file.
 */
final class Declared_Questions {

	/**
	 * A part of questions.json: names of the parameters of an address (`address`, and `rows`, which only rows depend on), periods
	 * and intervals of Home by the value of `metrics_period`, and the lists with the names of items by the type of a search.
	 *
	 * @return array<int|string, mixed>
	 */
	public static function get( string $part ): array {
		static $all = null;

		$all ??= wp_json_file_decode( __DIR__ . '/questions.json', array( 'associative' => true ) );

		return $all[ $part ];
	}
}
