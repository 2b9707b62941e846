<?php
/**
 * Tests of exchange rates.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Money\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Exchange_Rate;

defined( 'ABSPATH' ) || exit;

/**
 * Tests Exchange_Rate.
 */
final class ExchangeRateTest extends TestCase {

	/**
	 * Amounts and rates as plugins store them.
	 *
	 * @testWith ["100", "1.1", false, "110.00"]
	 *           ["100", 1.1, false, "110.00"]
	 *           ["-33.33", "1.1", false, "-36.66"]
	 *           ["1234567.89", "6.1162079510703e-5", false, "75.51"]
	 *           ["1000000000", "0.0000611620795107034", false, "61162.08"]
	 *           ["1000000000", "16350", true, "61162.08"]
	 *           ["0.03", "1.2", true, "0.03"]
	 *           ["100", "3", true, "33.33"]
	 *           ["12.34", "24000", false, "296160.00"]
	 *           ["5", 100, true, "0.05"]
	 *           ["5", " 2 ", false, "10.00"]
	 * @param string $amount     Amount.
	 * @param mixed  $rate       Rate.
	 * @param bool   $is_divisor Whether the amount is divided.
	 * @param string $expected   Converted amount.
	 */
	public function test_an_amount_is_converted_exactly( string $amount, mixed $rate, bool $is_divisor, string $expected ): void {
		$this->assertSame( $expected, Exchange_Rate::of( $rate, $is_divisor )?->convert( Decimal::of( $amount ), 2 )->to_string() );
	}

	/**
	 * What is no rate.
	 *
	 * @testWith ["0"]
	 *           [0]
	 *           ["-1.1"]
	 *           [""]
	 *           ["1,1"]
	 *           ["EUR"]
	 *           [null]
	 *           [true]
	 *           [[1.1]]
	 *           ["1e400"]
	 *           ["1e-400"]
	 * @param mixed $rate Value.
	 */
	public function test_a_value_that_is_no_number_above_zero_is_no_rate( mixed $rate ): void {
		$this->assertNull( Exchange_Rate::of( $rate ) );
		$this->assertNull( Exchange_Rate::of( $rate, true ) );
	}

	public function test_a_rate_tells_what_one_unit_is_worth(): void {
		$this->assertSame( 1.1, Exchange_Rate::of( '1.1' )?->to_number() );
		$this->assertSame( 1.25, Exchange_Rate::of( '0.8', true )?->to_number() );
		$this->assertNull( Exchange_Rate::of( NAN ) );
	}
}
