<?php

namespace Storedeck\Tools\Order_Files;

use Generator;

defined( 'ABSPATH' ) || exit;

/**
 * Yields one record at a time, so that files of any size can be read, in time that is proportional to the size.
 *
 * The separator is the one of comma, semicolon, tab and bar that most lines have equally often outside of quotes; a first
 * line such as `sep=;` names it. Lines end with LF, CRLF or CR.
 *
 * In a file with tabs in which no value is quoted, quotation marks are data. Elsewhere a quotation mark opens a quoted value
 * where a value begins, and closes it before a separator or the end of a line.
 * Everywhere else it is data, as in `1/2" pipe`.
 */
final class Csv_Reader {

	/** Maximum lines of a record. A longer one lacks a closing quotation mark. */
	private const MAX_LINES = 100;

	/** Byte order mark of UTF-8. */
	private const BOM = "\xef\xbb\xbf";

	/** Bytes by which the format of the file is detected. */
	private const SAMPLE = 1000000;

	private const SEPARATORS = array( ',', ';', "\t", '|' );

	/** Position of the first record. */
	private const START = array( 'offset' => 0, 'line' => 1, 'columns' => null );

	/** Last character of a line. */
	private string $line_end;

	public readonly string $separator;

	/** Whether values may be quoted. */
	private bool $is_quoted;

	/** Lines of the file. */
	private Line_Reader $lines;

	/**
	 * Last line that was searched for the end of a quoted value without success. Searching it again would take time
	 * for nothing.
	 */
	private int $searched;

	/**
	 * Where the next record begins: bytes before it, its line, and the number of values that records have.
	 *
	 * @var array{offset: int, line: int, columns: int|null}
	 */
	public array $position = self::START;

	/**
	 * Detects the format of a file.
	 */
	public function __construct( private Source_File $source ) {
		rewind( $source->handle );

		$head = (string) stream_get_contents( $source->handle, self::SAMPLE );
		$head = str_starts_with( $head, self::BOM ) ? substr( $head, strlen( self::BOM ) ) : $head;

		// LF may follow a CR at the end.
		$is_any    = 1 === preg_match( '/(?:^|[,;\t|\r\n]) ?"(?:[^"]|"")*+" ?(?=[,;\t|\r\n]|$)/', $head );
		$unquoted  = $is_any ? self::remove_quoted( rtrim( $head, "\r" ) ) : rtrim( $head, "\r" );
		$line_ends = substr_count( $unquoted, "\n" );

		$this->line_end  = preg_match_all( '/\r(?!\n)/', $unquoted ) > $line_ends ? "\r" : "\n";
		$this->separator = 1 === preg_match( '/^"?sep=([,;\t|])/i', $head, $parts )
			? $parts[1]
			: self::detect_separator( array_values( array_filter( (array) preg_split( '/[\r\n]+/', $unquoted ), 'strlen' ) ) );
		$this->is_quoted = $is_any || "\t" !== $this->separator;
	}

	/**
	 * Yields records by the number of their first line. An invalid record is
	 * yielded as an error message.
	 *
	 * @param int                                                   $from     Number of the line with the names of the columns. Records before it are left out.
	 * @param array{offset: int, line: int, columns: int|null}|null $position Where to begin, see $position; null for the start.
	 * @return Generator<int, string[]|string>
	 */
	public function read( int $from = 1, ?array $position = null ): Generator {
		$this->position = $position ?? self::START;
		$this->lines    = new Line_Reader( $this->source->handle, $this->line_end, $this->position['offset'],
			$this->position['line'] - 1 );
		$this->searched = 0;

		$columns = $this->position['columns'];

		for ( $line = $this->position['line']; null !== ( $text = $this->lines->get( $line ) ); ++$line ) {
			$first = $line;
			$found = null;
			$text  = 1 === $line && str_starts_with( $text, self::BOM ) ? substr( $text, strlen( self::BOM ) ) : $text;

			if ( $first < $from || ( 1 === $first && 1 === preg_match( '/^"?sep=.?"?\s*$/i', $text ) ) ) {
				$text = '';
			}

			if ( strlen( $text ) > Line_Reader::MAX_BYTES ) {
				/* translators: %s: a number. */
				$found = sprintf( __( 'The line is longer than %s bytes.', 'storedeck' ), Line_Reader::MAX_BYTES );
			} elseif ( '' !== trim( $text ) ) {
				$record = $this->split( $text, $line, $columns );

				// A title before the names of the columns has one value.
				$columns = is_array( $record ) ? $columns
					?? ( $from > 1 || count( $record ) > 1 ? self::count_to_last( $record ) : null ) : $columns;

				$found   = is_string( $record ) || '' !== trim( implode( '', $record ) ) ? $record : null;
			}

			for ( $passed = $first; $passed <= $line; ++$passed ) {
				$this->lines->pass( $passed );
			}

			$this->position = array( 'offset' => $this->lines->get_offset(), 'line' => $line + 1, 'columns' => $columns );

			if ( null !== $found ) {
				yield $first => $found;
			}
		}
	}

