<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Definition;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Schema;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports.
 */
final class Reports_Controller extends Controller {

	protected const CAPABILITY = Definition::CAPABILITY;

	protected function routes(): array {
		return array( '/reports' => array( self::readable( 'get_items' ) ) );
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
			foreach ( array( 'items' => $slug, 'stats' => $slug . '/stats' ) as $part => $name ) {
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
		return Schemas::item( 'report', array_fill_keys( array( 'slug', 'description', 'path' ), Schema::get_value( 'string' ) ) );
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
