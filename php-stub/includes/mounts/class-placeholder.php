<?php

namespace Storedeck\Mounts;

use Storedeck\Admin\Assets;
use Storedeck\Foundation\Nearest;
use Storedeck\Reports\Definition;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Creates elements that the bundle renders widgets into, and enqueues the bundle.
 */
final class Placeholder {

	/**
	 * Creates a placeholder.
	 *
	 * The browser validates the props and shows users who can edit the page what is wrong.
	 *
	 * @param string               $name  Name of the widget: `report-chart`, `report-summary`, `report-table`, `question`,
	 *                                    `leaderboard`, `inbox` …
	 * @return string HTML; empty for users who cannot view reports, or not the one of the props.
	 */
	public static function html( string $name, array $props = array() ): string {
		$report = Registry::get_registered()[ self::get_report( $props ) ] ?? null;

		if ( ! current_user_can( Definition::CAPABILITY ) || null !== $report && ! Registry::has_access( $report ) ) {
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

	/**
	 * What the browser could not tell the author of a plugin: a report that does not exist, and props without JSON.
	 *
	 * @return string Problem in English; empty if there is none.
	 */
	public static function find_problem( array $props ): string {
		$reports = array_keys( Registry::get_registered() );
		$report  = $props['report'] ?? null;

		if ( is_string( $report ) && ! in_array( $report, $reports, true ) ) {
			return "report: expected the id of a report, found \"$report\"." . Nearest::ask( $report, $reports );
		}

		return false === wp_json_encode( (object) $props ) ? 'props: expected values that JSON has.' : '';
	}

	/**
	 * Report of a widget. A leaderboard has the id of the report that defines it.
	 */
	private static function get_report( array $props ): string {
		$report = $props['report'] ?? $props['id'] ?? '';

		return is_string( $report ) ? $report : '';
	}
}
