<?php
/**
 * Generates demo orders for tests.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Demo\Test;

use DateTimeZone;
use Generator;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Tools\Demo\Customer_Pool;
use Storedeck\Tools\Demo\Demo_Catalog;
use Storedeck\Tools\Demo\Demo_Coupons;
use Storedeck\Tools\Demo\Demo_Options;
use Storedeck\Tools\Demo\Demo_Order_Writer;
use Storedeck\Tools\Demo\Demo_Raw_Order_Factory;
use Storedeck\Tools\Demo\Order_Generator;
use Storedeck\Tools\Demo\Order_Schedule;
use Storedeck\Tools\Demo\Order_Stream;
use Storedeck\Tools\Demo\Tax_Table;

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
	 * Raw orders and refunds in chronological order.
	 *
	 * @var list<array<string, mixed>>
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
		$options       = self::get_options( $orders, $seed, $today, $now );
		$this->catalog = self::get_catalog( $options );
		$this->orders  = iterator_to_array( self::stream( $options, $this->catalog ), false );
	}

	/**
	 * Options of a store.
	 */
	public static function get_options( int $orders, int $seed = 1, string $today = '2026-05-20', int $now = self::NOW ): Demo_Options {
		return Demo_Options::from( compact( 'orders', 'seed', 'today' ), $now );
	}

	/**
	 * Products of a store.
	 */
	public static function get_catalog( Demo_Options $options ): Demo_Catalog {
		return new Demo_Catalog( $options->seed, 100, ( new Order_Schedule( self::get_time(), $options ) )->starts );
	}

	/**
	 * Raw orders and refunds, one at a time: many do not fit in memory.
	 *
	 * @return Generator<int, array<string, mixed>>
	 */
	public static function stream( Demo_Options $options, Demo_Catalog $catalog ): Generator {
		$coupons   = new Demo_Coupons();
		$taxes     = new Tax_Table();
		$generator = new Order_Generator( $catalog, $coupons, $taxes );
		$factory   = new Demo_Raw_Order_Factory( $taxes, $coupons, 1, 1 );
		$customers = new Customer_Pool( $options->seed, $options->orders, 1, 2 );

		return ( new Order_Stream( new Order_Schedule( self::get_time(), $options ), $customers, $generator, $factory ) )->generate();
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
	 * @param array<string, mixed> $order Order or refund.
	 */
	public static function get_day( array $order ): string {
		return Site_Time::format( self::get_time()->from_unix( $order['times']['created'] ), 'Y-m-d' );
	}

	/**
	 * Report rows of all orders and refunds.
	 *
	 * @return list<array<string, list<array<string, string|int|null>>>> In the sequence of the orders, by short table name.
	 */
	public function build_rows(): array {
		$builder = Demo_Order_Writer::get_row_builder( $this->catalog, new Demo_Coupons() );
		return array_map( static fn( array $order ): array => $builder->build( $order, $order['parent'] ), $this->orders );
	}

	/**
	 * One line for each order, to compare stores.
	 *
	 * @return list<string>
	 */
	public function describe(): array {
		return array_map(
			static fn( array $order ): string => implode( ' ', array(
				$order['id'], $order['parent_id'], $order['created'], $order['paid'] ?? '-', $order['completed'] ?? '-',
				$order['status'], $order['buyer']['email'], $order['total']->to_string(), $order['tax']->to_string(),
				$order['shipping']->to_string(), $order['discount']->to_string(), self::get_quantity( $order ),
			) ),
			$this->orders
		);
	}

	/**
	 * Number of items.
	 *
	 * @param array<string, mixed> $order Order or refund.
	 */
	public static function get_quantity( array $order ): int {
		return array_sum( array_column( $order['lines'], 'quantity' ) );
	}
}
