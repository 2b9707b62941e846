<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Days whose orders rarely change any more. What was read from their rows stays valid until one of them does, so that after a
 * new order only the rows of later days are read again.
 *
 * Who writes rows of orders asks whether these days have any of them, and if so, Data_Version::SETTLED grows.
 */
final class Settled_Days {

	/** Tables with rows of an order. */
	public const ORDER_TABLES = array( 'order_stats', 'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup' );

	/** Seconds until orders are paid, shipped and completed. Whole weeks are settled, so that results are used for a week. */
	private const AGE = 14 * DAY_IN_SECONDS;

	/**
	 * First second that is not settled.
	 *
	 * @param int $ahead Seconds from now.
	 * @return int Site timestamp.
	 */
	public static function get_end( int $ahead = 0 ): int {
		$time = new Site_Time( Settings::get_time_zone() );

		return (int) strtotime( Site_Time::format( $time->now() + $ahead - self::AGE, 'Y-m-d' ) . ' monday this week UTC' );
	}

	/**
	 * Whether rows of orders, of their refunds or of the orders that they refund are of these days, by any of their dates. Those
	 * that are settled from tomorrow on count, too: another process may be in the next week already.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 */
	public static function have( array $ids ): bool {
		$end    = Site_Time::format( self::get_end( DAY_IN_SECONDS ) );
		$dates  = array_map( static fn( string $date ): string => "stats.$date < %s OR parents.$date < %s", Sum_Table::DATE_TYPES );
		$places = Database::placeholders( $ids );

		return array() !== $ids && array() !== Database::rows(
			'SELECT 1 FROM {order_stats} stats LEFT JOIN {order_stats} parents ON parents.order_id = stats.parent_id'
				. " WHERE ( stats.order_id IN ( $places ) OR stats.parent_id IN ( $places ) )"
				. ' AND ( ' . implode( ' OR ', $dates ) . ' ) LIMIT 1',
			array( ...$ids, ...$ids, ...array_fill( 0, 2 * count( $dates ), $end ) )
		);
	}
}
