<?php

namespace Storedeck\Compatibility;

use Storedeck\Admin\Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts and styles under WooCommerce's handles.
 *
 * Registers the handles that extensions depend on, and sets the globals that they import from.
 */
final class Script_Aliases {

	/** Handle of the settings. */
	public const SETTINGS = 'wc-settings';

	/** Script with the modules of client/compatibility, which sets the globals itself. */
	public const MODULES = 'storedeck-compatibility';

	/** Handles of libraries: handle => folder in src/ and name in `window.wc` and `window.storedeck`. */
	public const LIBRARIES = array(
		'wc-components' => array( 'components', 'components' ),
		'wc-store-data' => array( 'data', 'data' ),
		'wc-navigation' => array( 'navigation', 'navigation' ),
		'wc-date'       => array( 'date', 'date' ),
		'wc-currency'   => array( 'currency', 'currency' ),
		'wc-number'     => array( 'number', 'number' ),
		'wc-csv'        => array( 'csv-export', 'csvExport' ),
		'wc-notices'    => array( 'notices', 'notices' ),
	);

	/** Handles of modules of client/compatibility: handle => name in `window.wc`. */
	public const OTHERS = array(
		self::SETTINGS             => 'wcSettings',
		'wc-tracks'                => 'tracks',
		'wc-experimental'          => 'experimental',
		'wc-customer-effort-score' => 'customerEffortScore',
		'wc-onboarding'            => 'onboarding',
		'wc-explat'                => 'explat',
		'wc-admin-layout'          => 'adminLayout',
	);

	/** Handle of the app: what an extension gets with it that depends on nothing else. */
	public const APP = 'wc-admin-app';

	/** Handles of styles. */
	public const STYLES = array(
		'wc-components',
		self::APP,
		'wc-admin-layout',
		'wc-experimental',
		'wc-customer-effort-score',
		'wc-onboarding',
	);

	public static function register_hooks(): void {
		// Before extensions, which add data to them.
		add_action( 'admin_enqueue_scripts', array( self::class, 'register' ), 1 );
		add_action( 'admin_enqueue_scripts', array( self::class, 'move_to_footer' ), PHP_INT_MAX );
	}

	/**
	 * Registers the handles that no one else has registered.
	 */
	public static function register(): void {
		foreach ( self::OTHERS as $handle => $name ) {
			wp_register_script( $handle, false, array( self::MODULES ), STOREDECK_VERSION, true );
		}

		foreach ( self::LIBRARIES as $handle => list( $folder, $name ) ) {
			$is_new = wp_register_script( $handle, false, array( 'storedeck-' . $folder, self::SETTINGS ), STOREDECK_VERSION, true );

			if ( $is_new ) {
				wp_add_inline_script( $handle, "( window.wc = window.wc || {} ).$name = window.wc.$name || window.storedeck.$name;" );
			}
		}

		$others = array_merge( array_keys( self::LIBRARIES ), array_keys( self::OTHERS ) );

		wp_register_script( self::APP, false, $others, STOREDECK_VERSION, true );

		foreach ( self::STYLES as $handle ) {
			wp_register_style( $handle, false, array( Scripts::COMPONENTS ), STOREDECK_VERSION );
		}
	}

	/**
	 * Moves scripts that depend on one of the handles to the footer: the settings are known only there.
	 */
	public static function move_to_footer(): void {
		$handles = array_merge( array_keys( self::LIBRARIES ), array_keys( self::OTHERS ), array( self::APP ) );
		$scripts = wp_scripts();

		foreach ( $scripts->registered as $handle => $script ) {
			if ( empty( $script->extra['group'] ) && array() !== array_intersect( $handles, $script->deps ) ) {
				$scripts->add_data( $handle, 'group', 1 );
			}
		}
	}
}
