<?php
/**
 * Parses amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Money\Decimal;
use Storedeck\Store\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * Detects the decimal separator from all amounts of a file, then parses them
 * exactly.
 *
 * `1.234,50` and `12,5` prove a comma, `1,234.50` and `12.50` a dot. In a file
 * that proves neither or both, each amount is parsed on its own: in `1,234` the
 * comma separates thousands, in `1.234` the dot is the decimal separator.
 */
final class Amount_Parser {

	/**
	 * Amounts in the most common format.
	 */
	private const SIMPLE = '/^\d{1,9}(\.\d{1,2})?$/D';

	/**
	 * Decimal separators that were proved, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $separators = array();

	/**
	 * Detects the separator of an amount.
	 *
	 * @param string $text Amount.
	 */
	public function add_sample( string $text ): void {
		if ( 1 === preg_match( self::SIMPLE, $text, $parts ) ) {
			$separator = isset( $parts[1] ) ? '.' : null;
		} else {
			$separator = self::detect_separator( self::strip( $text ) );
		}

		if ( null !== $separator ) {
			$this->separators[ $separator ] = true;
		}
	}

	/**
	 * Parses an amount.
	 *
	 * @param string $text For example `1,234.50`, `€ 12,00`, `-3` or `(3.00)`.
	 * @return Decimal|null Null when the text is not an amount.
	 */
	public function parse( string $text ): ?Decimal {
		if ( 1 === preg_match( self::SIMPLE, $text ) ) {
			return Decimal::of( $text );
		}

		$stripped    = self::strip( $text );
		$is_negative = str_starts_with( $stripped, '-' );
		$stripped    = (string) preg_replace( '/^[-+]/', '', $stripped );
		$default     = 1 === count( $this->separators ) ? (string) array_key_first( $this->separators ) : '.';
		$separator   = self::detect_separator( $stripped ) ?? $default;
		$thousands   = ',' === $separator ? '.' : ',';
		$quoted      = preg_quote( $thousands, '/' );

		$pattern = '/^(\d+|\d{1,3}(?:' . $quoted . '\d{3})+)?(?:' . preg_quote( $separator, '/' ) . '(\d*))?$/D';

		if ( 1 !== preg_match( $pattern, $stripped, $parts ) ) {
			return null;
		}

		$whole = str_replace( $thousands, '', $parts[1] ?? '' );

		if ( '' === $whole . ( $parts[2] ?? '' ) || strlen( $whole ) > Amounts::MAX_DIGITS ) {
			return null;
		}

		$amount = Decimal::of( ( '' === $whole ? '0' : $whole ) . '.' . ( $parts[2] ?? '' ) );

		return $is_negative ? $amount->negate() : $amount;
	}

	/**
	 * Decimal separator that an amount proves, or null.
	 *
	 * @param string $stripped Digits and separators.
	 */
	private static function detect_separator( string $stripped ): ?string {
		$comma = strrpos( $stripped, ',' );
		$dot   = strrpos( $stripped, '.' );

		if ( false !== $comma && false !== $dot ) {
			return $comma > $dot ? ',' : '.';
		}

		foreach ( array( ',', '.' ) as $separator ) {
			$count = substr_count( $stripped, $separator );

			if ( $count > 1 ) {
				return ',' === $separator ? '.' : ',';
			}

			// Three digits may be thousands, unless nothing or a zero precedes them.
			if ( 1 === $count && 1 !== preg_match( '/^-?[1-9]\d{0,2}[.,]\d{3}$/D', $stripped ) ) {
				return $separator;
			}
		}

		return null;
	}

	/**
	 * Removes currency, spaces and apostrophes. Parentheses become a minus sign.
	 *
	 * @param string $text Amount.
	 */
	private static function strip( string $text ): string {
		$ignored     = "/[\s'\u{2019}\u{a0}\u{202f}]+|\p{Sc}|[A-Z]{2,3}|kr\.?|zł/u";
		$stripped    = (string) preg_replace( $ignored, '', str_replace( "\u{2212}", '-', $text ) );
		$is_negative = 1 === preg_match( '/^\((.+)\)$/D', $stripped, $parts ) || 1 === preg_match( '/^([^-]+)-$/D', $stripped, $parts );

		return $is_negative ? '-' . $parts[1] : $stripped;
	}
}
