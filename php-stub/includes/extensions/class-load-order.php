<?php

namespace Storedeck\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * Lets WordPress load Storedeck before other plugins. It loads them by name, so that a plugin whose name comes earlier and which
 * calls a function of Storedeck in its main file would end every page.
 */
final class Load_Order {

	public static function register_hooks(): void {
		add_filter( 'pre_update_option_active_plugins', array( self::class, 'put_first' ) );
	}

	/**
	 * Puts Storedeck first.
	 *
	 * @param mixed $plugins Main files of active plugins.
	 */
	public static function put_first( $plugins ): mixed {
		$own = plugin_basename( STOREDECK_FILE );

		return is_array( $plugins ) && in_array( $own, $plugins, true )
			? array_values( array_unique( array( $own, ...array_values( $plugins ) ) ) )
			: $plugins;
	}
}
