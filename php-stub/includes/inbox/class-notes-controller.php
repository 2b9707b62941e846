<?php

namespace Storedeck\Inbox;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/admin/notes. An item is the row of a note with its `actions`.
 */
final class Notes_Controller extends Controller {

	/** Path of the list. */
	private const PATH = '/admin/notes';

	protected function routes(): array {
		$changes = Note_Params::changes();
		$id      = array( 'id' => Arguments::id() );
		$ids     = array( 'noteIds' => Arguments::valid_ids( array( 'required' => true, 'minItems' => 1 ) ) );
		$action  = array( 'note_id' => Arguments::id(), 'action_id' => Arguments::id() );

		return array(
			self::PATH                            => array( self::readable( 'get_items', $this->get_collection_params() ) ),
			self::PATH . '/update'                => array( self::editable( 'update_items', $changes + $ids ) ),
			self::PATH . '/delete/all'            => array(
				self::deletable( 'delete_items', array( 'status' => Arguments::texts( Inbox::STATUSES ) ) ),
			),
			self::PATH . '/delete/(?P<id>[\d-]+)' => array( self::deletable( 'delete_item', $id ) ),
			self::PATH . '/(?P<id>[\d-]+)'        => array(
				self::readable( 'get_item', $id ),
				self::editable( 'update_item', $id + $this->get_additional_field_args( WP_REST_Server::EDITABLE ) + $changes ),
			),
			self::PATH . '/(?P<note_id>[\d-]+)/action/(?P<action_id>[\d-]+)' => array( self::editable( 'trigger_action', $action ) ),
		);
	}

	public function get_collection_params(): array {
		return Note_Params::of_list();
	}

	public function get_items( $request ): WP_REST_Response {
		Inbox::end_due_snoozes();

		$params = $request->get_params();

		return $this->prepare_page(
			$this->prepare_items( self::add_actions( Note_Query::get_page( $params ) ), $request ),
			Note_Query::count( $params ),
			(int) $request['per_page']
		);
	}

	public function get_item( $request ) {
		return $this->prepare_note( (int) $request['id'], $request );
	}

	public function update_item( $request ) {
		$id = (int) Note_Query::get_existing( (int) $request['id'] )['note_id'];

		Inbox::update( array( $id ), Note_Params::read_changes( $request ) );

		$saved = $this->save_additional_fields( static fn() => self::add_actions( array( Note_Query::get( $id ) ) )[0], $request );

		return is_wp_error( $saved ) ? $saved : $this->prepare_note( $id, $request );
	}

	/**
	 * Changes notes and returns those that exist.
	 */
	public function update_items( WP_REST_Request $request ): WP_REST_Response {
		$ids = array_filter( array_unique( $request['noteIds'] ), static fn( int $id ): bool => null !== Note_Query::get( $id ) );

		Inbox::update( $ids, Note_Params::read_changes( $request ) );

		return $this->prepare_notes( $ids, $request );
	}

	public function delete_item( $request ) {
		$id = (int) Note_Query::get_existing( (int) $request['id'] )['note_id'];

		Inbox::update( array( $id ), array( 'is_deleted' => true ) );

		return $this->prepare_note( $id, $request );
	}

	/**
	 * Dismisses all notes, or those with some statuses.
	 */
	public function delete_items( WP_REST_Request $request ): WP_REST_Response {
		$ids = Note_Query::get_ids( array( 'status' => (array) $request['status'] ) );

		Inbox::update( $ids, array( 'is_deleted' => true ) );

		return $this->prepare_notes( $ids, $request );
	}

	/**
	 * Triggers an action of a note.
	 */
	public function trigger_action( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = (int) Note_Query::get_existing( (int) $request['note_id'] )['note_id'];

		foreach ( Note_Query::get_actions( array( $id ) )[ $id ] as $action ) {
			if ( (int) $action['action_id'] !== (int) $request['action_id'] ) {
				continue;
			}

			// An action without a status does not change that of the note.
			$status = in_array( $action['status'], Inbox::STATUSES, true ) ? array( 'status' => $action['status'] ) : array();

			Inbox::update( array( $id ), $status + array( 'is_read' => true ) );

			$response = $this->prepare_note( $id, $request );

			/*
			 * Fires when a user triggers an action of a note.
			 *
			 * @param array<string, mixed> $note   The note as the REST API returns it.
			 * @param string               $action Name of the action.
			 * @since 0.1.0
			 * @stability stable
			 */
			do_action( 'storedeck_note_action', $response->get_data(), $action['name'] );

			return $response;
		}

		return $this->not_found( 'woocommerce_note_action_invalid_id', __( 'Sorry, there is no resource with that ID.', 'storedeck' ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'note',
			array( 'id' => Schemas::read_only( 'integer' ) )
			+ Schemas::read_only_all( 'string', array( 'name', 'type', 'locale', 'title', 'content', 'source', 'layout', 'image' ) )
			+ array_fill_keys(
				array( 'date_created', 'date_created_gmt', 'date_reminder_gmt' ),
				Schemas::read_only( array( 'string', 'null' ) )
			)
			+ array(
				'is_snoozable'  => Schemas::read_only( 'boolean' ),
				'actions'       => Schemas::read_only( 'array' ),
				'content_data'  => Schemas::read_only( 'object' ),
				'is_deleted'    => array( 'type' => 'boolean' ),
				'is_read'       => array( 'type' => 'boolean' ),
				'date_reminder' => array( 'type' => array( 'string', 'null' ) ),
				'status'        => Arguments::choice( Inbox::STATUSES ),
			)
		);
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return Note_Presenter::present( $item, $item['actions'] );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return $this->get_item_links( self::PATH, $item['note_id'] );
	}

	private function prepare_note( int $id, WP_REST_Request $request ): WP_REST_Response {
		return $this->prepare_item_for_response( self::add_actions( array( Note_Query::get_existing( $id ) ) )[0], $request );
	}

	/**
	 * Prepares notes.
	 *
	 * @param int[] $ids IDs.
	 */
	private function prepare_notes( array $ids, WP_REST_Request $request ): WP_REST_Response {
		$rows = array_filter( array_map( array( Note_Query::class, 'get' ), $ids ) );

		return new WP_REST_Response( $this->prepare_items( self::add_actions( $rows ), $request ) );
	}

	/**
	 * Adds the actions of notes to their rows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return list<array<string, mixed>>
	 */
	private static function add_actions( array $rows ): array {
		$actions = Note_Query::get_actions( array_map( 'intval', array_column( $rows, 'note_id' ) ) );

		return array_values(
			array_map( static fn( array $row ): array => $row + array( 'actions' => $actions[ (int) $row['note_id'] ] ), $rows )
		);
	}
}
