<?php
/**
 * Notice about reports that were left out.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Shows why reports of plugins were left out to users who manage plugins.
 */
final class Report_Errors_Notice {

	/**
	 * Hooks the notice.
	 */
	public static function register_hooks(): void {
		add_action( 'admin_notices', array( self::class, 'render' ) );
	}

	/**
	 * Renders the notice.
	 */
	public static function render(): void {
		if ( ! Menu::is_page() || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}

		foreach ( Registry::get_errors() as $error ) {
			printf(
				'<div class="notice notice-error"><p>%s</p><p><code>%s</code></p></div>',
				esc_html__( 'A report, or a change to one, was left out because its definition is invalid.', 'storedeck' ),
				esc_html( $error )
			);
		}
	}
}
