<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Rest\Report_Request_Hooks;
use Storedeck\Sync\Report_Source;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Validates parameters with the report's own REST route, and resolves those that
 * depend on the current time or on settings, so that all batches of an export
 * use the same ones.
 */
final class Export_Request {

	/** Parameters that concern a page of the table, not the export. */
	private const PAGE_PARAMS = array( 'page', 'per_page', 'offset', 'fields', 'segmentby', 'force_cache_refresh' );

	/** Maximum number of parameters that only plugins know, and maximum length of each as JSON. */
	private const MAX_PLUGIN_PARAMS       = 20;
	private const MAX_PLUGIN_PARAM_LENGTH = 1000;

	/**
	 * The part of a definition that the table of a report shows.
	 *
	 * @return array{string, array<string, mixed>} `items` or `stats`, and that part.
	 */
	public static function get_part( string $report ): array {
		$definition = Registry::all()[ $report ];

		return isset( $definition['items'] ) ? array( 'items', $definition['items'] ) : array( 'stats', $definition['stats'] );
	}

	/**
	 * Validates and resolves parameters.
	 *
	 * @param string               $report Report, one of Export_Columns.
	 * @param array<string, mixed> $args   Parameters of the report.
	 * @return array{params: array<string, mixed>, query: array<string, mixed>, total: int}|WP_Error Resolved parameters,
	 *         those that only plugins know, and number of rows, or the error of the route.
	 */
	public static function validate( string $report, array $args ) {
		list( $name, $part ) = self::get_part( $report );

		$request = new WP_REST_Request( 'GET', Report_Source::get_path( "reports/$report" ) . ( 'stats' === $name ? '/stats' : '' ) );
		$request->set_query_params( $args );

		$response = rest_do_request( $request );

		if ( $response->is_error() ) {
			return $response->as_error();
		}

		// A file would be wrong without saying so.
		if ( isset( $response->get_headers()[ Report_Request_Hooks::HEADER ] ) ) {
			return new WP_Error(
				'storedeck_report_filter_failed',
				__( 'Could not export the report, because a plugin that changes it failed.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		$known  = $request->get_attributes()['args'] ?? array();
		$params = array_diff_key(
			array_filter( array_intersect_key( $request->get_params(), $known ), static fn( $value ): bool => null !== $value ),
			array_flip( self::PAGE_PARAMS )
		);

		if ( empty( $part['is_timeless'] ) ) {
			$params = self::resolve( $part, $params );
		}

		return array(
			'params' => $params,
			'query'  => self::get_plugin_params( array_diff_key( $args, $known, array( 'columns' => true ) ) ),
			'total'  => (int) ( $response->get_headers()['X-WP-Total'] ?? 0 ),
		);
	}

	/**
	 * Parameters that only plugins know, without those that are too long to be stored.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_plugin_params( array $params ): array {
		return array_slice(
			array_filter(
				$params,
				static fn( $value ): bool => strlen( (string) wp_json_encode( $value ) ) <= self::MAX_PLUGIN_PARAM_LENGTH
			),
			0,
			self::MAX_PLUGIN_PARAMS
		);
	}

	/**
	 * Resolves parameters that depend on the current time or on settings.
	 *
	 * @return array<string, mixed>
	 */
	private static function resolve( array $part, array $params ): array {
		$request = Report_Request::create( $part, $params );

		$params['after']  = Site_Time::format( $request->after, 'Y-m-d\TH:i:s' );
		$params['before'] = Site_Time::format( $request->before, 'Y-m-d\TH:i:s' );

		if ( count( $part['date_columns'] ) > 1 ) {
			$params += array( 'date_type' => Settings::get_date_type() );
		}

		// Columns use extended_info.
		return ( $part['extended_info'] ?? false ) ? array( 'extended_info' => true ) + $params : $params;
	}
}
