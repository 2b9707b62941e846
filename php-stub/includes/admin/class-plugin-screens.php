<?php

namespace Storedeck\Admin;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * Has the screens that plugins register with storedeck_register_screen().
 */
final class Plugin_Screens {

	private const DEFAULTS = array(
		'path'       => '',
		'title'      => '',
		'capability' => 'manage_woocommerce',
		'menu'       => 'store',
	);

	/**
	 * Screens by path.
	 *
	 * @var array<string, array{path: string, title: string, capability: string, menu: string}>
	 */
	private static array $screens = array();

	/**
	 * Adds a screen.
	 *
	 * @param array<string, mixed> $screen See storedeck_register_screen().
	 * @return bool Whether it was added.
	 */
	public static function register( array $screen ): bool {
		try {
			$screen = self::check( $screen );
		} catch ( InvalidArgumentException $error ) {
			_doing_it_wrong( 'storedeck_register_screen', esc_html( $error->getMessage() ), '0.1.0' );

			return false;
		}

		self::$screens[ $screen['path'] ] = $screen;

		return true;
	}

	/**
	 * Screens of a menu.
	 *
	 * @param string $menu `store` or `analytics`.
	 * @return list<array{path: string, title: string, capability: string, menu: string}>
	 */
	public static function of_menu( string $menu ): array {
		return array_values( array_filter( self::$screens, static fn( array $screen ): bool => $menu === $screen['menu'] ) );
	}

	/**
	 * Checks a screen.
	 *
	 * @return array{path: string, title: string, capability: string, menu: string} With defaults.
	 * @throws InvalidArgumentException Names the field and what was expected.
	 */
	private static function check( array $screen ): array {
		foreach ( array_keys( array_diff_key( $screen, self::DEFAULTS ) ) as $name ) {
			throw new InvalidArgumentException( "$name: expected one of " . implode( ', ', array_keys( self::DEFAULTS ) ) . '.' );
		}

		$screen += self::DEFAULTS;

		if ( ! is_string( $screen['path'] ) || 1 !== preg_match( '#^(/[a-z0-9-]+)+$#', $screen['path'] ) ) {
			throw new InvalidArgumentException( 'path: expected a path of lowercase letters, digits and hyphens, for example /acme.' );
		}

		foreach ( array( 'title', 'capability' ) as $name ) {
			if ( ! is_string( $screen[ $name ] ) || '' === $screen[ $name ] ) {
				throw new InvalidArgumentException( "$name: expected a text." );
			}
		}

		if ( ! in_array( $screen['menu'], array( 'store', 'analytics' ), true ) ) {
			throw new InvalidArgumentException( 'menu: expected store or analytics.' );
		}

		if ( isset( self::$screens[ $screen['path'] ] ) ) {
			throw new InvalidArgumentException( "path: expected another path, because a screen has this one: {$screen['path']}." );
		}

		return $screen;
	}
}
