<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Formats lines by the same rules as the CSV export in the browser: RFC 4180
 * with line feeds, and no cell that a spreadsheet would run as a formula.
 */
final class Csv {

	/** Spreadsheets need it to read UTF-8. */
	public const BYTE_ORDER_MARK = "\u{FEFF}";

	/** A number, which no spreadsheet runs as a formula. */
	private const PLAIN_NUMBER = '/^-?\d+(\.\d+)?(e[+-]?\d+)?\z/i';

	/**
	 * Characters that spreadsheets ignore before a formula: control characters, white space and characters of no width.
	 * The same as in src/csv-export/starts-formula.ts; both are tested with jobs/test/csv-cells.json.
	 */
	private const IGNORED = '\p{Cc}\p{Z}\p{Cf}';

	/** Characters that start a formula. Some spreadsheets also accept their full-width forms. */
	private const SIGNS = '=+\-@＝＋－＠';

	/** A tab makes spreadsheets read a cell as text, and is kept when they save the file. */
	private const GUARD = "\t";

	/**
	 * A line without a line break.
	 *
	 * @param array<int, string|int|float|null> $values Values.
	 * @param array<int, string>                $types  Type of each: text, number, currency, date or datetime.
	 * @param int                               $digits Decimal places of the store's currency.
	 */
	public static function line( array $values, array $types, int $digits ): string {
		$cells = array();

		foreach ( array_values( $values ) as $index => $value ) {
			$cells[] = self::escape( self::format( $value, $types[ $index ] ?? 'text', $digits ) );
		}

		return implode( ',', $cells );
	}

	/**
	 * Escapes a cell. Text that a spreadsheet would run as a formula gets a tab
	 * before it; numbers, also negative ones, are left unchanged.
	 */
	public static function escape( string $text ): string {
		$text = self::guard( Text::scrub( $text ) );

		return 1 === preg_match( '/[",;' . self::IGNORED . ']/u', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}

	/**
	 * Formats a value by the type of its column. A value that is not of this type is converted to a string.
	 *
	 * @param int $digits Decimal places of the store's currency.
	 */
	private static function format( string|int|float|null $value, string $type, int $digits ): string {
		if ( null === $value ) {
			return '';
		}

		if ( 'currency' === $type && is_numeric( $value ) ) {
			return number_format( (float) $value, $digits, '.', '' );
		}

		if ( is_string( $value ) && 1 === preg_match( '/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/', $value, $matches ) ) {
			if ( 'date' === $type ) {
				return $matches[1];
			}

			if ( 'datetime' === $type ) {
				return $matches[1] . ' ' . $matches[2];
			}
		}

		return (string) $value;
	}

	/**
	 * Adds a tab wherever a spreadsheet could start to read a formula: at the
	 * start, and after characters that some programs read as the end of a cell.
	 *
	 * @param string $text Text in UTF-8.
	 */
	private static function guard( string $text ): string {
		if ( '' === $text || 1 === preg_match( self::PLAIN_NUMBER, $text ) ) {
			return $text;
		}

		$guarded = (string) preg_replace_callback(
			'/([;|' . self::IGNORED . '"]+)([' . self::SIGNS . '])/u',
			static fn( array $matches ): string => preg_replace( '/[;|\t\r\n]/', '$0' . self::GUARD, $matches[1] ) . $matches[2],
			$text
		);

		return 1 === preg_match( '/^(?:[\t\r\n]|[' . self::IGNORED . '"]*[' . self::SIGNS . '])/u', $text )
			? self::GUARD . $guarded
			: $guarded;
	}
}
