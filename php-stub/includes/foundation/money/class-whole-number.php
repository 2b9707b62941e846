<?php

namespace Storedeck\Foundation\Money;

use Storedeck\Foundation\Database\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Converts sums to ints. What does not fit is an error, never another number: MariaDB adds without limits, PHP goes on
 * with inexact floats, and both cut a number to the largest that fits.
 */
final class Whole_Number {

	/**
	 * The number as an int.
	 *
	 * @param string|int|float|null $value Number as the database writes it, or a sum of ints; null where there are no rows.
	 * @throws Query_Exception When it does not fit.
	 */
	public static function of( string|int|float|null $value ): int {
		// A string beyond the range of an int becomes a float, such as `12.0`, which SQLite may return.
		$number = is_string( $value ) ? ( is_numeric( $value ) ? $value + 0 : (int) $value ) : $value ?? 0;

		if ( abs( $number ) >= PHP_INT_MAX ) {
			throw new Query_Exception( 'Amounts are too large to be added.', Query_Exception::TOO_LARGE );
		}

		return (int) $number;
	}
}
