<?php
/**
 * The totals of a report that has no range: customers, stock.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/{report}/stats of a Listing.
 */
final class List_Stats_Controller extends List_Report_Controller {

	/**
	 * Path of the route below the namespace.
	 */
	protected function path(): string {
		return '/reports/' . $this->slug . '/stats';
	}

	/**
	 * Parameters of the route.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function params(): array {
		return $this->listing::get_totals_params();
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return self::schema(
			'report_' . $this->slug . '_stats',
			array(
				'totals' => array(
					'type'       => 'object',
					'readonly'   => true,
					'properties' => self::read_only( $this->listing::get_metrics() ),
				),
			)
		);
	}

	/**
	 * Answers with totals.
	 *
	 * @param WP_REST_Request      $request Request.
	 * @param array<string, mixed> $params  Validated parameters.
	 */
	protected function answer( WP_REST_Request $request, array $params ): WP_REST_Response {
		unset( $request );

		return new WP_REST_Response( array( 'totals' => (object) $this->listing::get_totals( $params ) ) );
	}
}
