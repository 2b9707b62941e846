<?php
/**
 * Sources of this site.
 *
 * @package Storedeck
 */

namespace Storedeck\Sources;

use Storedeck\Plugin;
use Storedeck\Reports\Database;
use Storedeck\Store\Where;
use Storedeck\Sync\Raw_Order_Reader;

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
	 * Date on which an order was created. Without it, reports count an order on the first of its other dates.
	 *
	 * @param string|null ...$dates GMT dates, in the order of their rank.
	 * @return string GMT date; empty if there is none.
	 */
	public static function get_creation_date( ?string ...$dates ): string {
		return (string) current( array_filter( $dates, static fn( ?string $date ): bool => (int) $date > 0 ) );
	}

	/**
	 * Ids of orders and refunds without any date, which reports cannot count.
	 *
	 * @return int[] At most 100.
	 */
	public static function get_undated(): array {
		$where = ( new Where() )->in( 'orders.type', array( 'shop_order', 'shop_order_refund' ) )
			->in( 'orders.status', Raw_Order_Reader::EXCLUDED_STATUSES, true )
			->add( 'orders.date_created_gmt IS NULL' )
			->add( 'NOT EXISTS ( SELECT 1 FROM {order_stats} stats WHERE stats.order_id = orders.id )' );
		$rows  = Database::rows(
			'SELECT orders.id FROM ' . self::get_orders()->get_orders_sql() . ' orders WHERE ' . $where->sql()
				. ' ORDER BY orders.id LIMIT 100',
			$where->values()
		);

		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * Whether WooCommerce stores orders in tables of their own.
	 */
	private static function has_order_tables(): bool {
		$util = 'Automattic\\WooCommerce\\Utilities\\OrderUtil';

		return is_callable( array( $util, 'custom_orders_table_usage_is_enabled' ) ) && $util::custom_orders_table_usage_is_enabled();
	}
}
