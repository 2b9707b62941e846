<?php
/**
 * Functions for themes and plugins.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Hooks\Calling_Plugin;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Mounts\Placeholder;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'storedeck_mount' ) ) {
	/**
	 * Returns a placeholder for a chart, metrics, a table, a leaderboard or the inbox.
	 *
	 * The result is empty for users who cannot view reports.
	 *
	 * @example echo storedeck_mount( 'report-chart', array( 'report' => 'revenue', 'chart' => 'net_revenue', 'period' => 'month' ) );
	 *
	 * @param string               $name  Name of the widget: `report-chart`, `report-summary`, `report-table`, `question`, `leaderboard`, `inbox`.
	 * @param array<string, mixed> $props Props of the widget; see client/mounts/README.md.
	 * @return string Escaped HTML.
	 */
	function storedeck_mount( string $name, array $props = array() ): string {
		$problem = Placeholder::find_problem( $props );

		if ( '' !== $problem ) {
			$plugin = Plugin_Name::of_folder( Calling_Plugin::get_name( __FILE__ ) );

			_doing_it_wrong( __FUNCTION__, esc_html( "$plugin, $name: $problem" ), '1.0.0' );
		}

		return Placeholder::html( $name, $props );
	}
}
