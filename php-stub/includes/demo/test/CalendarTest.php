<?php
/**
 * Tests of the calendar and its clock.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo\Test;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Demo\Demo_Options;
use Storedeck\Demo\Order_Schedule;
use Storedeck\Demo\Seasonality;
use Storedeck\Demo\Story;
use Storedeck\Demo\Timeline;
use Storedeck\Demo\Zone;

defined( 'ABSPATH' ) || exit;

/**
 * Calendar, Clock, Seasons and Zone.
 */
final class CalendarTest extends TestCase {
	/**
	 * A calendar.
	 *
	 * @param int    $orders How many orders.
	 * @param string $today  Last day.
	 */
	private function calendar( int $orders, string $today = '2026-05-20' ): Order_Schedule {
		$zone    = new Zone( Demo_Options::ZONE );
		$options = Demo_Options::from(
			array(
				'orders' => $orders,
				'today'  => $today,
			),
			Story::NOW
		);
		return new Order_Schedule( $zone, $options, ( new Timeline( $zone, $today, Story::NOW ) )->horizon );
	}

	/**
	 * Every order has its day, and the last day has one however few there are.
	 */
	public function test_counts_add_up(): void {
		foreach ( array( 0, 1, 2, 50, 1234, 20000 ) as $orders ) {
			$calendar = $this->calendar( $orders );
			$this->assertSame( $orders, array_sum( $calendar->counts ) );
			$this->assertGreaterThanOrEqual( min( 1, $orders ), $calendar->counts[ count( $calendar->days ) - 1 ] );
		}
	}

	/**
	 * Three years, also when the last day exists in leap years only.
	 */
	public function test_three_years(): void {
		$calendar = $this->calendar( 10 );
		$this->assertSame( '2023-05-20', $calendar->days[0] );
		$this->assertSame( '2026-05-20', $calendar->days[ count( $calendar->days ) - 1 ] );
		$leap = $this->calendar( 10, '2024-02-29' );
		$this->assertSame( '2021-03-01', $leap->days[0] );
		$this->assertSame( count( $leap->days ), count( array_unique( $leap->days ) ) );
	}

	/**
	 * When clocks change, the day has 23 or 25 hours and each hour the weight of what the clock shows.
	 */
	public function test_hours_when_clocks_change(): void {
		$calendar = $this->calendar( 10 );
		$hours    = static fn( string $day ): array => array_column( $calendar->slots( array_search( $day, $calendar->days, true ) ), 2 );
		$spring   = Seasonality::HOURS;
		unset( $spring[2] );
		$autumn = Seasonality::HOURS;
		array_splice( $autumn, 1, 0, array( Seasonality::HOURS[1] ) );
		$this->assertSame( array_values( $spring ), $hours( '2026-03-08' ) );
		$this->assertSame( $autumn, $hours( '2025-11-02' ) );
		$this->assertSame( Seasonality::HOURS, $hours( '2025-11-03' ) );
	}

	/**
	 * Moments lie within their day of the shop's clock, in order, and those of the last day end at 14:00.
	 */
	public function test_moments_lie_in_their_day(): void {
		$calendar = $this->calendar( 30000 );
		$zone     = new DateTimeZone( Demo_Options::ZONE );
		foreach ( array( '2025-11-02', '2026-03-08', '2026-05-19', '2026-05-20' ) as $day ) {
			$moments = $calendar->moments( array_search( $day, $calendar->days, true ) );
			$sorted  = $moments;
			sort( $sorted );
			$this->assertNotEmpty( $moments );
			$this->assertSame( $sorted, $moments );
			foreach ( $moments as $moment ) {
				$local = ( new DateTimeImmutable( '@' . $moment ) )->setTimezone( $zone );
				$this->assertSame( $day, $local->format( 'Y-m-d' ) );
				$this->assertTrue( '2026-05-20' !== $day || $local->format( 'H:i:s' ) <= '14:00:00' );
			}
		}
	}

	/**
	 * Black Friday is the busiest day, December beats July, Monday beats Saturday, the last year the first.
	 */
	public function test_seasons(): void {
		$calendar = $this->calendar( 100000 );
		$counts   = array_combine( $calendar->days, $calendar->counts );
		$this->assertSame( '2025-11-28', array_search( max( $counts ), $counts, true ) );
		$sum = static function ( string $format, string $value ) use ( $counts ): int {
			$fits = static fn( string $day ): bool => ( new DateTimeImmutable( $day ) )->format( $format ) === $value;
			return array_sum( array_filter( $counts, $fits, ARRAY_FILTER_USE_KEY ) );
		};
		$this->assertGreaterThan( 1.5 * $sum( 'Y-m', '2025-07' ), $sum( 'Y-m', '2025-12' ) );
		$this->assertGreaterThan( 1.15 * $sum( 'D', 'Sat' ), $sum( 'D', 'Mon' ) );
		$this->assertGreaterThan( 1.2 * $sum( 'Y', '2024' ), $sum( 'Y', '2025' ) );
	}

	/**
	 * Both texts of a moment are right on either side of a change of clocks.
	 */
	public function test_zone_texts(): void {
		$zone   = new Zone( Demo_Options::ZONE );
		$change = gmmktime( 10, 0, 0, 3, 8, 2026 );
		$this->assertSame( '2026-03-08 01:59:59', $zone->local( $change - 1 ) );
		$this->assertSame( '2026-03-08 03:00:00', $zone->local( $change ) );
		$this->assertSame( '2026-03-08 01:59:59', $zone->local( $change - 1 ) );
		$this->assertSame( '2026-03-08 10:00:00', Zone::gmt( $change ) );
		$this->assertSame( gmmktime( 8, 0, 0, 3, 8, 2026 ), $zone->moment( '2026-03-08 00:00' ) );
	}

	/**
	 * Early in the morning the story is drawn together: in order, past, and unchanged before midnight.
	 */
	public function test_clock_keeps_out_of_the_future(): void {
		$zone     = new Zone( Demo_Options::ZONE );
		$midnight = $zone->moment( '2026-05-20 00:00' );
		$now      = $midnight + 600;
		$clock    = new Timeline( $zone, '2026-05-20', $now );
		$last     = 0;
		for ( $moment = $midnight - 3600; $moment <= $clock->horizon; $moment += 97 ) {
			$settled = $clock->settle( $moment );
			$this->assertGreaterThanOrEqual( $last, $settled );
			$this->assertLessThanOrEqual( $now, $settled );
			$this->assertSame( $moment < $midnight, $settled < $midnight );
			$last = $settled;
		}
		$this->assertSame( $midnight - 5, $clock->settle( $midnight - 5 ) );
		$late = new Timeline( $zone, '2026-05-20', $midnight + 80000 );
		$this->assertSame( $midnight + 777, $late->settle( $midnight + 777 ) );
	}
}
