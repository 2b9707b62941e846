<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Registry;
use Storedeck\Reports\Client_Definition;
use Storedeck\Rest\Access;
use Storedeck\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/report-definitions/{id}: what the screen of a report shows.
 */
final class Report_Definitions_Controller extends Controller {

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		return array(
			'/report-definitions/(?P<id>[a-z][a-z0-9-]*)' => array(
				self::readable(
					'get_definition',
					array( 'id' => array( 'description' => __( 'Report.', 'storedeck' ), 'type' => 'string' ) )
				),
			),
		);
	}

	protected function get_base_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'report_definition',
		) + Client_Definition::get_schema();
	}

	public function get_definition( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$report = Registry::get_registered()[ $request['id'] ] ?? null;

		if ( null === $report ) {
			return new WP_Error( 'storedeck_report_not_found', __( 'There is no such report.', 'storedeck' ), array( 'status' => 404 ) );
		}

		if ( ! Registry::has_access( $report ) ) {
			return Access::error( 'view' );
		}

		return $this->prepare_item_for_response( Client_Definition::get( $report ), $request );
	}
}
