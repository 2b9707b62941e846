<?php
/**
 * Tests of the forecast.
 *
 * @package Storedeck
 */

namespace Storedeck\Reorder\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reorder\Forecast;

defined( 'ABSPATH' ) || exit;

/**
 * Tests Forecast with numbers that were added up from single probabilities by another program, without a beta function.
 */
final class ForecastTest extends TestCase {

	/**
	 * Rate, days of the period, dispersion, drift, horizon; range, what is enough, probability of the average and more.
	 *
	 * @return array<string, list<mixed>>
	 */
	public static function get_cases(): array {
		return array(
			'some'       => array( 0.5, 91, 1.7, 0.0, 14, array( 2, 10 ), 12, 0.5013934814900195 ),
			'few'        => array( 0.1, 90, 1.5, 0.001, 30, array( 0, 4 ), 6, 0.49354460007272705 ),
			'many'       => array( 12.0, 90, 2.0, 0.002, 21, array( 153, 333 ), 349, 0.465123180496409 ),
			'a thousand' => array( 300.0, 90, 3.0, 0.003, 30, array( 4701, 12343 ), 13163, 0.45391097434232586 ),
		);
	}

	/**
	 * @dataProvider get_cases
	 */
	public function test_ranges_are_quantiles(
		float $rate,
		int $days,
		float $dispersion,
		float $drift,
		int $horizon,
		array $range,
		int $enough,
		float $half
	): void {
		$forecast = new Forecast( $rate, $days, $dispersion, $drift );
		$sold     = $forecast->get_sold( $horizon );

		$this->assertSame( $range, array( $sold['low'], $sold['high'] ) );
		$this->assertEqualsWithDelta( $rate * $horizon, $sold['expected'], 1e-9 );
		$this->assertSame( $enough, $forecast->get_enough( $horizon ) );
		$this->assertEqualsWithDelta( $half, $forecast->get_probability( $horizon, ceil( $rate * $horizon ) ), 1e-8 );
	}

	public function test_nothing_is_needed_until_a_delivery_on_the_same_day(): void {
		$forecast = new Forecast( 0.5, 91, 1.7 );

		$this->assertSame( array( 'low' => 0, 'expected' => 0.0, 'high' => 0 ), $forecast->get_sold( 0 ) );
		$this->assertSame( 0, $forecast->get_enough( 0 ) );
	}

	public function test_days_left_end_where_sales_cross_the_stock(): void {
		$forecast = new Forecast( 0.5, 91, 1.7 );
		$left     = $forecast->get_days_left( 12 );

		$this->assertLessThan( 0.1, $forecast->get_probability( $left['low'], 12 ) );
		$this->assertGreaterThanOrEqual( 0.1, $forecast->get_probability( $left['low'] + 1, 12 ) );
		$this->assertLessThan( 0.9, $forecast->get_probability( $left['high'] - 1, 12 ) );
		$this->assertGreaterThanOrEqual( 0.9, $forecast->get_probability( $left['high'], 12 ) );
		$this->assertLessThan( 24, $left['low'] );
		$this->assertGreaterThan( 24, $left['high'] );
		$this->assertSame( array( 365, null ), array_values( $forecast->get_days_left( 5000 ) ) );
		$this->assertSame( array( 0, 0 ), array_values( $forecast->get_days_left( 0 ) ) );
	}

	/**
	 * Thirteen weeks with the same number sold, or with a number every second week.
	 *
	 * @param float $even Sold in weeks 1, 3 ….
	 * @param float $odd  Sold in weeks 2, 4 ….
	 * @return list<array{0: float, 1: float}>
	 */
	private static function get_weeks( float $even, float $odd ): array {
		return array_map( static fn( int $week ): array => array( $week % 2 ? $odd : $even, 7.0 ), range( 0, 12 ) );
	}

	public function test_too_few_sales_or_days_say_nothing(): void {
		$weeks = static fn( int $count, float $sold ): array => array_fill( 0, $count, array( $sold / $count, 7.0 ) );

		$items = array(
			1 => $weeks( 13, 4 ),
			2 => array( array( 40.0, 7.0 ), array( 40.0, 6.0 ) ),
			3 => $weeks( 2, 5 ),
			4 => $weeks( 13, -3 ),
		);

		$this->assertSame( array( 3 ), array_keys( Forecast::fit( $items ) ) );
		$this->assertSame( array(), Forecast::fit( array() ) );
	}

	public function test_uneven_weeks_make_ranges_wider(): void {
		$even   = Forecast::fit( array( 1 => self::get_weeks( 7, 7 ) ) )[1]->get_sold( 30 );
		$uneven = Forecast::fit( array( 1 => self::get_weeks( 13, 0 ) ) )[1]->get_sold( 30 );

		$this->assertEqualsWithDelta( 30, $even['expected'], 0.01 );
		$this->assertGreaterThan( $even['high'] - $even['low'] + 10, $uneven['high'] - $uneven['low'] );
	}

	public function test_rates_that_drift_make_ranges_wider(): void {
		$steady  = array_fill( 0, 12, array( 20.0, 7.0 ) );
		$falling = array( ...array_fill( 0, 6, array( 30.0, 7.0 ) ), ...array_fill( 0, 6, array( 10.0, 7.0 ) ) );
		$width   = static function ( array $other ) use ( $steady ): int {
			$sold = Forecast::fit( array( 1 => $steady, 2 => $other ) )[1]->get_sold( 60 );

			return $sold['high'] - $sold['low'];
		};

		$this->assertGreaterThan( $width( $steady ) * 2, $width( $falling ) );
	}

	public function test_a_week_that_was_not_whole_counts_by_its_days(): void {
		$weeks    = array_map( static fn( float $days ): array => array( $days, $days ), array( 3.0, 7.0, 7.0, 7.0, 6.0 ) );
		$forecast = Forecast::fit( array( 1 => $weeks ) )[1];

		$this->assertEqualsWithDelta( 1.0, $forecast->rate, 1e-9 );
	}
}
