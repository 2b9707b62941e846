<?php

namespace Storedeck\Exports;

use Storedeck\Jobs\Job;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/{type}/export and the status of an export.
 */
final class Report_Export_Controller extends Controller {
	protected const IS_ATOMIC = false;

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected function routes(): array {
		return array(
			'/reports/(?P<type>[a-z][a-z0-9-]*)/export' => array(
				self::editable(
					'export',
					array(
						'report_args' => array(
							'description' => __( 'Parameters of the report, and `columns`: names of the columns to export.', 'storedeck' ),
							'type'        => 'object',
							'default'     => array(),
						),
						'email'       => Arguments::flag( false ) + array(
							'description' => __( 'Whether to email a link to the file when it is ready.', 'storedeck' ),
						),
					),
					array( 'action' => 'view' )
				),
			),
			'/reports/(?P<type>[a-z][a-z0-9-]*)/export/(?P<export_id>[a-z0-9]+)/status' => array(
				self::readable( 'get_status', array(), array( 'schema' => self::get_status_schema( ... ) ) ),
			),
		);
	}

	/**
	 * Starts an export.
	 */
	public function export( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$report = $request['type'];

		if ( ! Export_Columns::has_report( $report ) ) {
			return $this->not_found(
				'woocommerce_admin_reports_export_invalid_report',
				__( 'Sorry, there is no report with that name.', 'storedeck' )
			);
		}

		$job = Exports::start( $report, (array) $request['report_args'], (bool) $request['email'] );

		if ( is_wp_error( $job ) ) {
			return $job;
		}

		if ( null === $job ) {
			return new WP_REST_Response(
				array( 'status' => 'error', 'message' => __( 'There is no data to export for the given request.', 'storedeck' ) )
			);
		}

		$response = new WP_REST_Response(
			array(
				'status'    => Exports::get_status( $job ),
				'message'   => __( 'Your report file is being generated.', 'storedeck' ),
				'export_id' => $job->id,
			)
		);

		$response->add_link( 'status', $this->get_status_url( $job ) );

		return $response;
	}

	/**
	 * Returns the progress of an export.
	 */
	public function get_status( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$job = Exports::find_own( $request['export_id'] );

		if ( null === $job || $request['type'] !== $job->args['report'] ) {
			return $this->not_found(
				'woocommerce_admin_reports_export_invalid_id',
				__( 'Sorry, there is no export with that ID.', 'storedeck' )
			);
		}

		$response = new WP_REST_Response( Exports::get_progress( $job ) );

		$response->add_link( 'self', $this->get_status_url( $job ) );

		return $response;
	}

	protected function get_base_schema(): array {
		return self::create_schema( 'report_export', array( 'status', 'message', 'export_id' ), array() );
	}

	/**
	 * Schema of the progress of an export.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_status_schema(): array {
		return self::create_schema(
			'report_export_status',
			array( 'status', 'message', 'download_url', 'email' ),
			array( 'percent_complete' )
		);
	}

	private function get_status_url( Job $job ): string {
		return $this->get_url( '/reports/' . $job->args['report'] . '/export/' . $job->id . '/status' );
	}

	/**
	 * A schema.
	 *
	 * @param string[] $texts   Names of strings.
	 * @param string[] $numbers Names of integers.
	 * @return array<string, mixed>
	 */
	private static function create_schema( string $title, array $texts, array $numbers ): array {
		$property = static fn( string $type ): array => array(
			'type'     => $type,
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return Schemas::item(
			$title,
			array_fill_keys( $texts, $property( 'string' ) ) + array_fill_keys( $numbers, $property( 'integer' ) )
		);
	}
}
