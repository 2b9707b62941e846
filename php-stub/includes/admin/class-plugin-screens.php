<?php

namespace Storedeck\Admin;

use InvalidArgumentException;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Foundation\Nearest;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Has the screens that plugins register with storedeck_register_screen().
 */
final class Plugin_Screens extends Request_State {

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
	private array $screens = array();

	/**
	 * Adds a screen.
	 *
	 * @param array<string, mixed> $screen See storedeck_register_screen().
	 * @param string               $plugin Folder of the plugin, for errors.
	 * @return bool Whether it was added.
	 */
	public static function register( array $screen, string $plugin = '' ): bool {
		try {
			$screen = self::check( $screen );
		} catch ( InvalidArgumentException $error ) {
			_doing_it_wrong(
				'storedeck_register_screen',
				esc_html( implode( ': ', array_filter( array( Plugin_Name::of_folder( $plugin ), $error->getMessage() ) ) ) ),
				'0.1.0'
			);

			return false;
		}

		self::current()->screens[ $screen['path'] ] = $screen;

		return true;
	}

	/**
	 * Screens of a menu.
	 *
	 * @param string $menu `store` or `analytics`.
	 * @return list<array{path: string, title: string, capability: string, menu: string}>
	 */
	public static function of_menu( string $menu ): array {
		return array_values( array_filter( self::current()->screens, static fn( array $screen ): bool => $menu === $screen['menu'] ) );
	}

	/**
	 * Checks a screen.
	 *
	 * @return array{path: string, title: string, capability: string, menu: string} With defaults.
	 * @throws InvalidArgumentException Names the field and what was expected.
	 */
	private static function check( array $screen ): array {
		if ( did_action( 'admin_menu' ) > 0 && ! doing_action( 'admin_menu' ) ) {
			throw new InvalidArgumentException(
				'storedeck_register_screen() was called too late. Call it on the action admin_menu:'
					. " add_action( 'admin_menu', function () { storedeck_register_screen( … ); } );"
			);
		}

		foreach ( array_keys( array_diff_key( $screen, self::DEFAULTS ) ) as $name ) {
			$names = array_keys( self::DEFAULTS );

			throw new InvalidArgumentException(
				"$name: unknown key." . ( Nearest::ask( (string) $name, $names ) ?: ' Expected one of ' . implode( ', ', $names ) . '.' )
			);
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

		if ( isset( self::current()->screens[ $screen['path'] ] ) ) {
			throw new InvalidArgumentException( "path: expected another path, because a screen has this one: {$screen['path']}." );
		}

		return $screen;
	}
}
