<?php

namespace Storedeck\Admin;

use Storedeck\Reports\Registry;
use Storedeck\Reports\Client_Definition;
use Storedeck\Reports\Rest\Column_Values_Field;

defined( 'ABSPATH' ) || exit;

/**
 * Describes what a screen requests first, derived from the definition of the
 * report.
 *
 * - `report`: report whose stats are requested for the date range of the URL;
 * - `query`: a fixed date range that replaces that of the URL;
 * - `timeless`: whether the stats have no date range;
 * - `route`: route of the rows of the table;
 * - `orderby`, `order`: default order of the rows;
 * - `per_page`: rows per page, unless the URL has them;
 * - `params`: further parameters of the request for rows;
 * - `filter`: query argument that is added to all requests, unless it is `all`;
 * - `fixed`: requests that do not depend on the URL.
 */
final class Preload_Screen {

	/**
	 * Screen with the metrics of today, from the stats of a report.
	 */
	private const HOME = array(
		'report' => 'orders',
		'query'  => array(
			'period'   => 'today',
			'compare'  => 'weeks_before',
			'interval' => 'hour',
		),
		'fixed'  => array( 'storedeck/v1/attention', 'wc-analytics/reports/performance-indicators/allowed' ),
	);

	/**
	 * A month of days is one page, as in the client.
	 */
	private const INTERVALS_PER_PAGE = '50';

	private const OVERVIEW = array(
		'fixed' => array(
			'wc-analytics/reports/performance-indicators/allowed',
			'wc-analytics/leaderboards/allowed',
			'storedeck/v1/views',
			'storedeck/v1/data-state',
		),
	);

	/**
	 * Requests of a screen.
	 *
	 * @param string $path Path of the screen.
	 * @return array<string, mixed> Empty if the screen requests nothing.
	 */
	public static function get( string $path ): array {
		$screens = array(
			'/'                    => self::HOME,
			Preload_Overview::PATH => self::OVERVIEW,
		);
		$report  = self::get_report( $path );

		return null === $report ? $screens[ $path ] ?? array() : self::of_report( $report );
	}

	/**
	 * Definition of the report of a screen.
	 *
	 * @param string $path Path of the screen.
	 * @return array<string, mixed>|null
	 */
	public static function get_report( string $path ): ?array {
		foreach ( Registry::all() as $report ) {
			if ( $path === $report['path'] ) {
				return $report;
			}
		}

		return null;
	}

	/**
	 * Requests of a report.
	 *
	 * @param array<string, mixed> $report Definition.
	 * @return array<string, mixed>
	 */
	private static function of_report( array $report ): array {
		$table  = $report['table'];
		$params = array_map( static fn( $value ): string => is_string( $value ) ? $value : wp_json_encode( $value ), $table['query'] );

		if ( Client_Definition::has_computed_columns( $table ) ) {
			$params[ Column_Values_Field::NAME ] = 'true';
		}

		return self::get_sort( $table ) + array(
			'report'   => $report['stats_report'],
			'timeless' => $report['is_timeless'],
			'route'    => $report['id'] . ( 'intervals' === $table['rows'] ? '/stats' : '' ),
			'params'   => $params,
			'per_page' => 'intervals' === $table['rows'] ? self::INTERVALS_PER_PAGE : null,
			'filter'   => self::get_filter( $report ),
			'fixed'    => array(
				Client_Definition::ROUTE . '/' . $report['id'],
				'storedeck/v1/data-state',
				'storedeck/v1/exports',
			),
		);
	}

	/**
	 * Default order of the rows.
	 *
	 * @param array<string, mixed> $table Table of the definition.
	 * @return array<string, string>
	 */
	private static function get_sort( array $table ): array {
		foreach ( $table['columns'] as $id => $column ) {
			if ( $column['is_default_sort'] ?? false ) {
				return array(
					'orderby' => is_string( $column['is_sortable'] ) ? $column['is_sortable'] : $id,
					'order'   => $column['default_order'] ?? 'desc',
				);
			}
		}

		return array();
	}

	/**
	 * Query argument of a filter whose values are sent as they are.
	 *
	 * @param array<string, mixed> $report Definition.
	 */
	private static function get_filter( array $report ): string {
		foreach ( $report['filters'] as $picker ) {
			if ( ! str_starts_with( $picker['param'], 'filter' ) ) {
				return $picker['param'];
			}
		}

		return '';
	}
}
