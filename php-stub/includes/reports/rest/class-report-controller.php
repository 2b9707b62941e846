<?php

namespace Storedeck\Reports\Rest;

use Closure;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Schema;
use Storedeck\Reports\Stats_Query;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves a part of a report to users who can view it: its items on /wc-analytics/reports/{report}, its stats on
 * /wc-analytics/reports/{report}/stats.
 */
final class Report_Controller extends Query_Controller {

	/** Column in the path of a link. */
	private const COLUMN = '/\{([a-z_]+)\}/';

	/** Path of the route below the namespace. */
	private string $path;

	/** @var array<string, bool> Whether paths of links lead to routes. */
	private array $known_paths = array();

	/**
	 * Takes a part of a report.
	 *
	 * @param string               $part       `items` or `stats`.
	 * @param array<string, mixed> $definition This part of its definition.
	 */
	public function __construct( private string $slug, private string $part, private array $definition ) {
		$this->path = "/reports/$slug" . ( 'stats' === $part ? '/stats' : '' );
	}

	public function get_collection_params(): array {
		return Parameters::for_part( $this->definition );
	}

	/** Users need what the report requires, which also decides whether the public index of the REST API has the route. */
	protected function routes(): array {
		$report = Registry::get_registered()[ $this->slug ] ?? null;
		$access = null === $report ? array() : array(
			'capability'    => Registry::get_capabilities( $report ),
			'show_in_index' => isset( Registry::get_listed()[ $this->slug ] ),
		);

		return array( $this->path => array( self::readable( 'get_items', $this->get_collection_params(), $access ) ) );
	}

	protected function get_base_schema(): array {
		return 'stats' === $this->part
			? Schema::for_stats( "report_{$this->slug}_stats", $this->definition )
			: Schema::for_items( "report_$this->slug", $this->definition );
	}

	/**
	 * {@inheritDoc}
	 *
	 * Screens of live reports do not say until when their data reach.
	 */
	protected function can_lag(): bool {
		return 'live' !== ( Registry::get( $this->slug )['data_source'] ?? 'live' );
	}

	public function get_items( $request ) {
		$params = self::get_params( $request, $this->get_collection_params(), $this->definition['private_filters'] ?? array() );
		$query  = new $this->definition['query']( Report_Request::from( $this->definition, $params ) );

		if ( $query instanceof Stats_Query && $query->has_too_many_intervals() ) {
			throw Store_Exception::invalid_param(
				'interval',
				__( 'The date range contains too many intervals. Choose a longer interval.', 'storedeck' )
			);
		}

		$results  = $query->get_results();
		$data     = (array) $results['data'];
		$response = 'stats' === $this->part
			? $this->prepare_item_for_response( $data, $request )
			: new WP_REST_Response( $this->prepare_items( $data, $request ) );

		return isset( $results['total'] )
			? $this->paginate( $response, $request, $params['page'], $results )
			: $response;
	}

	/**
	 * Adds the totals of a list, and links to the previous and the next page.
	 *
	 * @param array{total: int, pages: int} $results Number of items and of pages.
	 */
	private function paginate( WP_REST_Response $response, WP_REST_Request $request, int $page, array $results ): WP_REST_Response {
		list( 'total' => $total, 'pages' => $pages ) = $results;

		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) $pages );

		$base = add_query_arg( urlencode_deep( $request->get_query_params() ), $this->get_url( $this->path ) );

		if ( $page > 1 && $pages > 0 ) {
			$response->link_header( 'prev', add_query_arg( 'page', min( $page - 1, $pages ), $base ) );
		}

		if ( $page < $pages ) {
			$response->link_header( 'next', add_query_arg( 'page', $page + 1, $base ) );
		}

		return $response;
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		$links  = array();
		$wanted = $this->definition['links'] ?? array();
		$fill   = static fn( array $found ): string => (string) (int) $item[ $found[1] ];

		foreach ( $wanted instanceof Closure ? $wanted( $item ) : $wanted as $relation => $path ) {
			if ( $this->has_route( (string) preg_replace( self::COLUMN, '1', $path ) ) ) {
				$links[ $relation ] = array( 'href' => $this->get_url( (string) preg_replace_callback( self::COLUMN, $fill, $path ) ) );

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

	/** Also contains the error of a mapper or a callback of a plugin. */
	protected function to_wp_error( Throwable $error, array $endpoint ): WP_Error {
		if ( $error instanceof Query_Exception || '' === Plugin_Name::of_error( $error ) ) {
			return parent::to_wp_error( $error, $endpoint );
		}

		Failures::add_contained( "The report $this->slug", $error );

		return self::query_failed();
	}
}
