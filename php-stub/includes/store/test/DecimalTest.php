<?php
/**
 * Tests of exact decimal amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Store\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Not a hundred-millionth is lost.
 */
final class DecimalTest extends TestCase {

	/**
	 * Amounts are read and written without a float.
	 *
	 * @dataProvider amounts
	 * @param string|int|float|null $value   Amount.
	 * @param int                   $units   Units.
	 * @param string                $written How it is written.
	 */
	public function test_reads_and_writes( $value, int $units, string $written ): void {
		$this->assertSame( $units, Decimal::read( $value ) );
		$this->assertSame( $written, Decimal::write( $units ) );
		$this->assertSame( $units, Decimal::read( $written ) );
	}

	/**
	 * Amounts.
	 *
	 * @return array<string, array{mixed, int, string}>
	 */
	public function amounts(): array {
		return array(
			'cents'          => array( '12.05', 1205000000, '12.05' ),
			'less than none' => array( '-0.1', -10000000, '-0.10' ),
			'all digits'     => array( '0.12345678', 12345678, '0.12345678' ),
			'more digits'    => array( '0.123456785', 12345679, '0.12345679' ),
			'a column'       => array( '19.99000000', 1999000000, '19.99' ),
			'a float'        => array( 0.1 + 0.2, 30000000, '0.30' ),
			'nothing'        => array( null, 0, '0.00' ),
			'empty'          => array( '', 0, '0.00' ),
			'no number'      => array( 'x', 0, '0.00' ),
			'an exponent'    => array( '1e-2', 1000000, '0.01' ),
			'without zero'   => array( '.5', 50000000, '0.50' ),
		);
	}

	/**
	 * Halves are rounded away from zero.
	 */
	public function test_rounds(): void {
		$this->assertSame( '0.01', Decimal::fixed( Decimal::read( '0.005' ), 2 ) );
		$this->assertSame( '-0.01', Decimal::fixed( Decimal::read( '-0.005' ), 2 ) );
		$this->assertSame( '1.00', Decimal::fixed( Decimal::read( '0.99999999' ), 2 ) );
		$this->assertSame( '3', Decimal::fixed( Decimal::read( '2.5' ), 0 ) );
		$this->assertSame( '0.00', Decimal::fixed( Decimal::read( '-0.001' ), 2 ) );
	}

	/**
	 * Parts add up, whatever is shared out by whatever weights.
	 */
	public function test_parts_add_up(): void {
		mt_srand( 7 );

		for ( $run = 0; $run < 300; $run++ ) {
			$amount  = mt_rand( -500000, 500000 ) * ( 0 === $run % 2 ? 1000000 : 1 );
			$weights = array();

			for ( $part = mt_rand( 1, 6 ); $part > 0; $part-- ) {
				$weights[] = 0 === $run % 3 ? mt_rand( 0, 9999 ) * Decimal::ONE : mt_rand( 0, 9 );
			}

			$parts = Decimal::split( $amount, $weights );

			$this->assertSame( array_sum( $weights ) > 0 ? $amount : 0, array_sum( $parts ) );

			foreach ( $parts as $index => $part ) {
				$this->assertTrue( 0 === $part || $weights[ $index ] > 0 || 0 !== array_sum( $weights ) );
				$this->assertSame( 0, 0 === $run % 2 ? $part % 1000000 : 0, 'Cents are not broken.' );
			}
		}
	}

	/**
	 * A percentage of a large amount is as exact as one of a small amount.
	 */
	public function test_percentages(): void {
		$this->assertSame( '7.25', Decimal::write( Decimal::percentage( Decimal::read( '100' ), 72500, 2 ) ) );
		$this->assertSame( '0.01', Decimal::write( Decimal::percentage( Decimal::read( '0.07' ), 72500, 2 ) ) );
		$this->assertSame( '-2.17', Decimal::write( Decimal::percentage( Decimal::read( '-29.97' ), 72500, 2 ) ) );
		$this->assertSame( '724999999.93', Decimal::write( Decimal::percentage( Decimal::read( '9999999999' ), 72500, 2 ) ) );
	}
}
