<?php
/**
 * What an export is asked for.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Has the report's own route say whether a question is valid, and makes one of
 * it that means the same tomorrow.
 */
final class Export_Request {

	/**
	 * What decides about a page of the table, not about what is exported.
	 */
	private const OF_A_PAGE = array( 'page', 'per_page', 'offset', 'fields', 'segmentby', 'force_cache_refresh' );

	/**
	 * Part of a report that its table shows.
	 *
	 * @param string $report Report.
	 * @return array{string, array<string, mixed>} `items` or `stats`, and that part of the definition.
	 */
	public static function part( string $report ): array {
		$definition = Registry::all()[ $report ];

		return isset( $definition['items'] ) ? array( 'items', $definition['items'] ) : array( 'stats', $definition['stats'] );
	}

	/**
	 * Understands a question.
	 *
	 * @param string               $report Report, one that Columns knows.
	 * @param array<string, mixed> $args   Parameters of the report.
	 * @return array{params: array<string, mixed>, total: int}|WP_Error Parameters without defaults that change, and the
	 *                                                                  number of rows; or the error of the report.
	 */
	public static function understand( string $report, array $args ) {
		list( $name, $part ) = self::part( $report );

		$request = new WP_REST_Request( 'GET', '/wc-analytics/reports/' . $report . ( 'stats' === $name ? '/stats' : '' ) );
		$request->set_query_params( $args );

		$response = rest_do_request( $request );

		if ( $response->is_error() ) {
			return $response->as_error();
		}

		$known  = $request->get_attributes()['args'] ?? array();
		$params = array_diff_key(
			array_filter( array_intersect_key( $request->get_params(), $known ), static fn( $value ): bool => null !== $value ),
			array_flip( self::OF_A_PAGE )
		);

		if ( ! isset( $part['list'] ) ) {
			$params = self::settle( $part, $params );
		}

		return array(
			'params' => $params,
			'total'  => (int) ( $response->get_headers()['X-WP-Total'] ?? 0 ),
		);
	}

	/**
	 * Says what a report would take from the clock and the settings.
	 *
	 * @param array<string, mixed> $part   Part of a definition.
	 * @param array<string, mixed> $params Parameters.
	 * @return array<string, mixed>
	 */
	private static function settle( array $part, array $params ): array {
		$request = Report_Request::from( $part, $params );

		$params['after']  = Site_Time::format( $request->after, 'Y-m-d\TH:i:s' );
		$params['before'] = Site_Time::format( $request->before, 'Y-m-d\TH:i:s' );

		if ( count( $part['date_columns'] ) > 1 ) {
			$params += array( 'date_type' => Settings::date_type() );
		}

		// Columns are made of it.
		return ( $part['extended'] ?? false ) ? array( 'extended_info' => true ) + $params : $params;
	}
}
