<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Schema;
use Storedeck\Reports\Stats_Query;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Controller of the totals and intervals of any report.
 *
 * Serves /wc-analytics/reports/{report}/stats.
 */
final class Report_Stats_Controller extends Report_Controller {

	protected function get_path(): string {
		return '/reports/' . $this->slug . '/stats';
	}

	protected function get_base_schema(): array {
		return Schema::for_stats( 'report_' . $this->slug . '_stats', $this->definition );
	}

	protected function query( Report_Request $query ): array {
		$stats = new $this->definition['query']( $query );

		if ( $stats instanceof Stats_Query && $stats->has_too_many_intervals() ) {
			throw Store_Exception::invalid_param(
				'interval',
				__( 'The date range contains too many intervals. Choose a longer interval.', 'storedeck' )
			);
		}

		return $stats->get_results();
	}

	protected function prepare_results( array $data, WP_REST_Request $request ): WP_REST_Response {
		return $this->prepare_item_for_response( $data, $request );
	}
}
