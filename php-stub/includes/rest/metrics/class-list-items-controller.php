<?php
/**
 * The list of a report that has no range: customers, stock.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/{report} of a Listing.
 */
final class List_Items_Controller extends List_Report_Controller {

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
		return $this->listing::get_params();
	}

	/**
	 * Schema of a row.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return self::schema( 'report_' . $this->slug, self::read_only( $this->listing::get_columns() ) );
	}

	/**
	 * Answers with a page of rows.
	 *
	 * @param WP_REST_Request      $request Request.
	 * @param array<string, mixed> $params  Validated parameters.
	 */
	protected function answer( WP_REST_Request $request, array $params ): WP_REST_Response {
		$page = $this->listing::get_page( $params );
		$rows = array();

		foreach ( $page['data'] as $row ) {
			$response = new WP_REST_Response( $row );

			foreach ( array_filter( $this->listing::get_links( $row ), array( $this, 'has_route' ) ) as $relation => $path ) {
				$response->add_link( $relation, $this->url( $path ) );
			}

			$rows[] = rest_get_server()->response_to_data( $response, false );
		}

		return $this->paginate( new WP_REST_Response( $rows ), $request, $params['page'], $page['total'], $page['pages'] );
	}

	/**
	 * Whether there is a route for a link.
	 *
	 * @param string $path Path below the namespace.
	 */
	private function has_route( string $path ): bool {
		static $known = array();

		$example = '/' . self::NAMESPACE . preg_replace( '/\d+/', '1', $path );

		$known[ $example ] ??= array() !== array_filter(
			array_keys( rest_get_server()->get_routes( self::NAMESPACE ) ),
			static fn( string $route ): bool => 1 === preg_match( '@^' . $route . '$@i', $example )
		);

		return $known[ $example ];
	}
}
