<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the files of data/, which README.md describes.
 */
final class Demo_Data {
	/**
	 * Contents of a file, which is read once.
	 *
	 * @param string $name Name without extension.
	 */
	public static function read( string $name ): array {
		static $files = array();
		$file = __DIR__ . "/data/$name.json";
		return $files[ $name ] ??= json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
	}
}
