<?php

namespace Storedeck\Compatibility\Woocommerce;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Fires our action when WooCommerce's route has run an action of a note, so that plugins need only one.
 */
final class Note_Hook {

	private const ROUTE = '#^/wc-analytics/admin/notes/\d+/action/(\d+)$#D';

	public static function register_hooks(): void {
		add_filter( 'rest_request_after_callbacks', array( self::class, 'fire' ), 10, 3 );
	}

	/**
	 * Fires the action.
	 *
	 * @param mixed $response Response: the note, or an error.
	 * @param mixed $handler  Handler of the route.
	 * @return mixed The response as it was.
	 */
	public static function fire( $response, $handler, WP_REST_Request $request ) {
		if ( $response instanceof WP_REST_Response && 1 === preg_match( self::ROUTE, $request->get_route(), $found ) ) {
			$note  = $response->get_data();
			$names = array_column( $note['actions'], 'name', 'id' );

			/* This action is documented in includes/inbox/class-notes-controller.php. */
			do_action( 'storedeck_note_action', $note, $names[ $found[1] ] );
		}

		return $response;
	}
}
