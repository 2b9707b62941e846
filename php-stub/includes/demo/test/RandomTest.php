<?php
/**
 * Tests of the source of chance.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Demo\Seeded_Random;

defined( 'ABSPATH' ) || exit;

/**
 * Random.
 */
final class RandomTest extends TestCase {
	/**
	 * The same stream tells the same numbers, another one others, whatever PHP's own generator does.
	 */
	public function test_streams(): void {
		$numbers = static function ( Seeded_Random $random ): array {
			mt_srand( random_int( 0, 1000 ) );
			return array_map( static fn(): int => $random->bits(), range( 1, 20 ) );
		};
		$first   = $numbers( new Seeded_Random( 1, 'order', 5 ) );
		$this->assertSame( $first, $numbers( new Seeded_Random( 1, 'order', 5 ) ) );
		$this->assertNotSame( $first, $numbers( new Seeded_Random( 2, 'order', 5 ) ) );
		$this->assertNotSame( $first, $numbers( new Seeded_Random( 1, 'order', 6 ) ) );
		$this->assertNotSame( $first, $numbers( new Seeded_Random( 1, 'person', 5 ) ) );
	}

	/**
	 * The numbers are those of sfc32, computed by hand-written code in another language.
	 */
	public function test_known_numbers(): void {
		$random = new Seeded_Random( 1, 'known' );
		$this->assertSame( array( 2614606054, 2221475274, 3067765553 ), array( $random->bits(), $random->bits(), $random->bits() ) );
	}

	/**
	 * Numbers stay within bounds and spread evenly.
	 */
	public function test_bounds_and_spread(): void {
		$random = new Seeded_Random( 9, 'spread' );
		$counts = array_fill( 3, 5, 0 );
		for ( $round = 0; $round < 10000; ++$round ) {
			++$counts[ $random->between( 3, 7 ) ];
		}
		$this->assertCount( 5, $counts );
		foreach ( $counts as $count ) {
			$this->assertEqualsWithDelta( 2000, $count, 200 );
		}
	}

	/**
	 * Weights hold for maps and for running totals; weight zero is never drawn.
	 */
	public function test_weights(): void {
		$random = new Seeded_Random( 9, 'weights' );
		$map    = array();
		$list   = array();
		for ( $round = 0; $round < 8000; ++$round ) {
			$map[]  = $random->weighted(
				array(
					'never' => 0,
					'once'  => 1,
					'often' => 3,
				)
			);
			$list[] = $random->position( array( 0, 1, 4 ) );
		}
		$map  = array_count_values( $map );
		$list = array_count_values( $list );
		$this->assertArrayNotHasKey( 'never', $map );
		$this->assertArrayNotHasKey( 0, $list );
		$this->assertEqualsWithDelta( 6000, $map['often'], 250 );
		$this->assertEqualsWithDelta( 6000, $list[2], 250 );
	}

	/**
	 * Shuffling loses nothing.
	 */
	public function test_shuffle(): void {
		$shuffled = ( new Seeded_Random( 1, 'shuffle' ) )->shuffle( range( 1, 30 ) );
		$this->assertNotSame( range( 1, 30 ), $shuffled );
		sort( $shuffled );
		$this->assertSame( range( 1, 30 ), $shuffled );
	}
}
