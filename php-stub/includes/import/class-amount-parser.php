<?php
/**
 * Reads amounts.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Learns from all amounts of a file which sign stands before the cents, then reads them exactly.
 *
 * `1.234,50` and `12,5` prove a comma, `1,234.50` and `12.50` a point. In a file that proves
 * neither, or both, each amount speaks for itself, and `1,234` and `1.234` alone follow the
 * English way: the comma parts thousands, the point cents.
 */
final class Amount_Parser {

	/**
	 * Amounts as most files have them, which need no thought.
	 */
	private const PLAIN = '/^\d{1,9}(\.\d{1,2})?$/D';

	/**
	 * Signs that were proved.
	 *
	 * @var array<string, true>
	 */
	private array $proved = array();

	/**
	 * Learns from an amount.
	 *
	 * @param string $text Amount.
	 */
	public function learn( string $text ): void {
		$sign = 1 === preg_match( self::PLAIN, $text, $parts ) ? ( isset( $parts[1] ) ? '.' : null ) : self::proof( self::bare( $text ) );

		if ( null !== $sign ) {
			$this->proved[ $sign ] = true;
		}
	}

	/**
	 * Reads an amount.
	 *
	 * @param string $text Such as `1,234.50`, `€ 12,00`, `-3` or `(3.00)`.
	 * @return Decimal|null Null when it is not an amount.
	 */
	public function read( string $text ): ?Decimal {
		if ( 1 === preg_match( self::PLAIN, $text ) ) {
			return Decimal::of( $text );
		}

		$bare    = self::bare( $text );
		$minus   = str_starts_with( $bare, '-' );
		$bare    = (string) preg_replace( '/^[-+]/', '', $bare );
		$sign    = self::proof( $bare ) ?? ( 1 === count( $this->proved ) ? (string) array_key_first( $this->proved ) : '.' );
		$parting = ',' === $sign ? '.' : ',';
		$quoted  = preg_quote( $parting, '/' );

		if ( 1 !== preg_match( '/^(\d+|\d{1,3}(?:' . $quoted . '\d{3})+)?(?:' . preg_quote( $sign, '/' ) . '(\d*))?$/D', $bare, $parts ) ) {
			return null;
		}

		$whole = str_replace( $parting, '', $parts[1] ?? '' );

		if ( '' === $whole . ( $parts[2] ?? '' ) || strlen( $whole ) > 9 ) {
			return null;
		}

		$amount = Decimal::of( ( '' === $whole ? '0' : $whole ) . '.' . ( $parts[2] ?? '' ) );

		return $minus ? $amount->negate() : $amount;
	}

	/**
	 * The sign before the cents, when an amount proves it.
	 *
	 * @param string $bare Digits and signs.
	 */
	private static function proof( string $bare ): ?string {
		$comma = strrpos( $bare, ',' );
		$point = strrpos( $bare, '.' );

		if ( false !== $comma && false !== $point ) {
			return $comma > $point ? ',' : '.';
		}

		foreach ( array( ',', '.' ) as $sign ) {
			$count = substr_count( $bare, $sign );

			if ( $count > 1 ) {
				return ',' === $sign ? '.' : ',';
			}

			// Three digits may be thousands, unless nothing or a zero stands before them.
			if ( 1 === $count && 1 !== preg_match( '/^-?[1-9]\d{0,2}[.,]\d{3}$/D', $bare ) ) {
				return $sign;
			}
		}

		return null;
	}

	/**
	 * An amount without currency, spaces and apostrophes; brackets mean less than zero.
	 *
	 * @param string $text Amount.
	 */
	private static function bare( string $text ): string {
		$signs = "/[\s'\u{2019}\u{a0}\u{202f}]+|\p{Sc}|[A-Z]{2,3}|kr\.?|zł/u";
		$bare  = (string) preg_replace( $signs, '', str_replace( "\u{2212}", '-', $text ) );
		$minus = 1 === preg_match( '/^\((.+)\)$/D', $bare, $parts ) || 1 === preg_match( '/^([^-]+)-$/D', $bare, $parts );

		return $minus ? '-' . $parts[1] : $bare;
	}
}
