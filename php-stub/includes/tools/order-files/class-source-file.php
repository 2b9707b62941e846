<?php

namespace Storedeck\Tools\Order_Files;

use Generator;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the encoding of a file by evidence for the whole file, and converts it to UTF-8 if it is another one.
 */
final class Source_File {

	/** Bytes to read at once, an even number. */
	private const CHUNK = 262144;

	/** Encodings that are usual. */
	private const USUAL = array( 'Windows-1252', 'Windows-1250', 'Windows-1251' );

	/** Byte order marks. */
	private const MARKS = array( "\xef\xbb\xbf" => 'UTF-8', "\xff\xfe" => 'UTF-16LE', "\xfe\xff" => 'UTF-16BE' );

	/**
	 * File in UTF-8.
	 *
	 * @var resource
	 */
	public $handle;

	/** Encoding of the original. */
	public readonly string $encoding;

	/** Size in bytes. */
	public readonly int $size;

	/**
	 * Opens a file.
	 *
	 * @param string $encoding Encoding; empty to find it.
	 * @param string $copy     Path of the file in UTF-8, which is written unless it exists; empty for a temporary file.
	 * @throws Import_Exception When the file cannot be read, or its encoding is not clear.
	 */
	public function __construct( string $path, string $encoding = '', string $copy = '' ) {
		$file = is_file( $path ) && is_readable( $path ) ? fopen( $path, 'rb' ) : false;

		if ( false === $file ) {
			/* translators: %s: name of a file. */
			throw new Import_Exception( sprintf( __( 'Could not read the file "%s".', 'storedeck' ), $path ) );
		}

		$this->encoding = '' === $encoding ? self::detect( $file ) : self::get_known( $encoding );
		$this->handle   = 'UTF-8' === $this->encoding ? $file : self::get_copy( $file, $this->encoding, $copy );
		$this->size     = (int) ( fstat( $this->handle )['size'] ?? 0 );
	}

	/**
	 * Name of an encoding that can be read.
	 *
	 * @param string $wanted Name as typed.
	 * @throws Import_Exception When it is not known.
	 */
	private static function get_known( string $wanted ): string {
		$tables = array_keys( require __DIR__ . '/data/encodings.php' );
		$all    = array( ...$tables, 'Shift_JIS', ...mb_list_encodings() );

		foreach ( $all as $name ) {
			if ( strtolower( $name ) === strtolower( $wanted ) || strtolower( $name ) === 'windows-' . substr( $wanted, 2 ) ) {
				return $name;
			}
		}

		/* translators: 1: name of an encoding, 2: names of encodings, separated by commas. */
		throw new Import_Exception( sprintf( __( 'Unknown encoding "%1$s". Use for example %2$s.', 'storedeck' ), $wanted,
			implode( ', ', array( 'UTF-8', 'UTF-16LE', 'Shift_JIS', ...$tables ) ) ), 'encoding' );
	}

	/**
	 * Finds the encoding.
	 *
	 * @param resource $file File.
	 * @throws Import_Exception When it is not clear.
	 */
	private static function detect( $file ): string {
		$head = (string) fread( $file, 4096 );

		foreach ( self::MARKS as $mark => $encoding ) {
			if ( str_starts_with( $head, $mark ) ) {
				return $encoding;
			}
		}

		if ( str_starts_with( $head, "PK\x03\x04" ) || str_starts_with( $head, "\xd0\xcf\x11\xe0" ) ) {
			throw new Import_Exception( __( 'The file is a workbook or an archive. Save its orders as "CSV UTF-8".', 'storedeck' ) );
		}

		// Every second byte of ASCII in UTF-16 is NUL.
		$pairs = str_split( substr( $head, 0, 2 * intdiv( strlen( $head ), 2 ) ), 2 );
		$big   = count( array_filter( $pairs, static fn( string $pair ): bool => "\0" === $pair[0] && "\0" !== ( $pair[1] ?? '' ) ) );
		$small = count( array_filter( $pairs, static fn( string $pair ): bool => "\0" === ( $pair[1] ?? '' ) && "\0" !== $pair[0] ) );

		if ( max( $big, $small ) > count( $pairs ) / 2 ) {
			return $big > $small ? 'UTF-16BE' : 'UTF-16LE';
		}

		$lines = new Line_Encodings();

		foreach ( self::read_parts( $file, '' ) as $part ) {
			$lines->add( $part );
		}

		if ( $lines->is_utf8() ) {
			return 'UTF-8';
		}

		if ( '' !== $lines->get_contradiction() ) {
			/* translators: %s: what is contradictory, a sentence. */
			$text = __(
				'%s Export it again as "CSV UTF-8", or choose the encoding (--encoding=UTF-8): rows in another one are left out.',
				'storedeck'
			);

			throw new Import_Exception( sprintf( $text, $lines->get_contradiction() ), 'encoding' );
		}

		$found = Encoding_Evidence::find( $lines->others, $head, Column_Names::get_all() );

		if ( 1 === count( $found ) ) {
			return (string) array_key_first( $found );
		}

		throw new Import_Exception( self::describe( $lines->others, $found ), 'encoding', array_map( 'strval', array_keys( $found ) ) );
	}

