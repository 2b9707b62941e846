<?php

namespace Storedeck\Foundation\Money;

defined( 'ABSPATH' ) || exit;

/**
 * A decimal amount with up to eight digits after the point, immutable.
 *
 * It holds an integer number of hundred-millionths, so it is exact for every
 * value of the decimal(26,8) columns of orders, and sums and products of such
 * values do not overflow either. Floats appear only where a caller passes one or
 * asks for a number of a JSON response.
 */
final class Decimal {

	/** Digits after the point. */
	public const SCALE = 8;

	/**
	 * Digits after the point of the sums that SQL computes, and of numbers in
	 * responses. Columns of reports are DOUBLE: more digits would be noise.
	 */
	public const SQL_SCALE = 4;

	/** Digits after the point of amounts in cents. */
	public const CENTS = 2;

	/** Digits before the point that a column holds. */
	private const MAX_DIGITS = 18;

	/**
	 * Use of() or of_units().
	 *
	 * @param int|string $units Value of Big_Integer: hundred-millionths.
	 */
	private function __construct( private int|string $units ) {
	}

	/**
	 * Reads an amount. What is not a number, or does not fit a column, is zero.
	 *
	 * @param mixed $value For example `-12.5`, or a Decimal. Digits beyond the eighth are rounded.
	 */
	public static function of( mixed $value ): self {
		if ( $value instanceof self ) {
			return $value;
		}

		if ( ! is_scalar( $value ) ) {
			return new self( 0 );
		}

		if ( is_float( $value ) ) {
			$value = is_finite( $value ) ? number_format( $value, self::SCALE, '.', '' ) : '';
		}

		if ( 1 !== preg_match( '/^\s*(-?)(\d{0,' . self::MAX_DIGITS . '})(?:\.(\d*))?\s*$/D', (string) $value, $parts ) ) {
			return is_numeric( $value ) && abs( (float) $value ) < 10 ** self::MAX_DIGITS ? self::of( (float) $value ) : new self( 0 );
		}

		$digits = substr( str_pad( $parts[3] ?? '', self::SCALE + 1, '0' ), 0, self::SCALE + 1 );
		$units  = Big_Integer::add( self::shift( (int) $parts[2], self::SCALE ), intdiv( (int) $digits + 5, 10 ) );

		return new self( '-' === $parts[1] ? Big_Integer::negate( $units ) : $units );
	}

	/**
	 * Amount of a number of units, for example of cents.
	 *
	 * @param string|int|float|null $units Integer as PHP or the database writes it; null where there are no rows.
	 * @param int                   $scale Digits of a unit after the point: 2 for cents, at most eight.
	 */
	public static function of_units( string|int|float|null $units, int $scale ): self {
		if ( is_float( $units ) ) {
			$units = number_format( $units, 0, '', '' );
		}

		if ( is_string( $units ) ) {
			// SUM() of SQLite may return `12.0`.
			$is_integer = 1 === preg_match( '/^(-?)(\d+)(?:\.0*)?$/D', $units, $parts );
			$units      = $is_integer ? Big_Integer::signed( '-' === $parts[1], $parts[2] ) : (int) $units;
		}

		return new self( self::shift( $units ?? 0, self::SCALE - $scale ) );
	}

	/**
	 * The amount 0.
	 */
	public static function zero(): self {
		return new self( 0 );
	}

	/**
	 * Sum of amounts; zero for an empty list.
	 *
	 * @param self[] $amounts Amounts.
	 */
	public static function sum( array $amounts ): self {
		$units = 0;

		foreach ( $amounts as $amount ) {
			$sum   = $units + $amount->units;
			$units = is_int( $sum ) ? $sum : Big_Integer::add( $units, $amount->units );
		}

		return new self( $units );
	}

	/**
	 * The smaller of two amounts.
	 *
	 * @param self $b Other amount.
	 */
	public static function min( self $a, self $b ): self {
		return $a->compare( $b ) <= 0 ? $a : $b;
	}

	/**
	 * The larger of two amounts.
	 *
	 * @param self $b Other amount.
	 */
	public static function max( self $a, self $b ): self {
		return $a->compare( $b ) >= 0 ? $a : $b;
	}

	/**
	 * SQL of the units of SQL_SCALE that the amount in one row has. Rows are
	 * rounded before they are summed, so that the sum of a DOUBLE column is exact
	 * and does not depend on the order of its rows.
	 *
	 * @param string $column Trusted SQL: a column, or an expression of a definition.
	 */
	public static function sql_units( string $column ): string {
		return 'CAST( ROUND( ( ' . $column . ' ) * ' . 10 ** self::SQL_SCALE . ' ) AS SIGNED )';
	}

