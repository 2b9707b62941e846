<?php

namespace Storedeck\Foundation\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Integer arithmetic that never falls back to floats.
 *
 * A value is an int where it fits one, else a string of digits with an optional
 * minus sign. Nearly all amounts fit, so results are computed with ints first;
 * strings are the slow path. Neither BCMath nor GMP is needed.
 */
final class Big_Integer {

	/** Digits of a limb in the slow path: the product of two limbs fits an int. */
	private const LIMB = 9;

	public static function add( int|string $a, int|string $b ): int|string {
		$sum = is_int( $a ) && is_int( $b ) ? $a + $b : null;

		// PHP turns an int that overflows into a float.
		if ( is_int( $sum ) ) {
			return $sum;
		}

		list( $minus_a, $digits_a ) = self::parts( $a );
		list( $minus_b, $digits_b ) = self::parts( $b );

		if ( $minus_a === $minus_b ) {
			return self::signed( $minus_a, self::add_digits( $digits_a, $digits_b ) );
		}

		return self::compare_digits( $digits_a, $digits_b ) >= 0
			? self::signed( $minus_a, self::add_digits( $digits_a, $digits_b, -1 ) )
			: self::signed( $minus_b, self::add_digits( $digits_b, $digits_a, -1 ) );
	}

	public static function negate( int|string $value ): int|string {
		if ( is_int( $value ) && PHP_INT_MIN !== $value ) {
			return -$value;
		}

		list( $is_negative, $digits ) = self::parts( $value );

		return self::signed( ! $is_negative, $digits );
	}

	public static function multiply( int|string $a, int|string $b ): int|string {
		$product = is_int( $a ) && is_int( $b ) ? $a * $b : null;

		if ( is_int( $product ) ) {
			return $product;
		}

		list( $minus_a, $digits_a ) = self::parts( $a );
		list( $minus_b, $digits_b ) = self::parts( $b );

		return self::signed( $minus_a !== $minus_b, self::multiply_digits( $digits_a, $digits_b ) );
	}

	/**
	 * Divides two values, the quotient rounded toward zero.
	 *
	 * @param int|string $divisor Divisor, not zero.
	 * @return array{0: int|string, 1: int|string} Quotient, and remainder with the sign of the dividend.
	 */
	public static function divide( int|string $dividend, int|string $divisor ): array {
		if ( is_int( $dividend ) && is_int( $divisor ) && PHP_INT_MIN !== $dividend ) {
			return array( intdiv( $dividend, $divisor ), $dividend % $divisor );
		}

		list( $minus_a, $digits_a ) = self::parts( $dividend );
		list( $minus_b, $digits_b ) = self::parts( $divisor );

		list( $quotient, $remainder ) = self::divide_digits( $digits_a, $digits_b );

		return array( self::signed( $minus_a !== $minus_b, $quotient ), self::signed( $minus_a, $remainder ) );
	}

	/**
	 * Computes `$a * $b / $c`, the intermediate product exact.
	 *
	 * @param int|string $c       Divisor, above zero.
	 * @param bool       $rounded Whether halves are rounded away from zero; otherwise toward zero.
	 */
	public static function scale( int|string $a, int|string $b, int|string $c, bool $rounded = false ): int|string {
		$product = is_int( $a ) && is_int( $b ) && is_int( $c ) ? $a * $b : null;

		// Fast path: the product of most amounts fits an int.
		if ( is_int( $product ) ) {
			$quotient  = intdiv( $product, $c );
			$remainder = abs( $product % $c );

			return $rounded && $remainder >= $c - $remainder ? $quotient + ( $product <=> 0 ) : $quotient;
		}

		// Common factors are cancelled first, so that the product of ordinary amounts fits an int.
		if ( is_float( $product ) ) {
			$common = self::common_divisor( $a, $c );
			$a      = intdiv( $a, $common );
			$c      = intdiv( $c, $common );
			$common = self::common_divisor( $b, $c );
			$b      = intdiv( $b, $common );
			$c      = intdiv( $c, $common );
		}

		list( $quotient, $remainder ) = self::divide( self::multiply( $a, $b ), $c );

		if ( ! $rounded || 0 === $remainder || self::compare( self::multiply( self::absolute( $remainder ), 2 ), $c ) < 0 ) {
			return $quotient;
		}

		return self::add( $quotient, self::compare( $remainder, 0 ) );
	}

	/**
	 * Compares two values.
	 *
	 * @param int|string $b Other value.
	 * @return int -1, 0 or 1.
	 */
	public static function compare( int|string $a, int|string $b ): int {
		if ( is_int( $a ) && is_int( $b ) ) {
			return $a <=> $b;
		}

		list( $minus_a, $digits_a ) = self::parts( $a );
		list( $minus_b, $digits_b ) = self::parts( $b );

		if ( $minus_a !== $minus_b ) {
			return $minus_a ? -1 : 1;
		}

		return ( $minus_a ? -1 : 1 ) * self::compare_digits( $digits_a, $digits_b );
	}

