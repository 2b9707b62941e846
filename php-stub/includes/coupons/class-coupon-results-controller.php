<?php

namespace Storedeck\Coupons;

use Storedeck\Foundation\Private_Fields;
use Storedeck\Reports\Questions\Periods;
use Storedeck\Reports\Questions\Metrics_Question;
use Storedeck\Reports\Questions\Vocabulary;
use Storedeck\Reports\Rest\Query_Controller;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/coupons/{id}/results.
 */
final class Coupon_Results_Controller extends Query_Controller {

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		$period = array_intersect_key( Metrics_Question::get_params(), array_flip( array( 'period', 'after', 'before' ) ) );

		return array(
			'/coupons/(?P<id>[\d]+)/results' => array(
				self::readable(
					'get_results',
					array( 'id' => Arguments::id() ) + $period,
					array( 'capability' => ( new Vocabulary() )->capability )
				),
			),
		);
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'coupon_results', require __DIR__ . '/schema/coupon-results.php' );
	}

	/**
	 * Returns the results of a coupon, also of a deleted one.
	 */
	public function get_results( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = (int) $request['id'];

		// Users who cannot manage the store see only coupons that orders used.
		if ( ! Coupon_Store::is_used( $id ) && ! ( Private_Fields::are_visible() && 'shop_coupon' === get_post_type( $id ) ) ) {
			return $this->not_found( 'woocommerce_rest_shop_coupon_invalid_id', __( 'Invalid ID.', 'storedeck' ) );
		}

		$dates = Periods::get_dates( array_filter( $request->get_params() ) );

		return $this->prepare_item_for_response( Coupon_Results::read( $id, $dates ), $request );
	}
}
