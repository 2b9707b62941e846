<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the files of data/, which README.md describes.
 */
final class Demo_Data {
	/**
	 * Contents of a file.
	 *
	 * @param string $name Name without extension.
	 */
	public static function read( string $name ): array {
		return json_decode( (string) file_get_contents( __DIR__ . "/data/$name.json" ), true, 512, JSON_THROW_ON_ERROR );
	}
}
