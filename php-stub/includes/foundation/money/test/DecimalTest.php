<?php
/**
 * Tests of exact decimal amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Money\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Decimal.
 */
final class DecimalTest extends TestCase {

	/**
	 * Amounts are read and written without a float.
	 *
	 * @dataProvider amounts
	 * @param string|int|float|null $value   Amount.
	 * @param string                $written Expected text.
	 */
	public function test_reads_and_writes_amounts( $value, string $written ): void {
		$this->assertSame( $written, Decimal::of( $value )->to_string() );
		$this->assertSame( $written, Decimal::of( $written )->to_string() );
	}

	/**
	 * Amounts and how they are written.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public function amounts(): array {
		return array(
			'cents'                    => array( '12.05', '12.05' ),
			'negative'                 => array( '-0.1', '-0.10' ),
			'eight digits'             => array( '0.12345678', '0.12345678' ),
			'nine digits'              => array( '0.123456785', '0.12345679' ),
			'a value of a column'      => array( '19.99000000', '19.99' ),
			'the largest column value' => array( '999999999999999999.99999999', '999999999999999999.99999999' ),
			'the lowest column value'  => array( '-999999999999999999.99999999', '-999999999999999999.99999999' ),
			'more than a column holds' => array( '1000000000000000000', '0.00' ),
			'an int'                   => array( 7, '7.00' ),
			'a float'                  => array( 0.1 + 0.2, '0.30' ),
			'an infinite float'        => array( INF, '0.00' ),
			'null'                     => array( null, '0.00' ),
			'an empty string'          => array( '', '0.00' ),
			'not a number'             => array( 'x', '0.00' ),
			'an exponent'              => array( '1e-2', '0.01' ),
			'no digit before'          => array( '.5', '0.50' ),
			'no digit after'           => array( '5.', '5.00' ),
			'negative zero'            => array( '-0.00', '0.00' ),
			'spaces'                   => array( ' 3 ', '3.00' ),
		);
	}

	/**
	 * Halves are rounded away from zero.
	 */
	public function test_rounds_halves_away_from_zero(): void {
		$this->assertSame( '0.01', Decimal::of( '0.005' )->to_fixed( 2 ) );
		$this->assertSame( '-0.01', Decimal::of( '-0.005' )->to_fixed( 2 ) );
		$this->assertSame( '1.00', Decimal::of( '0.99999999' )->to_fixed( 2 ) );
		$this->assertSame( '3', Decimal::of( '2.5' )->to_fixed( 0 ) );
		$this->assertSame( '0.00', Decimal::of( '-0.001' )->to_fixed( 2 ) );
		$this->assertSame( '1000000000000000000.00', Decimal::of( '999999999999999999.995' )->to_fixed( 2 ) );
	}

	/**
	 * Random amounts of any size with up to eight digits after the point survive every round trip.
	 */
	public function test_random_amounts_stay_exact(): void {
		mt_srand( 3 );

		for ( $run = 0; $run < 500; $run++ ) {
			list( $text_a, $digits ) = self::random();
			list( $text_b )          = self::random();

			$a     = Decimal::of( $text_a );
			$b     = Decimal::of( $text_b );
			$count = mt_rand( 1, 1000 );

			$this->assertSame( $text_a, $a->to_fixed( $digits ) );
			$this->assertTrue( $a->equals( Decimal::of( $a->to_string() ) ) );
			$this->assertTrue( $a->equals( $a->plus( $b )->minus( $b ) ) );
			$this->assertTrue( $a->plus( $b )->equals( Decimal::sum( array( $b, $a ) ) ) );
			$this->assertTrue( $a->equals( $a->times( $count )->divided_by( $count ) ) );
			$this->assertTrue( $a->equals( $a->negate()->negate() ) );
			$this->assertSame( $a->compare( $b ), $a->minus( $b )->compare( Decimal::zero() ) );
			$this->assertTrue( $a->plus( $b )->equals( Decimal::min( $a, $b )->plus( Decimal::max( $a, $b ) ) ) );
			$this->assertTrue( $a->percentage( Decimal::of( 100 ), 8 )->equals( $a ) );

			// Rounding moves an amount by half a unit at most.
			$error = $a->minus( $a->round( 2 ) )->absolute();

			$this->assertLessThanOrEqual( 0, $error->compare( Decimal::of( '0.005' ) ) );
		}
	}

