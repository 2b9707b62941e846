<?php

namespace Storedeck\Answers;

use Storedeck\Reports\Basic_Reports;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Rest\Leaderboards;
use Storedeck\Settings\User_Preferences;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks of the Overview: those of all users, and those that the current user hides.
 */
final class Dashboard {

	/**
	 * Number of reports whose charts are visible without scrolling.
	 */
	private const VISIBLE_REPORTS = 2;

	/**
	 * Charts of the Overview in their order, and what is hidden by default.
	 *
	 * @return array{charts: list<array{report: string, key: string, label: string, type: string, isHidden: bool, by?: string[],
	 *               isReverseTrend?: true, isNeutral?: true}>, hiddenIndicators: list<string>, hiddenLeaderboards: list<string>}
	 */
	public static function get(): array {
		$charts     = array();
		$indicators = array();

		foreach ( Basic_Reports::select( Registry::all() ) as $id => $report ) {
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
				) + array_intersect_key( $entry[3], array( 'by' => true ) ) + self::get_trend( $entry[1], $entry[2] ),
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
	 * Blocks of a section that the user hides.
	 *
	 * @param string $key Key of the section.
	 * @return string[]|null Null if the user hides the section.
	 */
	public static function get_hidden( string $key ): ?array {
		$sections  = self::get_preferences()['dashboard_sections'] ?? array();
		$sections  = array_filter( is_array( $sections ) ? $sections : array(), 'is_array' );
		$section   = current( array_filter( $sections, static fn( array $one ): bool => $key === ( $one['key'] ?? '' ) ) );
		$dashboard = self::get();
		$hidden    = array(
			'store-performance' => $dashboard['hiddenIndicators'],
			'charts'            => array_map( self::get_block( ... ), wp_list_filter( $dashboard['charts'], array( 'isHidden' => true ) ) ),
			'leaderboards'      => $dashboard['hiddenLeaderboards'],
		)[ $key ];

		if ( false === ( $section['isVisible'] ?? true ) ) {
			return null;
		}

		return is_array( $section['hiddenBlocks'] ?? null ) ? array_filter( $section['hiddenBlocks'], 'is_string' ) : $hidden;
	}

	/**
	 * Reports of the charts that the user sees first; those by a dimension are questions of their own.
	 *
	 * @return string[]
	 */
	public static function get_chart_reports(): array {
		$hidden = self::get_hidden( 'charts' );
		$charts = null === $hidden ? array() : array_filter(
			self::get()['charts'],
			static fn( array $chart ): bool => ! isset( $chart['by'] ) && ! in_array( self::get_block( $chart ), $hidden, true )
		);

		return array_slice( array_unique( array_column( $charts, 'report' ) ), 0, self::VISIBLE_REPORTS );
	}

	/**
	 * Interval of the charts that the user prefers.
	 */
	public static function get_interval(): string {
		$interval = self::get_preferences()['dashboard_chart_interval'] ?? '';

		return is_string( $interval ) ? $interval : '';
	}

	/**
	 * Preferences of the user.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_preferences(): array {
		return User_Preferences::get_decoded( get_current_user_id() );
	}

	/**
	 * Key of a chart in the preferences.
	 */
	private static function get_block( array $chart ): string {
		return $chart['report'] . '_' . $chart['key'];
	}
}
