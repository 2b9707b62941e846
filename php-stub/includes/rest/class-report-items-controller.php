<?php
/**
 * The list of any report.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Reports\Items_Query;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Request;
use Storedeck\Reports\Schema;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Serves /wc-analytics/reports/{report}.
 */
final class Report_Items_Controller extends Report_Controller {

	/**
	 * Path of the route below the namespace.
	 */
	protected function path(): string {
		return '/reports/' . $this->slug;
	}

	/**
	 * Parameters of the route.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function params(): array {
		return Parameters::of_items( $this->definition );
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schema::of_items( 'report_' . $this->slug, $this->definition );
	}

	/**
	 * Asks the engine.
	 *
	 * @param Request $question The question.
	 * @return array<string, mixed>
	 */
	protected function ask( Request $question ) {
		return ( new Items_Query( $question ) )->answer();
	}

	/**
	 * Turns the engine's answer into a response. Every row links to its item.
	 *
	 * @param array<string, mixed> $answer  Answer of the engine.
	 * @param WP_REST_Request      $request Request.
	 */
	protected function present( array $answer, WP_REST_Request $request ): WP_REST_Response {
		$class = $this->definition['rows'] ?? null;
		$rows  = array();

		foreach ( $answer['data'] as $row ) {
			$response = new WP_REST_Response( $row );

			foreach ( null === $class ? array() : $class::links( $row ) as $relation => $path ) {
				$response->add_link( $relation, $this->url( $path ) );
			}

			$rows[] = rest_get_server()->response_to_data( $response, false );
		}

		return new WP_REST_Response( $rows );
	}
}
