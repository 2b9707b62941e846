<?php
/**
 * Routes about coupons.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Coupons\Coupon_Store;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/coupons.
 */
final class Coupons_Controller extends Collection_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/coupons';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'shop_coupon';
	}

	/**
	 * Properties of a coupon.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		return require __DIR__ . '/schema/coupon.php';
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args(): array {
		return Arguments::listing( array( 'date', 'id', 'include', 'title', 'slug', 'modified' ) )
			+ Arguments::dates()
			+ array( 'code' => Arguments::text() );
	}

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	protected function find( WP_REST_Request $request ): array {
		return Coupon_Store::page( $request->get_params() );
	}

	/**
	 * One coupon.
	 *
	 * @param int             $id      Id.
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>|null
	 */
	protected function one( int $id, WP_REST_Request $request ): ?array {
		return Coupon_Store::one( $id );
	}

	/**
	 * Makes or changes a coupon.
	 *
	 * @param int                  $id      Id, 0 for a new one.
	 * @param array<string, mixed> $values  Valid values.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 */
	protected function save( int $id, array $values, WP_REST_Request $request ): int {
		return Coupon_Store::save( $id, $values );
	}

	/**
	 * Deletes a coupon.
	 *
	 * @param int             $id      Id.
	 * @param bool            $force   Whether it is deleted for good.
	 * @param WP_REST_Request $request Request.
	 */
	protected function remove( int $id, bool $force, WP_REST_Request $request ): void {
		Coupon_Store::delete( $id, $force );
	}

	/**
	 * Error code and words about a coupon that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	protected function missing(): array {
		return array( 'woocommerce_rest_shop_coupon_invalid_id', __( 'Invalid ID.', 'storedeck' ) );
	}
}
