<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Applies `woocommerce_analytics_{report}_select_query`. Callbacks get an object with `data`, `total`, `pages` and `page_no`;
 * `data` is a list of rows, or an object with `totals` and `intervals`.
 */
final class Result_Hook {

	/**
	 * Lets plugins change results.
	 *
	 * @param string                                             $name    Name of the report in the filter.
	 * @param array{data: array<mixed>, total: int, pages: int} $results Results.
	 * @param array<string, mixed>                              $params  Parameters of the report.
	 * @return array{data: array<mixed>, total: int, pages: int}
	 */
	public static function apply( string $name, array $results, array $params ): array {
		$hook     = "woocommerce_analytics_{$name}_select_query";
		$is_stats = array_key_exists( 'intervals', $results['data'] );

		// A page after the last one has no totals.
		if ( ! has_filter( $hook ) || ( $is_stats && null === $results['data']['totals'] ) ) {
			return $results;
		}

		$object          = (object) $results;
		$object->page_no = (int) ( $params['page'] ?? 1 );

		if ( $is_stats ) {
			$object->data = (object) array(
				'totals'    => (object) $results['data']['totals'],
				'intervals' => array_map(
					static fn( array $interval ): array => array( 'subtotals' => (object) $interval['subtotals'] ) + $interval,
					$results['data']['intervals']
				),
			);
		}

		try {
			/*
			 * Filters the results of a report.
			 *
			 * @hook woocommerce_analytics_{report}_select_query
			 * @param object $results Rows, or totals and intervals, with their number.
			 * @param array  $params  Parameters.
			 * @since 0.1.0
			 */
			$filtered = self::to_results( apply_filters( $hook, $object, $params ), $is_stats );
		} catch ( Throwable $error ) {
			Failures::add( Hook_Exception::of( $hook, $error ) );

			return $results;
		}

		if ( null === $filtered ) {
			Failures::add( new Hook_Exception( array( $hook ), 'Expected an object with data, total and pages.' ) );
		}

		return $filtered ?? $results;
	}

	/**
	 * Converts results back.
	 *
	 * @param mixed $filtered Results of plugins.
	 * @param bool  $is_stats Whether they are totals and intervals.
	 * @return array{data: array<mixed>, total: int, pages: int}|null Null if they are invalid.
	 */
	private static function to_results( $filtered, bool $is_stats ): ?array {
		$data = $filtered->data ?? null;
		$rows = $is_stats ? $data->intervals ?? null : $data;

		if ( ! is_array( $rows ) || ( $is_stats && ! isset( $data->totals ) ) ) {
			return null;
		}

		$rows = array_values( array_map( static fn( $row ): array => (array) $row, $rows ) );

		foreach ( $is_stats ? array_keys( $rows ) : array() as $index ) {
			$rows[ $index ]['subtotals'] = (array) ( $rows[ $index ]['subtotals'] ?? array() );
		}

		return array(
			'data'  => $is_stats
				? array(
					'totals'    => (array) $data->totals,
					'intervals' => $rows,
				)
				: $rows,
			'total' => (int) ( $filtered->total ?? count( $rows ) ),
			'pages' => (int) ( $filtered->pages ?? 1 ),
		);
	}
}
