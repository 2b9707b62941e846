<?php

namespace Storedeck\Admin;

use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Says that reports show WooCommerce's numbers until its orders are imported, on the pages of the plugin, on the Dashboard
 * and on the Plugins page.
 */
final class First_Import_Notice {

	/**
	 * Screens of WordPress with the notice.
	 */
	private const SCREENS = array( 'dashboard', 'plugins' );

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
		if ( Report_Source::is_storedeck() || ! Report_Source::is_storedeck_chosen() ) {
			return;
		}

		if ( ! self::is_shown( Menu::is_page(), get_current_screen()->id ?? '' ) ) {
			return;
		}

		$job = Imports::get_running();

		printf(
			'<div class="notice notice-%1$s storedeck-first-import"><p>%2$s</p></div>',
			null === $job ? 'warning' : 'info',
			wp_kses( self::get_text( $job?->percent(), admin_url( 'admin.php?page=' . Screens::menu_slug( '/import-export' ) ) ), 'data' )
		);
	}

	/**
	 * Whether the current user sees the notice on a page.
	 *
	 * @param bool   $is_ours Whether the page is one of the plugin.
	 * @param string $screen  ID of the screen of WordPress.
	 */
	public static function is_shown( bool $is_ours, string $screen ): bool {
		return $is_ours
			? current_user_can( 'view_woocommerce_reports' )
			: in_array( $screen, self::SCREENS, true ) && current_user_can( 'manage_woocommerce' );
	}

	/**
	 * Text of the notice.
	 *
	 * @param int|null $percent Progress; null if no import is in progress.
	 * @param string   $url     URL of the page with the import.
	 * @return string HTML.
	 */
	public static function get_text( ?int $percent, string $url ): string {
		if ( null === $percent ) {
			return sprintf(
				/* translators: 1: opening link tag. 2: closing link tag. */
				esc_html__(
					// phpcs:ignore Generic.Files.LineLength -- A text is one string.
					'The import of your orders was stopped. Until it is finished, reports show the numbers of WooCommerce, without filters and columns that it does not have. %1$sStart the import%2$s',
					'storedeck'
				),
				'<a href="' . esc_url( $url ) . '">',
				'</a>'
			);
		}

		return sprintf(
			/* translators: %d: progress in percent. */
			esc_html__(
				// phpcs:ignore Generic.Files.LineLength -- A text is one string.
				'Storedeck is preparing its reports from your orders: %d%%. Until then, they show the numbers of WooCommerce, without filters and columns that it does not have.',
				'storedeck'
			),
			$percent
		);
	}
}
