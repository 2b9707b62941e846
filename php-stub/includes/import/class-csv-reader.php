<?php
/**
 * Reads a CSV file.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Generator;

defined( 'ABSPATH' ) || exit;

/**
 * Yields one record at a time, so that files of any size can be read, in time that is proportional to the size.
 *
 * The separator is the one of comma, semicolon and tab that occurs most often in the first line outside of quotes.
 * Lines end with LF, CRLF or CR. Lines that are not valid UTF-8 are read as Windows-1252.
 *
 * A quotation mark opens a quoted value where a value begins, and closes it before a separator or the end of a line.
 * Everywhere else it is data, as in `1/2" pipe`.
 */
final class Csv_Reader {

	/**
	 * Maximum lines of a record. A longer one lacks a closing quotation mark.
	 */
	private const MAX_LINES = 100;

	/**
	 * Byte order mark of UTF-8.
	 */
	private const BOM = "\xef\xbb\xbf";

	/**
	 * File handle.
	 *
	 * @var resource
	 */
	private $file;

	/**
	 * Last character of a line.
	 *
	 * @var string
	 */
	private string $line_end;

	/**
	 * Separator.
	 *
	 * @var string
	 */
	public readonly string $separator;

	/**
	 * Size in bytes.
	 *
	 * @var int
	 */
	public readonly int $size;

	/**
	 * Lines of the file.
	 *
	 * @var Line_Reader
	 */
	private Line_Reader $lines;

	/**
	 * Last line that was searched for the end of a quoted value without success. Searching it again would take time
	 * for nothing.
	 *
	 * @var int
	 */
	private int $searched;

	/**
	 * Opens a file.
	 *
	 * @param string $path Path.
	 * @throws Import_Exception When the file cannot be read.
	 */
	public function __construct( string $path ) {
		$file = is_file( $path ) && is_readable( $path ) ? fopen( $path, 'rb' ) : false;

		if ( false === $file ) {
			throw new Import_Exception( 'Could not read the file "' . $path . '".' );
		}

		$head = (string) fread( $file, 65536 );

		if ( 1 === preg_match( '/^(\xff\xfe|\xfe\xff)/', $head ) || str_contains( $head, "\0" ) ) {
			throw new Import_Exception( 'The file is not encoded as UTF-8 or Windows-1252. Save it as "CSV UTF-8".' );
		}

		// LF may follow a CR at the end.
		$unquoted = self::remove_quoted( rtrim( $head, "\r" ) );

		$this->file      = $file;
		$this->size      = (int) filesize( $path );
		$this->line_end  = preg_match_all( '/\r(?!\n)/', $unquoted ) > substr_count( $unquoted, "\n" ) ? "\r" : "\n";
		$this->separator = self::detect_separator( (string) strtok( $unquoted, "\r\n" ) );
	}

	/**
	 * Yields records by the number of their first line. An invalid record is
	 * yielded as an error message.
	 *
	 * @return Generator<int, string[]|string>
	 */
	public function read(): Generator {
		$this->lines    = new Line_Reader( $this->file, $this->line_end );
		$this->searched = 0;

		$columns = null;

		for ( $line = 1; null !== ( $text = $this->lines->get( $line ) ); ++$line ) {
			$first = $line;
			$text  = 1 === $line && str_starts_with( $text, self::BOM ) ? substr( $text, strlen( self::BOM ) ) : $text;

			if ( strlen( $text ) > Line_Reader::MAX_BYTES ) {
				yield $line => 'The line is longer than ' . Line_Reader::MAX_BYTES . ' bytes.';
			} elseif ( '' !== trim( $text ) ) {
				$record    = $this->split( self::to_utf8( $text ), $line, $columns );
				$columns ??= is_array( $record ) ? self::count_to_last( $record ) : null;

				yield $first => $record;
			}

			for ( $passed = $first; $passed <= $line; ++$passed ) {
				$this->lines->pass( $passed );
			}
		}
	}

	/**
	 * Bytes that were read.
	 */
	public function get_position(): int {
		return (int) ftell( $this->file );
	}

	/**
	 * Detects the separator of a line.
	 *
	 * @param string $line First line.
	 */
	public static function detect_separator( string $line ): string {
		$unquoted = self::remove_quoted( $line );
		$counts   = array();

		foreach ( array( ',', ';', "\t" ) as $separator ) {
			$counts[ $separator ] = substr_count( $unquoted, $separator );
		}

		return (string) array_search( max( $counts ), $counts, true );
	}

	/**
	 * Converts a string to UTF-8.
	 *
	 * @param string $text UTF-8 or Windows-1252.
	 */
	public static function to_utf8( string $text ): string {
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : (string) mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}

	/**
	 * Removes quoted values.
	 *
	 * @param string $text Lines.
	 */
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

			if ( ! $is_data && '"' === ( $text[ $open ] ?? '' ) ) {
				$close   = $this->find_closing_quote( $text, $open + 1 );
				$is_data = -1 === $close;
			}

			if ( null === $close ) {
				$close = strlen( $text );
				$last  = $this->find_last_line( $line, $close );

				if ( 0 === $last ) {
					return 'A quotation mark opens in line ' . $line . ' and is not closed within ' . self::MAX_LINES . ' lines.';
				}

				while ( $line < $last ) {
					$text .= self::to_utf8( (string) $this->lines->get( ++$line ) );
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
			return 'The record contains a NUL character.';
		}

		if ( $line > $first && null !== $columns && ( count( $values ) < $columns || self::count_to_last( $values ) > $columns ) ) {
			return 'A quotation mark opens in line ' . $first . ' and makes one record of the lines up to ' . $line . ', with '
				. count( $values ) . ' values instead of ' . $columns . '. None of them was imported.';
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
	 * @param string $text          Text.
	 * @param int    $from          Where to search.
	 * @param bool   $must_be_first Whether no other one may precede it.
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
