<?php
/**
 * Tests splitting ranges into periods.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Period_Splitter;

defined( 'ABSPATH' ) || exit;

/**
 * Tests splitting ranges into periods.
 */
final class PeriodSplitterTest extends TestCase {

	/**
	 * Passes ranges.
	 *
	 * @dataProvider get_ranges
	 * @param string   $after   First second.
	 * @param string   $before  Last second.
	 * @param string[] $periods Periods: start, end and month.
	 */
	public function test_ranges_are_split_into_periods( string $after, string $before, array $periods ): void {
		$this->assertSame(
			$periods,
			array_map(
				static fn( array $period ): string => gmdate( 'Y-m-d H:i:s', $period['start'] ) . ' … '
					. gmdate( 'Y-m-d H:i:s', $period['end'] ) . ' ' . $period['month'],
				Period_Splitter::split( (int) strtotime( "$after UTC" ), (int) strtotime( "$before UTC" ) )
			)
		);
	}

	/**
	 * Ranges and their periods.
	 *
	 * @return array<string, array{string, string, string[]}>
	 */
	public function get_ranges(): array {
		return array(
			'a month'                    => array(
				'2026-02-01 00:00:00',
				'2026-02-28 23:59:59',
				array( '2026-02-01 00:00:00 … 2026-02-28 23:59:59 2026-02' ),
			),
			'parts of months'            => array(
				'2025-12-30 00:00:00',
				'2026-02-02 23:59:59',
				array(
					'2025-12-30 00:00:00 … 2025-12-31 23:59:59 2025-12',
					'2026-01-01 00:00:00 … 2026-01-31 23:59:59 2026-01',
					'2026-02-01 00:00:00 … 2026-02-02 23:59:59 2026-02',
				),
			),
			'parts of days at both ends' => array(
				'2026-01-30 12:00:00',
				'2026-02-01 08:30:59',
				array(
					'2026-01-30 12:00:00 … 2026-01-30 23:59:59 ',
					'2026-01-31 00:00:00 … 2026-01-31 23:59:59 2026-01',
					'2026-02-01 00:00:00 … 2026-02-01 08:30:59 ',
				),
			),
			'a part of a day'            => array(
				'2026-01-30 12:00:00',
				'2026-01-30 12:00:00',
				array( '2026-01-30 12:00:00 … 2026-01-30 12:00:00 ' ),
			),
			'the first second of a day'  => array(
				'2026-01-30 00:00:00',
				'2026-01-30 00:00:00',
				array( '2026-01-30 00:00:00 … 2026-01-30 00:00:00 ' ),
			),
			'across one midnight'        => array(
				'2026-01-31 12:00:00',
				'2026-02-01 12:00:00',
				array(
					'2026-01-31 12:00:00 … 2026-01-31 23:59:59 ',
					'2026-02-01 00:00:00 … 2026-02-01 12:00:00 ',
				),
			),
			'before 1970'                => array(
				'1969-12-31 00:00:00',
				'1970-01-01 23:59:59',
				array(
					'1969-12-31 00:00:00 … 1969-12-31 23:59:59 1969-12',
					'1970-01-01 00:00:00 … 1970-01-01 23:59:59 1970-01',
				),
			),
		);
	}

	public function test_any_range_is_covered_once_and_cached_periods_are_whole_days(): void {
		mt_srand( 7 );

		for ( $run = 0; $run < 500; $run++ ) {
			$after   = mt_rand( 0, 100000000 );
			$before  = $after + mt_rand( 0, 0 === $run % 2 ? 200000 : 20000000 );
			$periods = Period_Splitter::split( $after, $before );
			$next    = $after;
			$days    = array();

			foreach ( $periods as $period ) {
				$this->assertSame( $next, $period['start'] );
				$this->assertGreaterThanOrEqual( $period['start'], $period['end'] );
				$next = $period['end'] + 1;

				for ( $day = intdiv( $period['start'], 86400 ); $day <= intdiv( $period['end'], 86400 ); $day++ ) {
					$this->assertArrayNotHasKey( $day, $days );
					$days[ $day ] = true;
				}

				if ( '' !== $period['month'] ) {
					$this->assertSame( 0, $period['start'] % 86400 );
					$this->assertSame( 86399, $period['end'] % 86400 );
					$this->assertSame( $period['month'], gmdate( 'Y-m', $period['start'] ) );
					$this->assertSame( $period['month'], gmdate( 'Y-m', $period['end'] ) );
				}
			}

			$this->assertSame( $before + 1, $next );
		}
	}
}
