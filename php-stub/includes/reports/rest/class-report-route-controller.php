<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Definition;
use Storedeck\Reports\Registry;
use Storedeck\Rest\Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Base of controllers with a single route that reads.
 *
 * A route for users who can view reports. The parameters of a child class are
 * those of get_collection_params(), the response is that of get_items().
 */
abstract class Report_Route_Controller extends Controller {

	protected const CAPABILITY = Definition::CAPABILITY;

	protected const READS_REPORTS = true;

	/**
	 * Report; empty in a route that is not of one.
	 */
	protected string $slug = '';

	/**
	 * Path of the route below the namespace.
	 */
	abstract protected function get_path(): string;

	protected function routes(): array {
		return array(
			$this->get_path() => array( self::readable( 'get_items', $this->get_collection_params(), $this->get_access() ) ),
		);
	}

	/**
	 * What the report requires, and whether it is in the public index of the REST API.
	 *
	 * @return array<string, mixed> Keys of routes().
	 */
	private function get_access(): array {
		$report = Registry::get_registered()[ $this->slug ] ?? null;

		if ( null === $report ) {
			return array();
		}

		return array(
			'capability'    => Registry::get_capabilities( $report ),
			'show_in_index' => isset( Registry::get_listed()[ $this->slug ] ),
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * Screens of live reports do not say until when their data reach.
	 */
	protected function can_lag(): bool {
		return '' !== $this->slug && 'live' !== ( Registry::get( $this->slug )['data_source'] ?? 'live' );
	}

	/**
	 * Parameters of a request that were sent or have a default.
	 *
	 * @return array<string, mixed>
	 */
	protected function get_params( WP_REST_Request $request ): array {
		return array_filter(
			array_intersect_key( $request->get_params(), $this->get_collection_params() ),
			static fn( $value ): bool => null !== $value
		);
	}

	/**
	 * Adds the totals of a list, and links to the previous and the next page.
	 *
	 * @param int $page  Current page.
	 * @param int $total Number of items on all pages.
	 * @param int $pages Number of pages.
	 */
	protected function paginate(
		WP_REST_Response $response,
		WP_REST_Request $request,
		int $page,
		int $total,
		int $pages
	): WP_REST_Response {
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) $pages );

		$base = add_query_arg( urlencode_deep( $request->get_query_params() ), $this->get_url( $this->get_path() ) );

		if ( $page > 1 && $pages > 0 ) {
			$response->link_header( 'prev', add_query_arg( 'page', min( $page - 1, $pages ), $base ) );
		}

		if ( $page < $pages ) {
			$response->link_header( 'next', add_query_arg( 'page', $page + 1, $base ) );
		}

		return $response;
	}

	/**
	 * Whether a link leads to a route of this site.
	 *
	 * @param string $path Path below the namespace, with `1` for IDs.
	 */
	protected function has_route( string $path ): bool {
		static $known = array();

		$example = '/' . $this->namespace . $path;

		$known[ $example ] ??= array() !== array_filter(
			array_keys( rest_get_server()->get_routes( $this->namespace ) ),
			static fn( string $route ): bool => 1 === preg_match( '@^' . $route . '$@i', $example )
		);

		return $known[ $example ];
	}
}
