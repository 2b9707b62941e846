<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Registry;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports.
 */
final class Reports_Controller extends Report_Route_Controller {

	protected function get_path(): string {
		return '/reports';
	}

	public function get_collection_params(): array {
		return array();
	}

	public function get_items( $request ): WP_REST_Response {
		$reports = array(
			array(
				'name'        => 'performance-indicators',
				'screen'      => 'performance-indicators',
				'description' => __( 'Batch endpoint for getting specific performance indicators from `stats` endpoints.', 'storedeck' ),
			),
		);

		foreach ( Registry::all() as $slug => $definition ) {
			foreach ( array(
				'items' => $slug,
				'stats' => $slug . '/stats',
			) as $part => $name ) {
				if ( isset( $definition[ $part ] ) ) {
					$reports[] = array(
						'name'        => $name,
						'screen'      => $slug,
						'description' => $definition[ $part ]['description'](),
					);
				}
			}
		}

		return new WP_REST_Response( $this->prepare_items( $reports, $request ) );
	}

	protected function get_base_schema(): array {
		$text = array(
			'type'     => 'string',
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'report',
			'type'       => 'object',
			'properties' => array(
				'slug'        => $text,
				'description' => $text,
				'path'        => $text,
			),
		);
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return array(
			'slug'        => $item['name'],
			'description' => $item['description'],
			'path'        => '/' . $this->namespace . '/reports/' . $item['name'],
		);
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return array(
			'self'       => array( 'href' => $this->get_url( '/reports/' . $item['name'] ) ),
			'report'     => array( 'href' => '/analytics/' . $item['screen'] ),
			'collection' => array( 'href' => $this->get_url( '/reports' ) ),
		);
	}
}
