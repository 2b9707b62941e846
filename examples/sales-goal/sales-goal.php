<?php
/**
 * Plugin Name: Sales goal (Storedeck example)
 * Description: A section of the Overview: this month's net sales and the goal of the month.
 * Requires Plugins: storedeck
 * Text Domain: sales-goal
 *
 * @package Sales_Goal
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_enqueue_scripts', 'sales_goal_enqueue_script', 20 );

/**
 * Loads the section on pages with Storedeck. Users without access to reports have no Overview.
 */
function sales_goal_enqueue_script() {
	if ( ! wp_script_is( 'storedeck' ) ) {
		return;
	}

	wp_enqueue_script(
		'sales-goal',
		plugins_url( 'section.js', __FILE__ ),
		array( 'storedeck-components', 'storedeck-currency', 'storedeck-data', 'wp-components', 'wp-element', 'wp-hooks', 'wp-i18n' ),
		'1.0.0',
		true
	);
	wp_set_script_translations( 'sales-goal', 'sales-goal' );
	wp_add_inline_script(
		'sales-goal',
		'window.salesGoal = ' . wp_json_encode( (float) get_option( 'sales_goal_amount', 10000 ) ) . ';',
		'before'
	);
}
