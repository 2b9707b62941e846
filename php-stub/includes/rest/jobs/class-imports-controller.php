<?php
/**
 * Imports of the shop's orders into its reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Jobs;

use Storedeck\Jobs\Import\Imports;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Metrics\Report_Errors;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/import and what lies below it.
 */
final class Imports_Controller extends Controller {

	/**
	 * Most days that can be asked for: a century.
	 */
	private const MAX_DAYS = 36525;

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		return array(
			'/reports/import'        => array( $this->write_endpoint( 'import', self::wanted() ) ),
			'/reports/import/cancel' => array( $this->write_endpoint( 'cancel' ) ),
			'/reports/import/delete' => array( $this->write_endpoint( 'delete' ) ),
			'/reports/import/status' => array( $this->read_endpoint( 'status', 'get_status_schema' ) ),
			'/reports/import/totals' => array( $this->read_endpoint( 'totals', 'get_totals_schema', self::wanted() ) ),
		);
	}

	/**
	 * Begins an import.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function import( WP_REST_Request $request ): WP_REST_Response {
		return self::told(
			Imports::start( self::days( $request ), (bool) $request['skip_existing'] ),
			__( 'Your orders and customers are being imported. This may take a while; your reports fill up meanwhile.', 'storedeck' ),
			__( 'Orders are being imported or removed already. Wait until that is done, or cancel it, before you begin anew.', 'storedeck' )
		);
	}

	/**
	 * Stops what runs.
	 */
	public function cancel(): WP_REST_Response {
		return self::told(
			Imports::cancel(),
			__( 'The import was cancelled. What was imported until then stays.', 'storedeck' ),
			__( 'There is no import to cancel.', 'storedeck' )
		);
	}

	/**
	 * Begins to remove what was imported.
	 */
	public function delete(): WP_REST_Response {
		return self::told(
			Imports::delete(),
			__( 'The imported orders and customers are being removed from your reports. The orders themselves stay.', 'storedeck' ),
			__( 'Orders are being imported or removed already. Wait until that is done, or cancel it, before you begin anew.', 'storedeck' )
		);
	}

	/**
	 * How far it is.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function status() {
		return self::read( static fn(): array => Imports::status() );
	}

	/**
	 * How much an import would take.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function totals( WP_REST_Request $request ) {
		return self::read( static fn(): array => Imports::totals( self::days( $request ), (bool) $request['skip_existing'] ) );
	}

	/**
	 * Schema of the result of an action.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return self::schema(
			'report_import',
			array(
				'status'  => array(
					'type' => 'string',
					'enum' => array( 'success', 'error' ),
				),
				'message' => array( 'type' => 'string' ),
			)
		);
	}

	/**
	 * Schema of how far it is.
	 *
	 * @return array<string, mixed>
	 */
	public function get_status_schema(): array {
		$number = array( 'type' => 'integer' );

		return self::schema(
			'report_import_status',
			array(
				'is_importing'    => array( 'type' => 'boolean' ),
				'is_deleting'     => array( 'type' => 'boolean' ),
				'percent_deleted' => $number,
				'status'          => array( 'type' => 'string' ),
				'customers_count' => $number,
				'customers_total' => $number,
				'orders_count'    => $number,
				'orders_total'    => $number,
				'imported_from'   => array( 'type' => array( 'string', 'integer' ) ),
			)
		);
	}

	/**
	 * Schema of how much an import would take.
	 *
	 * @return array<string, mixed>
	 */
	public function get_totals_schema(): array {
		$number = array( 'type' => 'integer' );

		return self::schema(
			'report_import_totals',
			array(
				'customers' => $number,
				'orders'    => $number,
			)
		);
	}

	/**
	 * An endpoint that does something.
	 *
	 * @param string                              $callback Method.
	 * @param array<string, array<string, mixed>> $args     Parameters.
	 * @return array<string, mixed>
	 */
	private function write_endpoint( string $callback, array $args = array() ): array {
		return array(
			'methods'    => 'POST, PUT, PATCH',
			'callback'   => $callback,
			'action'     => 'edit',
			'capability' => 'manage_woocommerce',
			'args'       => $args,
		);
	}

	/**
	 * An endpoint that tells something.
	 *
	 * @param string                              $callback Method.
	 * @param string                              $schema   Method that describes the answer.
	 * @param array<string, array<string, mixed>> $args     Parameters.
	 * @return array<string, mixed>
	 */
	private function read_endpoint( string $callback, string $schema, array $args = array() ): array {
		return array(
			'methods'    => 'GET',
			'callback'   => $callback,
			'action'     => 'view',
			'capability' => 'manage_woocommerce',
			'schema'     => $schema,
			'args'       => $args,
		);
	}

	/**
	 * What may be wanted of an import.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function wanted(): array {
		return Parameters::with_validation(
			array(
				'days'          => array(
					'description' => __( 'Days before today from which on orders are taken; all of them without it.', 'storedeck' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'maximum'     => self::MAX_DAYS,
				),
				'skip_existing' => array(
					'description' => __( 'Whether what the reports know already is left out.', 'storedeck' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
	}

	/**
	 * Days of a request.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	private static function days( WP_REST_Request $request ): ?int {
		return null === $request['days'] ? null : (int) $request['days'];
	}

	/**
	 * The answer to a deed. One that came to nothing is told in an answer, not as an error: clients know it so.
	 *
	 * @param bool   $is_done Whether it was done.
	 * @param string $done    What to say then.
	 * @param string $not     What to say otherwise.
	 */
	private static function told( bool $is_done, string $done, string $not ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'status'  => $is_done ? 'success' : 'error',
				'message' => $is_done ? $done : $not,
			)
		);
	}

	/**
	 * Answers with what is read from the database.
	 *
	 * @param callable(): array<string, mixed> $read Reads.
	 * @return WP_REST_Response|WP_Error
	 */
	private static function read( callable $read ) {
		try {
			return new WP_REST_Response( $read() );
		} catch ( Query_Exception $failure ) {
			return Report_Errors::query_failed();
		}
	}

	/**
	 * A schema.
	 *
	 * @param string                              $title      Name.
	 * @param array<string, array<string, mixed>> $properties Properties.
	 * @return array<string, mixed>
	 */
	private static function schema( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => array_map(
				static fn( array $property ): array => $property + array(
					'readonly' => true,
					'context'  => array( 'view' ),
				),
				$properties
			),
		);
	}
}
