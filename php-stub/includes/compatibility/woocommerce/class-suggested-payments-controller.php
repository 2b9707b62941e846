<?php

namespace Storedeck\Compatibility\Woocommerce;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Controller of WooCommerce's payment suggestions under their earlier names.
 *
 * Serves two routes that WooCommerce has merged into /wc-admin/payment-gateway-suggestions.
 */
final class Suggested_Payments_Controller extends Controller {

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		return array(
			'/plugins/recommended-payment-plugins' => array( self::readable( 'get_recommended' ) ),
			'/onboarding/payments'                 => array( self::readable( 'get_all' ) ),
		);
	}

	/**
	 * Lists the suggestions, none after they were dismissed.
	 */
	public function get_recommended(): WP_REST_Response {
		return self::get_suggestions( false );
	}

	/**
	 * Lists the suggestions, also after they were dismissed.
	 */
	public function get_all(): WP_REST_Response {
		return self::get_suggestions( true );
	}

	protected function get_base_schema(): array {
		return Schemas::list_of( 'payment_gateway_suggestions' );
	}

	/**
	 * Requests WooCommerce's suggestions. Those without a plugin to install are omitted: they lead to other sites, or are
	 * methods that every store has.
	 *
	 * @param bool $is_forced Whether to include dismissed ones.
	 */
	private static function get_suggestions( bool $is_forced ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/wc-admin/payment-gateway-suggestions' );

		if ( $is_forced ) {
			$request->set_query_params( array( 'force_default_suggestions' => true ) );
		}

		$response = rest_do_request( $request );

		if ( ! $response->is_error() ) {
			// WooCommerce returns objects and arrays.
			$suggestions = json_decode( (string) wp_json_encode( $response->get_data() ), true );

			$installable = array_filter( (array) $suggestions, static fn( $one ): bool => ! empty( $one['plugins'] ) );

			$response->set_data( array_values( $installable ) );
		}

		return $response;
	}
}
