<?php
/**
 * Base of the controllers of reports without a date range.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Rest;

use InvalidArgumentException;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Reports\Listing;
use Storedeck\Rest\Access;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a Listing: customers or stock.
 */
abstract class List_Report_Controller extends Report_Route_Controller {

	/**
	 * The listing.
	 *
	 * @var class-string<Listing>
	 */
	protected string $listing;

	/**
	 * Takes a report.
	 *
	 * @param string               $slug       Report.
	 * @param array<string, mixed> $definition Items or stats of its definition.
	 */
	public function __construct( protected string $slug, private array $definition ) {
		$this->listing = $definition['list'];
	}

	/**
	 * Reads the listing.
	 *
	 * @param array<string, mixed> $params  Validated parameters.
	 * @param WP_REST_Request      $request Request.
	 * @throws Query_Exception When the database reports an error.
	 * @throws InvalidArgumentException When the start date is after the end date.
	 */
	abstract protected function read( array $params, WP_REST_Request $request ): WP_REST_Response;

	/**
	 * {@inheritDoc}
	 */
	public function get_items( $request ) {
		$params  = $this->get_params( $request );
		$refused = Access::check_personal_data( $params, $this->definition['private_filters'] ?? array() );

		if ( null !== $refused ) {
			return $refused;
		}

		try {
			return $this->read( $params, $request );
		} catch ( InvalidArgumentException $error ) {
			return Report_Errors::invalid_range();
		} catch ( Query_Exception $error ) {
			return Report_Errors::query_failed( $error );
		}
	}

	/**
	 * Marks properties as read-only.
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
	 * A schema.
	 *
	 * @param string               $title      Title.
	 * @param array<string, mixed> $properties Properties.
	 * @return array<string, mixed>
	 */
	protected static function object_schema( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
