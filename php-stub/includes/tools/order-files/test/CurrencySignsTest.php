<?php
/**
 * Tests signs of currencies in order files.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Currency_Signs;

defined( 'ABSPATH' ) || exit;

/**
 * Tests signs of currencies in order files.
 */
final class CurrencySignsTest extends TestCase {

	/**
	 * Signs and their currencies: of the list for order files, and symbols of currencies, which are signs or words.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function get_signs(): array {
		return array(
			'of the list'            => array( '€', 'EUR' ),
			'symbol of one letter'   => array( '₲', 'PYG' ),
			'symbol of letters'      => array( 'KSh', 'KES' ),
			'symbol with a sign'     => array( 'RD$', 'DOP' ),
			'code'                   => array( 'CHF', 'CHF' ),
			'of several currencies'  => array( '$', '' ),
			'letter that is no sign' => array( 'P', '' ),
			'no sign'                => array( 'x', '' ),
		);
	}

	/**
	 * A sign names the only currency that has it, alone and around an amount.
	 *
	 * @dataProvider get_signs
	 *
	 * @param string $sign Sign.
	 * @param string $code Code; empty if it names none.
	 */
	public function test_sign_names_the_only_currency_that_has_it( string $sign, string $code ): void {
		self::assertSame( $code, Currency_Signs::get_code( $sign ) );

		if ( '' !== $code ) {
			self::assertSame( array( $sign, '12,50' ), Currency_Signs::split( "$sign 12,50" ) );
			self::assertSame( array( $sign, '-12,50' ), Currency_Signs::split( "-12,50$sign" ) );
			self::assertTrue( Currency_Signs::is_possible( $sign, $code ) );
			self::assertFalse( Currency_Signs::is_possible( $sign, 'JPY' ) );
		}
	}
}
