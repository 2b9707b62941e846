<?php

namespace Storedeck\Foundation\Money;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts that a request may send.
 *
 * Limits of amounts. Reports add amounts with four digits after the point, in
 * columns that are binary floating-point numbers on some sites. These hold
 * eleven digits before the point exactly, so larger amounts are rejected.
 */
final class Amounts {

	/** Maximum number of digits before the point. */
	public const MAX_DIGITS = 11;

	/**
	 * Regular expression of a schema: an amount, or an empty string. Not \d,
	 * which matches the digits of all scripts there.
	 */
	public const PATTERN = '^\z|^[0-9]{1,' . self::MAX_DIGITS . '}(\.[0-9]{1,' . Decimal::SCALE . '})?\z';

	/** The same with an optional minus sign. */
	public const SIGNED_PATTERN = '^\z|^-?[0-9]{1,' . self::MAX_DIGITS . '}(\.[0-9]{1,' . Decimal::SCALE . '})?\z';

	/**
	 * Reads an amount of a request.
	 *
	 * @param string $param  Name of the parameter, for example `line_items[0][total]`.
	 * @param mixed  $amount Amount that matches a pattern of this class.
	 * @throws Store_Exception When it would be shown as zero although it is not.
	 */
	public static function parse( string $param, mixed $amount ): Decimal {
		$decimal = Decimal::of( $amount );

		if ( ! $decimal->is_zero() && $decimal->round( Settings::get_precision() )->is_zero() ) {
			throw Store_Exception::invalid_param(
				$param,
				sprintf(
					/* translators: 1: name of a parameter, 2: amount as it was given, 3: number of decimals. */
					_n(
						'%1$s rounds to zero: %2$s has more than %3$d decimal.',
						'%1$s rounds to zero: %2$s has more than %3$d decimals.',
						Settings::get_precision(),
						'storedeck'
					),
					$param,
					$amount,
					Settings::get_precision()
				)
			);
		}

		return $decimal;
	}

	/**
	 * Checks a computed amount.
	 *
	 * @param string $param Name of the parameter that it was computed from.
	 * @throws Store_Exception When it has too many digits.
	 */
	public static function check_size( string $param, Decimal $amount ): void {
		if ( $amount->absolute()->compare( Decimal::of( 10 ** self::MAX_DIGITS ) ) >= 0 ) {
			throw Store_Exception::invalid_param(
				$param,
				sprintf(
					/* translators: 1: name of a parameter, 2: number of digits. */
					__( '%1$s results in an amount with more than %2$d digits before the decimal point.', 'storedeck' ),
					$param,
					self::MAX_DIGITS
				)
			);
		}
	}
}
