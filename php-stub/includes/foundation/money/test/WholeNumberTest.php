<?php
/**
 * Tests of whole numbers of the database.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Money\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Money\Whole_Number;

defined( 'ABSPATH' ) || exit;

/**
 * Tests Whole_Number.
 */
final class WholeNumberTest extends TestCase {

	/**
	 * Numbers as databases write them.
	 */
	public function test_converts_what_fits(): void {
		$this->assertSame( 0, Whole_Number::of( null ) );
		$this->assertSame( 12, Whole_Number::of( '12.0' ) );
		$this->assertSame( -7, Whole_Number::of( '-7' ) );
		$this->assertSame( PHP_INT_MAX - 1, Whole_Number::of( '9223372036854775806' ) );
	}

	/**
	 * Sums beyond the range, and those that a database cut to its end.
	 *
	 * @dataProvider provide_too_large
	 * @param string|int|float $value Sum.
	 */
	public function test_refuses_what_does_not_fit( string|int|float $value ): void {
		try {
			Whole_Number::of( $value );
			$this->fail( 'No exception was thrown.' );
		} catch ( Query_Exception $error ) {
			$this->assertTrue( $error->is_too_large() );
		}
	}

	/**
	 * Sums that do not fit.
	 *
	 * @return array<string, array{string|int|float}>
	 */
	public static function provide_too_large(): array {
		return array(
			'MariaDB adds without limits'   => array( '12000000000000000000' ),
			'the largest number'            => array( PHP_INT_MAX ),
			'the smallest number, as text'  => array( '-9223372036854775808' ),
			'PHP goes on with floats'       => array( PHP_INT_MAX + 1 ),
		);
	}

	/**
	 * Messages of databases.
	 */
	public function test_recognizes_errors_of_databases(): void {
		$messages = array(
			'integer overflow',
			"Out of range value for column 'net_revenue' at row 1",
			'BIGINT value is out of range',
		);

		foreach ( $messages as $message ) {
			$this->assertTrue( Query_Exception::create( $message )->is_too_large(), $message );
		}

		$this->assertFalse( Query_Exception::create( 'database is locked' )->is_too_large() );
	}
}
