<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Detects the decimal separator from all amounts of a file, then parses them
 * exactly.
 *
 * `1.234,50` and `12,5` prove a comma, `1,234.50` and `12.50` a dot. In a file
 * that proves neither or both, each amount is parsed on its own: in `1,234` the
 * comma separates thousands, in `1.234` the dot does if the currency has no three decimals.
 */
final class Amount_Parser {

	/** Amounts in the most common format. */
	private const SIMPLE = '/^\d{1,9}(\.\d{1,2})?$/D';

	/**
	 * Decimal separators that were proved, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $separators = array();

	private ?Currency_Format $format = null;

	/** Whether an amount was read without knowing the separator. */
	private bool $is_guessed = false;

	/**
	 * Signs of currencies that were found, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $signs = array();

	/**
	 * Stores the separator.
	 *
	 * @param string $decimal Decimal separator of amounts that prove none; empty for that which others of the file prove.
	 */
	public function __construct( private string $decimal = '' ) {
	}

	/**
	 * Detects the separator and the currency of an amount.
	 */
	public function add_sample( string $text ): void {
		if ( 1 === preg_match( self::SIMPLE, $text, $parts ) ) {
			$separator = isset( $parts[1] ) ? '.' : null;
		} else {
			list( $sign, $number ) = Currency_Signs::split( Text::trim( $text ) );

			if ( '' !== $sign ) {
				$this->signs[ $sign ] = true;
			}

			$separator = self::detect_separator( ltrim( self::strip( $number ), '-' ) );
		}

		if ( null !== $separator ) {
			$this->separators[ $separator ] = true;
		}
	}

	/**
	 * Whether the file does not tell the separator, and it matters.
	 */
	public function is_separator_open(): bool {
		return $this->is_guessed;
	}

	public function set_format( Currency_Format $format ): void {
		$this->format = $format;
	}

	/**
	 * Currencies of the signs that only one currency has.
	 *
	 * @return list<string> Codes.
	 */
	public function get_currencies(): array {
		$codes = array_map( static fn( $sign ): string => Currency_Signs::get_code( (string) $sign ), array_keys( $this->signs ) );

		return array_values( array_unique( array_filter( $codes, 'strlen' ) ) );
	}

	/**
	 * Parses an amount.
	 *
	 * @param string $text For example `1,234.50`, `€ 12,-`, `-3`, `(3.00)` or `free`.
	 * @return Decimal|null Null when the text is not an amount.
	 */
	public function parse( string $text ): ?Decimal {
		if ( 1 === preg_match( self::SIMPLE, $text ) ) {
			return Decimal::of( $text );
		}

		$text = Text::trim( $text );

		if ( self::is_nothing( $text ) ) {
			return Decimal::zero();
		}

		$stripped    = self::strip( Currency_Signs::split( $text )[1] );
		$is_negative = str_starts_with( $stripped, '-' );
		$stripped    = (string) preg_replace( '/^[-+]/', '', $stripped );
		$separator   = self::detect_separator( $stripped ) ?? $this->get_separator( $stripped );
		$thousands   = ',' === $separator ? '.' : ',';
		$quoted      = preg_quote( $thousands, '/' );

		$pattern = '/^(\d+|\d{1,3}(?:' . $quoted . '\d{3})+|\d{1,2}(?:' . $quoted . '\d{2})+' . $quoted . '\d{3})?(?:'
			. preg_quote( $separator, '/' ) . '(\d*))?$/D';

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
	 * Parses a quantity, which may have a unit: `2.5`, `1,250 kg` or `3 x`. Three decimals are usual.
	 */
	public function parse_quantity( string $text ): ?Decimal {
		if ( 1 === preg_match( self::SIMPLE, $text ) ) {
			return Decimal::of( $text );
		}

		$text = (string) preg_replace( '/^[x×]\s*(?=\d)|(?<=\d)\s*(?:[x×]|\p{L}{1,8}\.?|\p{Han}{1,3})$/uD', '', Text::trim( $text ) );

		if ( 1 !== preg_match( '/\d/', $text ) ) {
			return null;
		}

		return array( ',' => true ) !== $this->separators && 1 === preg_match( '/^-?\d+\.\d+$/D', $text ) ? Decimal::of( $text )
			: $this->parse( $text );
	}

	/**
	 * Decimal separator of an amount that proves none.
	 *
	 * @param string $stripped Digits, and a separator before three of them.
	 */
	private function get_separator( string $stripped ): string {
		if ( 1 === count( $this->separators ) ) {
			return (string) array_key_first( $this->separators );
		}

		$this->is_guessed = $this->is_guessed || 1 === preg_match( '/[.,]/', $stripped );

		if ( '' !== $this->decimal ) {
			return $this->decimal;
		}

		return str_contains( $stripped, '.' ) && null !== $this->format && 3 !== $this->format->decimals ? ',' : '.';
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
	 * Removes spaces, apostrophes, and what stands for no decimals as in `12,-`. Parentheses and a minus sign behind
	 * become one before.
	 *
	 * @param string $number Number without currency.
	 */
	private static function strip( string $number ): string {
		$number      = str_replace( array( "\u{2212}", "\u{fe63}", "\u{ff0d}" ), '-', $number );
		$number      = (string) preg_replace( '/([.,])\s?[-–—]{1,2}(?=\)?$)/u', '', $number );
		$number      = (string) preg_replace( "/[\s'\u{2019}\u{2018}\u{a0}\u{202f}\u{2009}´`]+/u", '', $number );
		$is_negative = 1 === preg_match( '/^[-]?\([-]?(.+)\)$/D', $number, $parts )
			|| 1 === preg_match( '/^([^-]+)-$/D', $number, $parts );

		return $is_negative ? '-' . $parts[1] : $number;
	}

	/**
	 * Whether a text is a word for nothing.
	 */
	public static function is_nothing( string $text ): bool {
		static $words = null;

		$words ??= require __DIR__ . '/data/nothing.php';

		return in_array( mb_strtolower( $text ), $words, true );
	}
}
