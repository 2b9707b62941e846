<?php
/**
 * Sources of this site.
 *
 * @package Storedeck
 */

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses where orders come from.
 */
final class Sources {

	/**
	 * Orders of this site.
	 */
	public static function get_orders(): Order_Source {
		return Host::is_woocommerce_active() && ! self::has_order_tables() ? new Order_Posts() : new Order_Tables();
	}

	/**
	 * Date on which an order was created. Without it, reports count an order on the first of its other dates.
	 *
	 * @param string|null ...$dates GMT dates, in the order of their rank.
	 * @return string GMT date; empty if there is none.
	 */
	public static function get_creation_date( ?string ...$dates ): string {
		return (string) current( array_filter( $dates, static fn( ?string $date ): bool => (int) $date > 0 ) );
	}

	/**
	 * Whether WooCommerce stores orders in tables of their own.
	 */
	private static function has_order_tables(): bool {
		$util = 'Automattic\\WooCommerce\\Utilities\\OrderUtil';

		return is_callable( array( $util, 'custom_orders_table_usage_is_enabled' ) ) && $util::custom_orders_table_usage_is_enabled();
	}
}
