<?php
/**
 * Autoloads classes.
 *
 * The file of Storedeck\Foundation\Time\Interval_Slicer is
 * includes/foundation/time/class-interval-slicer.php; classes directly in the namespace
 * Storedeck are in includes/.
 *
 * @package Storedeck
 */

namespace Storedeck;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = __NAMESPACE__ . '\\';

		if ( ! str_starts_with( $name, $prefix ) ) {
			return;
		}

		$parts = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( $prefix ) ) ) ) );
		$class = array_pop( $parts );
		$path  = __DIR__ . '/' . implode( '', array_map( static fn( $part ) => $part . '/', $parts ) );

		foreach ( array( 'class-', 'interface-', 'trait-' ) as $kind ) {
			$file = $path . $kind . $class . '.php';

			if ( is_file( $file ) ) {
				require_once $file;
				return;
			}
		}
	}
);
