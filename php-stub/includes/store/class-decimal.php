<?php
/**
 * Exact decimal amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts as whole numbers of hundred-millionths: all digits that the tables
 * of orders hold. No float takes part.
 */
final class Decimal {

	/**
	 * Digits after the point.
	 */
	public const DIGITS = 8;

	/**
	 * Units in one of the currency.
	 */
	public const ONE = 100000000;

	/**
	 * Reads an amount.
	 *
	 * @param string|int|float|null $value For example `-12.5`; what is no number is 0.
	 */
	public static function read( $value ): int {
		if ( is_float( $value ) ) {
			$value = number_format( $value, self::DIGITS, '.', '' );
		}

		if ( 1 !== preg_match( '/^\s*(-?)(\d{0,10})(?:\.(\d*))?\s*$/', (string) $value, $parts ) ) {
			return is_numeric( $value ) && abs( (float) $value ) < 1e10 ? self::read( (float) $value ) : 0;
		}

		$digits = substr( str_pad( $parts[3] ?? '', self::DIGITS + 1, '0' ), 0, self::DIGITS + 1 );
		$units  = (int) $parts[2] * self::ONE + intdiv( (int) $digits + 5, 10 );

		return '-' === $parts[1] ? -$units : $units;
	}

	/**
	 * Writes an amount as columns hold it, such as `-12.05`: two digits, or as
	 * many more as it has.
	 *
	 * @param int $units Units.
	 */
	public static function write( int $units ): string {
		$amount = abs( $units );
		$digits = rtrim( str_pad( (string) ( $amount % self::ONE ), self::DIGITS, '0', STR_PAD_LEFT ), '0' );

		return ( $units < 0 ? '-' : '' ) . intdiv( $amount, self::ONE ) . '.' . str_pad( $digits, 2, '0' );
	}

	/**
	 * Writes an amount with a fixed number of digits, halves away from zero.
	 *
	 * @param int $units  Units.
	 * @param int $digits Digits after the point.
	 */
	public static function fixed( int $units, int $digits ): string {
		$units = self::round( $units, $digits );
		$text  = str_pad( (string) ( abs( $units ) % self::ONE ), self::DIGITS, '0', STR_PAD_LEFT );
		$text  = substr( $text, 0, max( 0, min( self::DIGITS, $digits ) ) );

		return ( $units < 0 ? '-' : '' ) . intdiv( abs( $units ), self::ONE ) . ( '' === $text ? '' : '.' . $text );
	}

	/**
	 * Rounds, halves away from zero.
	 *
	 * @param int $units  Units.
	 * @param int $digits Digits after the point.
	 */
	public static function round( int $units, int $digits ): int {
		$step = 10 ** ( self::DIGITS - max( 0, min( self::DIGITS, $digits ) ) );
		$half = intdiv( $step, 2 );

		return $units < 0 ? -intdiv( -$units + $half, $step ) * $step : intdiv( $units + $half, $step ) * $step;
	}

	/**
	 * Shares an amount out by weights; the parts add up to it exactly. Cents
	 * are not broken where the amount has none broken.
	 *
	 * @param int            $units   Amount, of either sign.
	 * @param array<int, int> $weights Weights, zero or more; all zero gives zeros.
	 * @return array<int, int> Parts by the keys of the weights.
	 */
	public static function split( int $units, array $weights ): array {
		$all    = array_sum( $weights );
		$step   = 0 === $units % ( self::ONE / 100 ) ? intdiv( self::ONE, 100 ) : 1;
		$amount = intdiv( abs( $units ), $step );
		$sign   = $units < 0 ? -1 : 1;
		$parts  = array();
		$sum    = 0;
		$given  = 0;

		foreach ( $weights as $key => $weight ) {
			$sum          += $weight;
			$due           = 0 === $all ? 0 : self::share( $amount, $sum, $all );
			$parts[ $key ] = $sign * ( $due - $given ) * $step;
			$given         = $due;
		}

		return $parts;
	}

	/**
	 * A part of an amount, rounded down, whatever the size of the numbers.
	 *
	 * @param int $amount Amount, zero or more.
	 * @param int $weight Weight of the part.
	 * @param int $all    Weight of the whole, above zero.
	 */
	private static function share( int $amount, int $weight, int $all ): int {
		// Weights may be amounts themselves: brought down until their product fits.
		while ( $all > intdiv( PHP_INT_MAX, max( 1, $amount % $all ) ) ) {
			$weight = intdiv( $weight, 10 );
			$all    = intdiv( $all, 10 );
		}

		return intdiv( $amount, $all ) * $weight + intdiv( ( $amount % $all ) * $weight, $all );
	}

	/**
	 * A percentage of an amount, rounded to some digits, halves away from zero.
	 *
	 * @param int $units  Amount.
	 * @param int $rate   Rate in ten-thousandths of a per cent: 72500 is 7.25 %.
	 * @param int $digits Digits after the point.
	 */
	public static function percentage( int $units, int $rate, int $digits ): int {
		$amount = abs( $units );

		// Whole currency and rest apart, so that nothing grows beyond an integer.
		$whole = intdiv( $amount, self::ONE ) * $rate;
		$rest  = ( $amount % self::ONE ) * $rate;
		$exact = intdiv( $whole, 1000000 ) * self::ONE + intdiv( ( $whole % 1000000 ) * self::ONE + $rest, 1000000 );

		return ( $units < 0 ? -1 : 1 ) * self::round( $exact, $digits );
	}
}
