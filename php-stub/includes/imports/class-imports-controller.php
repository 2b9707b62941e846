<?php

namespace Storedeck\Imports;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Rest\Query_Controller;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use Storedeck\Sync\Import\Imports;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/import and the routes below it.
 */
final class Imports_Controller extends Controller {
	protected const IS_ATOMIC = false;

	/** Maximum number of days: a century. */
	private const MAX_DAYS = 36525;

	protected function routes(): array {
		$status_schema = array( 'schema' => self::get_status_schema( ... ) );
		$totals_schema = array( 'schema' => self::get_totals_schema( ... ) );

		return array(
			'/reports/import'        => array( self::editable( 'start_import', self::get_import_params() ) ),
			'/reports/import/cancel' => array( self::editable( 'cancel_import' ) ),
			'/reports/import/delete' => array( self::editable( 'start_deletion' ) ),
			'/reports/import/status' => array( self::readable( 'get_status', array(), $status_schema ) ),
			'/reports/import/totals' => array( self::readable( 'get_totals', self::get_import_params(), $totals_schema ) ),
		);
	}

	public function start_import( WP_REST_Request $request ): WP_REST_Response {
		return self::create_result(
			Imports::start( self::get_days( $request ), (bool) $request['skip_existing'] ),
			__( 'Importing your orders and customers. This may take a while.', 'storedeck' ),
			__( 'Another import or deletion is in progress. Wait until it is finished, or cancel it.', 'storedeck' )
		);
	}

	/**
	 * Cancels an import or deletion.
	 */
	public function cancel_import(): WP_REST_Response {
		return self::create_result(
			Imports::cancel(),
			__( 'Import canceled. Data imported so far is kept.', 'storedeck' ),
			__( 'No import is in progress.', 'storedeck' )
		);
	}

	/**
	 * Starts to delete imported data.
	 */
	public function start_deletion(): WP_REST_Response {
		return self::create_result(
			Imports::delete(),
			__( 'Deleting imported data from your reports. Your orders are not deleted.', 'storedeck' ),
			__( 'Another import or deletion is in progress. Wait until it is finished, or cancel it.', 'storedeck' )
		);
	}

	/**
	 * Returns the progress.
	 */
	public function get_status(): WP_REST_Response|WP_Error {
		return self::read( static fn(): array => Imports::get_progress() );
	}

	/**
	 * Counts what an import would process.
	 */
	public function get_totals( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::read( static fn(): array => Imports::get_totals( self::get_days( $request ), (bool) $request['skip_existing'] ) );
	}

	protected function get_base_schema(): array {
		return self::create_schema(
			'report_import',
			array( 'status' => Arguments::choice( array( 'success', 'error' ) ), 'message' => array( 'type' => 'string' ) )
		);
	}

	/**
	 * Schema of the progress.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_status_schema(): array {
		$number = array( 'type' => 'integer' );

		return self::create_schema(
			'report_import_status',
			array(
				'is_importing'    => array( 'type' => 'boolean' ),
				'is_deleting'     => array( 'type' => 'boolean' ),
				'is_slowed'       => array( 'type' => 'boolean' ),
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
	 * Schema of the totals.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_totals_schema(): array {
		$number = array( 'type' => 'integer' );

		return self::create_schema( 'report_import_totals', array( 'customers' => $number, 'orders' => $number ) );
	}

	/**
	 * Parameters of an import.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function get_import_params(): array {
		return Parameters::with_validation(
			array(
				'days'          => Arguments::whole( 0, self::MAX_DAYS ) + array(
					'description' => __( 'Number of days before today to import; all orders by default.', 'storedeck' ),
				),
				'skip_existing' => Arguments::flag( false ) + array(
					'description' => __( 'Whether to skip orders and customers that were already imported.', 'storedeck' ),
				),
			)
		);
	}

	private static function get_days( WP_REST_Request $request ): ?int {
		return null === $request['days'] ? null : (int) $request['days'];
	}

	/**
	 * Result of an action. WooCommerce's clients expect failures as a response with status 200.
	 *
	 * @param bool $is_success Whether the action succeeded.
	 */
	private static function create_result( bool $is_success, string $success_message, string $error_message ): WP_REST_Response {
		return new WP_REST_Response(
			array( 'status' => $is_success ? 'success' : 'error', 'message' => $is_success ? $success_message : $error_message )
		);
	}

	/**
	 * Reads from the database.
	 *
	 * @param callable(): array<string, mixed> $callback Callback that reads.
	 */
	private static function read( callable $callback ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response( $callback() );
		} catch ( Query_Exception $failed ) {
			return Query_Controller::query_failed();
		}
	}

	/**
	 * A schema.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties.
	 * @return array<string, mixed>
	 */
	private static function create_schema( string $title, array $properties ): array {
		return Schemas::item(
			$title,
			array_map(
				static fn( array $property ): array => $property + array( 'readonly' => true, 'context' => array( 'view' ) ),
				$properties
			)
		);
	}
}
