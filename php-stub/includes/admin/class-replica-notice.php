<?php

namespace Storedeck\Admin;

use Storedeck\Foundation\Database\Replica\Replica_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Tells administrators why the constants of a replica are not used.
 */
final class Replica_Notice {

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
		if ( ! Replica_Settings::exist() || Replica_Settings::are_usable() || ! current_user_can( 'manage_options' ) ) {
			return;
		}

		printf(
			'<div class="notice notice-error"><p>%s %s</p></div>',
			esc_html( Replica_Settings::get_problem() ),
			esc_html__( 'Reports are read from the database of WordPress.', 'storedeck' )
		);
	}
}
