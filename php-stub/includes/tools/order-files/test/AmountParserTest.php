<?php
/**
 * Tests of amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Tools\Order_Files\Amount_Parser;
use Storedeck\Tools\Order_Files\Currency_Format;

// cspell:disable

defined( 'ABSPATH' ) || exit;

/**
 * Tests formats of amounts.
 */
final class AmountParserTest extends TestCase {

	public function test_amounts_in_all_formats_are_parsed_to_the_cent(): void {
		mt_srand( 7 );

		for ( $round = 0; $round < 500; ++$round ) {
			$cents = mt_rand( 0, 99999999 );

			foreach ( array( '.,', ',.', ', ', ".'", ',' ) as $separators ) {
				$separator = $separators[0];
				$thousands = substr( $separators, 1 );
				$text      = number_format( intdiv( $cents, 100 ), 0, '', $thousands ) . $separator . sprintf( '%02d', $cents % 100 );
				$amounts   = new Amount_Parser();

				$amounts->add_sample( $text );

				foreach ( array( '%s', '€%s', '%s EUR', '$ %s', "%s\u{a0}zł" ) as $format ) {
					$this->assertEquals( Decimal::of_units( $cents, 2 ), $amounts->parse( sprintf( $format, $text ) ), $text );
				}

				$this->assertEquals( Decimal::of_units( -$cents, 2 ), $amounts->parse( '(' . $text . ')' ) );
				$this->assertEquals( Decimal::of_units( -$cents, 2 ), $amounts->parse( '-' . $text ) );
			}
		}
	}

	public function test_the_decimal_separator_is_detected_from_the_file(): void {
		$amounts = new Amount_Parser();

		$this->assertEquals( Decimal::of( 1234 ), $amounts->parse( '1,234' ) );
		$amounts->add_sample( '12,50' );
		$this->assertEquals( Decimal::of( 1234 ), $amounts->parse( '1.234' ) );
		$this->assertEquals( Decimal::of( '1.234' ), $amounts->parse( '1,234' ) );

		foreach ( array( 'x', '1,2,3', '--1', '12.345.67', '1e3', '', '٣٤', '100000000000' ) as $invalid ) {
			$this->assertNull( $amounts->parse( $invalid ), $invalid );
		}
	}

	/**
	 * Amounts as systems and people write them.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function amounts(): array {
		$amounts = array(
			'R$ 1.234,56' => '1234.56', '1 234,56 Kč' => '1234.56', '5.990,00 Ft' => '5990.00', 'Rp 15.000,00' => '15000.00',
				'Rs.1,234.50' => '1234.50',
			'лв. 5,50' => '5.50', '5,50 лв.' => '5.50', 'C$ 12.00' => '12.00', '£12.50' => '12.50', '¥1000' => '1000.00',
				'1000円' => '1000.00', '￥1,000' => '1000.00',
			'-$5.00' => '-5.00', '$-5.00' => '-5.00', '($5.00)' => '-5.00', '5,00-' => '-5.00', '-€ 3,00' => '-3.00',
				"CHF 1'234.50" => '1234.50', '500 ₽' => '500.00',
			'1,23,456.78' => '123456.78', 'kr 12,50' => '12.50', '12,50 kr.' => '12.50', '12.50 USD' => '12.50', '12,-' => '12.00',
				'12.–' => '12.00', '12,--' => '12.00',
			'5.-' => '5.00', '€ 12,-' => '12.00', '-' => '0.00', '—' => '0.00', 'Free' => '0.00', 'gratis' => '0.00',
				'Kostenlos' => '0.00', 'offert' => '0.00', '無料' => '0.00', 'бесплатно' => '0.00',
		);

		return array_combine( array_keys( $amounts ), array_map( null, array_keys( $amounts ), $amounts ) );
	}

	/**
	 * Signs, codes, grouping and words do not matter.
	 *
	 * @dataProvider amounts
	 * @param string $text   Text.
	 * @param string $amount Amount.
	 */
	public function test_amounts_are_read_with_any_sign_and_grouping( string $text, string $amount ): void {
		$this->assertSame( $amount, ( new Amount_Parser() )->parse( $text )?->to_string() );
	}

	public function test_what_is_no_amount_is_refused(): void {
		foreach ( array( '19%', '3 pcs', 'soon', '12 mugs', '1.2.3', '$', '--5' ) as $text ) {
			$this->assertNull( ( new Amount_Parser() )->parse( $text ), $text );
		}
	}

	public function test_three_digits_are_thousands_in_currencies_without_three_decimals(): void {
		foreach ( array( 'IDR' => '15000.00', 'EUR' => '15000.00', 'BHD' => '15.00' ) as $currency => $amount ) {
			$amounts = new Amount_Parser();

			$amounts->set_format( new Currency_Format( $currency ) );
			$this->assertSame( $amount, $amounts->parse( '15.000' )?->to_string() );
		}
	}

	public function test_signs_tell_the_currency_if_only_one_has_them(): void {
		$amounts = new Amount_Parser();

		$amounts->add_sample( '$5.00' );
		$this->assertSame( array(), $amounts->get_currencies() );
		$amounts->add_sample( '5,00 zł' );
		$amounts->add_sample( 'PLN 6,00' );
		$this->assertSame( array( 'PLN' ), $amounts->get_currencies() );
	}
}
