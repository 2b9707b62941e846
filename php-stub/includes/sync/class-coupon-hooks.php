<?php
/**
 * Hooks of coupons.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Installer;
use Storedeck\Store\Coupons\Coupon_Item;

defined( 'ABSPATH' ) || exit;

/**
 * Stores in orders of this plugin which coupon was used, before its code is given to another one. WooCommerce stores it
 * with each order.
 */
final class Coupon_Hooks {

	/**
	 * Registers the hooks.
	 */
	public static function register_hooks(): void {
		add_action( 'pre_post_update', array( self::class, 'handle_coupon_code' ), 10, 2 );
		add_action( 'before_delete_post', array( self::class, 'handle_coupon_code' ) );
	}

	/**
	 * Handles a coupon before its code changes or it is deleted.
	 *
	 * @param int                       $id   Post id.
	 * @param array<string, mixed>|null $data New columns, with slashes; null when it is deleted.
	 */
	public static function handle_coupon_code( $id, $data = null ): void {
		$is_kept = is_array( $data ) && wp_unslash( $data['post_title'] ?? '' ) === get_post_field( 'post_title', $id, 'raw' );

		if ( 'shop_coupon' === get_post_type( $id ) && ! $is_kept && Installer::has_own_store() ) {
			Coupon_Item::store_id( (int) $id );
		}
	}
}
