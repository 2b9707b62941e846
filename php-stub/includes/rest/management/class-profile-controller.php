<?php
/**
 * The profile of the shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Store\Onboarding\Profile;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/onboarding/profile`: what the shop told about itself.
 */
final class Profile_Controller extends Shop_Endpoints {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		return array(
			'/onboarding/profile' => array(
				self::reads( 'get_profile' ),
				self::writes( 'update_profile', Profile::fields() ),
			),
			'/onboarding/profile/experimental_get_email_prefill' => array(
				self::reads( 'get_email_prefill', array(), array( 'schema' => 'get_email_schema' ) ),
			),
		);
	}

	/**
	 * The profile.
	 */
	public function get_profile(): WP_REST_Response {
		return new WP_REST_Response( Profile::read() );
	}

	/**
	 * Changes the profile.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_profile( WP_REST_Request $request ) {
		$values = array_intersect_key( $request->get_params(), Profile::fields() );
		$email  = $values['store_email'] ?? '';

		if ( '' !== $email && ! is_email( $email ) ) {
			return $this->invalid_param( 'store_email', __( 'Invalid email address.', 'storedeck' ) );
		}

		if ( ! empty( $values['is_agree_marketing'] ) && '' === ( $email ?: (string) Profile::read()['store_email'] ) ) {
			return $this->invalid_param( 'store_email', __( 'Please provide an email address.', 'storedeck' ) );
		}

		Profile::update( $values );

		return new WP_REST_Response(
			array(
				'status'  => 'success',
				'message' => __( 'Onboarding profile data has been updated.', 'storedeck' ),
			)
		);
	}

	/**
	 * The address that the form of the setup begins with.
	 */
	public function get_email_prefill(): WP_REST_Response {
		$known = (string) Profile::read()['store_email'];

		return new WP_REST_Response( array( 'email' => '' === $known ? wp_get_current_user()->user_email : $known ) );
	}

	/**
	 * Schema of the profile.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item( 'onboarding_profile', Profile::fields() + array( 'wccom_connected' => Schemas::shown( 'boolean' ) ) );
	}

	/**
	 * Schema of an address.
	 *
	 * @return array<string, mixed>
	 */
	public function get_email_schema(): array {
		return Schemas::item( 'email', array( 'email' => Schemas::shown( 'string' ) ) );
	}
}
