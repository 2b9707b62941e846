<?php
/**
 * Who may do what through the REST API.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for a capability and says no in the words that clients know.
 */
final class Access {

	/**
	 * Whether the person signed in may do something.
	 *
	 * @param string $deed       view, create, edit, delete or batch.
	 * @param string $capability What it takes, for example `manage_woocommerce`.
	 * @return true|WP_Error 401 without a session, 403 with one.
	 */
	public static function check( string $deed, string $capability ) {
		return current_user_can( $capability ) ? true : self::refusal( $deed );
	}

	/**
	 * The answer to those who may not.
	 *
	 * @param string $deed view, create, edit, delete or batch.
	 */
	public static function refusal( string $deed ): WP_Error {
		$messages = array(
			'view'   => __( 'Sorry, you cannot list resources.', 'storedeck' ),
			'create' => __( 'Sorry, you are not allowed to create resources.', 'storedeck' ),
			'edit'   => __( 'Sorry, you are not allowed to edit this resource.', 'storedeck' ),
			'delete' => __( 'Sorry, you are not allowed to delete this resource.', 'storedeck' ),
			'batch'  => __( 'Sorry, you are not allowed to batch manipulate this resource.', 'storedeck' ),
		);

		return new WP_Error(
			'woocommerce_rest_cannot_' . $deed,
			$messages[ $deed ] ?? $messages['view'],
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
