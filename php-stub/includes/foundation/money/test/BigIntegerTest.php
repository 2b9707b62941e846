<?php
/**
 * Tests of integers of any size.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Money\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Big_Integer;

defined( 'ABSPATH' ) || exit;

/**
 * Big_Integer.
 */
final class BigIntegerTest extends TestCase {

	/**
	 * Results that fit an int are ints, others are strings.
	 */
	public function test_returns_an_int_where_the_result_fits_one(): void {
		$this->assertSame( '9223372036854775808', Big_Integer::add( PHP_INT_MAX, 1 ) );
		$this->assertSame( PHP_INT_MAX, Big_Integer::add( '9223372036854775808', -1 ) );
		$this->assertSame( '-9223372036854775809', Big_Integer::add( PHP_INT_MIN, -1 ) );
		$this->assertSame( '9223372036854775808', Big_Integer::negate( PHP_INT_MIN ) );
		$this->assertSame( '85070591730234615847396907784232501249', Big_Integer::multiply( PHP_INT_MAX, PHP_INT_MAX ) );
		$this->assertSame( 0, Big_Integer::multiply( '-9223372036854775808', 0 ) );
	}

	/**
	 * Sums, products and quotients of random values fulfil the laws of arithmetic.
	 */
	public function test_fulfils_the_laws_of_arithmetic_for_random_values(): void {
		mt_srand( 11 );

		for ( $run = 0; $run < 400; $run++ ) {
			list( $a, $b, $c ) = array( self::random(), self::random(), self::random() );

			$sum = Big_Integer::add( $a, $b );

			$this->assertSame( $sum, Big_Integer::add( $b, $a ) );
			$this->assertSame( $a, Big_Integer::add( $sum, Big_Integer::negate( $b ) ) );
			$this->assertSame( Big_Integer::multiply( $a, $b ), Big_Integer::multiply( $b, $a ) );
			$this->assertSame(
				Big_Integer::multiply( $sum, $c ),
				Big_Integer::add( Big_Integer::multiply( $a, $c ), Big_Integer::multiply( $b, $c ) )
			);

			if ( 0 === $b ) {
				continue;
			}

			list( $quotient, $remainder ) = Big_Integer::divide( $a, $b );

			$this->assertSame( $a, Big_Integer::add( Big_Integer::multiply( $quotient, $b ), $remainder ) );
			$this->assertSame( -1, Big_Integer::compare( Big_Integer::absolute( $remainder ), Big_Integer::absolute( $b ) ) );
			$this->assertSame( $a, Big_Integer::scale( $a, Big_Integer::absolute( $b ), Big_Integer::absolute( $b ) ) );
		}
	}

	/**
	 * The order of values follows from the sign of their difference.
	 */
	public function test_compares_values_of_any_size(): void {
		mt_srand( 12 );

		for ( $run = 0; $run < 400; $run++ ) {
			list( $a, $b ) = array( self::random(), self::random() );

			$difference = (string) Big_Integer::add( $a, Big_Integer::negate( $b ) );
			$expected   = '0' === $difference ? 0 : ( '-' === $difference[0] ? -1 : 1 );

			$this->assertSame( $expected, Big_Integer::compare( $a, $b ) );
		}
	}

	/**
	 * A scaled value is rounded toward zero, or to the nearest one.
	 */
	public function test_scales_exactly(): void {
		$this->assertSame( 2, Big_Integer::scale( 8, 1, 3 ) );
		$this->assertSame( 3, Big_Integer::scale( 8, 1, 3, true ) );
		$this->assertSame( -3, Big_Integer::scale( -5, 1, 2, true ) );
		$this->assertSame( 6148914691236517204, Big_Integer::scale( PHP_INT_MAX, 2, 3 ) );
		$this->assertSame( '18446744073709551614', Big_Integer::scale( PHP_INT_MAX, 6, 3, true ) );
	}

	/**
	 * A value of up to forty digits, of either sign.
	 */
	private static function random(): int|string {
		$digits = '';

		for ( $length = mt_rand( 1, 40 ); $length > 0; $length-- ) {
			$digits .= mt_rand( 0, 9 );
		}

		return Big_Integer::signed( 1 === mt_rand( 0, 1 ), $digits );
	}
}
