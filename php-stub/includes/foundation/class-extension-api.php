<?php

namespace Storedeck\Foundation;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * The version of what extensions declare: definitions of reports, metrics and dimensions, and the npm packages.
 */
final class Extension_Api {

	/** Current version. It is increased when a declaration means something else than before, not for a new key. */
	public const VERSION = 1;

	/**
	 * Checks the version of a declaration.
	 *
	 * @param array<string, mixed> $declaration Declaration; without `api_version` it is of the first version.
	 * @throws InvalidArgumentException When it is newer than this plugin, or no version.
	 */
	public static function check( array $declaration ): void {
		$version = $declaration['api_version'] ?? 1;

		if ( ! is_int( $version ) || $version < 1 ) {
			throw new InvalidArgumentException( 'api_version: expected a whole number from 1, found ' . wp_json_encode( $version ) . '.' );
		}

		if ( $version > self::VERSION ) {
			$own = self::VERSION;

			throw new InvalidArgumentException(
				"api_version: this version of Storedeck knows at most $own, found $version. Update Storedeck."
			);
		}
	}
}