	/**
	 * What to do if several encodings are possible, or none is.
	 *
	 * @param string                $lines Lines with bytes above 7F.
	 * @param array<string, string> $found Texts by encoding.
	 */
	private static function describe( string $lines, array $found ): string {
		$readings = array();

		// A file that makes no sense in any of them is shown in the usual ones.
		foreach ( array() === $found ? self::USUAL : array() as $encoding ) {
			$found[ $encoding ] = Encoding_Evidence::decode( $lines, $encoding );
		}

		foreach ( $found as $encoding => $text ) {
			preg_match( '/[\p{L}\p{N} ]*[^\x00-\x7f][\p{L}\p{N} ]*/u', $text, $parts );

			$readings[] = $encoding . ' ("' . mb_substr( $parts[0] ?? '', 0, 40 ) . '")';
		}

		/* translators: 1: possible encodings with words of the file, 2: name of one. */
		$text = __(
			'The encoding of the file is not clear: %1$s. Choose it (--encoding=%2$s), or save the file as "CSV UTF-8".',
			'storedeck'
		);

		return sprintf( $text, implode( ', ', $readings ), array_key_first( $found ) );
	}

	/**
	 * Reads a file in parts that can be decoded on their own: lines, or whole characters of UTF-16.
	 *
	 * @param resource $file     File.
	 * @param string   $encoding Encoding; empty if it is not known yet.
	 * @return Generator<int, string>
	 */
	private static function read_parts( $file, string $encoding ): Generator {
		$rest = '';

		rewind( $file );

		do {
			$chunk = (string) fread( $file, self::CHUNK );
			$text  = $rest . $chunk;
			$last  = strrpos( $chunk, "\n" );
			$last  = false === $last ? strrpos( $chunk, "\r" ) : $last;
			$end   = match ( true ) {
				'' === $chunk                           => strlen( $text ),
				str_starts_with( $encoding, 'UTF-16' )  => self::find_end_of_pairs( $text, $encoding ),
				default                                 => false === $last ? 0 : strlen( $rest ) + $last + 1,
			};
			$rest  = substr( $text, $end );

			yield substr( $text, 0, $end );
		} while ( '' !== $chunk );
	}

	/**
	 * Where a text in UTF-16 can be split: two bytes belong together, and four of a rare character.
	 */
	private static function find_end_of_pairs( string $text, string $encoding ): int {
		$end  = 2 * intdiv( strlen( $text ), 2 );
		$high = ord( $text[ $end - ( 'UTF-16LE' === $encoding ? 1 : 2 ) ] ?? "\0" );

		return $end > 1 && $high >= 0xd8 && $high <= 0xdb ? $end - 2 : $end;
	}

	/**
	 * Opens a copy of a file in UTF-8.
	 *
	 * @param resource $file File.
	 * @param string   $path Path of the copy; empty for a temporary file.
	 * @return resource
	 * @throws Import_Exception When it cannot be written.
	 */
	private static function get_copy( $file, string $encoding, string $path ) {
		$is_there = '' !== $path && is_file( $path );
		$copy     = '' === $path ? tmpfile() : fopen( $is_there ? $path : "$path.part", $is_there ? 'rb' : 'w+b' );

		if ( false === $copy ) {
			/* translators: %s: folder. */
			throw new Import_Exception( sprintf( __( 'Could not create a temporary file in %s.', 'storedeck' ), sys_get_temp_dir() ) );
		}

		if ( $is_there ) {
			return $copy;
		}

		foreach ( self::read_parts( $file, $encoding ) as $part ) {
			$text = Encoding_Evidence::decode( $part, $encoding );

			if ( fwrite( $copy, $text ) !== strlen( $text ) ) {
				/* translators: %s: folder. */
				throw new Import_Exception( sprintf( __( 'Could not write to %s. The disk may be full.', 'storedeck' ),
					sys_get_temp_dir() ) );
			}
		}

		// Only a complete copy has the name.
		if ( '' !== $path ) {
			rename( "$path.part", $path );
		}

		return $copy;
	}
}
