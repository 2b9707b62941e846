<?php
/**
 * Plugin Name: WooCommerce
 *
 * Stands in for WooCommerce where it is not installed: it has what Storedeck
 * asks WooCommerce for, and registers its types of posts.
 */

// phpcs:disable -- Test code, not a part of the plugin.

namespace Automattic\WooCommerce\Utilities {

	final class OrderUtil {

		public static function custom_orders_table_usage_is_enabled(): bool {
			return 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' );
		}
	}
}

namespace {

	final class WooCommerce {}

	/** An order as WooCommerce returns it. */
	final class Stand_In_Order {
		public function __construct( private int $id ) {}

		public function get_id(): int {
			return $this->id;
		}

		public function get_order_number() {
			return apply_filters( 'woocommerce_order_number', $this->id, $this );
		}
	}

	function wc_get_orders( array $args ): array {
		return array_map( static fn( int $id ) => new Stand_In_Order( $id ), $args['post__in'] );
	}

	$GLOBALS['wpdb']->order_itemmeta = $GLOBALS['wpdb']->prefix . 'woocommerce_order_itemmeta';

	add_action(
		'init',
		static function (): void {
			foreach ( array( 'product', 'product_variation', 'shop_coupon', 'shop_order', 'shop_order_refund', 'shop_order_placehold', 'shop_subscription' ) as $type ) {
				register_post_type( $type, array( 'public' => false ) );
			}

			foreach ( array( 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed', 'checkout-draft' ) as $status ) {
				register_post_status( "wc-$status" );
			}

			register_taxonomy( 'product_cat', 'product', array( 'hierarchical' => true ) );
			register_taxonomy( 'product_type', 'product' );
		},
		5
	);
}
