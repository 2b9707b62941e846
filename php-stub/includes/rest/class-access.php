<?php

namespace Storedeck\Rest;

use Storedeck\Foundation\Settings\Personal_Data;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Permission checks of the REST API.
 *
 * Checks capabilities and returns WooCommerce's error codes and messages.
 */
final class Access {

	/** Capabilities that screens and REST routes require. */
	public const CAPABILITIES = array( 'view_woocommerce_reports', 'manage_woocommerce' );

	/**
	 * Checks whether the current user may do something.
	 *
	 * @param string          $action     view, create, edit, update, delete or batch.
	 * @param string|string[] $capability Capabilities that are required, all of them.
	 * @param string          $message    Error message; empty for the default of the action.
	 * @return true|WP_Error 401 when logged out, 403 when logged in.
	 */
	public static function check( string $action, $capability, string $message = '' ) {
		foreach ( (array) $capability as $required ) {
			if ( ! current_user_can( $required ) ) {
				return self::error( $action, $message );
			}
		}

		return true;
	}

	/**
	 * Error for parameters that filter or search by personal data that the current user does not see.
	 *
	 * @param string[] $names Names of such parameters.
	 * @return WP_Error|null Null if there are none.
	 */
	public static function check_personal_data( array $params, array $names ): ?WP_Error {
		$refused = Personal_Data::find_refused( $params, $names );

		return array() === $refused ? null : self::error(
			'view',
			sprintf(
				/* translators: %s: names of parameters, separated by commas. */
				__( 'Sorry, you are not allowed to filter or search by personal data of customers: %s.', 'storedeck' ),
				implode( ', ', $refused )
			)
		);
	}

	/**
	 * Error for a user without permission.
	 *
	 * @param string $action  view, create, edit, update, delete or batch.
	 * @param string $message Error message; empty for the default of the action.
	 */
	public static function error( string $action, string $message = '' ): WP_Error {
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
