<?php
/**
 * Tests of how much fits into a step.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Jobs\Batch_Size;

defined( 'ABSPATH' ) || exit;

/**
 * Steps stay about a second long.
 */
final class BatchSizeTest extends TestCase {

	/**
	 * Quick steps get more, slow ones less.
	 */
	public function test_follows_the_server(): void {
		$this->assertSame( 100, Batch_Size::next( 50, 0.1, 5, 1000 ) );
		$this->assertSame( 50, Batch_Size::next( 50, 0.8, 5, 1000 ) );
		$this->assertSame( 7, Batch_Size::next( 50, 4.0, 5, 1000 ) );
	}

	/**
	 * Never fewer or more than allowed.
	 */
	public function test_keeps_its_bounds(): void {
		$this->assertSame( 5, Batch_Size::next( 5, 90.0, 5, 1000 ) );
		$this->assertSame( 1000, Batch_Size::next( 900, 0.0, 5, 1000 ) );
	}

	/**
	 * Whatever a piece costs, steps come to last less than two seconds.
	 */
	public function test_comes_to_short_steps(): void {
		foreach ( array( 0.0005, 0.002, 0.03, 0.15 ) as $piece ) {
			$size = 50;

			for ( $step = 0; $step < 20; $step++ ) {
				$size = Batch_Size::next( $size, $size * $piece, 5, 1000 );
			}

			$this->assertLessThan( 2.0, $size * $piece );
		}
	}
}
