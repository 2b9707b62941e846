<?php

namespace Storedeck\Host;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Automattic\WooCommerce\Utilities\OrderUtil;
use Storedeck\Foundation\Hooks\Callback;
use WC_Shipping_Zones;

defined( 'ABSPATH' ) || exit;

/**
 * A store whose tables, options and routes are WooCommerce's and only read.
 */
final class Woocommerce_Store implements Store {

	public function get_name(): string {
		return 'WooCommerce';
	}

	public function is_own(): bool {
		return false;
	}

	public function has_reports(): bool {
		return true;
	}

	public function has_checkout(): bool {
		return true;
	}

	public function has_fulfillments(): bool {
		return is_callable( array( FeaturesUtil::class, 'feature_is_enabled' ) ) && FeaturesUtil::feature_is_enabled( 'fulfillments' );
	}

	public function has_menu( string $menu ): bool {
		return 'analytics' !== $menu || 'yes' === get_option( 'woocommerce_analytics_enabled', 'yes' );
	}

	public function get_orders(): Order_Source {
		return self::has_order_tables() ? new Order_Tables() : new Order_Posts();
	}

	public function get_order_numbers( array $ids ): array {
		$numbers = array();

		// Only plugins give orders other numbers. Without them, no order is read.
		if ( array() === $ids || ! has_filter( 'woocommerce_order_number' ) ) {
			return $numbers;
		}

		$orders = Callback::run(
			'wc_get_orders',
			array( array( 'post__in' => $ids, 'limit' => -1, 'type' => 'shop_order', 'status' => 'any' ) ),
			array()
		);
		$found  = array_map( static fn( $order ): int => $order->get_id(), $orders );

		// "Any" status is one that is registered: not that of a plugin which is inactive.
		foreach ( array_diff( $ids, $found ) as $id ) {
			$orders[] = Callback::run( 'wc_get_order', array( $id ), false );
		}

		foreach ( array_filter( $orders ) as $order ) {
			$id     = $order->get_id();
			$number = Callback::run( array( $order, 'get_order_number' ), array(), $id );

			$numbers[ $id ] = is_scalar( $number ) && (string) $id !== (string) $number ? (string) $number : $id;
		}

		return $numbers;
	}

	public function get_order_path( string $id ): string {
		if ( self::has_order_tables() ) {
			return "admin.php?page=wc-orders&action=edit&id=$id";
		}

		return post_type_exists( 'shop_order' ) ? "post.php?post=$id&action=edit" : '';
	}

	public function get_product_path( string $id ): string {
		return "post.php?post=$id&action=edit";
	}

	public function get_product_attribute( int $id, string $attribute ): mixed {
		$get = array( wc_get_product( $id ), "get_$attribute" );

		return is_object( $get[0] ) && is_callable( $get ) ? $get() : null;
	}

	public function get_tax_rates_path( string $id = '' ): string {
		// WooCommerce has the settings of taxes only while they are enabled, which its general settings decide.
		return 'admin.php?page=wc-settings&tab=' . ( 'yes' === get_option( 'woocommerce_calc_taxes' ) ? 'tax' : 'general' );
	}

	public function get_enabled_gateways(): ?array {
		$gateways = WC()->payment_gateways()->payment_gateways();

		return array_keys( array_filter( $gateways, static fn( $gateway ): bool => 'yes' === $gateway->enabled ) );
	}

	public function count_shipping_zones(): int {
		return count( WC_Shipping_Zones::get_zones() );
	}

	/**
	 * Whether orders are in tables of their own.
	 */
	private static function has_order_tables(): bool {
		return is_callable( array( OrderUtil::class, 'custom_orders_table_usage_is_enabled' ) )
			&& OrderUtil::custom_orders_table_usage_is_enabled();
	}
}
