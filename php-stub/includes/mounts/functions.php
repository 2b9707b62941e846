<?php
/**
 * What templates and other plugins call.
 *
 * @package Storedeck
 */

use Storedeck\Mounts\Placeholder;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'storedeck_mount' ) ) {
	/**
	 * A chart, figures, a table or a list of the shop, for any page.
	 *
	 * Prints nothing for those who may not see the shop's figures.
	 *
	 * @example echo storedeck_mount( 'report-chart', array( 'report' => 'revenue', 'chart' => 'net_revenue', 'period' => 'month' ) );
	 *
	 * @param string               $name  What: `report-chart`, `report-summary`, `report-table`, `leaderboard`, `inbox`.
	 * @param array<string, mixed> $props Its props; see client/mounts/README.md.
	 * @return string HTML, escaped.
	 */
	function storedeck_mount( string $name, array $props = array() ): string {
		return Placeholder::html( $name, $props );
	}
}
