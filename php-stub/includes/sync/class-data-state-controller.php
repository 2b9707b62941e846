<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Reports\Rest\Query_Controller;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Sync\Import\Reconciliation;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/data-state: the last date that reports include, and what is not yet processed.
 */
final class Data_State_Controller extends Controller {

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected const READS_REPORTS = true;

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		return array(
			'/data-state'           => array( self::readable( 'get_state' ) ),
			'/data-state/reconcile' => array(
				self::creatable( 'reconcile', array(), array( 'capability' => 'manage_woocommerce', 'is_atomic' => false ) ),
			),
		);
	}

	protected function handle( array $endpoint, WP_REST_Request $request ) {
		if ( 'get_state' === $endpoint['callback'] && Report_Source::is_storedeck_chosen() ) {
			Job_Queue::continue_for_client( Rebuild::SLOT );
			Job_Queue::continue_for_client( Reconciliation::SLOT );
		}

		return parent::handle( $endpoint, $request );
	}

	/**
	 * Returns the data status.
	 */
	public function get_state( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			return $this->prepare_item_for_response( Data_State::read(), $request );
		} catch ( Query_Exception $failed ) {
			return Query_Controller::query_failed();
		}
	}

	/**
	 * Starts to find and repair wrong report rows, and returns the data status.
	 */
	public function reconcile( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( Report_Source::is_storedeck_chosen() ) {
			Reconciliation::start();
		}

		return $this->get_state( $request );
	}

	protected function get_base_schema(): array {
		$date       = array( 'type' => array( 'string', 'null' ) );
		$progress   = array(
			'type'       => 'object',
			'properties' => array( 'is_running' => array( 'type' => 'boolean' ), 'percent' => array( 'type' => 'integer' ) ),
		);
		$currencies = array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => array(
					'currency' => array( 'type' => 'string' ),
					'orders'   => array( 'type' => 'integer' ),
					'total'    => array( 'type' => 'number' ),
				),
			),
		);

		return Schemas::item(
			'storedeck_data_state',
			array(
				'source'           => Arguments::choice( array( Report_Source::STOREDECK, Report_Source::WOOCOMMERCE ) ) + array(
					'description' => __( 'Where the reports come from.', 'storedeck' ),
				),
				'orders_until'    => $date + array(
					'description' => __( 'Date of the latest order in the reports, in site time.', 'storedeck' ),
				),
				'downloads_until' => $date + array( 'description' => __( 'Date of the latest download, in site time.', 'storedeck' ) ),
				'replica_until'   => $date + array(
					'description' => __( 'Date until which reports have all changes, in site time. Null if they have all.', 'storedeck' ),
				),
				'waiting'         => array(
					'description' => __( 'Number of orders not yet processed.', 'storedeck' ),
					'type'        => 'integer',
				),
				'import'          => array(
					'description' => __( 'Import of historical orders.', 'storedeck' ),
					'type'        => 'object',
					'properties'  => $progress['properties'] + array( 'is_first' => array( 'type' => 'boolean' ) ),
				),
				'rebuild'         => $progress + array(
					'description' => __( 'Rebuilding of the reports after a settings change.', 'storedeck' ),
				),
				'reconciliation'  => array(
					'description' => __( 'Daily check and repair of the report data.', 'storedeck' ),
					'type'        => 'object',
					'properties'  => $progress['properties'] + array(
						'finished' => $date,
						'repaired' => array( 'type' => 'integer' ),
					),
				),
				'other_currencies' => $currencies + array(
					'description' => __( 'Orders that reports leave out because of their currency.', 'storedeck' ),
				),
				'converted_orders' => $currencies + array(
					'description' => __( 'Orders in other currencies that were converted by their stored exchange rates.', 'storedeck' ),
				),
			)
		);
	}
}
