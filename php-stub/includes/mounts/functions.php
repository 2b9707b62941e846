<?php
/**
 * Functions for themes and plugins.
 *
 * @package Storedeck
 */

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
		return Placeholder::html( $name, $props );
	}
}
