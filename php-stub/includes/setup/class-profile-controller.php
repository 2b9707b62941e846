<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/profile.
 */
final class Profile_Controller extends Controller {

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$schema = static fn(): array => Schemas::item( 'email', array( 'email' => Schemas::read_only( 'string' ) ) );

		return array(
			'/onboarding/profile' => array( self::readable( 'get_profile' ), self::editable( 'update_profile', Profile::get_fields() ) ),
			'/onboarding/profile/experimental_get_email_prefill' => array(
				self::readable( 'get_email_prefill', array(), array( 'schema' => $schema ) ),
			),
		);
	}

	public function get_profile( WP_REST_Request $request ): WP_REST_Response {
		return $this->prepare_item_for_response( Profile::get(), $request );
	}

	/**
	 * Changes the profile.
	 */
	public function update_profile( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$values = array_intersect_key( $request->get_params(), Profile::get_fields() );
		$email  = $values['store_email'] ?? '';

		if ( '' !== $email && ! is_email( $email ) ) {
			return $this->invalid_param( 'store_email', __( 'Invalid email address.', 'storedeck' ) );
		}

		if ( ! empty( $values['is_agree_marketing'] ) && '' === ( $email ?: (string) Profile::get()['store_email'] ) ) {
			return $this->invalid_param( 'store_email', __( 'Please provide an email address.', 'storedeck' ) );
		}

		Profile::update( $values );

		return new WP_REST_Response(
			array( 'status' => 'success', 'message' => __( 'Onboarding profile data has been updated.', 'storedeck' ) )
		);
	}

	/**
	 * Returns the email address to prefill in the setup.
	 */
	public function get_email_prefill(): WP_REST_Response {
		$email = (string) Profile::get()['store_email'];

		return new WP_REST_Response( array( 'email' => '' === $email ? wp_get_current_user()->user_email : $email ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'onboarding_profile', Profile::get_fields() + array( 'wccom_connected' => Schemas::read_only( 'boolean' ) ) );
	}
}
