<?php
/**
 * Compares forecasts with what was sold.
 *
 * @package Storedeck
 */

namespace Storedeck\Reorder\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reorder\Forecast;
use Storedeck\Tools\Demo\Test\Order_Fixture;

defined( 'ABSPATH' ) || exit;

/**
 * Forecasts the sales of all items of the demo store from each month of two years, with what was known then, and counts how
 * often the range held. Prints the shares.
 */
final class ForecastBacktestTest extends TestCase {

	/**
	 * Orders of the store, weeks of the period, days of the forecasts and between their starts.
	 */
	private const ORDERS   = 20000;
	private const WEEKS    = 13;
	private const HORIZONS = array( 7, 14, 30, 60 );
	private const STEP     = 30;

	/**
	 * Share of the ranges that have to hold, in percent.
	 */
	private const LOWEST  = 75;
	private const HIGHEST = 85;

	/**
	 * Items sold, less returned ones, by id of the product or variation and day.
	 *
	 * @var array<int, array<int, int>>
	 */
	private static array $sales = array();

	/**
	 * First day of sale by id.
	 *
	 * @var array<int, int>
	 */
	private static array $starts = array();

	/**
	 * Reads the orders once.
	 */
	public static function setUpBeforeClass(): void {
		$options = Order_Fixture::get_options( self::ORDERS );
		$time    = Order_Fixture::get_time();

		foreach ( Order_Fixture::stream( $options, Order_Fixture::get_catalog( $options ) ) as $order ) {
			$day = intdiv( $time->from_unix( $order['times']['created'] ), 86400 );

			foreach ( $order['is_counted'] ? $order['lines'] : array() as $line ) {
				if ( $line['product']['is_download'] ) {
					continue;
				}

				$id       = ( $line['variation'] ?? $line['product'] )['id'];
				$quantity = $line['quantity'] * ( $order['parent'] && $line['quantity'] > 0 ? -1 : 1 );

				self::$sales[ $id ][ $day ] = ( self::$sales[ $id ][ $day ] ?? 0 ) + $quantity;
				self::$starts[ $id ]        = intdiv( $line['product']['launched'], 86400 );
			}
		}
	}

	/**
	 * Forgets them.
	 */
	public static function tearDownAfterClass(): void {
		self::$sales  = array();
		self::$starts = array();
	}

	/**
	 * Items sold from a day to before another one.
	 */
	private static function count_sold( int $id, int $from, int $until ): int {
		$sold = 0;

		for ( $day = $from; $day < $until; ++$day ) {
			$sold += self::$sales[ $id ][ $day ] ?? 0;
		}

		return $sold;
	}

	/**
	 * Forecasts of each start: the day, and the forecasts by id.
	 *
	 * @param int $length Days that have to follow.
	 * @return iterable<int, array<int, Forecast>>
	 */
	private static function get_forecasts( int $length ): iterable {
		$days = array_merge( ...array_map( 'array_keys', self::$sales ) );

		for ( $now = min( $days ) + 365; $now + $length <= max( $days ); $now += self::STEP ) {
			$weeks = array();

			foreach ( array_keys( self::$sales ) as $id ) {
				for ( $start = $now - 7 * self::WEEKS; $start < $now; $start += 7 ) {
					$from = max( $start, self::$starts[ $id ] );

					if ( $from < $start + 7 ) {
						$weeks[ $id ][] = array( (float) self::count_sold( $id, $from, $start + 7 ), (float) ( $start + 7 - $from ) );
					}
				}
			}

			yield $now => Forecast::fit( $weeks );
		}
	}

	/**
	 * Prints the share of ranges that held, and checks it.
	 *
	 * @param string     $what  What was forecast.
	 * @param list<bool> $holds Whether each range held.
	 */
	private function check( string $what, array $holds ): void {
		$share = 100 * count( array_filter( $holds ) ) / count( $holds );

		fwrite( STDERR, sprintf( "\nThe 80%% range of %s held in %.1f%% of %d cases.", $what, $share, count( $holds ) ) );

		$this->assertGreaterThan( 1000, count( $holds ), $what );
		$this->assertGreaterThanOrEqual( self::LOWEST, $share, $what );
		$this->assertLessThanOrEqual( self::HIGHEST, $share, $what );
	}

	public function test_four_of_five_ranges_of_sales_hold(): void {
		$holds = array();

		foreach ( self::get_forecasts( max( self::HORIZONS ) ) as $now => $forecasts ) {
			foreach ( $forecasts as $id => $forecast ) {
				foreach ( self::HORIZONS as $days ) {
					$range    = $forecast->get_sold( $days );
					$actual   = max( 0, self::count_sold( $id, $now, $now + $days ) );
					$is_right = $actual >= $range['low'] && $actual <= $range['high'];

					$size     = $range['expected'] < 2 ? 'less than 2' : ( $range['expected'] < 10 ? '2 to 9' : '10 and more' );

					$holds['all sales'][]              = $is_right;
					$holds[ "sales in $days days" ][] = $is_right;
					$holds[ "$size sales" ][]         = $is_right;
				}
			}
		}

		foreach ( $holds as $what => $list ) {
			$this->check( $what, $list );
		}
	}

	public function test_four_of_five_ranges_of_days_left_hold(): void {
		$holds = array();

		foreach ( self::get_forecasts( 180 ) as $now => $forecasts ) {
			foreach ( $forecasts as $id => $forecast ) {
				// A stock for about a month.
				$stock = max( 3, (int) round( $forecast->rate * 30 ) );
				$left  = $forecast->get_days_left( $stock );
				$days  = 0;

				for ( $sold = 0; $sold < $stock && $days <= 180; ++$days ) {
					$sold += self::$sales[ $id ][ $now + $days ] ?? 0;
				}

				$holds[] = $days > $left['low'] && $days <= ( $left['high'] ?? $days );
			}
		}

		$this->check( 'days left', $holds );
	}
}
