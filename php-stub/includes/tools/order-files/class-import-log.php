<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot append to a file.

/**
 * What is wrong with rows of a file, a JSON array on each line of a private file.
 */
final class Import_Log {

	/** Names of the values. */
	private const NAMES = array( 'type', 'line', 'column', 'value', 'message' );

	/** Longest value that is shown, in characters. */
	private const MAX_LENGTH = 300;

	/**
	 * The open file.
	 *
	 * @var resource|null
	 */
	private $file = null;

	public function __construct( private string $path ) {
	}

	/**
	 * Adds an entry.
	 *
	 * @param string $type   `problem` of a row that is not imported, or `warning`.
	 * @param string $column Column of the value; empty if there is no single one.
	 */
	public function add( string $type, int $line, string $message, string $column = '', string $value = '' ): void {
		$this->file ??= fopen( $this->path, 'ab' ) ?: null;

		$cut  = static fn( string $text ): string => mb_substr( $text, 0, self::MAX_LENGTH );
		$json = wp_json_encode( array( $type, $line, $cut( $column ), $cut( $value ), $cut( $message ) ), JSON_INVALID_UTF8_SUBSTITUTE );

		null === $this->file || fwrite( $this->file, $json . "\n" );
	}

	/**
	 * Bytes of the file.
	 */
	public function get_length(): int {
		null === $this->file || fflush( $this->file );
		clearstatcache( true, $this->path );

		return is_file( $this->path ) ? (int) filesize( $this->path ) : 0;
	}

	/**
	 * Removes what a process added without recording it.
	 *
	 * @param int $length Bytes to keep.
	 */
	public function truncate( int $length ): void {
		$file = fopen( $this->path, 'cb' );

		if ( false !== $file ) {
			ftruncate( $file, $length );
			fclose( $file );
		}
	}

	/**
	 * Reads entries.
	 *
	 * @return array{list<array{type: string, line: int, column: string, value: string, message: string}>, int} Those of a page, and the number of all.
	 */
	public function read( int $page, int $per_page ): array {
		$found = array();
		$count = 0;
		$file  = is_file( $this->path ) ? fopen( $this->path, 'rb' ) : false;

		while ( false !== $file && false !== ( $line = fgets( $file ) ) ) {
			if ( intdiv( $count++, $per_page ) === $page - 1 ) {
				$found[] = array_combine( self::NAMES, (array) json_decode( $line, true ) );
			}
		}

		return array( $found, $count );
	}
}
