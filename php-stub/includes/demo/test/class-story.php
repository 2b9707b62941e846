<?php
/**
 * Story: the orders of a shop, for tests.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the whole story of a small shop without writing it anywhere.
 */
final class Story {
	/** A noon well behind the last day of most tests. */
	public const NOW = 1780000000;

	/**
	 * All orders and refunds.
	 *
	 * @param int    $orders How many orders.
	 * @param int    $seed   Seed.
	 * @param string $today  Last day.
	 * @param int    $now    The real moment.
	 * @return list<Demo_Order>
	 */
	public static function orders( int $orders, int $seed = 1, string $today = '2026-05-20', int $now = self::NOW ): array {
		$options   = Demo_Options::from(
			array(
				'orders' => $orders,
				'seed'   => $seed,
				'today'  => $today,
			),
			$now
		);
		$zone      = new Zone( Demo_Options::ZONE );
		$clock     = new Timeline( $zone, $today, $now );
		$calendar  = new Order_Schedule( $zone, $options, $clock->horizon );
		$catalogue = new Demo_Catalog( $seed, 100, $calendar->starts );
		$builder   = new Order_Generator( $seed, $catalogue, new Demo_Coupons(), new Tax_Table() );
		$stream    = new Order_Stream( $seed, $calendar, $clock, new Customer_Pool( $orders ), $builder, 1 );
		return iterator_to_array( $stream->orders(), false );
	}

	/**
	 * What can be said of an order in one line, to compare stories.
	 *
	 * @param Demo_Order $order Order.
	 */
	public static function line( Demo_Order $order ): string {
		return implode( ' ', array(
			$order->id, $order->parent->id ?? 0, $order->created, $order->paid ?? '-',
			$order->completed ?? '-', $order->status, $order->person->email, $order->total()->to_string(), $order->tax()->to_string(),
			$order->shipping->to_string(), $order->discount()->to_string(), $order->items(),
		) );
	}
}
