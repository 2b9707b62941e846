<?php
/**
 * Tests what the values of a column can mean.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Column_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Tests what the values of a column can mean.
 */
final class ColumnContentTest extends TestCase {

	/**
	 * Fields with values that may be theirs, and with values that are not.
	 *
	 * @return array<string, array{0: string, 1: string[], 2: string[]}>
	 */
	public static function get_values(): array {
		return array(
			'a date among other texts'   => array( 'date', array( 'unknown', '2026-03-05' ), array( 'unknown', '17' ) ),
			'a name among numbers'       => array( 'product', array( '17', 'Rope' ), array( '17', '18' ) ),
			'a country, not its number'  => array( 'country', array( 'DE' ), array( '49' ) ),
			'an email among other texts' => array( 'email', array( 'none', 'a@example.test' ), array( 'Ada', 'none' ) ),
			'a code, not its amount'     => array( 'coupon', array( 'SPRING10', '10.00' ), array( '10.00', '-5,50' ) ),
			'a status, not its number'   => array( 'status', array( 'Paid', '1' ), array( '1', '2' ) ),
			'a quantity'                 => array( 'quantity', array( 'x', '2' ), array( 'x', 'two' ) ),
			'an amount'                  => array( 'total', array( 'unknown', '9.99' ), array( 'unknown', 'later' ) ),
		);
	}

	/**
	 * A column has a field unless its values rule it out; empty values say nothing.
	 *
	 * @dataProvider get_values
	 *
	 * @param string   $field  Field.
	 * @param string[] $values Values that may be those of the field.
	 * @param string[] $others Values that are not.
	 */
	public function test_values_fit_a_field( string $field, array $values, array $others ): void {
		self::assertTrue( Column_Content::fits( $field, $values ) );
		self::assertTrue( Column_Content::fits( $field, array( '', ...$values ) ) );
		self::assertFalse( Column_Content::fits( $field, $others ) );
		self::assertFalse( Column_Content::fits( $field, array( '', ...$others ) ) );
		self::assertTrue( Column_Content::fits( $field, array( '', '' ) ) );
	}
}