	/**
	 * Adding the same amount many times equals one multiplication.
	 */
	public function test_a_sum_of_equal_amounts_is_their_product(): void {
		foreach ( array( '0.10000000', '19.99', '-0.00000001', '99999999999.99999999', '999999999999999999' ) as $text ) {
			$amount = Decimal::of( $text );

			$this->assertTrue( $amount->times( 1000 )->equals( Decimal::sum( array_fill( 0, 1000, $amount ) ) ) );
		}
	}

	/**
	 * Parts add up to the amount for all weights, and whole units stay whole.
	 */
	public function test_split_parts_add_up(): void {
		mt_srand( 7 );

		for ( $run = 0; $run < 300; $run++ ) {
			$digits  = array( 0, 2, 3 )[ intdiv( $run, 2 ) % 3 ];
			$amount  = Decimal::of_units( mt_rand( -500000, 500000 ), 0 === $run % 2 ? $digits : 8 );
			$amount  = 0 === $run % 5 ? $amount->times( 1000000000000 ) : $amount;
			$weights = array();

			for ( $part = mt_rand( 1, 6 ); $part > 0; $part-- ) {
				$weights[] = 0 === $run % 3 ? Decimal::of( mt_rand( 0, 9999 ) ) : mt_rand( 0, 9 );
			}

			$is_weight  = static fn( $weight ): bool => $weight instanceof Decimal ? ! $weight->is_zero() : 0 !== $weight;
			$has_weight = array_map( $is_weight, $weights );
			$parts      = $amount->split( $weights, $digits );

			$this->assertTrue( Decimal::sum( $parts )->equals( in_array( true, $has_weight, true ) ? $amount : Decimal::zero() ) );

			foreach ( $parts as $index => $part ) {
				$this->assertTrue( $part->is_zero() || $has_weight[ $index ] );
				$this->assertTrue( 1 === $run % 2 || $part->round( $digits )->equals( $part ), 'Whole units are not split.' );
			}
		}
	}

	/**
	 * Percentages of large amounts are as exact as those of small ones.
	 */
	public function test_percentages(): void {
		$rate = Decimal::of( '7.25' );

		$this->assertSame( '7.25', Decimal::of( '100' )->percentage( $rate, 2 )->to_string() );
		$this->assertSame( '0.01', Decimal::of( '0.07' )->percentage( $rate, 2 )->to_string() );
		$this->assertSame( '-2.17', Decimal::of( '-29.97' )->percentage( $rate, 2 )->to_string() );
		$this->assertSame( '724999999.93', Decimal::of( '9999999999' )->percentage( $rate, 2 )->to_string() );
		$this->assertSame( '72499999999999999.93', Decimal::of( '999999999999999999' )->percentage( $rate, 2 )->to_string() );
		$this->assertSame( '0.01', Decimal::of( '0.10' )->percentage( Decimal::of( 5 ), 2 )->to_string(), 'Half a cent is rounded up.' );
	}

	/**
	 * Quotients are rounded away from zero, and an average of nothing is zero.
	 */
	public function test_divides(): void {
		$divide = static fn( int $units, int $divisor ): int => Decimal::of_units( $units, 4 )->divided_by( $divisor, 4 )->to_units( 4 );

		$this->assertSame( 1715848, $divide( 6793041900, 3959 ) );
		$this->assertSame( 3, $divide( 5, 2 ) );
		$this->assertSame( -3, $divide( -5, 2 ) );
		$this->assertSame( -3, $divide( 5, -2 ) );
		$this->assertSame( -9317, $divide( -55900, 6 ) );
		$this->assertSame( 0, $divide( 100, 0 ) );
		$this->assertSame( 29684, Decimal::of( 11752 )->divided_by( 3959, 4 )->to_units( 4 ) );
	}

