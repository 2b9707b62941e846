<?php

namespace Storedeck\Tools\Order_Files;

use Generator;

defined( 'ABSPATH' ) || exit;

/**
 * Records with the same key are in the same partition, and a partition fits into
 * memory.
 */
final class Temp_Partitions {

	/** Bytes of the source for each partition. */
	private const PARTITION_BYTES = 500000;

	/**
	 * Files.
	 *
	 * @var array<int, resource>
	 */
	private array $files = array();

	/**
	 * Creates the partitions.
	 *
	 * @param int       $size    Size of the source in bytes.
	 * @param string    $path    Path of the files without their number; empty for temporary files.
	 * @param list<int> $lengths Bytes to keep of each file: what a process wrote without recording it is removed.
	 * @throws Import_Exception When a file cannot be created.
	 */
	public function __construct( int $size, string $path = '', array $lengths = array() ) {
		for ( $partition = 0; $partition < max( 1, min( 100, intdiv( $size, self::PARTITION_BYTES ) ) ); ++$partition ) {
			$file = '' === $path ? tmpfile() : fopen( $path . $partition, 'c+b' );

			if ( false === $file || ! ftruncate( $file, $lengths[ $partition ] ?? 0 ) ) {
				throw new Import_Exception( self::get_error( __( 'Could not create a temporary file in %s.', 'storedeck' ), $path ) );
			}

			fseek( $file, 0, SEEK_END );

			$this->files[] = $file;
		}
	}

	/**
	 * Adds a record.
	 *
	 * @param array<mixed> $record Strings and numbers.
	 * @throws Import_Exception When the disk is full.
	 */
	public function add( string $key, array $record ): void {
		$flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
		$line  = json_encode( array( $key, $record ), $flags ) . "\n";

		if ( fwrite( $this->files[ crc32( $key ) % count( $this->files ) ], $line ) !== strlen( $line ) ) {
			throw new Import_Exception( self::get_error( __( 'Could not write to %s. The disk may be full.', 'storedeck' ), '' ) );
		}
	}

	/**
	 * Yields the partitions. They can be read again.
	 *
	 * @return Generator<int, array<string, list<array<mixed>>>>
	 */
	public function read(): Generator {
		foreach ( array_keys( $this->files ) as $partition ) {
			yield $this->get( $partition );
		}
	}

	/**
	 * A partition: records by key, sorted by key.
	 *
	 * @return array<string, list<array<mixed>>>
	 */
	public function get( int $partition ): array {
		$file    = $this->files[ $partition ];
		$records = array();

		rewind( $file );

		for ( $line = fgets( $file ); false !== $line; $line = fgets( $file ) ) {
			list( $key, $record ) = json_decode( $line, true );

			$records[ 'k' . $key ][] = $record;
		}

		ksort( $records, SORT_STRING );

		return $records;
	}

	public function count(): int {
		return count( $this->files );
	}

	/**
	 * Bytes of each file, which are on the disk then.
	 *
	 * @return list<int>
	 */
	public function get_lengths(): array {
		return array_map(
			static function ( $file ): int {
				fflush( $file );

				return (int) ( fstat( $file )['size'] ?? 0 );
			},
			$this->files
		);
	}

	/**
	 * An error with the folder of the files.
	 *
	 * @param string $text Text with a placeholder.
	 * @param string $path Path of a file; empty for a temporary one.
	 */
	private static function get_error( string $text, string $path ): string {
		return sprintf( $text, '' === $path ? sys_get_temp_dir() : basename( dirname( $path ) ) );
	}
}
