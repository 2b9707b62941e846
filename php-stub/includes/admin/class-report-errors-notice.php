<?php

namespace Storedeck\Admin;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Shows why reports of plugins were left out to users who manage plugins, and which filters of plugins failed.
 */
final class Report_Errors_Notice {

	/**
	 * Hooks the notice.
	 */
	public static function register_hooks(): void {
		add_action( 'admin_notices', array( self::class, 'render' ) );

		foreach ( array( 'activated_plugin', 'deactivated_plugin', 'upgrader_process_complete' ) as $action ) {
			add_action( $action, array( Failures::class, 'clear' ) );
		}
	}

	/**
	 * Renders the notice.
	 */
	public static function render(): void {
		if ( ! Menu::is_page() ) {
			return;
		}

		self::render_failed_filters();

		if ( ! current_user_can( 'activate_plugins' ) ) {
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

	/**
	 * Says that reports were computed without filters of plugins, to everyone who sees reports; with the names of
	 * callbacks to those who manage plugins.
	 */
	private static function render_failed_filters(): void {
		$messages = Failures::get_stored();

		if ( array() === $messages || ! current_user_can( 'view_woocommerce_reports' ) ) {
			return;
		}

		printf(
			'<div class="notice notice-warning storedeck-failed-filters"><p>%s</p>',
			esc_html__( 'A plugin that changes reports failed in the last hour. The reports were computed without it.', 'storedeck' )
		);

		foreach ( current_user_can( 'activate_plugins' ) ? $messages : array() as $message ) {
			echo '<p><code>' . esc_html( $message ) . '</code></p>';
		}

		echo '</div>';
	}
}