	public function plus( self $other ): self {
		// A sum that is an int is exact: PHP turns one that overflows into a float.
		$sum = $this->units + $other->units;

		return new self( is_int( $sum ) ? $sum : Big_Integer::add( $this->units, $other->units ) );
	}

	public function minus( self $other ): self {
		$difference = $this->units - $other->units;

		return new self( is_int( $difference ) ? $difference : Big_Integer::add( $this->units, Big_Integer::negate( $other->units ) ) );
	}

	/**
	 * Amount with the other sign.
	 */
	public function negate(): self {
		return new self( Big_Integer::negate( $this->units ) );
	}

	/**
	 * Amount without its sign.
	 */
	public function absolute(): self {
		return new self( Big_Integer::absolute( $this->units ) );
	}

	public function times( int $factor ): self {
		return new self( Big_Integer::multiply( $this->units, $factor ) );
	}

	/**
	 * Multiplies by a decimal, halves rounded away from zero.
	 *
	 * @param self $factor For example a quantity of 1.5.
	 * @param int  $digits Digits after the point.
	 */
	public function multiplied_by( self $factor, int $digits = self::SCALE ): self {
		return $this->ratio( $factor, self::of_units( 1, 0 ), $digits );
	}

	/**
	 * Divides, halves rounded away from zero. Division by zero gives zero: an
	 * average of nothing.
	 *
	 * @param int $digits Digits after the point.
	 */
	public function divided_by( int $divisor, int $digits = self::SCALE ): self {
		if ( 0 === $divisor ) {
			return self::zero();
		}

		$step   = 10 ** ( self::SCALE - self::clamp( $digits ) );
		$units  = $divisor < 0 ? Big_Integer::negate( $this->units ) : $this->units;
		$divide = Big_Integer::multiply( Big_Integer::absolute( $divisor ), $step );

		return new self( Big_Integer::multiply( Big_Integer::scale( $units, 1, $divide, true ), $step ) );
	}

	/**
	 * Percentage of the amount, halves rounded away from zero.
	 *
	 * @param self $percent For example 7.25.
	 * @param int  $digits  Digits after the point.
	 */
	public function percentage( self $percent, int $digits ): self {
		return $this->ratio( $percent, self::of_units( 100, 0 ), $digits );
	}

	/**
	 * The amount times a ratio of two amounts, halves rounded away from zero.
	 *
	 * @param self $divisor Divisor of the ratio, above zero.
	 * @param int  $digits  Digits after the point.
	 */
	public function ratio( self $dividend, self $divisor, int $digits ): self {
		$step   = 10 ** ( self::SCALE - self::clamp( $digits ) );
		$divide = Big_Integer::multiply( $divisor->units, $step );

		return new self( Big_Integer::multiply( Big_Integer::scale( $this->units, $dividend->units, $divide, true ), $step ) );
	}

	/**
	 * Rounds, halves away from zero.
	 *
	 * @param int $digits Digits after the point.
	 */
	public function round( int $digits ): self {
		return $this->divided_by( 1, $digits );
	}

	/**
	 * Splits the amount by weights; the parts add up to it exactly. They have at
	 * most as many digits after the point as asked for, when the amount has.
	 *
	 * @param array<int|string, int|self> $weights Weights, zero or more. All zero gives zeros.
	 * @param int                         $digits  Digits after the point: 2 for whole cents.
	 * @return array<int|string, self> Parts by the keys of the weights.
	 */
	public function split( array $weights, int $digits = self::CENTS ): array {
		if ( 0 === $this->units ) {
			return array_fill_keys( array_keys( $weights ), $this );
		}

		$weights = array_map( static fn( int|self $weight ) => $weight instanceof self ? $weight->units : $weight, $weights );
		$all     = array_reduce( $weights, array( Big_Integer::class, 'add' ), 0 );
		$unit    = 10 ** ( self::SCALE - self::clamp( $digits ) );

		list( $whole, $rest ) = Big_Integer::divide( $this->units, $unit );

		$step   = 0 === $rest ? $unit : 1;
		$amount = 0 === $rest ? $whole : $this->units;
		$parts  = array();
		$sum    = 0;
		$given  = 0;

		foreach ( $weights as $key => $weight ) {
			$sum = Big_Integer::add( $sum, $weight );
			$due = 0 === $all ? 0 : Big_Integer::scale( $amount, $sum, $all );

			$parts[ $key ] = new self( Big_Integer::multiply( Big_Integer::add( $due, Big_Integer::negate( $given ) ), $step ) );

			$given = $due;
		}

		return $parts;
	}

