<?php
/**
 * Generates demo orders for tests.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo\Test;

use DateTimeZone;
use Storedeck\Demo\Customer_Pool;
use Storedeck\Demo\Demo_Catalog;
use Storedeck\Demo\Demo_Coupons;
use Storedeck\Demo\Demo_Ids;
use Storedeck\Demo\Demo_Options;
use Storedeck\Demo\Demo_Order;
use Storedeck\Demo\Demo_Raw_Order_Factory;
use Storedeck\Demo\Order_Generator;
use Storedeck\Demo\Order_Schedule;
use Storedeck\Demo\Order_Stream;
use Storedeck\Demo\Tax_Table;
use Storedeck\Demo\Timeline;
use Storedeck\Reports\Site_Time;
use Storedeck\Sync\Order_Row_Builder;

defined( 'ABSPATH' ) || exit;

/**
 * The orders of a small store, without a database.
 */
final class Order_Fixture {
	/** Current time of most tests, some days after their last day. */
	public const NOW = 1780000000;

	/** Products of the store. */
	private Demo_Catalog $catalog;

	/**
	 * Orders and refunds in chronological order.
	 *
	 * @var list<Demo_Order>
	 */
	public readonly array $orders;

	/**
	 * Generates the orders.
	 *
	 * @param int    $orders Number of orders.
	 * @param int    $seed   Seed.
	 * @param string $today  Last day.
	 * @param int    $now    Current Unix timestamp.
	 */
	public function __construct( int $orders, int $seed = 1, string $today = '2026-05-20', int $now = self::NOW ) {
		$options       = Demo_Options::from(
			array(
				'orders' => $orders,
				'seed'   => $seed,
				'today'  => $today,
			),
			$now
		);
		$time          = self::get_time();
		$timeline      = new Timeline( $time, $today, $now );
		$schedule      = new Order_Schedule( $time, $options, $timeline->end );
		$this->catalog = new Demo_Catalog( $seed, 100, $schedule->starts );
		$generator     = new Order_Generator( $seed, $this->catalog, new Demo_Coupons(), new Tax_Table() );
		$stream        = new Order_Stream( $seed, $schedule, $timeline, new Customer_Pool( $orders ), $generator, 1 );
		$this->orders  = iterator_to_array( $stream->generate(), false );
	}

	/**
	 * Site time of the demo store.
	 */
	public static function get_time(): Site_Time {
		return new Site_Time( new DateTimeZone( Demo_Options::ZONE ) );
	}

	/**
	 * Unix timestamp of a time of the demo store.
	 *
	 * @param string $time For example '2026-05-20T14:00:00'.
	 */
	public static function to_unix( string $time ): int {
		return self::get_time()->to_unix( (int) self::get_time()->parse( $time ) );
	}

	/**
	 * Day on which an order was created in site time.
	 *
	 * @param Demo_Order $order Order or refund.
	 */
	public static function get_day( Demo_Order $order ): string {
		return Site_Time::format( self::get_time()->from_unix( $order->created ), 'Y-m-d' );
	}

	/**
	 * Report rows of all orders and refunds.
	 *
	 * @return list<array<string, list<array<string, string|int|null>>>> In the sequence of the orders, by short table name.
	 */
	public function build_rows(): array {
		$coupons = new Demo_Coupons();
		$ids     = new Demo_Ids( 1, 100, 1, 2, 1, 1 );
		$factory = new Demo_Raw_Order_Factory( $ids, new Tax_Table(), $coupons );
		$builder = new Order_Row_Builder(
			new DateTimeZone( Demo_Options::ZONE ),
			$this->catalog->get_virtual_ids(),
			$coupons->get_ids( $this->catalog->next_id ),
			'USD'
		);
		$raw     = array();
		$rows    = array();
		foreach ( $this->orders as $order ) {
			$raw[ $order->id ] = $factory->create( $order );
			$rows[]            = $builder->build( $raw[ $order->id ], $order->parent ? $raw[ $order->parent->id ] : null );
		}
		return $rows;
	}

	/**
	 * One line for each order, to compare stores.
	 *
	 * @return list<string>
	 */
	public function describe(): array {
		return array_map(
			static fn( Demo_Order $order ): string => implode( ' ', array(
				$order->id, $order->parent->id ?? 0, $order->created, $order->paid ?? '-', $order->completed ?? '-',
				$order->status, $order->customer->email, $order->get_total()->to_string(), $order->get_total_tax()->to_string(),
				$order->shipping->to_string(), $order->get_discount()->to_string(), $order->get_quantity(),
			) ),
			$this->orders
		);
	}
}
