<?php
/**
 * Tests of Order_Schedule.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Demo\Test;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Demo\Demo_Data;
use Storedeck\Tools\Demo\Demo_Options;
use Storedeck\Tools\Demo\Order_Schedule;

defined( 'ABSPATH' ) || exit;

/**
 * Tests when demo orders are created.
 */
final class OrderScheduleTest extends TestCase {
	/**
	 * Creates a schedule.
	 *
	 * @param int    $orders Number of orders.
	 * @param string $today  Last day.
	 * @param int    $now    Current Unix timestamp.
	 */
	private function create_schedule( int $orders, string $today = '2026-05-20', int $now = Order_Fixture::NOW ): Order_Schedule {
		$options = Demo_Options::from(
			array(
				'orders' => $orders,
				'today'  => $today,
			),
			$now
		);
		return new Order_Schedule( Order_Fixture::get_time(), $options );
	}

	public function test_every_order_has_a_day_and_the_last_day_has_an_order(): void {
		foreach ( array( 0, 1, 2, 50, 1234, 20000 ) as $orders ) {
			$schedule = $this->create_schedule( $orders );
			$this->assertSame( $orders, array_sum( $schedule->counts ) );
			$this->assertGreaterThanOrEqual( min( 1, $orders ), $schedule->counts[ count( $schedule->days ) - 1 ] );
		}
	}

	public function test_the_schedule_covers_three_years_even_up_to_a_leap_day(): void {
		$schedule = $this->create_schedule( 10 );
		$this->assertSame( '2023-05-20', $schedule->days[0] );
		$this->assertSame( '2026-05-20', $schedule->days[ count( $schedule->days ) - 1 ] );
		$leap = $this->create_schedule( 10, '2024-02-29' );
		$this->assertSame( '2021-03-01', $leap->days[0] );
		$this->assertSame( count( $leap->days ), count( array_unique( $leap->days ) ) );
	}

	public function test_days_with_a_dst_change_have_23_or_25_hours(): void {
		$schedule = $this->create_schedule( 10 );
		$index    = static fn( string $day ): int => array_search( $day, $schedule->days, true );
		$weights  = static fn( string $day ): array => array_column( $schedule->get_hours( $index( $day ) ), 2 );
		$hours    = Demo_Data::read( 'seasons' )['hours'];
		$spring   = $hours;
		unset( $spring[2] );
		$autumn = $hours;
		array_splice( $autumn, 1, 0, array( $hours[1] ) );
		$this->assertSame( array_values( $spring ), $weights( '2026-03-08' ) );
		$this->assertSame( $autumn, $weights( '2025-11-02' ) );
		$this->assertSame( $hours, $weights( '2025-11-03' ) );
	}

	public function test_times_are_sorted_within_their_day_and_the_last_day_ends_at_14_00(): void {
		$schedule = $this->create_schedule( 30000 );
		$zone     = new DateTimeZone( Demo_Options::ZONE );
		foreach ( array( '2025-11-02', '2026-03-08', '2026-05-19', '2026-05-20' ) as $day ) {
			$times  = $schedule->get_order_times( array_search( $day, $schedule->days, true ) );
			$sorted = $times;
			sort( $sorted );
			$this->assertNotEmpty( $times );
			$this->assertSame( $sorted, $times );
			foreach ( $times as $time ) {
				$local = ( new DateTimeImmutable( '@' . $time ) )->setTimezone( $zone );
				$this->assertSame( $day, $local->format( 'Y-m-d' ) );
				$this->assertTrue( '2026-05-20' !== $day || $local->format( 'H:i:s' ) <= '14:00:00' );
			}
		}
	}

	public function test_orders_follow_seasons_weekdays_and_growth(): void {
		$schedule = $this->create_schedule( 100000 );
		$counts   = array_combine( $schedule->days, $schedule->counts );
		$this->assertSame( '2025-11-28', array_search( max( $counts ), $counts, true ) );
		$sum = static function ( string $format, string $value ) use ( $counts ): int {
			$matches = static fn( string $day ): bool => ( new DateTimeImmutable( $day ) )->format( $format ) === $value;
			return array_sum( array_filter( $counts, $matches, ARRAY_FILTER_USE_KEY ) );
		};
		$this->assertGreaterThan( 1.5 * $sum( 'Y-m', '2025-07' ), $sum( 'Y-m', '2025-12' ) );
		$this->assertGreaterThan( 1.15 * $sum( 'D', 'Sat' ), $sum( 'D', 'Mon' ) );
		$this->assertGreaterThan( 1.2 * $sum( 'Y', '2024' ), $sum( 'Y', '2025' ) );
	}

	public function test_the_last_day_stays_in_the_past(): void {
		$midnight = Order_Fixture::to_unix( '2026-05-20T00:00:00' );
		$now      = $midnight + 600;
		$schedule = $this->create_schedule( 10, '2026-05-20', $now );
		$last     = 0;
		for ( $time = $midnight - 3600; $time <= $schedule->end; $time += 97 ) {
			$moved = $schedule->to_past( $time );
			$this->assertGreaterThanOrEqual( $last, $moved );
			$this->assertLessThanOrEqual( $now, $moved );
			$this->assertSame( $time < $midnight, $moved < $midnight );
			$last = $moved;
		}
		$this->assertSame( $midnight - 5, $schedule->to_past( $midnight - 5 ) );
		$late = $this->create_schedule( 10, '2026-05-20', $midnight + 80000 );
		$this->assertSame( $midnight + 777, $late->to_past( $midnight + 777 ) );
	}
}
