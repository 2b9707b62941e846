<?php

namespace Storedeck\Foundation\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the plugin or theme whose code calls a function, for messages.
 */
final class Calling_Plugin {

	/**
	 * Name of the folder or file of the plugin or theme.
	 *
	 * @param string $own File of the called function.
	 */
	public static function get_name( string $own ): string {
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- It has no other use here.
			$file = $call['file'] ?? '';

			if ( '' !== $file && $own !== $file && __FILE__ !== $file ) {
				return Plugin_Name::get_folder( $file ) ?: basename( $file );
			}
		}

		return '?';
	}
}
