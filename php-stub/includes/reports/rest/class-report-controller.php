<?php

namespace Storedeck\Reports\Rest;

use InvalidArgumentException;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Reports\Report_Request;
use Storedeck\Rest\Access;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the query of a report. A failed query is an error, never a row of zeros.
 */
abstract class Report_Controller extends Report_Route_Controller {

	/**
	 * Takes a report.
	 *
	 * @param string               $slug       Report.
	 * @param array<string, mixed> $definition Stats or items of its definition.
	 */
	public function __construct( protected string $slug, protected array $definition ) {
	}

	/**
	 * Runs the query.
	 *
	 * @param Report_Request $query What is requested of the report.
	 * @return array<string, mixed>|WP_Error `data`, and `total` and `pages` of what has pages.
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract protected function query( Report_Request $query );

	/**
	 * Prepares the result of the query.
	 *
	 * @param array<mixed> $data `data` of the result.
	 */
	abstract protected function prepare_results( array $data, WP_REST_Request $request ): WP_REST_Response;

	public function get_items( $request ) {
		$params = $this->get_params( $request );

		$refused = Access::check_personal_data( $params, $this->definition['private_filters'] ?? array() );

		if ( null !== $refused ) {
			return $refused;
		}

		try {
			$results = $this->query( Report_Request::from( $this->definition, $params ) );
		} catch ( InvalidArgumentException $error ) {
			return Report_Errors::invalid_range();
		} catch ( Query_Exception $error ) {
			return Report_Errors::query_failed( $error );
		} catch ( Throwable $error ) {
			// A mapper or a callback of a plugin.
			if ( '' === Plugin_Name::of_error( $error ) ) {
				throw $error;
			}

			Failures::add_contained( "The report $this->slug", $error );

			return Report_Errors::query_failed();
		}

		if ( is_wp_error( $results ) ) {
			return $results;
		}

		$response = $this->prepare_results( (array) $results['data'], $request );

		return ! isset( $results['total'] ) ? $response : $this->paginate(
			$response,
			$request,
			$params['page'],
			$results['total'],
			$results['pages']
		);
	}
}
