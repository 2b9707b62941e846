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
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

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
	 * Turns the engine's answer into a response. Every row links to its item
	 * where some plugin has a route for it.
	 *
	 * @param array<string, mixed> $answer Answer of the engine.
	 */
	protected function present( array $answer ): WP_REST_Response {
		$link = $this->definition['link'] ?? null;

		if ( null === $link || ! isset( rest_get_server()->get_routes( self::NAMESPACE )[ '/' . self::NAMESPACE . $link['route'] ] ) ) {
			return new WP_REST_Response( $answer['data'] );
		}

		$rows = array();

		foreach ( $answer['data'] as $row ) {
			$response = new WP_REST_Response( $row );
			$response->add_link( $link['relation'], $this->url( $link['path'] . $row[ $link['column'] ] ) );

			$rows[] = rest_get_server()->response_to_data( $response, false );
		}

		return new WP_REST_Response( $rows );
	}
}
