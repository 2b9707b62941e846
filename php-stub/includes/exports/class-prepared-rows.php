<?php

namespace Storedeck\Exports;

use Storedeck\Reports\Rest\Report_Controller;
use Storedeck\Sync\Report_Source;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of an export as the REST API returns them.
 *
 * Applies `woocommerce_rest_prepare_report_{report}` and the fields of register_rest_field(), so that columns of plugins can
 * name fields that they add to the rows of the REST API.
 */
final class Prepared_Rows {

	/**
	 * Prepares rows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get( string $report, array $rows, array $params ): array {
		global $wp_rest_additional_fields;

		list( $name, $part ) = Export_Request::get_part( $report );

		$type = "report_$report" . ( 'stats' === $name ? '_stats' : '' );

		// Plugins add fields and filters when the server starts.
		rest_get_server();

		if ( array() === $rows || ( ! has_filter( "woocommerce_rest_prepare_$type" ) && empty( $wp_rest_additional_fields[ $type ] ) ) ) {
			return $rows;
		}

		$request = new WP_REST_Request( 'GET', Report_Source::get_path( "reports/$report" ) . ( 'stats' === $name ? '/stats' : '' ) );
		$request->set_query_params( $params );

		$controller = new Report_Controller( $report, $name, $part );

		if ( 'stats' === $name ) {
			$stats    = array( 'totals' => (object) array(), 'intervals' => $rows );
			$response = $controller->prepare_item_for_response( $stats, $request );

			return self::to_arrays( $response->get_data()['intervals'] ?? $rows );
		}

		return self::to_arrays(
			array_map( static fn( array $row ) => $controller->prepare_item_for_response( $row, $request )->get_data(), $rows )
		);
	}

	/**
	 * Converts rows to arrays.
	 *
	 * @param array<mixed> $rows Rows, which plugins may return as objects.
	 * @return array<int, array<string, mixed>>
	 */
	private static function to_arrays( array $rows ): array {
		return array_values( array_map( static fn( $row ): array => (array) $row, $rows ) );
	}
}
