<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The route of the stats or the items of a report, for users who can view it. Its parameters are those of get_collection_params().
 */
abstract class Report_Controller extends Query_Controller {

	/**
	 * Takes a report.
	 *
	 * @param array<string, mixed> $definition Stats or items of its definition.
	 */
	public function __construct( protected string $slug, protected array $definition ) {
	}

	/** Path of the route below the namespace. */
	abstract protected function get_path(): string;

	public function get_collection_params(): array {
		return Parameters::for_part( $this->definition );
	}

	protected function routes(): array {
		return array(
			$this->get_path() => array( self::readable( 'get_items', $this->get_collection_params(), $this->get_access() ) ),
		);
	}

	/** @return array<string, mixed> What the report requires, and whether it is in the public index of the REST API. Keys of routes(). */
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
		return 'live' !== ( Registry::get( $this->slug )['data_source'] ?? 'live' );
	}

	/**
	 * Adds the totals of a list, and links to the previous and the next page.
	 *
	 * @param int $total Number of items on all pages.
	 * @param int $pages Number of pages.
	 */
	private function paginate(
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
	 * Runs the query.
	 *
	 * @param Report_Request $query What is requested of the report.
	 * @return array<string, mixed> `data`, and `total` and `pages` of what has pages.
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract protected function query( Report_Request $query ): array;

	/**
	 * Prepares the result of the query.
	 *
	 * @param array<mixed> $data `data` of the result.
	 */
	abstract protected function prepare_results( array $data, WP_REST_Request $request ): WP_REST_Response;

	public function get_items( $request ) {
		$params   = self::get_params( $request, $this->get_collection_params(), $this->definition['private_filters'] ?? array() );
		$results  = $this->query( Report_Request::from( $this->definition, $params ) );
		$response = $this->prepare_results( (array) $results['data'], $request );

		return isset( $results['total'] )
			? $this->paginate( $response, $request, $params['page'], $results['total'], $results['pages'] )
			: $response;
	}

	/** Also contains the error of a mapper or a callback of a plugin. */
	protected function to_wp_error( Throwable $error, array $endpoint ): WP_Error {
		if ( $error instanceof Query_Exception || '' === Plugin_Name::of_error( $error ) ) {
			return parent::to_wp_error( $error, $endpoint );
		}

		Failures::add_contained( "The report $this->slug", $error );

		return Report_Errors::query_failed();
	}
}
