<?php
/**
 * Tests of Batch_Size.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Jobs\Batch_Size;

defined( 'ABSPATH' ) || exit;

/**
 * Checks that steps take about a second.
 */
final class BatchSizeTest extends TestCase {

	public function test_increases_the_size_after_fast_steps_and_decreases_it_after_slow_ones(): void {
		$this->assertSame( 100, Batch_Size::next( 50, 0.1, 5, 1000 ) );
		$this->assertSame( 50, Batch_Size::next( 50, 0.8, 5, 1000 ) );
		$this->assertSame( 7, Batch_Size::next( 50, 4.0, 5, 1000 ) );
	}

	public function test_stays_between_minimum_and_maximum(): void {
		$this->assertSame( 5, Batch_Size::next( 5, 90.0, 5, 1000 ) );
		$this->assertSame( 1000, Batch_Size::next( 900, 0.0, 5, 1000 ) );
	}

	public function test_converges_to_steps_of_less_than_two_seconds(): void {
		foreach ( array( 0.0005, 0.002, 0.03, 0.15 ) as $piece ) {
			$size = 50;

			for ( $step = 0; $step < 20; $step++ ) {
				$size = Batch_Size::next( $size, $size * $piece, 5, 1000 );
			}

			$this->assertLessThan( 2.0, $size * $piece );
		}
	}
}
