<?php

namespace Storedeck\Foundation\Money;

defined( 'ABSPATH' ) || exit;

/**
 * A ratio that converts amounts, immutable. A rate that amounts are divided by is not turned into its reciprocal, which
 * could have no end.
 */
final class Exchange_Rate {

	/** Largest rate, and the reciprocal of the smallest. */
	private const LIMIT = 1e15;

	/**
	 * Use of().
	 *
	 * @param Decimal $divisor Divisor, above zero.
	 */
	private function __construct( private Decimal $dividend, private Decimal $divisor ) {
	}

	/**
	 * Reads a rate.
	 *
	 * @param mixed $rate       Number, also as text.
	 * @param bool  $is_divisor Whether amounts are divided by it.
	 * @return self|null Null if it is not a number above zero.
	 */
	public static function of( mixed $rate, bool $is_divisor = false ): ?self {
		$number = is_numeric( $rate ) ? (float) $rate : 0.0;

		if ( ! ( $number >= 1 / self::LIMIT && $number <= self::LIMIT ) ) {
			return null;
		}

		// A rate may be too small for a Decimal. 15 digits are what every number of a database keeps.
		preg_match( '/^(\d)\.?(\d*?)0*e([+-]\d+)$/D', sprintf( '%.14e', $number ), $parts );

		$shift  = (int) $parts[3] - strlen( $parts[2] );
		$digits = $parts[1] . $parts[2];
		$above  = Decimal::of_units( $digits . str_repeat( '0', max( 0, $shift ) ), 0 );
		$below  = Decimal::of_units( '1' . str_repeat( '0', max( 0, -$shift ) ), 0 );

		return $is_divisor ? new self( $below, $above ) : new self( $above, $below );
	}

	/**
	 * Converts an amount, halves rounded away from zero.
	 *
	 * @param int $digits Digits after the point.
	 */
	public function convert( Decimal $amount, int $digits ): Decimal {
		return $amount->ratio( $this->dividend, $this->divisor, $digits );
	}

	/**
	 * What one unit is worth.
	 */
	public function to_number(): float {
		return (float) $this->dividend->to_string() / (float) $this->divisor->to_string();
	}
}
