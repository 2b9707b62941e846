<?php

namespace Storedeck\Views;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the errors of the routes of views.
 */
final class View_Errors {

	/**
	 * The limit of a store is reached.
	 */
	public static function too_many_views( int $limit ): WP_Error {
		return self::conflict(
			'storedeck_views_too_many',
			/* translators: %d: number of views. */
			sprintf( __( 'You can save up to %d views. Delete one to save another.', 'storedeck' ), $limit )
		);
	}

	/**
	 * The limit of the Overview is reached.
	 */
	public static function too_many_pins(): WP_Error {
		return self::conflict(
			'storedeck_pins_too_many',
			/* translators: %d: number of views. */
			sprintf( __( 'You can pin up to %d views to the Overview.', 'storedeck' ), Pinned_Views::LIMIT )
		);
	}

	/**
	 * Another view of the report has the same name.
	 */
	public static function name_taken(): WP_Error {
		return self::conflict(
			'storedeck_view_name_taken',
			__( 'Another view of this report already has this name. Choose another name.', 'storedeck' )
		);
	}

	/**
	 * The database reported an error. Its message could reveal details of the site.
	 */
	public static function query_failed(): WP_Error {
		return new WP_Error(
			'storedeck_views_failed',
			__( 'Could not load or save the views. Try again.', 'storedeck' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * An error with status 409.
	 */
	private static function conflict( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 409 ) );
	}
}
