<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Order_Files;

use InvalidArgumentException;

// Loaded before WordPress.
defined( 'ABSPATH' ) || 'cli' === PHP_SAPI || defined( 'STOREDECK_DEMO_ARGS' ) || exit;

/**
 * Reads arguments, and ends the script with a message.
 */
final class Command_Line {

	/**
	 * Prints an error and exits.
	 */
	public static function stop( string $message ): never {
		file_put_contents( 'php://stderr', $message . "\n" );
		exit( 1 );
	}

	/**
	 * Parses arguments of the form --name=value.
	 *
	 * @param list<string> $arguments Arguments after the name of the script.
	 * @param list<string> $allowed   Names that are allowed.
	 * @return array<string, string> Values by name.
	 * @throws InvalidArgumentException When an argument has another form or name.
	 */
	public static function parse( array $arguments, array $allowed ): array {
		$values = array();

		foreach ( $arguments as $argument ) {
			if ( 1 !== preg_match( '/^--([a-z]+)=(.*)$/sD', $argument, $parts ) || ! in_array( $parts[1], $allowed, true ) ) {
				throw new InvalidArgumentException(
					'Unknown option "' . $argument . '". Available: --' . implode( '=…, --', $allowed ) . '=….'
				);
			}

			$values[ $parts[1] ] = $parts[2];
		}

		return $values;
	}

	/**
	 * Prepares for loading WordPress, which exits by itself when it is not installed or cannot connect to its database.
	 */
	public static function prepare_wordpress(): void {
		register_shutdown_function(
			static function (): void {
				if ( ! function_exists( 'did_action' ) || 0 === did_action( 'wp_loaded' ) ) {
					self::stop( 'WordPress did not load. Check that it is installed and can connect to its database.' );
				}
			}
		);

		define( 'WP_USE_THEMES', false );
		// The configuration of a local site may define it as well.
		defined( 'DISABLE_WP_CRON' ) || define( 'DISABLE_WP_CRON', true );
		$_SERVER['HTTP_HOST']      ??= 'localhost';
		$_SERVER['REQUEST_METHOD'] ??= 'GET';
	}
}
