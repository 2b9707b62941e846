<?php
/**
 * Our widget on the dashboard of WordPress.
 *
 * @package Storedeck
 */

namespace Storedeck\Mounts;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the sales of this week against last week's.
 */
final class Dashboard_Widget {

	/**
	 * This week so far against as much of the last one.
	 */
	private const RANGE = array(
		'report'  => 'revenue',
		'period'  => 'week',
		'compare' => 'previous_period',
	);

	/**
	 * Hooks the widget.
	 */
	public static function register_hooks(): void {
		add_action( 'wp_dashboard_setup', array( self::class, 'add' ) );
	}

	/**
	 * Adds the widget for those who may see reports.
	 */
	public static function add(): void {
		if ( current_user_can( 'view_woocommerce_reports' ) ) {
			wp_add_dashboard_widget(
				'storedeck_week',
				__( 'Sales this week', 'storedeck' ),
				array( self::class, 'render' ),
				null,
				null,
				'normal',
				'high'
			);
		}
	}

	/**
	 * Prints the widget.
	 */
	public static function render(): void {
		$parts = Placeholder::html(
			'report-summary',
			self::RANGE + array(
				'title'   => __( 'This week so far, against last week', 'storedeck' ),
				'figures' => array( 'total_sales', 'net_revenue' ),
			)
		) . Placeholder::html( 'report-chart', self::RANGE + array( 'chart' => 'total_sales' ) );

		echo $parts; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Placeholder escapes what it prints.
	}
}
