<?php
/**
 * Lines of a CSV file.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

defined( 'ABSPATH' ) || exit;

/**
 * Writes cells by the rules by which the browser writes them too: RFC 4180,
 * lines that end with a line feed, and nothing that a spreadsheet would run.
 */
final class Csv {

	/**
	 * Without it spreadsheets read other scripts than Latin as a muddle.
	 */
	public const BYTE_ORDER_MARK = "\u{FEFF}";

	/**
	 * A number that a spreadsheet reads as one, and nothing more.
	 */
	private const PLAIN_NUMBER = '/^-?\d+(\.\d+)?(e[+-]?\d+)?\z/i';

	/**
	 * Blanks of all scripts.
	 */
	private const BLANK = '\t\n\x{0B}\f\r\p{Z}\x{FEFF}';

	/**
	 * What makes a spreadsheet read a formula; some take the wide forms too.
	 */
	private const SIGNS = '=+\-@＝＋－＠';

	/**
	 * A tab: spreadsheets then read text, and keep it when they save the file.
	 */
	private const GUARD = "\t";

	/**
	 * A line without its end.
	 *
	 * @param array<int, string|int|float|null> $values Values.
	 * @param array<int, string>                $types  Type of each: text, number, currency, date or datetime.
	 * @param int                               $digits Decimals of the shop's currency.
	 */
	public static function line( array $values, array $types, int $digits ): string {
		$cells = array();

		foreach ( array_values( $values ) as $index => $value ) {
			$cells[] = self::escape( self::write( $value, $types[ $index ] ?? 'text', $digits ) );
		}

		return implode( ',', $cells );
	}

	/**
	 * One cell. Text that a spreadsheet would run as a formula gets a tab before
	 * it; plain numbers, negative ones too, stay numbers.
	 *
	 * @param string $text Text.
	 */
	public static function escape( string $text ): string {
		$text = self::guard( mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_scrub( $text, 'UTF-8' ) );

		return 1 === preg_match( '/[",;' . self::BLANK . ']/u', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}

	/**
	 * A value as its column writes it. What does not fit the type is written as it is.
	 *
	 * @param string|int|float|null $value  Value.
	 * @param string                $type   Type.
	 * @param int                   $digits Decimals of the shop's currency.
	 */
	private static function write( string|int|float|null $value, string $type, int $digits ): string {
		if ( null === $value ) {
			return '';
		}

		if ( 'currency' === $type && is_numeric( $value ) ) {
			return number_format( (float) $value, $digits, '.', '' );
		}

		if ( is_string( $value ) && 1 === preg_match( '/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/', $value, $found ) ) {
			if ( 'date' === $type ) {
				return $found[1];
			}

			if ( 'datetime' === $type ) {
				return $found[1] . ' ' . $found[2];
			}
		}

		return (string) $value;
	}

	/**
	 * Puts a guard wherever a spreadsheet may start to read a formula: at the
	 * start, and after what some readers take for the end of a cell.
	 *
	 * @param string $text Text in UTF-8.
	 */
	private static function guard( string $text ): string {
		if ( '' === $text || 1 === preg_match( self::PLAIN_NUMBER, $text ) ) {
			return $text;
		}

		$guarded = (string) preg_replace_callback(
			'/([;|' . self::BLANK . '"]+)([' . self::SIGNS . '])/u',
			static fn( array $found ): string => preg_replace( '/[;|\t\r\n]/', '$0' . self::GUARD, $found[1] ) . $found[2],
			$text
		);

		return 1 === preg_match( '/^(?:[\t\r\n]|[' . self::BLANK . '"]*[' . self::SIGNS . '])/u', $text )
			? self::GUARD . $guarded
			: $guarded;
	}
}
