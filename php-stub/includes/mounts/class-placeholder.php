<?php
/**
 * Placeholders for widgets.
 *
 * @package Storedeck
 */

namespace Storedeck\Mounts;

use Storedeck\Admin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Creates elements that the bundle renders widgets into, and enqueues the bundle.
 */
final class Placeholder {

	/**
	 * Capability for viewing the widgets.
	 */
	private const CAPABILITY = 'view_woocommerce_reports';

	/**
	 * Creates a placeholder.
	 *
	 * The browser validates the props and shows users who can edit the page what is wrong.
	 *
	 * @param string               $name  Name of the widget: `report-chart`, `report-summary`, `report-table`,
	 *                                    `leaderboard`, `inbox` …
	 * @param array<string, mixed> $props Props of the widget.
	 * @return string HTML; empty for users who cannot view reports.
	 */
	public static function html( string $name, array $props = array() ): string {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return '';
		}

		Assets::enqueue_bundle();

		$json = wp_json_encode( (object) $props );

		return sprintf(
			'<div data-storedeck-mount="%s" data-props="%s"></div>',
			esc_attr( $name ),
			esc_attr( false === $json ? '' : $json )
		);
	}
}
