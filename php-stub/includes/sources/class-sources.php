<?php
/**
 * Sources of this site.
 *
 * @package Storedeck
 */

namespace Storedeck\Sources;

use Storedeck\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses where orders come from.
 */
final class Sources {

	/**
	 * Orders of this site.
	 */
	public static function get_orders(): Order_Source {
		return Plugin::is_woocommerce_active() && ! self::has_order_tables() ? new Order_Posts() : new Order_Tables();
	}

	/**
	 * Whether WooCommerce stores orders in tables of their own.
	 */
	private static function has_order_tables(): bool {
		$util = 'Automattic\\WooCommerce\\Utilities\\OrderUtil';

		return is_callable( array( $util, 'custom_orders_table_usage_is_enabled' ) ) && $util::custom_orders_table_usage_is_enabled();
	}
}
