<?php
/**
 * Tests of Ratings.
 *
 * @package Storedeck
 */

namespace Storedeck\Reviews\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reviews\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Ratings.
 */
final class RatingsTest extends TestCase {

	/**
	 * The average has two decimals, halves rounded up.
	 *
	 * @dataProvider ratings
	 * @param array<int, int> $by_stars Rating => number of reviews.
	 * @param string          $average  Average.
	 */
	public function test_average_has_two_decimals( array $by_stars, string $average ): void {
		$this->assertSame( $average, Ratings::get_average( $by_stars ) );
	}

	/**
	 * Ratings and their averages.
	 *
	 * @return list<array{array<int, int>, string}>
	 */
	public function ratings(): array {
		return array(
			array( array(), '0' ),
			array( array( 5 => 0 ), '0' ),
			array( array( 5 => 1 ), '5.00' ),
			array(
				array(
					5 => 2,
					4 => 1,
				),
				'4.67',
			),
			array(
				array(
					4 => 2,
					1 => 1,
				),
				'3.00',
			),
			array(
				array(
					5 => 1,
					4 => 7,
				),
				'4.13',
			),
			array(
				array(
					2 => 1,
					1 => 199,
				),
				'1.01',
			),
		);
	}
}
