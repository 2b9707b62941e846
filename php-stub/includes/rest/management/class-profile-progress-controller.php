<?php
/**
 * How far the first setup of the shop came.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Params;
use Storedeck\Store\Onboarding\Country_Defaults;
use Storedeck\Store\Onboarding\Profile_Progress;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/onboarding/profile/…`: finished steps, and what follows from the
 * country of the shop.
 */
final class Profile_Progress_Controller extends Shop_Endpoints {

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
		$profile = '/onboarding/profile/';
		$step    = array( 'step' => Params::one_of( Profile_Progress::STEPS, array( 'required' => true ) ) );
		$country = array(
			'country_code' => array(
				'type'      => 'string',
				'required'  => true,
				'minLength' => 2,
				'maxLength' => 2,
				'pattern'   => '^[A-Z]{2}\z',
			),
		);

		return array(
			$profile . 'progress'                        => array( self::reads( 'get_progress' ) ),
			$profile . 'progress/core-profiler/complete' => array(
				self::writes( 'finish_step', $step, array( 'schema' => 'get_step_schema' ) ),
			),
			$profile . 'update-store-currency-and-measurement-units' => array(
				self::writes(
					'follow_country',
					$country,
					array(
						'methods' => 'POST',
						'schema'  => 'get_customs_schema',
					)
				),
			),
		);
	}

	/**
	 * Finished steps.
	 */
	public function get_progress(): WP_REST_Response {
		return new WP_REST_Response( array( 'core_profiler_completed_steps' => (object) Profile_Progress::steps() ) );
	}

	/**
	 * Notes that a step was finished.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function finish_step( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'status'  => 'success',
				'results' => (object) Profile_Progress::complete_step( $request['step'] ),
			)
		);
	}

	/**
	 * Sets currency and units to what is usual in a country.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function follow_country( WP_REST_Request $request ) {
		$options = Country_Defaults::apply( $request['country_code'] );

		if ( null === $options ) {
			return $this->invalid_param( 'country_code', __( 'Please provide a valid country.', 'storedeck' ) );
		}

		// Answers that hold amounts tell the currency too.
		do_action( 'storedeck_data_changed' );

		return new WP_REST_Response(
			array(
				'status'  => 'success',
				'options' => $options,
			)
		);
	}

	/**
	 * Schema of finished steps.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'onboarding_profile_progress',
			array( 'core_profiler_completed_steps' => Schemas::shown( 'object' ) )
		);
	}

	/**
	 * Schema of the answer about a step.
	 *
	 * @return array<string, mixed>
	 */
	public function get_step_schema(): array {
		return Schemas::item(
			'onboarding_profile_step',
			array(
				'status'  => Schemas::shown( 'string' ),
				'results' => Schemas::shown( 'object' ),
			)
		);
	}

	/**
	 * Schema of what was set.
	 *
	 * @return array<string, mixed>
	 */
	public function get_customs_schema(): array {
		return Schemas::item(
			'onboarding_customs',
			array(
				'status'  => Schemas::shown( 'string' ),
				'options' => Schemas::shown( 'object' ),
			)
		);
	}
}