	/**
	 * The amount times a ratio is rounded once.
	 */
	public function test_multiplies_by_a_ratio(): void {
		$this->assertSame( '100.00', Decimal::of( '119' )->ratio( Decimal::of( 100 ), Decimal::of( 119 ), 2 )->to_string() );
		$this->assertSame( '0.67', Decimal::of( '1' )->ratio( Decimal::of( 2 ), Decimal::of( 3 ), 2 )->to_string() );
	}

	/**
	 * Sums of the database are read as they are written there.
	 */
	public function test_reads_units_of_the_database(): void {
		$this->assertTrue( Decimal::of_units( null, 4 )->is_zero() );
		$this->assertSame( '0.0012', Decimal::of_units( '12', 4 )->to_string() );
		$this->assertSame( '0.0012', Decimal::of_units( '12.0', 4 )->to_string() );
		$this->assertSame( '-12.05', Decimal::of_units( -1205, 2 )->to_string() );
		$this->assertSame( '12345678901234567890.1234', Decimal::of_units( '123456789012345678901234', 4 )->to_string() );
	}

	/**
	 * Numbers of responses have at most four digits and no float noise.
	 */
	public function test_writes_numbers_without_noise(): void {
		$this->assertSame( '49934.21', json_encode( Decimal::of( '49934.21' )->to_number() ) );
		$this->assertSame( '-5.59', json_encode( Decimal::of( '-5.59' )->to_number() ) );
		$this->assertSame( '452', json_encode( Decimal::of( '452.00' )->to_number() ) );
		$this->assertSame( '0', json_encode( Decimal::zero()->to_number() ) );
		$this->assertSame( '4.975', json_encode( Decimal::of( '4.975' )->to_number() ) );
		$this->assertSame( '4.1235', json_encode( Decimal::of( '4.12345' )->to_number() ) );
	}

	/**
	 * Every cent of a large amount can be written to JSON and read back.
	 */
	public function test_large_amounts_keep_their_cents_in_json(): void {
		foreach ( array( 3306901487990000, 999999999990100, -100 ) as $units ) {
			$json = json_encode( Decimal::of_units( $units, 4 )->to_number() );

			$this->assertSame( $units, Decimal::of( $json )->to_units( 4 ) );
		}
	}

	/**
	 * Units beyond an int are cut to the nearest int.
	 */
	public function test_units_are_cut_to_an_int(): void {
		$this->assertSame( -500, Decimal::of( -0.05 )->to_units( 4 ) );
		$this->assertSame( 5, Decimal::of( '4.5' )->to_units( 0 ) );
		$this->assertSame( PHP_INT_MAX, Decimal::of( '999999999999999999' )->to_units( 8 ) );
		$this->assertSame( PHP_INT_MIN, Decimal::of( '-999999999999999999' )->to_units( 8 ) );
	}

	/**
	 * SQL rounds each row before it is summed.
	 */
	public function test_sql_rounds_each_row(): void {
		$this->assertSame( 'CAST( ROUND( ( stats.net_total ) * 10000 ) AS SIGNED )', Decimal::sql_units( 'stats.net_total' ) );
	}

	/**
	 * An amount with 0 to 8 digits after and up to 18 before the point.
	 *
	 * @return array{0: string, 1: int} Text, and its digits after the point.
	 */
	private static function random(): array {
		$digits = mt_rand( 0, 8 );
		$length = mt_rand( 1, 18 );
		$text   = (string) mt_rand( 1, 9 );

		while ( strlen( $text ) < $length + $digits ) {
			$text .= mt_rand( 0, 9 );
		}

		$text = 0 === $digits ? $text : substr( $text, 0, $length ) . '.' . substr( $text, $length );

		return array( ( 1 === mt_rand( 0, 1 ) ? '-' : '' ) . $text, $digits );
	}
}
