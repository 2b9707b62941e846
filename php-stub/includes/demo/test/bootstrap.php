<?php
/**
 * Loads the pure parts of the demo shop without WordPress:
 *
 *     phpunit --bootstrap bootstrap.php .
 *
 * @package Storedeck
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = 'Storedeck\\Demo\\';
		if ( ! str_starts_with( $name, $prefix ) ) {
			return;
		}
		$kebab = strtolower( str_replace( '_', '-', substr( $name, strlen( $prefix ) ) ) );
		foreach ( array( dirname( __DIR__ ) . '/class-' . $kebab . '.php', __DIR__ . '/class-' . $kebab . '.php' ) as $file ) {
			if ( is_file( $file ) ) {
				require_once $file;
				return;
			}
		}
	}
);
