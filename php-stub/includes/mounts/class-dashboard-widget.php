<?php

namespace Storedeck\Mounts;

use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the sales of this week compared with last week.
 */
final class Dashboard_Widget {

	/** Report and date range. The comparison covers as many days of last week. */
	private const PROPS = array( 'report' => 'revenue', 'period' => 'week', 'compare' => 'previous_period' );

	public static function register_hooks(): void {
		add_action( 'wp_dashboard_setup', array( self::class, 'add' ) );
	}

	/**
	 * Adds the widget for users who have access to the report.
	 */
	public static function add(): void {
		if ( null !== Registry::get( self::PROPS['report'] ) ) {
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

	public static function render(): void {
		$html = Placeholder::html(
			'report-summary',
			self::PROPS + array(
				'title'   => __( 'This week compared with last week', 'storedeck' ),
				'metrics' => array( 'total_sales', 'net_revenue' ),
			)
		) . Placeholder::html( 'report-chart', self::PROPS + array( 'chart' => 'total_sales' ) );

		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Placeholder escapes its output.
	}
}
