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
 * Yields one record at a time, so that files of any size can be read.
 *
 * The separator is the one of comma, semicolon and tab that occurs most often in
 * the first line outside of quotes. Records that are not valid UTF-8 are read as
 * Windows-1252.
 */
final class Csv_Reader {

	/**
	 * Maximum lines of a record. A longer one lacks a closing quotation mark.
	 */
	private const MAX_LINES = 100;

	/**
	 * Maximum bytes of a record.
	 */
	private const MAX_BYTES = 1000000;

	/**
	 * Bytes to read at once; PHP allocates them for each line.
	 */
	private const CHUNK = 8192;

	/**
	 * File handle.
	 *
	 * @var resource
	 */
	private $file;

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

		$this->file      = $file;
		$this->size      = (int) filesize( $path );
		$this->separator = self::detect_separator( (string) strtok( ltrim( $head, "\xef\xbb\xbf\r\n" ), "\r\n" ) );
	}

	/**
	 * Yields records by the number of their first line. An invalid record is
	 * yielded as an error message.
	 *
	 * @return Generator<int, string[]|string>
	 */
	public function read(): Generator {
		rewind( $this->file );

		$line = 0;

		for ( $text = $this->read_line(); null !== $text; $text = $this->read_line() ) {
			++$line;

			if ( 1 === $line && str_starts_with( $text, "\xef\xbb\xbf" ) ) {
				$text = substr( $text, 3 );
			}

			if ( '' === trim( $text ) ) {
				continue;
			}

			$first = $line;
			$after = (int) ftell( $this->file );
			$lines = 1;

			while ( 1 === substr_count( $text, '"' ) % 2 ) {
				$more = $lines < self::MAX_LINES && strlen( $text ) < self::MAX_BYTES ? $this->read_line() : null;

				if ( null === $more ) {
					// The next line may be valid.
					fseek( $this->file, $after );

					$text = '';
					break;
				}

				$text .= $more;
				++$lines;
			}

			if ( '' === $text ) {
				yield $first => 'Missing closing quotation mark.';
				continue;
			}

			$line += $lines - 1;

			yield $first => str_getcsv( rtrim( self::to_utf8( $text ), "\r\n" ), $this->separator, '"', '' );
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
		$unquoted = (string) preg_replace( '/"[^"]*"/', '', $line );
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
	 * Reads the next line, including its line break.
	 */
	private function read_line(): ?string {
		$text = '';

		do {
			$part  = fgets( $this->file, self::CHUNK );
			$text .= (string) $part;
		} while ( false !== $part && ! str_ends_with( $part, "\n" ) && strlen( $text ) < self::MAX_BYTES );

		return '' === $text ? null : $text;
	}
}
