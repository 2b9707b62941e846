<?php
/**
 * Totals and intervals of any report.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Reports\Parameters;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Schema;
use Storedeck\Reports\Stats_Query;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/{report}/stats.
 */
final class Report_Stats_Controller extends Report_Controller {

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
		return Parameters::for_stats( $this->definition );
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schema::for_stats( 'report_' . $this->slug . '_stats', $this->definition );
	}

	/**
	 * Asks the engine.
	 *
	 * @param Report_Request $question The question.
	 * @return array<string, mixed>|\WP_Error
	 */
	protected function ask( Report_Request $question ) {
		$query = new Stats_Query( $question );

		if ( $query->has_too_many_intervals() ) {
			return $this->invalid(
				'interval',
				__( 'The range holds too many of these intervals. Choose a longer interval.', 'storedeck' )
			);
		}

		return $query->get_results();
	}

	/**
	 * Turns the engine's answer into a response.
	 *
	 * @param array<string, mixed> $answer Answer of the engine.
	 */
	protected function present( array $answer ): WP_REST_Response {
		return new WP_REST_Response( $answer['data'] );
	}
}
