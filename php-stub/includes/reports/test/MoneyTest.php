<?php
/**
 * Tests of Money.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Exact amounts.
 */
final class MoneyTest extends TestCase {

	/**
	 * Numbers of answers have no noise.
	 */
	public function test_numbers_are_written_without_noise(): void {
		$this->assertSame( '49934.21', json_encode( Money::to_number( 499342100 ) ) );
		$this->assertSame( '-5.59', json_encode( Money::to_number( -55900 ) ) );
		$this->assertSame( '452', json_encode( Money::to_number( 4520000 ) ) );
		$this->assertSame( '0', json_encode( Money::to_number( 0 ) ) );
		$this->assertSame( '4.975', json_encode( Money::to_number( 49750 ) ) );
	}

	/**
	 * Every cent of a large amount can be written and read back.
	 */
	public function test_large_amounts_keep_their_cents(): void {
		foreach ( array( 3306901487990000, 999999999990100, -100 ) as $units ) {
			$this->assertSame( $units, Money::to_units( json_encode( Money::to_number( $units ) ) ) );
		}
	}

	/**
	 * A tenth is a tenth, however often it is added.
	 */
	public function test_sums_are_exact(): void {
		$sum = 0;

		for ( $i = 0; $i < 1000; $i++ ) {
			$sum += Money::to_units( '0.10000000' );
		}

		$this->assertSame( 100, Money::to_number( $sum ) );
		$this->assertSame( -500, Money::to_units( -0.05 ) );
	}

	/**
	 * Quotients are rounded to four digits, halves away from zero.
	 */
	public function test_divide_rounds_halves_away_from_zero(): void {
		$this->assertSame( 1715848, Money::divide( 6793041900, 3959 ) );
		$this->assertSame( 29684, Money::divide( 11752 * Money::UNITS, 3959 ) );
		$this->assertSame( 3, Money::divide( 5, 2 ) );
		$this->assertSame( -3, Money::divide( -5, 2 ) );
		$this->assertSame( -9317, Money::divide( -55900, 6 ) );
		$this->assertSame( 0, Money::divide( 100, 0 ) );
	}

	/**
	 * Empty sums are zero.
	 */
	public function test_null_is_zero(): void {
		$this->assertSame( 0, Money::read( null ) );
		$this->assertSame( 12, Money::read( '12' ) );
	}

	/**
	 * Rows are rounded before they are summed.
	 */
	public function test_sql_rounds_each_row(): void {
		$this->assertSame( 'CAST( ROUND( ( stats.net_total ) * 10000 ) AS SIGNED )', Money::sql( 'stats.net_total' ) );
	}
}