	/**
	 * Detects the separator.
	 *
	 * @param list<string> $lines Lines without quoted values.
	 */
	private static function detect_separator( array $lines ): string {
		$best = array( ',', array( 0.0, 0 ) );

		foreach ( self::SEPARATORS as $separator ) {
			$counts = array_count_values( array_map( static fn( string $line ): int => substr_count( $line, $separator ), $lines ) );

			unset( $counts[0] );
			arsort( $counts );

			// The share of lines that have it equally often, then how often that is.
			$score = array() === $counts ? array( 0.0, 0 )
				: array( round( reset( $counts ) / count( $lines ), 1 ), (int) array_key_first( $counts ) );
			$best  = $score > $best[1] ? array( $separator, $score ) : $best;
		}

		return $best[0];
	}

	private static function remove_quoted( string $text ): string {
		return (string) preg_replace( '/"[^"]*+"/', '', $text );
	}

	/**
	 * Splits a record into values.
	 *
	 * @param string   $text    First line of the record.
	 * @param int      $line    Its number; becomes that of the last line of the record.
	 * @param int|null $columns Number of values that a record of several lines must have.
	 * @return string[]|string Values, or an error message.
	 */
	private function split( string $text, int &$line, ?int $columns ) {
		$values = array();
		$first  = $line;
		$start  = 0;
		// Whether all further quotation marks are data, as in `"Gold" ring`.
		$is_data = false;

		do {
			$open  = $start + strspn( $text, "\t" === $this->separator ? ' ' : " \t", $start );
			$close = -1;

			if ( $this->is_quoted && ! $is_data && '"' === ( $text[ $open ] ?? '' ) ) {
				$close   = $this->find_closing_quote( $text, $open + 1 );
				$is_data = -1 === $close;
			}

			if ( null === $close ) {
				$close = strlen( $text );
				$last  = $this->find_last_line( $line, $close );

				if ( 0 === $last ) {
					/* translators: 1: number of a line, 2: number of lines. */
					return sprintf( __( 'A quotation mark opens in line %1$s and is not closed within %2$s lines.', 'storedeck' ), $line,
						self::MAX_LINES );
				}

				while ( $line < $last ) {
					$text .= $this->lines->get( ++$line );
				}

				$close = (int) $this->find_closing_quote( $text, $close );
			}

			if ( $close >= 0 ) {
				$values[] = str_replace( '""', '"', substr( $text, $open + 1, $close - $open - 1 ) );
				$end      = $close + strcspn( $text, $this->separator . "\r\n", $close );
			} else {
				$end      = $start + strcspn( $text, $this->separator, $start );
				$values[] = rtrim( substr( $text, $start, $end - $start ), "\r\n" );
			}

			$start = $end + 1;
		} while ( $this->separator === ( $text[ $end ] ?? '' ) );

		if ( str_contains( $text, "\0" ) ) {
			return __( 'The record contains a NUL character.', 'storedeck' );
		}

		if ( ! mb_check_encoding( $text, 'UTF-8' ) ) {
			return __( 'The record is not encoded in UTF-8 as the rest of the file.', 'storedeck' );
		}

		if ( $line > $first && null !== $columns && ( count( $values ) < $columns || self::count_to_last( $values ) > $columns ) ) {
			return sprintf(
				/* translators: 1, 2: numbers of lines, 3, 4: numbers of values. */
				__(
					'A quotation mark opens in line %1$s and makes one record of the lines up to %2$s, with %3$s values instead of %4$s.',
					'storedeck'
				),
				$first,
				$line,
				count( $values ),
				$columns
			);
		}

		return $values;
	}

	/**
	 * Number of values, without empty ones at the end.
	 *
	 * @param string[] $values Values.
	 */
	private static function count_to_last( array $values ): int {
		return 1 + (int) ( array_key_last( array_filter( array_map( 'trim', $values ), 'strlen' ) ) ?? -1 );
	}

	/**
	 * Position of the quotation mark that closes a value.
	 *
	 * @param int  $from          Where to search.
	 * @param bool $must_be_first Whether no other one may precede it.
	 * @return int|null -1 if only others were found, which close nothing; null if there are none.
	 */
	private function find_closing_quote( string $text, int $from, bool $must_be_first = false ): ?int {
		$found = null;

		for ( $quote = strpos( $text, '"', $from ); false !== $quote; $quote = strpos( $text, '"', $quote + 1 ) ) {
			if ( '"' === ( $text[ $quote + 1 ] ?? '' ) ) {
				// Two are one that is data.
				++$quote;
				continue;
			}

			$next = $quote + 1;
			$next = $text[ $next + strspn( $text, "\t" === $this->separator ? ' ' : " \t", $next ) ] ?? "\n";

			if ( $next === $this->separator || "\n" === $next || "\r" === $next ) {
				return $quote;
			}

			$found = -1;

			if ( $must_be_first ) {
				break;
			}
		}

		return $found;
	}

	/**
	 * Number of the line that closes a quotation mark of an earlier one.
	 *
	 * @param int $line Line of the opening quotation mark.
	 * @param int $size Bytes of the record up to there.
	 * @return int 0 if it is not closed.
	 */
	private function find_last_line( int $line, int $size ): int {
		for ( $next = $line + 1; $next < $line + self::MAX_LINES; ++$next ) {
			$text  = $this->lines->get( $next );
			$size += strlen( (string) $text );

			if ( null === $text || $size > Line_Reader::MAX_BYTES ) {
				return 0;
			}

			if ( $next > $this->searched ) {
				// Another one would rather open a value: then rows would become one without a word.
				$close = $this->find_closing_quote( $text, 0, true );

				if ( null !== $close ) {
					return $close < 0 ? 0 : $next;
				}

				$this->searched = $next;
			}
		}

		return 0;
	}
}
