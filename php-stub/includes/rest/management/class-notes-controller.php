<?php
/**
 * Messages of the inbox.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Params;
use Storedeck\Store\Notes\Inbox;
use Storedeck\Store\Notes\Note_Presenter;
use Storedeck\Store\Notes\Note_Query;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-analytics/admin/notes`.
 */
final class Notes_Controller extends Shop_Endpoints {

	/**
	 * Path of the list.
	 */
	private const LIST = '/admin/notes';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$changes = Note_Params::changes();

		return array(
			self::LIST                                 => array(
				self::reads( 'get_notes', Note_Params::of_list() ),
			),
			self::LIST . '/update'                     => array(
				self::writes(
					'update_notes',
					$changes + array(
						'noteIds' => Params::ids(
							array(
								'required' => true,
								'minItems' => 1,
							)
						),
					)
				),
			),
			self::LIST . '/delete/all'                 => array(
				self::deletes( 'delete_notes', array( 'status' => Params::some_of( Inbox::STATUSES ) ) ),
			),
			self::LIST . '/delete/(?P<id>[\d-]+)'      => array(
				self::deletes( 'delete_note', array( 'id' => Params::id() ) ),
			),
			self::LIST . '/(?P<id>[\d-]+)'             => array(
				self::reads( 'get_note', array( 'id' => Params::id() ) ),
				self::writes( 'update_note', array( 'id' => Params::id() ) + $changes ),
			),
			self::LIST . '/(?P<note_id>[\d-]+)/action/(?P<action_id>[\d-]+)' => array(
				self::writes(
					'trigger_action',
					array(
						'note_id'   => Params::id(),
						'action_id' => Params::id(),
					)
				),
			),
		);
	}

	/**
	 * A page of notes.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_notes( WP_REST_Request $request ): WP_REST_Response {
		Inbox::wake_snoozed();

		$wanted = $request->get_params();

		return $this->page_of( $this->present_all( Note_Query::page( $wanted ) ), Note_Query::count( $wanted ), (int) $request['per_page'] );
	}

	/**
	 * One note.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_note( WP_REST_Request $request ) {
		return $this->answer( (int) $request['id'] );
	}

	/**
	 * Changes a note. What is not to be changed may be sent along.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_note( WP_REST_Request $request ) {
		$id = (int) $request['id'];

		if ( null === Note_Query::one( $id ) ) {
			return $this->unknown();
		}

		Inbox::update( array( $id ), Note_Params::read_changes( $request ) );

		return $this->answer( $id );
	}

	/**
	 * Changes many notes; those that are not there are left out of the answer.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function update_notes( WP_REST_Request $request ): WP_REST_Response {
		$ids = $this->existing( $request['noteIds'] );

		Inbox::update( $ids, Note_Params::read_changes( $request ) );

		return $this->answer_all( $ids );
	}

	/**
	 * Dismisses a note.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_note( WP_REST_Request $request ) {
		$id = (int) $request['id'];

		if ( null === Note_Query::one( $id ) ) {
			return $this->unknown();
		}

		Inbox::update( array( $id ), array( 'is_deleted' => true ) );

		return $this->answer( $id );
	}

	/**
	 * Dismisses all notes, or all of some states.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function delete_notes( WP_REST_Request $request ): WP_REST_Response {
		$ids = Note_Query::ids( array( 'status' => (array) $request['status'] ) );

		Inbox::update( $ids, array( 'is_deleted' => true ) );

		return $this->answer_all( $ids );
	}

	/**
	 * Presses a button of a note.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function trigger_action( WP_REST_Request $request ) {
		$id = (int) $request['note_id'];

		if ( null === Note_Query::one( $id ) ) {
			return $this->unknown();
		}

		foreach ( Note_Query::actions( array( $id ) )[ $id ] as $action ) {
			if ( (int) $action['action_id'] !== (int) $request['action_id'] ) {
				continue;
			}

			// A button without a state of its own leaves the note as it is.
			$status = in_array( $action['status'], Inbox::STATUSES, true ) ? array( 'status' => $action['status'] ) : array();

			Inbox::update( array( $id ), $status + array( 'is_read' => true ) );

			$answer = $this->answer( $id );

			/*
			 * Fires when somebody pressed a button of a note.
			 *
			 * @param array<string, mixed> $note   The note as the REST API shows it.
			 * @param string               $action Name of the button.
			 */
			do_action( 'storedeck_note_action', $answer instanceof WP_REST_Response ? $answer->get_data() : array(), $action['name'] );

			return $answer;
		}

		return $this->not_found( 'woocommerce_note_action_invalid_id', __( 'Sorry, there is no resource with that ID.', 'storedeck' ) );
	}

	/**
	 * Schema of a note.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::note();
	}

	/**
	 * Those ids of which there are notes.
	 *
	 * @param int[] $ids Ids.
	 * @return int[]
	 */
	private function existing( array $ids ): array {
		return array_values( array_filter( array_unique( $ids ), static fn( int $id ): bool => null !== Note_Query::one( $id ) ) );
	}

	/**
	 * One note as the answer.
	 *
	 * @param int $id Id.
	 * @return WP_REST_Response|WP_Error
	 */
	private function answer( int $id ) {
		$row = Note_Query::one( $id );

		return null === $row ? $this->unknown() : $this->present( $row, Note_Query::actions( array( $id ) )[ $id ] );
	}

	/**
	 * Some notes as the answer.
	 *
	 * @param int[] $ids Ids.
	 */
	private function answer_all( array $ids ): WP_REST_Response {
		return new WP_REST_Response( $this->present_all( array_filter( array_map( array( Note_Query::class, 'one' ), $ids ) ) ) );
	}

	/**
	 * Notes as they stand in a list.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return list<array<string, mixed>>
	 */
	private function present_all( array $rows ): array {
		$actions = Note_Query::actions( array_map( 'intval', array_column( $rows, 'note_id' ) ) );

		return array_values(
			array_map(
				fn( array $row ): array => $this->in_list( $this->present( $row, $actions[ (int) $row['note_id'] ] ) ),
				$rows
			)
		);
	}

	/**
	 * A note with its links.
	 *
	 * @param array<string, mixed>       $row     Row.
	 * @param list<array<string, mixed>> $actions Rows of its buttons.
	 */
	private function present( array $row, array $actions ): WP_REST_Response {
		return $this->linked( Note_Presenter::note( $row, $actions ), self::LIST . '/' . $row['note_id'], self::LIST );
	}

	/**
	 * The answer about a note that is not there.
	 */
	private function unknown(): WP_Error {
		return $this->not_found( 'woocommerce_note_invalid_id', __( 'Sorry, there is no resource with that ID.', 'storedeck' ) );
	}
}
