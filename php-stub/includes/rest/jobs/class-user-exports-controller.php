<?php
/**
 * The exports of a user.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Jobs;

use Storedeck\Jobs\Export\Export_List;
use Storedeck\Jobs\Export\Exports;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Parameters;
use Storedeck\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/exports: what somebody has exported, how far it is, and
 * what can be done about it. Everybody sees their own exports only.
 */
final class User_Exports_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'storedeck/v1';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$right = static fn( string $action ): array => array(
			'action'     => $action,
			'capability' => 'view_woocommerce_reports',
		);

		return array(
			'/exports'                             => array(
				array(
					'methods'  => 'GET',
					'callback' => 'page',
					'args'     => self::paging(),
				) + $right( 'view' ),
			),
			'/exports/(?P<id>[a-z0-9]{1,40})'      => array(
				array(
					'methods'  => 'GET',
					'callback' => 'one',
				) + $right( 'view' ),
				array(
					'methods'  => 'DELETE',
					'callback' => 'forget',
				) + $right( 'delete' ),
			),
			'/exports/(?P<id>[a-z0-9]{1,40})/cancel' => array(
				array(
					'methods'  => 'POST',
					'callback' => 'cancel',
				) + $right( 'edit' ),
			),
		);
	}

	/**
	 * Exports, the newest first.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function page( WP_REST_Request $request ): WP_REST_Response {
		if ( $request['process'] ) {
			Exports::process();
		}

		$per_page = (int) $request['per_page'];

		return $this->page_of(
			array_map( array( Export_List::class, 'item' ), Export_List::page( (int) $request['page'], $per_page ) ),
			Export_List::count(),
			$per_page
		);
	}

	/**
	 * One export.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function one( WP_REST_Request $request ) {
		return $this->with( $request, fn( Job $job ): WP_REST_Response => $this->told( $job ) );
	}

	/**
	 * Stops an export.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function cancel( WP_REST_Request $request ) {
		return $this->with(
			$request,
			fn( Job $job ) => Exports::cancel( $job )
				? $this->told( Job_Store::find( $job->id ) ?? $job )
				: new WP_Error(
					'storedeck_export_not_under_way',
					__( 'There is nothing to cancel: the export is no longer under way.', 'storedeck' ),
					array( 'status' => 409 )
				)
		);
	}

	/**
	 * Forgets an export and its file.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function forget( WP_REST_Request $request ) {
		return $this->with(
			$request,
			static function ( Job $job ): WP_REST_Response {
				$before = Export_List::item( $job );

				Exports::forget( $job );

				return new WP_REST_Response(
					array(
						'deleted'  => true,
						'previous' => $before,
					)
				);
			}
		);
	}

	/**
	 * Schema of an export.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$text   = array( 'type' => 'string' );
		$number = array( 'type' => 'integer' );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'storedeck_export',
			'type'       => 'object',
			'properties' => array(
				'id'               => $text,
				'report'           => $text,
				'title'            => $text,
				'report_args'      => array( 'type' => 'object' ),
				'columns_left_out' => array(
					'type'  => 'array',
					'items' => $text,
				),
				'status'           => array(
					'type' => 'string',
					'enum' => array( 'processing', 'complete', 'cancelled', 'error' ),
				),
				'message'          => $text,
				'percent_complete' => $number,
				'rows'             => $number,
				'rows_total'       => $number,
				'bytes'            => $number,
				'email'            => array(
					'type' => 'string',
					'enum' => array( 'none', 'pending', 'sent', 'failed' ),
				),
				'date_created'     => $text,
				'date_expires'     => $text,
				'download_url'     => $text,
			),
		);
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function paging(): array {
		return Parameters::with_validation(
			array(
				'page'     => array(
					'type'    => 'integer',
					'default' => 1,
					'minimum' => 1,
					'maximum' => 1000000,
				),
				'per_page' => array(
					'type'    => 'integer',
					'default' => 25,
					'minimum' => 1,
					'maximum' => 100,
				),
				'process'  => array(
					'description' => __( 'Whether exports that are under way are worked on before they are listed.', 'storedeck' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
	}

	/**
	 * Does something with the export that a request names.
	 *
	 * @param WP_REST_Request                               $request Request.
	 * @param callable(Job): (WP_REST_Response|WP_Error) $callback What to do.
	 * @return WP_REST_Response|WP_Error
	 */
	private function with( WP_REST_Request $request, callable $callback ) {
		$job = Exports::own( (string) $request['id'] );

		return null === $job
			? $this->not_found( 'storedeck_export_invalid_id', __( 'Sorry, there is no export with that ID.', 'storedeck' ) )
			: $callback( $job );
	}

	/**
	 * An export with its links.
	 *
	 * @param Job $job Export.
	 */
	private function told( Job $job ): WP_REST_Response {
		return $this->linked( Export_List::item( $job ), '/exports/' . $job->id, '/exports' );
	}
}
