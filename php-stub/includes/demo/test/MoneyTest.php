<?php
/**
 * Tests of arithmetic in cents.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Demo\Money;
use Storedeck\Demo\Random;

defined( 'ABSPATH' ) || exit;

/**
 * Money.
 */
final class MoneyTest extends TestCase {
	/**
	 * Decimals of small, negative and large amounts.
	 */
	public function test_decimal(): void {
		$this->assertSame( '0.00', Money::decimal( 0 ) );
		$this->assertSame( '0.05', Money::decimal( 5 ) );
		$this->assertSame( '-0.05', Money::decimal( -5 ) );
		$this->assertSame( '-12.30', Money::decimal( -1230 ) );
		$this->assertSame( '1234567.89', Money::decimal( 123456789 ) );
	}

	/**
	 * Half a cent goes up.
	 */
	public function test_percentage_rounds_half_up(): void {
		$this->assertSame( 1, Money::percentage( 10, 5000 ) );
		$this->assertSame( 73, Money::percentage( 1000, 7250 ) );
		$this->assertSame( 0, Money::percentage( 0, 20000 ) );
	}

	/**
	 * Parts always add up, and a part without weight gets nothing.
	 */
	public function test_split_adds_up(): void {
		$random = new Random( 3, 'split' );
		for ( $round = 0; $round < 500; ++$round ) {
			$weights = array();
			for ( $count = $random->between( 1, 6 ); $count > 0; --$count ) {
				$weights[] = $random->below( 50 );
			}
			$cents = $random->below( 100000 );
			$parts = Money::split( $cents, $weights );
			$this->assertSame( array_sum( $weights ) > 0 ? $cents : 0, array_sum( $parts ) );
			foreach ( $weights as $position => $weight ) {
				$this->assertGreaterThanOrEqual( 0, $parts[ $position ] );
				$this->assertTrue( $weight > 0 || 0 === $parts[ $position ] );
			}
		}
	}

	/**
	 * Pieces taken one by one cost what all of them cost.
	 */
	public function test_pieces_add_up(): void {
		$this->assertSame( array( 33, 33, 34 ), array(
			Money::pieces( 100, 0, 1, 3 ), Money::pieces( 100, 1, 1, 3 ), Money::pieces( 100, 2, 1, 3 ),
		) );
		$this->assertSame( 100, Money::pieces( 100, 0, 3, 3 ) );
	}

	/**
	 * Prices end in 99.
	 */
	public function test_charm(): void {
		$this->assertSame( 1999, Money::charm( 1960 ) );
		$this->assertSame( 1899, Money::charm( 1940 ) );
		$this->assertSame( 99, Money::charm( 3 ) );
	}
}
