<?php
/**
 * The list of reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Reports\Registry;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports.
 */
final class Reports_Controller extends Report_Route_Controller {

	/**
	 * Path of the route below the namespace.
	 */
	protected function path(): string {
		return '/reports';
	}

	/**
	 * Parameters of the route.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function params(): array {
		return array();
	}

	/**
	 * Lists what can be asked.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_items( WP_REST_Request $request ): WP_REST_Response {
		$reports = array(
			$this->report(
				'performance-indicators',
				'performance-indicators',
				__( 'Batch endpoint for getting specific performance indicators from `stats` endpoints.', 'storedeck' )
			),
		);

		foreach ( Registry::all() as $slug => $definition ) {
			foreach ( array(
				'items' => $slug,
				'stats' => $slug . '/stats',
			) as $part => $name ) {
				if ( isset( $definition[ $part ] ) ) {
					$reports[] = $this->report( $name, $slug, $definition[ $part ]['description']() );
				}
			}
		}

		return new WP_REST_Response( $reports );
	}

	/**
	 * Schema of an entry.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$text = array(
			'type'     => 'string',
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'report',
			'type'       => 'object',
			'properties' => array(
				'slug'        => $text,
				'description' => $text,
				'path'        => $text,
			),
		);
	}

	/**
	 * An entry.
	 *
	 * @param string $name        Name of the route, for example `orders/stats`.
	 * @param string $slug        Report.
	 * @param string $description What it tells.
	 * @return array<string, mixed>
	 */
	private function report( string $name, string $slug, string $description ): array {
		$response = new WP_REST_Response(
			array(
				'slug'        => $name,
				'description' => $description,
				'path'        => '/' . self::NAMESPACE . '/reports/' . $name,
			)
		);

		$response->add_link( 'self', $this->url( '/reports/' . $name ) );
		$response->add_link( 'report', '/analytics/' . $slug );
		$response->add_link( 'collection', $this->url( '/reports' ) );

		return (array) rest_get_server()->response_to_data( $response, false );
	}
}