	/**
	 * Value without its sign.
	 */
	public static function absolute( int|string $value ): int|string {
		return self::compare( $value, 0 ) < 0 ? self::negate( $value ) : $value;
	}

	/**
	 * Turns digits into a value: an int where it fits one.
	 *
	 * @param bool   $is_negative Whether it is below zero.
	 * @param string $digits      Digits, with or without leading zeros.
	 */
	public static function signed( bool $is_negative, string $digits ): int|string {
		$digits = ltrim( $digits, '0' );
		$max    = (string) PHP_INT_MAX;

		if ( strlen( $digits ) < strlen( $max ) || ( strlen( $digits ) === strlen( $max ) && strcmp( $digits, $max ) <= 0 ) ) {
			return $is_negative ? - (int) $digits : (int) $digits;
		}

		return ( $is_negative ? '-' : '' ) . $digits;
	}

	/**
	 * Sign and digits of a value.
	 *
	 * @return array{0: bool, 1: string} Whether it is below zero, and its digits.
	 */
	public static function parts( int|string $value ): array {
		$text        = (string) $value;
		$is_negative = '-' === $text[0];

		return array( $is_negative, $is_negative ? substr( $text, 1 ) : $text );
	}

	/**
	 * Greatest common divisor.
	 *
	 * @param int $b Other value, above zero.
	 */
	private static function common_divisor( int $a, int $b ): int {
		while ( 0 !== $a ) {
			$rest = $b % $a;
			$b    = $a;
			$a    = $rest;
		}

		return abs( $b );
	}

	/**
	 * Compares digits without leading zeros.
	 *
	 * @param string $b Other digits.
	 */
	private static function compare_digits( string $a, string $b ): int {
		return strlen( $a ) <=> strlen( $b ) ? strlen( $a ) <=> strlen( $b ) : strcmp( $a, $b ) <=> 0;
	}

	/**
	 * Adds digits to others, or subtracts them.
	 *
	 * @param string $b    Other digits; of a value that is not larger where they are subtracted.
	 * @param int    $sign 1 to add them, -1 to subtract them.
	 */
	private static function add_digits( string $a, string $b, int $sign = 1 ): string {
		$a     = self::limbs( $a );
		$b     = self::limbs( $b );
		$base  = 10 ** self::LIMB;
		$carry = 0;
		$sum   = array();

		for ( $index = 0; $index < max( count( $a ), count( $b ) ) || $carry > 0; $index++ ) {
			$carry += ( $a[ $index ] ?? 0 ) + $sign * ( $b[ $index ] ?? 0 );
			$limb   = ( $carry + $base ) % $base;
			$sum[]  = $limb;
			$carry  = intdiv( $carry - $limb, $base );
		}

		return self::digits( $sum );
	}

	/**
	 * Multiplies digits.
	 *
	 * @param string $b Other digits.
	 */
	private static function multiply_digits( string $a, string $b ): string {
		$a       = self::limbs( $a );
		$b       = self::limbs( $b );
		$product = array_fill( 0, count( $a ) + count( $b ), 0 );

		foreach ( $a as $place_a => $limb_a ) {
			$carry = 0;

			for ( $place_b = 0; $place_b < count( $b ) || $carry > 0; $place_b++ ) {
				$carry += $product[ $place_a + $place_b ] + $limb_a * ( $b[ $place_b ] ?? 0 );

				$product[ $place_a + $place_b ] = $carry % 10 ** self::LIMB;

				$carry = intdiv( $carry, 10 ** self::LIMB );
			}
		}

		return self::digits( $product );
	}

	/**
	 * Divides digits by long division.
	 *
	 * @param string $divisor Digits, not zero.
	 * @return array{0: string, 1: string} Digits of quotient and remainder.
	 */
	private static function divide_digits( string $dividend, string $divisor ): array {
		$quotient  = '';
		$remainder = '';

		foreach ( str_split( $dividend ) as $digit ) {
			$remainder = ltrim( $remainder . $digit, '0' );
			$count     = 0;

			while ( self::compare_digits( $remainder, $divisor ) >= 0 ) {
				$remainder = ltrim( self::add_digits( $remainder, $divisor, -1 ), '0' );

				++$count;
			}

			$quotient .= $count;
		}

		return array( $quotient, $remainder );
	}

	/**
	 * Cuts digits into limbs, the lowest first.
	 *
	 * @return int[]
	 */
	private static function limbs( string $digits ): array {
		$width = self::LIMB * (int) ceil( strlen( $digits ) / self::LIMB );

		return array_map( 'intval', array_reverse( str_split( str_pad( $digits, $width, '0', STR_PAD_LEFT ), self::LIMB ) ) );
	}

	/**
	 * Joins limbs.
	 *
	 * @param int[] $limbs Limbs, the lowest first.
	 */
	private static function digits( array $limbs ): string {
		return implode(
			'',
			array_map( static fn( int $limb ): string => str_pad( (string) $limb, self::LIMB, '0', STR_PAD_LEFT ), array_reverse( $limbs ) )
		);
	}
}
