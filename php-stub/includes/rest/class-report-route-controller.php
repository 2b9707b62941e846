<?php
/**
 * What all REST controllers share.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * A route that is only read, by those who may view reports.
 */
abstract class Report_Route_Controller {

	/**
	 * Namespace of the routes.
	 */
	public const NAMESPACE = 'wc-analytics';

	/**
	 * Path of the route below the namespace.
	 */
	abstract protected function path(): string;

	/**
	 * Parameters of the route.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	abstract protected function params(): array;

	/**
	 * Answers a request.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return WP_REST_Response|WP_Error
	 */
	abstract public function get_items( WP_REST_Request $request );

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	abstract public function get_schema(): array;

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			self::NAMESPACE,
			$this->path(),
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'get_items' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => $this->params(),
				),
				'schema' => array( $this, 'get_schema' ),
			)
		);
	}

	/**
	 * Whether the reader may view reports.
	 *
	 * @return true|WP_Error 401 without a session, 403 with one.
	 */
	public function check_permission() {
		if ( current_user_can( 'view_woocommerce_reports' ) ) {
			return true;
		}

		return new WP_Error(
			'woocommerce_rest_cannot_view',
			__( 'Sorry, you cannot list resources.', 'storedeck' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/**
	 * Adds the number of items and pages, and links to the pages beside this one.
	 *
	 * @param WP_REST_Response $response Response.
	 * @param WP_REST_Request  $request  Request.
	 * @param int              $page     This page.
	 * @param int              $total    Number of items on all pages.
	 * @param int              $pages    Number of pages.
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

		$base = add_query_arg( urlencode_deep( $request->get_query_params() ), $this->url( $this->path() ) );

		if ( $page > 1 && $pages > 0 ) {
			$response->link_header( 'prev', add_query_arg( 'page', min( $page - 1, $pages ), $base ) );
		}

		if ( $page < $pages ) {
			$response->link_header( 'next', add_query_arg( 'page', $page + 1, $base ) );
		}

		return $response;
	}

	/**
	 * Address of a route.
	 *
	 * @param string $path Path below the namespace.
	 */
	protected function url( string $path ): string {
		return rest_url( self::NAMESPACE . $path );
	}
}
