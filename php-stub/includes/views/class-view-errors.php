<?php
/**
 * Why something about views cannot be done.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The answers to what cannot be beside what is there, and to a database that
 * fails.
 */
final class View_Errors {

	/**
	 * A shelf is full.
	 *
	 * @param int $room How many views it takes.
	 */
	public static function too_many_views( int $room ): WP_Error {
		return self::conflict(
			'storedeck_views_too_many',
			/* translators: %d: number of views. */
			sprintf( __( 'There can be at most %d views. Delete one that is not needed any more.', 'storedeck' ), $room )
		);
	}

	/**
	 * The Overview is full.
	 */
	public static function too_many_pins(): WP_Error {
		return self::conflict(
			'storedeck_pins_too_many',
			/* translators: %d: number of views. */
			sprintf( __( 'At most %d views can be pinned to the Overview.', 'storedeck' ), Pinned_Views::LIMIT )
		);
	}

	/**
	 * Another view is called like that.
	 */
	public static function name_taken(): WP_Error {
		return self::conflict(
			'storedeck_view_name_taken',
			__( 'Another view of this report has this name already. Choose another name.', 'storedeck' )
		);
	}

	/**
	 * The database does not do what it should; its own words are nobody's.
	 */
	public static function failed(): WP_Error {
		return new WP_Error(
			'storedeck_views_failed',
			__( 'The views could not be read or written.', 'storedeck' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * What is asked for cannot be beside what is there.
	 *
	 * @param string $code    Error code.
	 * @param string $message What to tell.
	 */
	private static function conflict( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 409 ) );
	}
}
