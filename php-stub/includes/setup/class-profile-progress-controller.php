<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/profile/…: completed steps, and defaults of the store's country.
 */
final class Profile_Progress_Controller extends Controller {

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$profile = '/onboarding/profile/';
		$step    = array( 'step' => array( 'required' => true ) + Arguments::choice( Profile_Progress::STEPS ) );
		$country = array(
			'country_code' => array(
				'type'      => 'string',
				'required'  => true,
				'minLength' => 2,
				'maxLength' => 2,
				'pattern'   => '^[A-Z]{2}\z',
			),
		);
		$schema  = static fn( string $title, string $object ): callable => static fn(): array => Schemas::item(
			$title,
			array( 'status' => Schemas::read_only( 'string' ), $object => Schemas::read_only( 'object' ) )
		);

		return array(
			$profile . 'progress'                        => array( self::readable( 'get_progress' ) ),
			$profile . 'progress/core-profiler/complete' => array(
				self::editable( 'complete_step', $step, array( 'schema' => $schema( 'onboarding_profile_step', 'results' ) ) ),
			),
			$profile . 'update-store-currency-and-measurement-units' => array(
				self::editable(
					'apply_country_defaults',
					$country,
					array( 'methods' => 'POST', 'schema' => $schema( 'onboarding_country_defaults', 'options' ) )
				),
			),
		);
	}

	public function get_progress(): WP_REST_Response {
		return new WP_REST_Response( array( 'core_profiler_completed_steps' => (object) Profile_Progress::get_steps() ) );
	}

	/**
	 * Marks a step as completed.
	 */
	public function complete_step( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response(
			array( 'status' => 'success', 'results' => (object) Profile_Progress::complete_step( $request['step'] ) )
		);
	}

	/**
	 * Sets currency and units to the defaults of a country.
	 */
	public function apply_country_defaults( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$options = Country_Defaults::apply( $request['country_code'] );

		if ( null === $options ) {
			return $this->invalid_param( 'country_code', __( 'Please provide a valid country.', 'storedeck' ) );
		}

		// Cached responses contain the currency.
		/* This action is documented in includes/changes/class-change-queue.php. */
		do_action( 'storedeck_data_changed' );

		return new WP_REST_Response( array( 'status' => 'success', 'options' => $options ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'onboarding_profile_progress', array( 'core_profiler_completed_steps' => Schemas::read_only( 'object' ) ) );
	}
}
