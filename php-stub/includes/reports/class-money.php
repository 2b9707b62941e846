<?php
/**
 * Exact sums of money and of other decimal amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts are whole numbers of ten-thousandths everywhere in the engine.
 *
 * Rows are turned into that unit one by one, inside SQL, before they are
 * summed: a DOUBLE column then gives the same total in any order, to the
 * cent, and so does a DECIMAL one. Floats appear only in the finished answer.
 */
final class Money {

	/**
	 * Units in one of the shop's currency, and in the number 1 of an average.
	 */
	public const UNITS = 10000;

	/**
	 * Digits after the decimal point that an answer can have.
	 */
	public const DECIMALS = 4;

	/**
	 * SQL that turns an amount of one row into units.
	 *
	 * @param string $column Trusted SQL: a column, or an expression of a definition.
	 * @return string SQL of a whole number.
	 */
	public static function sql( string $column ): string {
		return 'CAST( ROUND( ( ' . $column . ' ) * ' . self::UNITS . ' ) AS SIGNED )';
	}

	/**
	 * Reads what the database answered for a sum of units.
	 *
	 * @param int|float|string|null $value Sum; null where there are no rows.
	 * @return int Units.
	 */
	public static function read( int|float|string|null $value ): int {
		return (int) $value;
	}

	/**
	 * Number for an answer. Whole amounts are integers, so that `452` is not
	 * written as `452.0`; others have at most four digits and no float noise.
	 *
	 * @param int $units Amount in units.
	 * @return int|float
	 */
	public static function to_number( int $units ): int|float {
		return 0 === $units % self::UNITS ? intdiv( $units, self::UNITS ) : $units / self::UNITS;
	}

	/**
	 * Units of a decimal number as the database writes it.
	 *
	 * @param string|int|float $amount For example `12.5`, `-3`, `0.10000000`.
	 * @return int Units, halves rounded away from zero.
	 */
	public static function to_units( string|int|float $amount ): int {
		return (int) round( (float) $amount * self::UNITS );
	}

	/**
	 * Quotient of two whole numbers, rounded to four digits, halves away from
	 * zero. Computed without floats.
	 *
	 * @param int $dividend Dividend in units.
	 * @param int $divisor  Plain number; zero gives zero.
	 * @return int Units.
	 */
	public static function divide( int $dividend, int $divisor ): int {
		if ( 0 === $divisor ) {
			return 0;
		}

		$sign      = ( $dividend < 0 ) === ( $divisor < 0 ) ? 1 : -1;
		$dividend  = abs( $dividend );
		$divisor   = abs( $divisor );
		$quotient  = intdiv( $dividend, $divisor );
		$remainder = $dividend % $divisor;

		return $sign * ( $quotient + ( $remainder >= $divisor - $remainder ? 1 : 0 ) );
	}
}
