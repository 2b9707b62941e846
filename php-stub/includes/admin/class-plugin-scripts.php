<?php

namespace Storedeck\Admin;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the data stores before scripts of plugins that use `wp.data`, on the pages of the app. These plugins select
 * stores by name, and cannot depend on a script that is missing on other pages.
 */
final class Plugin_Scripts {

	/**
	 * Handle of WordPress' data registry.
	 */
	private const WP_DATA = 'wp-data';

	/**
	 * Hooks the order.
	 */
	public static function register_hooks(): void {
		// After all scripts have been enqueued, before those of the head are printed.
		add_action( 'admin_enqueue_scripts', array( self::class, 'load_stores_first' ), PHP_INT_MAX );
	}

	/**
	 * Adds the stores to the dependencies of enqueued scripts, and marks those of extensions.
	 */
	public static function load_stores_first(): void {
		if ( Menu::is_page() ) {
			$own        = array_keys( Scripts::get_all() );
			$extensions = self::find_extensions( wp_scripts(), $own );

			add_filter(
				'script_loader_tag',
				static fn( $tag, $handle ) => in_array( $handle, $extensions, true ) ? self::mark( $tag ) : $tag,
				10,
				2
			);
			self::add_dependency( wp_scripts(), $own );
		}
	}

	/**
	 * Marks a script of an extension, so that the page can name it if it fails while it loads.
	 *
	 * @param string $tag Script tag, which inline scripts may surround.
	 */
	private static function mark( $tag ) {
		if ( ! is_string( $tag ) ) {
			return $tag;
		}

		$tags = new WP_HTML_Tag_Processor( $tag );

		while ( $tags->next_tag( 'script' ) ) {
			if ( null !== $tags->get_attribute( 'src' ) ) {
				$tags->set_attribute( 'data-storedeck-extension', true );
			}
		}

		return $tags->get_updated_html();
	}

	/**
	 * The enqueued scripts that depend on one of this plugin.
	 *
	 * @param object   $scripts Scripts of the page, a `WP_Scripts`.
	 * @param string[] $own     Handles of this plugin.
	 * @return list<string> Handles.
	 */
	public static function find_extensions( $scripts, array $own ): array {
		return array_values(
			array_filter(
				array_diff( self::get_tree( $scripts, $scripts->queue ), $own ),
				static fn( $handle ) => ! self::is_of_wordpress( $scripts->registered[ $handle ] )
					&& array() !== array_intersect( self::get_tree( $scripts, array( $handle ) ), $own )
			)
		);
	}

	/**
	 * Adds the stores to the dependencies of every enqueued script, and of those that it depends on, if it uses the data
	 * registry. Scripts of WordPress and of this plugin are not changed.
	 *
	 * @param object   $scripts Scripts of the page, a `WP_Scripts`.
	 * @param string[] $own     Handles of this plugin.
	 */
	public static function add_dependency( $scripts, array $own ): void {
		if ( ! $scripts->query( Scripts::DATA ) ) {
			return;
		}

		// A dependency of the stores cannot depend on them.
		$before = self::get_tree( $scripts, array( Scripts::DATA ) );

		foreach ( array_diff( self::get_tree( $scripts, $scripts->queue ), $before, $own ) as $handle ) {
			if (
				! self::is_of_wordpress( $scripts->registered[ $handle ] )
				&& in_array( self::WP_DATA, self::get_tree( $scripts, array( $handle ) ), true )
			) {
				$scripts->registered[ $handle ]->deps[] = Scripts::DATA;
			}
		}
	}

	/**
	 * Scripts with everything that they depend on.
	 *
	 * @param \WP_Dependencies $scripts Scripts of the page.
	 * @param string[]         $handles Handles.
	 * @return list<string> Handles, each once. Unknown ones are left out.
	 */
	private static function get_tree( $scripts, array $handles ): array {
		$found = array();

		while ( array() !== $handles ) {
			$handle = array_pop( $handles );

			if ( ! isset( $found[ $handle ] ) && isset( $scripts->registered[ $handle ] ) ) {
				$found[ $handle ] = true;
				array_push( $handles, ...array_values( $scripts->registered[ $handle ]->deps ) );
			}
		}

		return array_map( 'strval', array_keys( $found ) );
	}

	/**
	 * Whether WordPress has registered a script: it does so with a path.
	 *
	 * @param \_WP_Dependency $script Script.
	 */
	private static function is_of_wordpress( $script ): bool {
		return is_string( $script->src ) && 1 === preg_match( '~^/wp-(includes|admin)/~', $script->src );
	}
}
