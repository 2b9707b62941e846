<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Parameters;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/exports. Users have access to their own exports only.
 */
final class User_Exports_Controller extends Controller {

	protected const IS_ATOMIC = false;

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		return array(
			'/exports'                               => array( self::readable( 'get_items', $this->get_collection_params() ) ),
			'/exports/(?P<id>[a-z0-9]{1,40})'        => array( self::readable( 'get_item' ), self::deletable( 'delete_item' ) ),
			'/exports/(?P<id>[a-z0-9]{1,40})/cancel' => array( self::editable( 'cancel_item', array(), array( 'methods' => 'POST' ) ) ),
		);
	}

	public function get_collection_params(): array {
		return Parameters::with_validation(
			Arguments::page( 25 ) + array(
				'process' => Arguments::flag( false ) + array(
					'description' => __( 'Whether to continue exports in progress before listing them.', 'storedeck' ),
				),
			)
		);
	}

	/**
	 * Lists exports, the newest first.
	 */
	public function get_items( $request ): WP_REST_Response {
		if ( $request['process'] ) {
			Exports::process();
		}

		$per_page = (int) $request['per_page'];
		$items    = $this->prepare_items( Export_List::get_page( (int) $request['page'], $per_page ), $request );

		return $this->prepare_page( $items, Export_List::count(), $per_page );
	}

	public function get_item( $request ) {
		return $this->prepare_item_for_response( self::find( $request ), $request );
	}

	/**
	 * Cancels an export.
	 */
	public function cancel_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$job = self::find( $request );

		return Exports::cancel( $job )
			? $this->prepare_item_for_response( Job_Store::find( $job->id ) ?? $job, $request )
			: new WP_Error(
				'storedeck_export_not_under_way',
				__( 'Could not cancel the export: it is no longer in progress.', 'storedeck' ),
				array( 'status' => 409 )
			);
	}

	/**
	 * Deletes an export and its file.
	 */
	public function delete_item( $request ) {
		$job = self::find( $request );

		$previous = $this->prepare_item_for_response( $job, $request )->get_data();

		Exports::delete( $job );

		return new WP_REST_Response( array( 'deleted' => true, 'previous' => $previous ) );
	}

	protected function get_base_schema(): array {
		$text   = array( 'type' => 'string' );
		$number = array( 'type' => 'integer' );

		return Schemas::item(
			'storedeck_export',
			array(
				'id'               => $text,
				'report'           => $text,
				'title'            => $text,
				'report_args'      => array( 'type' => 'object' ),
				'columns_left_out' => array( 'type' => 'array', 'items' => $text ),
				'status'           => Arguments::choice( array( 'processing', 'complete', 'cancelled', 'error' ) ),
				'message'          => $text,
				'percent_complete' => $number,
				'rows'             => $number,
				'rows_total'       => $number,
				'bytes'            => $number,
				'email'            => Arguments::choice( array( 'none', 'pending', 'sent', 'failed' ) ),
				'date_created'     => $text,
				'date_expires'     => $text,
				'download_url'     => $text,
			)
		);
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return Export_List::get_data( $item );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		// Exports in the list have no links.
		return null === $request['id'] ? array() : $this->get_item_links( '/exports', $item->id );
	}

	/**
	 * The export of a request.
	 *
	 * @throws Store_Exception When it does not exist, or is that of another user.
	 */
	private static function find( WP_REST_Request $request ): Job {
		$message = __( 'Sorry, there is no export with that ID.', 'storedeck' );

		return Exports::find_own( (string) $request['id'] ) ?? throw new Store_Exception( 'storedeck_export_invalid_id', $message, 404 );
	}
}
