<?php
/**
 * Tests of Seeded_Random.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Demo\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Demo\Seeded_Random;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the random number generator.
 */
final class SeededRandomTest extends TestCase {
	public function test_numbers_depend_only_on_seed_scope_and_index(): void {
		$numbers = static function ( Seeded_Random $random ): array {
			mt_srand( random_int( 0, 1000 ) );
			return array_map( static fn(): int => $random->next_bits(), range( 1, 20 ) );
		};
		$first   = $numbers( new Seeded_Random( 1, 'order', 5 ) );
		$this->assertSame( $first, $numbers( new Seeded_Random( 1, 'order', 5 ) ) );
		$this->assertNotSame( $first, $numbers( new Seeded_Random( 2, 'order', 5 ) ) );
		$this->assertNotSame( $first, $numbers( new Seeded_Random( 1, 'order', 6 ) ) );
		$this->assertNotSame( $first, $numbers( new Seeded_Random( 1, 'person', 5 ) ) );
	}

	/**
	 * The expected numbers come from an implementation of sfc32 in another language.
	 */
	public function test_numbers_are_those_of_sfc32(): void {
		$random = new Seeded_Random( 1, 'known' );
		$this->assertSame(
			array( 2614606054, 2221475274, 3067765553 ),
			array( $random->next_bits(), $random->next_bits(), $random->next_bits() )
		);
	}

	public function test_numbers_stay_in_range_and_are_spread_evenly(): void {
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

	public function test_values_are_picked_by_weight_and_never_with_weight_zero(): void {
		$random = new Seeded_Random( 9, 'weights' );
		$map    = array();
		for ( $round = 0; $round < 8000; ++$round ) {
			$map[]  = $random->pick_weighted(
				array(
					'never' => 0,
					'once'  => 1,
					'often' => 3,
				)
			);
		}
		$map  = array_count_values( $map );
		$this->assertArrayNotHasKey( 'never', $map );
		$this->assertEqualsWithDelta( 6000, $map['often'], 250 );
	}

	public function test_shuffling_keeps_all_values(): void {
		$shuffled = ( new Seeded_Random( 1, 'shuffle' ) )->shuffle( range( 1, 30 ) );
		$this->assertNotSame( range( 1, 30 ), $shuffled );
		sort( $shuffled );
		$this->assertSame( range( 1, 30 ), $shuffled );
	}
}
