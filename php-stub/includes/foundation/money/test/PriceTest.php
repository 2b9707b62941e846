<?php
/**
 * Tests of Price.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Money\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;

defined( 'ABSPATH' ) || exit;

/**
 * Price.
 */
final class PriceTest extends TestCase {

	/**
	 * An amount that rounds to zero has no sign.
	 */
	public function test_an_amount_that_rounds_to_zero_has_no_sign(): void {
		$GLOBALS['storedeck_test_options'] = array( 'woocommerce_price_num_decimals' => '0' );

		$this->assertSame( '$0', Price::format( Decimal::of( '-0.4' ) ) );
		$this->assertSame( '-$1', Price::format( Decimal::of( '-0.5' ) ) );
		$this->assertSame( '$0', Price::format( Decimal::zero() ) );

		$GLOBALS['storedeck_test_options'] = array();
	}

	/**
	 * The sign comes first, wherever the symbol is.
	 *
	 * @dataProvider negative_amounts
	 * @param string $position Position of the symbol.
	 * @param string $expected Text.
	 */
	public function test_the_sign_of_an_amount_comes_first( string $position, string $expected ): void {
		$GLOBALS['storedeck_test_options'] = array( 'woocommerce_currency_pos' => $position );

		$this->assertSame( $expected, Price::format( Decimal::of( '-2.57' ) ) );

		$GLOBALS['storedeck_test_options'] = array();
	}

	/**
	 * Positions of the symbol and texts.
	 *
	 * @return array<int, array{string, string}>
	 */
	public function negative_amounts(): array {
		return array(
			array( 'left', '-$2.57' ),
			array( 'right', '-2.57$' ),
			array( 'left_space', "-$\u{a0}2.57" ),
			array( 'right_space', "-2.57\u{a0}$" ),
		);
	}

	/**
	 * Numbers are formatted with separators and precision, halves rounded up.
	 *
	 * @dataProvider numbers
	 * @param int    $units     Amount in ten-thousandths.
	 * @param int    $precision Digits after the point.
	 * @param string $decimal   Decimal separator.
	 * @param string $thousand  Thousand separator.
	 * @param string $expected  Text.
	 */
	public function test_formats_numbers( int $units, int $precision, string $decimal, string $thousand, string $expected ): void {
		$this->assertSame( $expected, Price::format_number( Decimal::of_units( $units, 4 ), $precision, $decimal, $thousand ) );
	}

	/**
	 * Amounts and how they are formatted.
	 *
	 * @return array<int, array{int, int, string, string, string}>
	 */
	public function numbers(): array {
		return array(
			array( 0, 2, '.', ',', '0.00' ),
			array( 500, 2, '.', ',', '0.05' ),
			array( 12345678900, 2, '.', ',', '1,234,567.89' ),
			array( 12345678900, 2, ',', '.', '1.234.567,89' ),
			array( 10050, 1, ',', '', '1,0' ),
			array( 10500, 1, ',', '', '1,1' ),
			array( 9999950, 2, '.', ',', '1,000.00' ),
			array( 12345678900, 0, '.', "\u{a0}", "1\u{a0}234\u{a0}568" ),
			array( 12345, 3, '.', ',', '1.235' ),
			array( 12345, 6, '.', ',', '1.234500' ),
		);
	}
}
