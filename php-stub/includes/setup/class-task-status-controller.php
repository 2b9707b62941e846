<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/tasks/status.
 */
final class Task_Status_Controller extends Controller {
	protected $namespace = 'wc-admin';

	protected function routes(): array {
		return array( '/onboarding/tasks/status' => array( self::readable( 'get_status' ) ) );
	}

	public function get_status(): WP_REST_Response {
		return new WP_REST_Response( Task_Status::get_all() );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'onboarding_status',
			Schemas::read_only_all(
				'boolean',
				array( 'hasPaymentGateway', 'hasProducts', 'hasPhysicalProducts', 'hasHomepage', 'isTaxComplete', 'isAppearanceComplete' )
			) + array( 'enabledPaymentGateways' => Schemas::read_only( 'array' ) )
		);
	}
}
