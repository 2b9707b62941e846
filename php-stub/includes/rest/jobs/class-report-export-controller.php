<?php
/**
 * Exports of reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Jobs;

use Storedeck\Jobs\Export\Export_Columns;
use Storedeck\Jobs\Export\Exports;
use Storedeck\Jobs\Job;
use Storedeck\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/{type}/export and its status.
 */
final class Report_Export_Controller extends Controller {

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$right = array(
			'action'     => 'view',
			'capability' => 'view_woocommerce_reports',
		);

		return array(
			'/reports/(?P<type>[a-z]+)/export' => array(
				array(
					'methods'  => 'POST, PUT, PATCH',
					'callback' => 'export',
					'args'     => array(
						'report_args' => array(
							'description' => __( 'Parameters of the report, and columns: names of those to write.', 'storedeck' ),
							'type'        => 'object',
							'default'     => array(),
						),
						'email'       => array(
							'description' => __( 'Whether a link to the file is sent by e-mail once it is ready.', 'storedeck' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				) + $right,
			),
			'/reports/(?P<type>[a-z]+)/export/(?P<export_id>[a-z0-9]+)/status' => array(
				array(
					'methods'  => 'GET',
					'callback' => 'status',
					'schema'   => 'get_status_schema',
				) + $right,
			),
		);
	}

	/**
	 * Begins an export.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function export( WP_REST_Request $request ) {
		$report = $request['type'];

		if ( ! Export_Columns::knows( $report ) ) {
			return $this->not_found(
				'woocommerce_admin_reports_export_invalid_report',
				__( 'Sorry, there is no report of that name.', 'storedeck' )
			);
		}

		$job = Exports::start( $report, (array) $request['report_args'], (bool) $request['email'] );

		if ( is_wp_error( $job ) ) {
			return $job;
		}

		if ( null === $job ) {
			return new WP_REST_Response(
				array(
					'status'  => 'error',
					'message' => __( 'There is no data to export for the given request.', 'storedeck' ),
				)
			);
		}

		$response = new WP_REST_Response(
			array(
				'status'    => Exports::word( $job ),
				'message'   => __( 'Your report file is being generated.', 'storedeck' ),
				'export_id' => $job->id,
			)
		);

		$response->add_link( 'status', rest_url( self::NAMESPACE . self::path( $job ) ) );

		return $response;
	}

	/**
	 * How far an export is.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function status( WP_REST_Request $request ) {
		$job = Exports::own( $request['export_id'] );

		if ( null === $job || $request['type'] !== $job->args['report'] ) {
			return $this->not_found(
				'woocommerce_admin_reports_export_invalid_id',
				__( 'Sorry, there is no export with that ID.', 'storedeck' )
			);
		}

		$response = new WP_REST_Response( Exports::status( $job ) );

		$response->add_link( 'self', rest_url( self::NAMESPACE . self::path( $job ) ) );

		return $response;
	}

	/**
	 * Schema of what is answered to a wish.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return self::schema( 'report_export', array( 'status', 'message', 'export_id' ), array() );
	}

	/**
	 * Schema of how far an export is.
	 *
	 * @return array<string, mixed>
	 */
	public function get_status_schema(): array {
		return self::schema( 'report_export_status', array( 'status', 'message', 'download_url', 'email' ), array( 'percent_complete' ) );
	}

	/**
	 * Path of an export's status.
	 *
	 * @param Job $job Export.
	 */
	private static function path( Job $job ): string {
		return '/reports/' . $job->args['report'] . '/export/' . $job->id . '/status';
	}

	/**
	 * A schema.
	 *
	 * @param string   $title   Name.
	 * @param string[] $texts   Texts.
	 * @param string[] $numbers Numbers.
	 * @return array<string, mixed>
	 */
	private static function schema( string $title, array $texts, array $numbers ): array {
		$property = static fn( string $type ): array => array(
			'type'     => $type,
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => array_fill_keys( $texts, $property( 'string' ) ) + array_fill_keys( $numbers, $property( 'integer' ) ),
		);
	}
}
