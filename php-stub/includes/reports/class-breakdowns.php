<?php

namespace Storedeck\Reports;

use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Dimension_Values;

defined( 'ABSPATH' ) || exit;

/**
 * Says by which dimensions the stats of each report can be split on screens: those of its segments that have a name.
 */
final class Breakdowns {

	/**
	 * Dimensions of reports.
	 *
	 * @param array<string, array<string, mixed>> $reports Definitions by id.
	 * @return list<array<string, mixed>> `segmentby`, `label`, `endpoints` (reports), and `rows` and `link` where there are some.
	 */
	public static function get( array $reports ): array {
		$found = array();

		foreach ( $reports as $id => $report ) {
			foreach ( self::find_named( $report['stats']['segments'] ?? array() ) as $key => $dimension ) {
				$found[ $key ] ??= array( 'segmentby' => $key, 'label' => $dimension['name'], 'endpoints' => array() )
					+ array_intersect_key( $dimension, array_flip( array( 'rows', 'link' ) ) );

				$found[ $key ]['endpoints'][] = $id;

				if ( isset( $report['advanced_filters']['filters'][ $key ]['rules'] ) ) {
					$link = array( 'report' => $report['path'], 'query' => array( 'filter' => 'advanced', "{$key}_is" => '{id}' ) );

					$found[ $key ] += array( 'link' => $link + self::get_unknown( $report['stats']['filters'][ "{$key}_is" ] ?? array() ) );
				}
			}
		}

		return array_values( $found );
	}

	/**
	 * Segments with a name, their own or that of their dimension.
	 *
	 * @param array<string, array<string, mixed>> $segments Segments of a fact.
	 * @return array<string, array<string, mixed>>
	 */
	public static function find_named( array $segments ): array {
		foreach ( $segments as $key => $segment ) {
			$segments[ $key ] += Dimension::get_breakdown( $segment['dimension'] ?? $key );
		}

		return array_filter( $segments, static fn( array $segment ): bool => isset( $segment['name'] ) );
	}

	/** @return array{unknown?: string} What stands for no value in a filter, if something does. */
	public static function get_unknown( array $filter ): array {
		return isset( $filter['find'] ) ? array( 'unknown' => Dimension_Values::UNKNOWN ) : array();
	}
}
