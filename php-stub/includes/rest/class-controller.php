<?php
/**
 * Routes that are more than one report.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * A set of routes about one thing: paths, methods, parameters and rights as
 * data, with a method of the class behind each.
 */
abstract class Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-analytics';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array{methods: string, callback: string, action: string, capability: string|string[],
	 *               refusal?: string, schema?: string, args?: array<string, array<string, mixed>>}>> Path below the
	 *               namespace => what it answers. `callback` names a method of this class, `action`, `capability` and
	 *               `refusal` see Access::check(). `schema` of a path's first endpoint names the method of this class
	 *               that tells what the path answers, where that is not get_schema().
	 */
	abstract protected function routes(): array;

	/**
	 * Schema of an item.
	 *
	 * @return array<string, mixed>
	 */
	abstract public function get_schema(): array;

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		foreach ( $this->routes() as $path => $endpoints ) {
			$registered = array( 'schema' => array( $this, $endpoints[0]['schema'] ?? 'get_schema' ) );

			foreach ( $endpoints as $endpoint ) {
				$registered[] = array(
					'methods'             => $endpoint['methods'],
					'callback'            => array( $this, $endpoint['callback'] ),
					'permission_callback' => static fn() => Access::check(
						$endpoint['action'],
						$endpoint['capability'],
						$endpoint['refusal'] ?? ''
					),
					'args'                => $endpoint['args'] ?? array(),
				);
			}

			register_rest_route( static::NAMESPACE, $path, $registered );
		}
	}

	/**
	 * The answer about something that is not there.
	 *
	 * @param string $code    Error code.
	 * @param string $message What to tell.
	 */
	protected function not_found( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 404 ) );
	}

	/**
	 * The answer about a parameter that cannot be, in the form in which WordPress tells it.
	 *
	 * @param string $param   Name of the parameter.
	 * @param string $message What is wrong with it.
	 */
	protected function invalid_param( string $param, string $message ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: name of a parameter. */
			sprintf( __( 'Invalid parameter(s): %s', 'storedeck' ), $param ),
			array(
				'status' => 400,
				'params' => array( $param => $message ),
			)
		);
	}

	/**
	 * An item with the links to itself and to its list.
	 *
	 * @param array<string, mixed> $item       Item.
	 * @param string               $self       Path of the item below the namespace, '' for none.
	 * @param string               $collection Path of the list below the namespace.
	 */
	protected function linked( array $item, string $self, string $collection ): WP_REST_Response {
		$response = new WP_REST_Response( $item );

		if ( '' !== $self ) {
			$response->add_link( 'self', rest_url( static::NAMESPACE . $self ) );
		}

		$response->add_link( 'collection', rest_url( static::NAMESPACE . $collection ) );

		return $response;
	}

	/**
	 * An item as it stands in a list.
	 *
	 * @param WP_REST_Response $response Item with its links.
	 * @return array<string, mixed>
	 */
	protected function in_list( WP_REST_Response $response ): array {
		$item  = (array) $response->get_data();
		$links = rest_get_server()::get_compact_response_links( $response );

		return array() === $links ? $item : $item + array( '_links' => $links );
	}

	/**
	 * A page of a list with the headers that tell how long the list is.
	 *
	 * @param array<int, mixed> $items    Items of this page.
	 * @param int               $total    Items on all pages.
	 * @param int               $per_page Items on a page, at least 1.
	 */
	protected function page_of( array $items, int $total, int $per_page ): WP_REST_Response {
		$response = new WP_REST_Response( array_values( $items ) );

		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / max( 1, $per_page ) ) );

		return $response;
	}
}
