<?php
/**
 * Tests of Periods.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Period_Splitter;

defined( 'ABSPATH' ) || exit;

/**
 * How ranges are cut into periods.
 */
final class PeriodsTest extends TestCase {

	/**
	 * Ranges and their pieces.
	 *
	 * @dataProvider ranges
	 * @param string   $after  First second.
	 * @param string   $before Last second.
	 * @param string[] $pieces Pieces: start, end and month.
	 */
	public function test_pieces( string $after, string $before, array $pieces ): void {
		$this->assertSame(
			$pieces,
			array_map(
				static fn( array $piece ): string => gmdate( 'Y-m-d H:i:s', $piece['start'] ) . ' … '
					. gmdate( 'Y-m-d H:i:s', $piece['end'] ) . ' ' . $piece['month'],
				Period_Splitter::of( (int) strtotime( "$after UTC" ), (int) strtotime( "$before UTC" ) )
			)
		);
	}

	/**
	 * Ranges and their pieces.
	 *
	 * @return array<string, array{string, string, string[]}>
	 */
	public function ranges(): array {
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
			'before the clock began'     => array(
				'1969-12-31 00:00:00',
				'1970-01-01 23:59:59',
				array(
					'1969-12-31 00:00:00 … 1969-12-31 23:59:59 1969-12',
					'1970-01-01 00:00:00 … 1970-01-01 23:59:59 1970-01',
				),
			),
		);
	}

	/**
	 * Pieces of any range follow each other without a gap, no day is in two of
	 * them, and what is kept are whole days of one month.
	 */
	public function test_any_range_is_covered_once(): void {
		mt_srand( 7 );

		for ( $run = 0; $run < 500; $run++ ) {
			$after  = mt_rand( 0, 100000000 );
			$before = $after + mt_rand( 0, 0 === $run % 2 ? 200000 : 20000000 );
			$pieces = Period_Splitter::of( $after, $before );
			$next   = $after;
			$days   = array();

			foreach ( $pieces as $piece ) {
				$this->assertSame( $next, $piece['start'] );
				$this->assertGreaterThanOrEqual( $piece['start'], $piece['end'] );
				$next = $piece['end'] + 1;

				for ( $day = intdiv( $piece['start'], 86400 ); $day <= intdiv( $piece['end'], 86400 ); $day++ ) {
					$this->assertArrayNotHasKey( $day, $days );
					$days[ $day ] = true;
				}

				if ( '' !== $piece['month'] ) {
					$this->assertSame( 0, $piece['start'] % 86400 );
					$this->assertSame( 86399, $piece['end'] % 86400 );
					$this->assertSame( $piece['month'], gmdate( 'Y-m', $piece['start'] ) );
					$this->assertSame( $piece['month'], gmdate( 'Y-m', $piece['end'] ) );
				}
			}

			$this->assertSame( $before + 1, $next );
		}
	}
}
