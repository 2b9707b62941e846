<?php
/**
 * Functions for plugins.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Hooks\Calling_Plugin;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'storedeck_register_report' ) ) {
	/**
	 * Registers a report. Call it on the action `storedeck_register_reports`.
	 *
	 * @example
	 * add_action( 'storedeck_register_reports', function () {
	 *     storedeck_register_report( array( 'id' => 'subscriptions', 'title' => __( 'Subscriptions', 'my-plugin' ), … ) );
	 * } );
	 *
	 * @param array<string, mixed> $definition Definition; see includes/reports/README.md.
	 * @return bool False when the definition is invalid. The report is left out, and an admin notice says why.
	 */
	function storedeck_register_report( array $definition ): bool {
		return Registry::register( $definition, Calling_Plugin::get_name( __FILE__ ) );
	}
}