	/**
	 * Compares with an amount.
	 *
	 * @return int -1, 0 or 1.
	 */
	public function compare( self $other ): int {
		return Big_Integer::compare( $this->units, $other->units );
	}

	/**
	 * Whether two amounts are equal.
	 */
	public function equals( self $other ): bool {
		// Values that fit an int are ints.
		return $this->units === $other->units;
	}

	/**
	 * Whether the amount is zero.
	 */
	public function is_zero(): bool {
		return 0 === $this->units;
	}

	/**
	 * Whether the amount is above zero.
	 */
	public function is_positive(): bool {
		return Big_Integer::compare( $this->units, 0 ) > 0;
	}

	/**
	 * Whether the amount is below zero.
	 */
	public function is_negative(): bool {
		return Big_Integer::compare( $this->units, 0 ) < 0;
	}

	/**
	 * Whether the amount has no digits after the point.
	 */
	public function is_whole(): bool {
		return 0 === Big_Integer::divide( $this->units, 10 ** self::SCALE )[1];
	}

	/**
	 * Number of units, for example of cents, halves rounded away from zero. What
	 * does not fit an int is cut to the nearest one that does.
	 *
	 * @param int $scale Digits of a unit after the point.
	 */
	public function to_units( int $scale ): int {
		$units = Big_Integer::scale( $this->units, 1, 10 ** ( self::SCALE - self::clamp( $scale ) ), true );

		return is_int( $units ) ? $units : ( '-' === $units[0] ? PHP_INT_MIN : PHP_INT_MAX );
	}

	/**
	 * Writes the amount as columns hold it, such as `-12.05`: with two digits
	 * after the point, or as many more as it has.
	 */
	public function to_string(): string {
		// Fast path: most amounts are whole cents that fit an int.
		if ( is_int( $this->units ) && 0 === $this->units % 10 ** ( self::SCALE - self::CENTS ) ) {
			$cents = intdiv( $this->units, 10 ** ( self::SCALE - self::CENTS ) );
			$rest  = abs( $cents % 100 );

			return ( $cents < 0 ? '-' : '' ) . abs( intdiv( $cents, 100 ) ) . ( $rest < 10 ? '.0' : '.' ) . $rest;
		}

		list( $sign, $whole, $digits ) = $this->written();

		return $sign . $whole . '.' . str_pad( rtrim( $digits, '0' ), self::CENTS, '0' );
	}

	/**
	 * Writes the amount with a fixed number of digits after the point, halves
	 * rounded away from zero.
	 *
	 * @param int $digits Digits after the point, at most eight.
	 */
	public function to_fixed( int $digits ): string {
		list( $sign, $whole, $rest ) = $this->round( $digits )->written();

		$rest = substr( $rest, 0, self::clamp( $digits ) );

		return $sign . $whole . ( '' === $rest ? '' : '.' . $rest );
	}

	/**
	 * Number for a JSON response, with at most four digits after the point and
	 * without float noise. Whole amounts are ints, so that `452` is not written
	 * as `452.0`.
	 */
	public function to_number(): int|float {
		$units = Big_Integer::scale( $this->units, 1, 10 ** ( self::SCALE - self::SQL_SCALE ), true );
		$one   = 10 ** self::SQL_SCALE;

		if ( ! is_int( $units ) ) {
			return (float) $this->to_fixed( self::SQL_SCALE );
		}

		return 0 === $units % $one ? intdiv( $units, $one ) : $units / $one;
	}

	/**
	 * Sign, digits before and digits after the point.
	 *
	 * @return array{0: string, 1: string, 2: string}
	 */
	private function written(): array {
		list( $is_negative, $digits ) = Big_Integer::parts( $this->units );

		$digits = str_pad( $digits, self::SCALE + 1, '0', STR_PAD_LEFT );

		return array( $is_negative ? '-' : '', substr( $digits, 0, - self::SCALE ), substr( $digits, - self::SCALE ) );
	}

	/**
	 * Multiplies by a power of ten.
	 *
	 * @param int|string $value  Value of Big_Integer.
	 * @param int        $digits Exponent.
	 */
	private static function shift( int|string $value, int $digits ): int|string {
		return Big_Integer::multiply( $value, 10 ** $digits );
	}

	/**
	 * Digits after the point that an amount can have.
	 */
	private static function clamp( int $digits ): int {
		return max( 0, min( self::SCALE, $digits ) );
	}
}
