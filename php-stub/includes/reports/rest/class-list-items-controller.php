<?php
/**
 * Controller of the rows of a report without a date range.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Rest;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/reports/customers and /wc-analytics/reports/stock.
 */
final class List_Items_Controller extends List_Report_Controller {

	/**
	 * {@inheritDoc}
	 */
	protected function get_path(): string {
		return '/reports/' . $this->slug;
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_collection_params(): array {
		return $this->listing::get_params();
	}

	/**
	 * {@inheritDoc}
	 */
	protected function get_base_schema(): array {
		return self::object_schema( 'report_' . $this->slug, self::read_only( $this->listing::get_columns() ) );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function read( array $params, WP_REST_Request $request ): WP_REST_Response {
		$page = $this->listing::get_page( $params );

		return $this->paginate(
			new WP_REST_Response( $this->prepare_items( $page['data'], $request ) ),
			$request,
			$params['page'],
			$page['total'],
			$page['pages']
		);
	}

	/**
	 * {@inheritDoc}
	 */
	protected function prepare_links( $item, WP_REST_Request $request ): array {
		$links = array();

		foreach ( $this->listing::get_links( $item ) as $relation => $path ) {
			if ( $this->has_route( (string) preg_replace( '/\d+/', '1', $path ) ) ) {
				$links[ $relation ] = array( 'href' => $this->get_url( $path ) );
			}
		}

		return $links;
	}
}
