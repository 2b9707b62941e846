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
	 * Charts of the Overview in their order, and what is hidden by default.
	 *
	 * @return array{charts: list<array{report: string, key: string, label: string, type: string, isHidden: bool, isReverseTrend?: true, isNeutral?: true}>,
	 *               hiddenIndicators: list<string>, hiddenLeaderboards: list<string>}
	 */
	public static function get_dashboard(): array {
		$charts     = array();
		$indicators = array();

		foreach ( Registry::all() as $id => $report ) {
			foreach ( $report['dashboard'] as $key => $chart ) {
				$charts[] = array( $chart['position'] ?? $report['position'], $id, $key, $chart );
			}

			foreach ( $report['indicators'] as $key => $indicator ) {
				if ( $indicator['is_hidden'] ?? false ) {
					$indicators[] = "$id/$key";
				}
			}
		}

		usort( $charts, static fn( array $one, array $other ): int => $one[0] <=> $other[0] );

		$hidden = array_filter( Leaderboards::all(), static fn( array $leaderboard ): bool => $leaderboard['is_hidden'] ?? false );

		return array(
			'charts'             => array_map(
				static fn( array $entry ): array => array(
					'report'   => $entry[1],
					'key'      => $entry[2],
					'label'    => $entry[3]['label'],
					'type'     => $entry[3]['type'],
					'isHidden' => $entry[3]['is_hidden'] ?? false,
				) + self::get_trend( $entry[1], $entry[2] ),
				$charts
			),
			'hiddenIndicators'   => $indicators,
			'hiddenLeaderboards' => array_keys( $hidden ),
		);
	}

	/**
	 * Whether lower values of a metric are better, or neither are.
	 *
	 * @param string $key Metric.
	 * @return array{isReverseTrend?: true, isNeutral?: true}
	 */
	private static function get_trend( string $report, string $key ): array {
		$chart = Registry::get( $report )['charts'][ $key ] ?? array();

		return array_filter(
			array(
				'isReverseTrend' => $chart['is_reverse_trend'] ?? false,
				'isNeutral'      => $chart['is_neutral'] ?? false,
			)
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
