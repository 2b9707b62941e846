<?php
/**
 * The list of any report.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use Storedeck\Reports\Groups_Query;
use Storedeck\Reports\Items_Query;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Report_Request;
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
		return Parameters::for_items( $this->definition );
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schema::for_items( 'report_' . $this->slug, $this->definition );
	}

	/**
	 * Asks the engine.
	 *
	 * @param Report_Request $question The question.
	 * @return array<string, mixed>
	 */
	protected function ask( Report_Request $question ) {
		$query = isset( $this->definition['group'] ) ? new Groups_Query( $question ) : new Items_Query( $question );

		return $query->get_results();
	}

	/**
	 * Turns the engine's answer into a response. Every row links to what it is
	 * about, where there is a route for it.
	 *
	 * @param array<string, mixed> $answer Answer of the engine.
	 */
	protected function present( array $answer ): WP_REST_Response {
		$links = array_filter( $this->definition['links'] ?? array(), array( $this, 'has_route' ) );

		if ( array() === $links ) {
			return new WP_REST_Response( $answer['data'] );
		}

		$rows = array();

		foreach ( $answer['data'] as $row ) {
			$response = new WP_REST_Response( $row );

			foreach ( $links as $relation => $path ) {
				$response->add_link(
					$relation,
					$this->url( self::fill( $path, $row ) ),
					in_array( $relation, $this->definition['embeddable'] ?? array(), true ) ? array( 'embeddable' => true ) : array()
				);
			}

			$rows[] = rest_get_server()->response_to_data( $response, false );
		}

		return new WP_REST_Response( $rows );
	}

	/**
	 * Whether there is a route for a link.
	 *
	 * @param string $path Path with names of columns in braces.
	 */
	private function has_route( string $path ): bool {
		$example = '/' . self::NAMESPACE . preg_replace( '/\{[a-z_]+\}/', '1', $path );

		foreach ( array_keys( rest_get_server()->get_routes( self::NAMESPACE ) ) as $route ) {
			if ( 1 === preg_match( '@^' . $route . '$@i', $example ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Puts values of a row into a path.
	 *
	 * @param string               $path Path with names of columns in braces.
	 * @param array<string, mixed> $row  Row.
	 */
	private static function fill( string $path, array $row ): string {
		return (string) preg_replace_callback(
			'/\{([a-z_]+)\}/',
			static fn( array $found ): string => (string) (int) $row[ $found[1] ],
			$path
		);
	}
}
