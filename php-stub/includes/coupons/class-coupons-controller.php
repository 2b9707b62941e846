<?php

namespace Storedeck\Coupons;

use Storedeck\Catalog\Posts_Controller;
use Storedeck\Foundation\Private_Fields;
use Storedeck\Rest\Arguments;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/coupons.
 */
final class Coupons_Controller extends Posts_Controller {

	protected const PATH           = '/coupons';
	protected const TITLE          = 'shop_coupon';
	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_shop_coupon_object';

	protected function get_properties(): array {
		return require __DIR__ . '/schema/coupon.php';
	}

	/**
	 * Report readers see the codes and types of coupons that orders used.
	 */
	protected function get_private_fields(): array {
		return array_values(
			array_diff(
				array_keys( $this->get_properties() ),
				array( 'id', 'code', 'status', 'discount_type', 'date_created', 'date_created_gmt', 'date_expires', 'date_expires_gmt' )
			)
		);
	}

	public function get_collection_params(): array {
		return Arguments::listing( array( 'date', 'id', 'include', 'title', 'slug', 'modified' ) )
			+ Arguments::dates()
			+ array(
				'code'    => Arguments::text(),
				'status'  => Arguments::choice( array( 'any', ...$this->get_properties()['status']['enum'] ), 'any' ),
				'expired' => array( 'type' => 'boolean' ),
			);
	}

	protected function find_items( WP_REST_Request $request ): array {
		return Coupon_Store::get_page( $request->get_params(), ! Private_Fields::are_visible() );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		return Private_Fields::are_visible() || Coupon_Store::is_used( $id ) ? Coupon_Store::get_many( array( $id ) )[0] ?? null : null;
	}

	protected function save_post( int $id, array $values, WP_REST_Request $request ): int {
		return Coupon_Store::save( $id, $values );
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Coupon_Store::delete( $id, $force );
	}
}
