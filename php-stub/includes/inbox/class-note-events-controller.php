<?php

namespace Storedeck\Inbox;

use Storedeck\Foundation\Database\Database;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/admin/notes/experimental-activate-promo (a promotion was
 * accepted elsewhere) and …/tracker (a note that was sent by email was opened).
 */
final class Note_Events_Controller extends Controller {

	protected function routes(): array {
		$notes = '/admin/notes/';

		return array(
			$notes . 'experimental-activate-promo/(?P<promo_note_name>[\w-]+)' => array(
				self::editable( 'activate_promo', array( 'promo_note_name' => Arguments::clean_text( 255 ) ) ),
			),
			$notes . 'tracker/(?P<note_id>[\d-]+)/user/(?P<user_id>[\d-]+)' => array(
				self::readable( 'track_opened_email', array( 'note_id' => Arguments::id(), 'user_id' => Arguments::id() ) ),
			),
		);
	}

	/**
	 * Marks the notes of a promotion as actioned, if a plugin allows it.
	 */
	public function activate_promo( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$name = $request['promo_note_name'];

		/*
		 * Filters the names of notes that clients may mark as actioned.
		 *
		 * @param string[] $names Names.
		 * @since 0.1.0
		 */
		$allowed = apply_filters( 'woocommerce_admin_allowed_promo_notes', array() );

		if ( ! is_array( $allowed ) || ! in_array( $name, $allowed, true ) ) {
			return new WP_Error(
				'woocommerce_note_invalid_promo_note_name',
				__( 'Please provide a valid promo note name.', 'storedeck' ),
				array( 'status' => 422 )
			);
		}

		$ids = Database::ids( 'SELECT note_id FROM {admin_notes} WHERE name = %s', array( $name ) );

		if ( array() === $ids ) {
			throw Note_Query::missing();
		}

		Inbox::update( $ids, array( 'status' => 'actioned' ) );

		return new WP_REST_Response( array( 'success' => true ) );
	}

	/**
	 * Marks a note as read that the user opened in an email.
	 */
	public function track_opened_email( WP_REST_Request $request ): WP_REST_Response {
		$id   = (int) $request['note_id'];
		$note = Note_Query::get( $id );

		if ( null === $note || 'sent' !== $note['status'] || get_current_user_id() !== (int) $request['user_id'] ) {
			throw Note_Query::missing();
		}

		Inbox::update( array( $id ), array( 'is_read' => true ) );

		return new WP_REST_Response( array( 'success' => true ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'note_event', array( 'success' => Schemas::read_only( 'boolean' ) ) );
	}
}
