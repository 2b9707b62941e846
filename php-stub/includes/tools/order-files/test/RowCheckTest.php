<?php
/**
 * Tests of the warnings of an import.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Amount_Parser;
use Storedeck\Tools\Order_Files\Currency_Format;
use Storedeck\Tools\Order_Files\Date_Parser;
use Storedeck\Tools\Order_Files\Row_Check;
use Storedeck\Tools\Order_Files\Row_Parser;

defined( 'ABSPATH' ) || exit;

/**
 * Tests dates in the future and amounts that do not fit the currency.
 */
final class RowCheckTest extends TestCase {

	/**
	 * Warnings about the rows of an order, by line.
	 *
	 * @param string                            $currency Currency of the file.
	 * @param array<int, array<string, string>> $rows     Rows by line.
	 * @return array<int, list<string>>
	 */
	private static function warnings( string $currency, array $rows ): array {
		$amounts = new Amount_Parser();

		foreach ( $rows as $row ) {
			$amounts->add_sample( $row['price'] );
		}

		$amounts->set_format( new Currency_Format( $currency ) );

		$parser   = new Row_Parser( $amounts, new Date_Parser( new DateTimeZone( 'America/New_York' ), 'dmy' ),
			new Row_Check( $currency, '2026-03-10 12:00:00' ) );
		$warnings = array();

		foreach ( $rows as $line => $row ) {
			$row   += array( 'date' => '2026-03-01', 'product' => 'Tea' );
			$parsed = $parser->parse( $row );

			self::assertIsArray( $parsed );

			foreach ( $parser->get_warnings( $row, $parsed ) as $warning ) {
				$warnings[ $line ][] = $warning;
			}
		}

		return $warnings;
	}

	/**
	 * Prices by line, from line 2.
	 *
	 * @param string ...$prices Prices.
	 * @return array<int, array{price: string}>
	 */
	private static function prices( string ...$prices ): array {
		$rows = array();

		foreach ( $prices as $index => $price ) {
			$rows[ $index + 2 ] = array( 'price' => $price );
		}

		return $rows;
	}

	public function test_dates_in_the_future_are_reported_in_the_site_time_zone(): void {
		$this->assertSame(
			array(
				3 => array( 'The order date "2026-03-10 08:00:01" is in the future.' ),
				4 => array( 'The order date "1.4.2026" is in the future.' ),
			),
			self::warnings(
				'USD',
				array(
					2 => array( 'date' => '2026-03-10 08:00:00', 'price' => '2' ),
					3 => array( 'date' => '2026-03-10 08:00:01', 'price' => '2' ),
					4 => array( 'date' => '1.4.2026', 'price' => '2' ),
				)
			)
		);
	}

	public function test_amounts_with_the_sign_of_another_currency_are_reported(): void {
		$this->assertSame(
			array( 4 => array( 'The price "$12.50" was read as 12.50 EUR, but it has the sign "$".' ) ),
			self::warnings( 'EUR', self::prices( '12.50', '€ 12.50', '$12.50', 'EUR 12.50' ) )
		);
		$this->assertSame(
			array( 3 => array( 'The price "USD 3" was read as 3.00 CAD, but it has the sign "USD".' ) ),
			self::warnings( 'CAD', self::prices( '$3', 'USD 3' ) )
		);
		$this->assertSame( array(), self::warnings( 'INR', self::prices( 'Rs. 5', '₹5' ) ) );
		$this->assertSame( array( 3 ), array_keys( self::warnings( 'SEK', self::prices( '5 kr', '5 zł' ) ) ) );
	}

	public function test_amounts_with_more_decimals_than_the_currency_are_reported(): void {
		$this->assertSame(
			array( 3 => array( 'The price "12.50" was read as 12.50 JPY, but this currency has no decimals.' ) ),
			self::warnings( 'JPY', self::prices( '12.00', '12.50' ) )
		);
		$this->assertSame(
			array( 2 => array( 'The price "1.234" was read as 1.234 USD, but this currency has 2 decimals.' ) ),
			self::warnings( 'USD', self::prices( '1.234', '1.20' ) )
		);
		$this->assertSame( array(), self::warnings( 'BHD', self::prices( '1.234' ) ) );
	}

	public function test_a_comma_that_usually_separates_decimals_is_reported_as_thousands(): void {
		$this->assertSame(
			array( 2 => array( 'The price "1,234" was read as 1234.00 EUR, but "," usually separates the decimals of this currency.' ) ),
			self::warnings( 'EUR', self::prices( '1,234' ) )
		);
		$this->assertSame( array(), self::warnings( 'USD', self::prices( '1,234', '1,234.50' ) ) );
		$this->assertSame( array(), self::warnings( 'EUR', self::prices( '12,34', '1.234,50' ) ) );
	}
}
