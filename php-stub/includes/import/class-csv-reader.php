<?php
/**
 * Reads a file of separated values.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Generator;

defined( 'ABSPATH' ) || exit;

/**
 * Hands out one record after the other, so that the size of the file does not matter.
 *
 * The separator is the one of comma, semicolon and tab that the first line has most of outside
 * of quotes. A record that is no UTF-8 is taken for Windows-1252.
 */
final class Csv_Reader {

	/**
	 * Most lines of one record: beyond them, a quote was forgotten.
	 */
	private const MOST_LINES = 100;

	/**
	 * Longest record in bytes.
	 */
	private const MOST_BYTES = 1000000;

	/**
	 * Bytes that are asked for at once; PHP reserves them for each line.
	 */
	private const AT_ONCE = 8192;

	/**
	 * The open file.
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
	 * @throws Import_Exception When it cannot be read.
	 */
	public function __construct( string $path ) {
		$file = is_file( $path ) && is_readable( $path ) ? fopen( $path, 'rb' ) : false;

		if ( false === $file ) {
			throw new Import_Exception( 'The file "' . $path . '" cannot be read.' );
		}

		$head = (string) fread( $file, 65536 );

		if ( 1 === preg_match( '/^(\xff\xfe|\xfe\xff)/', $head ) || str_contains( $head, "\0" ) ) {
			throw new Import_Exception( 'The file is no text in UTF-8 or Windows-1252. Save it as "CSV UTF-8".' );
		}

		$this->file      = $file;
		$this->size      = (int) filesize( $path );
		$this->separator = self::separator_of( (string) strtok( ltrim( $head, "\xef\xbb\xbf\r\n" ), "\r\n" ) );
	}

	/**
	 * Records with the number of their first line. One that cannot be read comes as a text, which says why.
	 *
	 * @return Generator<int, string[]|string>
	 */
	public function records(): Generator {
		rewind( $this->file );

		$line = 0;

		for ( $text = $this->line(); null !== $text; $text = $this->line() ) {
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
				$more = $lines < self::MOST_LINES && strlen( $text ) < self::MOST_BYTES ? $this->line() : null;

				if ( null === $more ) {
					// The next line may be fine again.
					fseek( $this->file, $after );

					$text = '';
					break;
				}

				$text .= $more;
				++$lines;
			}

			if ( '' === $text ) {
				yield $first => 'A quotation mark is not closed.';
				continue;
			}

			$line += $lines - 1;

			yield $first => str_getcsv( rtrim( self::utf8( $text ), "\r\n" ), $this->separator, '"', '' );
		}
	}

	/**
	 * Bytes that were read so far.
	 */
	public function position(): int {
		return (int) ftell( $this->file );
	}

	/**
	 * The separator of a line.
	 *
	 * @param string $line First line.
	 */
	public static function separator_of( string $line ): string {
		$bare   = (string) preg_replace( '/"[^"]*"/', '', $line );
		$counts = array();

		foreach ( array( ',', ';', "\t" ) as $separator ) {
			$counts[ $separator ] = substr_count( $bare, $separator );
		}

		return (string) array_search( max( $counts ), $counts, true );
	}

	/**
	 * A text as UTF-8.
	 *
	 * @param string $text UTF-8 or Windows-1252.
	 */
	public static function utf8( string $text ): string {
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : (string) mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}

	/**
	 * The next line, with its end.
	 */
	private function line(): ?string {
		$text = '';

		do {
			$part  = fgets( $this->file, self::AT_ONCE );
			$text .= (string) $part;
		} while ( false !== $part && ! str_ends_with( $part, "\n" ) && strlen( $text ) < self::MOST_BYTES );

		return '' === $text ? null : $text;
	}
}
