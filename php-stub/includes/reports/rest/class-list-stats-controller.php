<?php
/**
 * Controller of the totals of a report without a date range.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Rest;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/customers/stats and /wc-analytics/reports/stock/stats.
 */
final class List_Stats_Controller extends List_Report_Controller {

	/**
	 * {@inheritDoc}
	 */
	protected function get_path(): string {
		return '/reports/' . $this->slug . '/stats';
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_collection_params(): array {
		return $this->listing::get_totals_params();
	}

	/**
	 * {@inheritDoc}
	 */
	protected function get_base_schema(): array {
		return self::object_schema(
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
	 * {@inheritDoc}
	 */
	protected function read( array $params, WP_REST_Request $request ): WP_REST_Response {
		return $this->prepare_item_for_response( array( 'totals' => (object) $this->listing::get_totals( $params ) ), $request );
	}
}
