<?php
/**
 * What the routes of a listing share.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use InvalidArgumentException;
use Storedeck\Reports\Listing;
use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Report_Route_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a Listing and turns what goes wrong into errors.
 */
abstract class List_Report_Controller extends Report_Route_Controller {

	/**
	 * The listing.
	 *
	 * @var class-string<Listing>
	 */
	protected string $listing;

	/**
	 * Remembers the report.
	 *
	 * @param string               $slug       Report.
	 * @param array<string, mixed> $definition Items or stats part of its definition.
	 */
	public function __construct( protected string $slug, array $definition ) {
		$this->listing = $definition['list'];
	}

	/**
	 * Answers with what the listing says.
	 *
	 * @param WP_REST_Request      $request Request.
	 * @param array<string, mixed> $params  Validated parameters.
	 * @throws Query_Exception When the database reports an error.
	 * @throws InvalidArgumentException When the range ends before it begins.
	 */
	abstract protected function answer( WP_REST_Request $request, array $params ): WP_REST_Response;

	/**
	 * Answers a request.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( WP_REST_Request $request ) {
		$params = array_filter(
			array_intersect_key( $request->get_params(), $this->params() ),
			static fn( $value ): bool => null !== $value
		);

		try {
			return $this->answer( $request, $params );
		} catch ( InvalidArgumentException $error ) {
			return Report_Errors::invalid_range();
		} catch ( Query_Exception $error ) {
			return Report_Errors::query_failed();
		}
	}

	/**
	 * Properties that are only read.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties.
	 * @return array<string, array<string, mixed>>
	 */
	protected static function read_only( array $properties ): array {
		return array_map(
			static fn( array $property ): array => $property + array(
				'readonly' => true,
				'context'  => array( 'view' ),
			),
			$properties
		);
	}

	/**
	 * A whole schema.
	 *
	 * @param string               $title      Name.
	 * @param array<string, mixed> $properties Properties.
	 * @return array<string, mixed>
	 */
	protected static function schema( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
