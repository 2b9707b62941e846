<?php
/**
 * What happens to messages outside of the inbox.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Params;
use Storedeck\Store\Notes\Inbox;
use Storedeck\Store\Notes\Note_Query;
use Storedeck\Store\Tables;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-analytics/admin/notes/experimental-activate-promo` and `…/tracker`: an
 * offer was taken up somewhere else, a mailed message was read.
 */
final class Note_Events_Controller extends Shop_Endpoints {

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$notes = '/admin/notes/';

		return array(
			$notes . 'experimental-activate-promo/(?P<promo_note_name>[\w-]+)'        => array(
				self::writes( 'take_up', array( 'promo_note_name' => Params::text( 255 ) ) ),
			),
			$notes . 'tracker/(?P<note_id>[\d-]+)/user/(?P<user_id>[\d-]+)' => array(
				self::reads(
					'was_read',
					array(
						'note_id' => Params::id(),
						'user_id' => Params::id(),
					)
				),
			),
		);
	}

	/**
	 * Notes that an offer was taken up. Only offers that somebody announced
	 * can be.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function take_up( WP_REST_Request $request ) {
		$name = $request['promo_note_name'];

		/*
		 * Filters the names of notes that are offers, which clients may mark as taken up.
		 *
		 * @param string[] $names Names.
		 */
		$known = apply_filters( 'woocommerce_admin_allowed_promo_notes', array() );

		if ( ! is_array( $known ) || ! in_array( $name, $known, true ) ) {
			return new WP_Error(
				'woocommerce_note_invalid_promo_note_name',
				__( 'Please provide a valid promo note name.', 'storedeck' ),
				array( 'status' => 422 )
			);
		}

		$ids = self::ids( $name );

		if ( array() === $ids ) {
			return $this->unknown();
		}

		Inbox::update( $ids, array( 'status' => 'actioned' ) );

		return new WP_REST_Response( array( 'success' => true ) );
	}

	/**
	 * Notes that somebody read a message that was mailed to them. Nobody can
	 * say so for others.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function was_read( WP_REST_Request $request ) {
		$id   = (int) $request['note_id'];
		$note = Note_Query::one( $id );

		if ( null === $note || 'sent' !== $note['status'] || get_current_user_id() !== (int) $request['user_id'] ) {
			return $this->unknown();
		}

		Inbox::update( array( $id ), array( 'is_read' => true ) );

		return new WP_REST_Response( array( 'success' => true ) );
	}

	/**
	 * Schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item( 'note_event', array( 'success' => Schemas::shown( 'boolean' ) ) );
	}

	/**
	 * Notes of a name.
	 *
	 * @param string $name Name.
	 * @return int[]
	 */
	private static function ids( string $name ): array {
		global $wpdb;

		return array_map(
			'intval',
			$wpdb->get_col( $wpdb->prepare( 'SELECT note_id FROM ' . Tables::name( 'admin_notes' ) . ' WHERE name = %s', $name ) )
		);
	}

	/**
	 * The answer about a note that is not there.
	 */
	private function unknown(): WP_Error {
		return $this->not_found( 'woocommerce_note_invalid_id', __( 'Sorry, there is no resource with that ID.', 'storedeck' ) );
	}
}
