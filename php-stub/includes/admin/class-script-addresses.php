<?php
/**
 * Where scripts will be loaded from.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Foretells the addresses that WordPress is going to print.
 */
final class Script_Addresses {

	/**
	 * Addresses of what a script needs, and its own, in the order in which they
	 * run.
	 *
	 * @param string $handle Handle of the script.
	 * @return list<string> Nothing where WordPress joins scripts: it gives the joint one another address.
	 */
	public static function before( string $handle ): array {
		global $concatenate_scripts;

		script_concat_settings();

		if ( $concatenate_scripts ) {
			return array();
		}

		$handles = array();
		self::collect( $handle, $handles );

		return array_values( array_filter( array_map( array( self::class, 'address' ), array_keys( $handles ) ) ) );
	}

	/**
	 * Collects a script after all that it needs.
	 *
	 * @param string              $handle  Handle.
	 * @param array<string, true> $handles Handles so far.
	 */
	private static function collect( string $handle, array &$handles ): void {
		$script = wp_scripts()->registered[ $handle ] ?? null;

		if ( null === $script || isset( $handles[ $handle ] ) ) {
			return;
		}

		foreach ( $script->deps as $needed ) {
			self::collect( $needed, $handles );
		}

		$handles[ $handle ] = true;
	}

	/**
	 * Address of one script, as WP_Scripts::do_item() makes it.
	 *
	 * @param string $handle Handle.
	 * @return string Empty when there is none.
	 */
	private static function address( string $handle ): string {
		$scripts = wp_scripts();
		$script  = $scripts->registered[ $handle ];
		$source  = $script->src;

		if ( ! is_string( $source ) || '' === $source ) {
			return '';
		}

		$is_whole = 1 === preg_match( '|^(https?:)?//|', $source )
			|| ( $scripts->content_url && str_starts_with( $source, $scripts->content_url ) );
		$version  = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
		$address  = $is_whole ? $source : $scripts->base_url . $source;
		$address  = '' === (string) $version ? $address : add_query_arg( 'ver', $version, $address );

		// The filter of WordPress itself, documented in class-wp-scripts.php.
		return (string) apply_filters( 'script_loader_src', $address, $handle );
	}
}
