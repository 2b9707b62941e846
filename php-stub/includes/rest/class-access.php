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
	 * @param string          $action      view, create, edit, update, delete or batch.
	 * @param string|string[] $capability What it takes, for example `manage_woocommerce`; of several all.
	 * @param string          $message    What to tell those who may not; the usual words when empty.
	 * @return true|WP_Error 401 without a session, 403 with one.
	 */
	public static function check( string $action, $capability, string $message = '' ) {
		foreach ( (array) $capability as $needed ) {
			if ( ! current_user_can( $needed ) ) {
				return self::refusal( $action, $message );
			}
		}

		return true;
	}

	/**
	 * The answer to those who may not.
	 *
	 * @param string $action   view, create, edit, update, delete or batch.
	 * @param string $message What to tell; the usual words when empty.
	 */
	public static function refusal( string $action, string $message = '' ): WP_Error {
		$messages = array(
			'view'   => __( 'Sorry, you cannot list resources.', 'storedeck' ),
			'create' => __( 'Sorry, you are not allowed to create resources.', 'storedeck' ),
			'edit'   => __( 'Sorry, you are not allowed to edit this resource.', 'storedeck' ),
			'update' => __( 'Sorry, you are not allowed to edit this resource.', 'storedeck' ),
			'delete' => __( 'Sorry, you are not allowed to delete this resource.', 'storedeck' ),
			'batch'  => __( 'Sorry, you are not allowed to batch manipulate this resource.', 'storedeck' ),
		);

		return new WP_Error(
			'woocommerce_rest_cannot_' . $action,
			'' === $message ? ( $messages[ $action ] ?? $messages['view'] ) : $message,
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
