<?php

namespace Storedeck\Compatibility;

use Storedeck\Admin\Menu;

defined( 'ABSPATH' ) || exit;

/**
 * Prints `window.wc` and `window.wcSettings` for scripts that use them without naming a handle. On pages of WooCommerce's
 * admin they find them, because its app brings all of them.
 */
final class Undeclared_Globals {

	/**
	 * Hooks the printing of the libraries.
	 *
	 * @param (callable(): string[])|null $get_others Main files of other plugins whose scripts need none of them.
	 */
	public static function register_hooks( ?callable $get_others = null ): void {
		// When all scripts are enqueued, and before settings are added to them.
		add_action(
			'admin_print_footer_scripts',
			static fn() => self::add( array( STOREDECK_FILE, ...( null === $get_others ? array() : $get_others() ) ) ),
			0
		);
	}

	/**
	 * Prints the libraries before the other scripts of the footer if a plugin or theme has one on our page.
	 *
	 * @param string[] $own Main files of plugins whose scripts do not count.
	 */
	private static function add( array $own ): void {
		$scripts = wp_scripts();
		$own     = array_map( static fn( string $file ): string => plugins_url( '/', $file ), $own );
		$foreign = array_filter(
			array_map( static fn( string $handle ): string => (string) ( $scripts->registered[ $handle ]->src ?? '' ), $scripts->queue ),
			static fn( string $src ): bool => str_starts_with( $src, content_url( '/' ) ) && str_replace( $own, '', $src ) === $src
		);

		if ( Menu::is_page() && array() !== $foreign ) {
			wp_enqueue_script( Script_Aliases::APP );

			$scripts->queue = array_values( array_unique( array( Script_Aliases::APP, ...$scripts->queue ) ) );
		}
	}
}
