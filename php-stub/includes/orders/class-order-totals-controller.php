<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc/v3/reports/orders/totals: the number of orders of each status. Unlike WooCommerce's route, it also counts orders in the
 * trash and in statuses that are not registered, and takes the search and the dates of the list of orders.
 */
final class Order_Totals_Controller extends Controller {

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected $namespace = 'wc/v3';

	protected function routes(): array {
		$args = array( 'search' => Arguments::text() ) + Arguments::dates();

		return array( '/reports/orders/totals' => array( self::readable( 'get_items', Arguments::guard( $args ) ) ) );
	}

	public function get_items( $request ): WP_REST_Response {
		$drafts   = array_diff( Settings::HIDDEN_STATUSES, array( 'trash' ) );
		$counts   = Order_Query::count_by_status( Orders_Controller::get_conditions( $request ) );
		$statuses = Settings::get_order_statuses();
		$names    = $statuses + array( 'trash' => _x( 'Trash', 'orders', 'storedeck' ) );
		$totals   = array();

		// Orders keep the status of a plugin that is inactive.
		foreach ( array_keys( $statuses + array_diff_key( $counts, array_flip( $drafts ) ) ) as $slug ) {
			$totals[] = array(
				'slug'  => (string) $slug,
				'name'  => $names[ $slug ] ?? (string) $slug,
				'total' => $counts[ $slug ] ?? 0,
			);
		}

		return new WP_REST_Response( $this->prepare_items( $totals, $request ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'report_order_total',
			array(
				'slug'  => array( 'description' => __( 'Status of orders.', 'storedeck' ) ) + Schemas::read_only( 'string' ),
				'name'  => array( 'description' => __( 'Name of the status.', 'storedeck' ) ) + Schemas::read_only( 'string' ),
				'total' => array( 'description' => __( 'Number of orders.', 'storedeck' ) ) + Schemas::read_only( 'integer' ),
			)
		);
	}
}
