<?php

namespace Storedeck\Admin;

use Storedeck\Reports\Registry;
use Storedeck\Reports\Rest\Leaderboards;

defined( 'ABSPATH' ) || exit;

/**
 * What menus, Home and Overview need of all reports. Screens of reports read the
 * rest from /storedeck/v1/report-definitions.
 */
final class Report_Settings {

	/**
	 * Reports that the user can open, in the order of the menu.
	 *
	 * @return list<array{id: string, title: string, path: string, capability: string}>
	 */
	public static function get_reports(): array {
		$fields = array_flip( array( 'id', 'title', 'path', 'capability' ) );

		return array_map(
			static fn( array $report ): array => array_intersect_key( $report, $fields ),
			array_values( Registry::get_available() )
		);
	}

	/**
	 * Leaderboards in their order.
	 *
	 * @return list<array{id: string, label: string}>
	 */
	public static function get_leaderboards(): array {
		$list = array();

		foreach ( Leaderboards::all() as $id => $leaderboard ) {
			$list[] = array(
				'id'    => $id,
				'label' => Registry::get( $leaderboard['report'] )['title'] ?? $id,
			);
		}

		return $list;
	}
}
