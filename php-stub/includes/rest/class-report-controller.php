<?php
/**
 * What controllers of reports share.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use InvalidArgumentException;
use Storedeck\Reports\Query_Exception;
use Storedeck\Reports\Report_Request;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the engine and turns what goes wrong into errors; never into zeros.
 */
abstract class Report_Controller extends Report_Route_Controller {

	/**
	 * Remembers the report.
	 *
	 * @param string               $slug       Report.
	 * @param array<string, mixed> $definition Stats or items part of its definition.
	 */
	public function __construct( protected string $slug, protected array $definition ) {
	}

	/**
	 * Asks the engine.
	 *
	 * @param Report_Request $question The question.
	 * @return array<string, mixed>|WP_Error
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract protected function ask( Report_Request $question );

	/**
	 * Turns the engine's answer into a response.
	 *
	 * @param array<string, mixed> $answer Answer of the engine.
	 */
	abstract protected function present( array $answer ): \WP_REST_Response;

	/**
	 * Answers a request.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return \WP_REST_Response|WP_Error
	 */
	public function get_items( WP_REST_Request $request ) {
		try {
			$params = array_filter(
				array_intersect_key( $request->get_params(), $this->params() ),
				static fn( $value ): bool => null !== $value
			);
			$answer = $this->ask( Report_Request::from( $this->definition, $params ) );
		} catch ( InvalidArgumentException $error ) {
			return $this->invalid( 'after', __( 'The range must begin before it ends.', 'storedeck' ) );
		} catch ( Query_Exception $error ) {
			return new WP_Error(
				'storedeck_report_query_failed',
				__( 'The report could not be read from the database.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		if ( is_wp_error( $answer ) ) {
			return $answer;
		}

		return $this->paginate(
			$this->present( $answer ),
			$request,
			$params['page'],
			$answer['total'],
			$answer['pages']
		);
	}

	/**
	 * Error of a parameter that is valid by itself but not beside the others.
	 *
	 * @param string $param   Parameter.
	 * @param string $message What is wrong.
	 */
	protected function invalid( string $param, string $message ): WP_Error {
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
}
