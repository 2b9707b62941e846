<?php

namespace Storedeck\Reports\Rest;

use Closure;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/{report}.
 */
final class Report_Items_Controller extends Report_Controller {

	/** @var array<string, bool> Whether paths of links lead to routes. */
	private array $known_paths = array();

	protected function get_path(): string {
		return '/reports/' . $this->slug;
	}

	protected function get_base_schema(): array {
		return Schema::for_items( 'report_' . $this->slug, $this->definition );
	}

	protected function query( Report_Request $query ): array {
		return ( new $this->definition['query']( $query ) )->get_results();
	}

	protected function prepare_results( array $data, WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->prepare_items( $data, $request ) );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		$links  = array();
		$wanted = $this->definition['links'] ?? array();

		foreach ( $wanted instanceof Closure ? $wanted( $item ) : $wanted as $relation => $path ) {
			if ( $this->has_route( (string) preg_replace( '/\{[a-z_]+\}/', '1', $path ) ) ) {
				$links[ $relation ] = array( 'href' => $this->get_url( self::fill( $path, $item ) ) );

				if ( in_array( $relation, $this->definition['embeddable'] ?? array(), true ) ) {
					$links[ $relation ]['embeddable'] = true;
				}
			}
		}

		return $links;
	}

	/**
	 * Whether a link leads to a route of this site.
	 *
	 * @param string $path Path below the namespace, with `1` for IDs.
	 */
	private function has_route( string $path ): bool {
		return $this->known_paths[ $path ] ??= array() !== array_filter(
			array_keys( rest_get_server()->get_routes( $this->namespace ) ),
			fn( string $route ): bool => 1 === preg_match( '@^' . $route . '$@i', '/' . $this->namespace . $path )
		);
	}

	/**
	 * Replaces the placeholders of a path.
	 *
	 * @param string $path Path with names of columns in braces.
	 */
	private static function fill( string $path, array $row ): string {
		return (string) preg_replace_callback(
			'/\{([a-z_]+)\}/',
			static fn( array $matches ): string => (string) (int) $row[ $matches[1] ],
			$path
		);
	}
}
