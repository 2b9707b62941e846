<?php

namespace Storedeck\Tools\Order_Files;

use Generator;

defined( 'ABSPATH' ) || exit;

/**
 * Records with the same key are in the same partition, and a partition fits into
 * memory.
 */
final class Temp_Partitions {

	/**
	 * Bytes of the source for each partition.
	 */
	private const PARTITION_BYTES = 1500000;

	/**
	 * Temporary files.
	 *
	 * @var array<int, resource>
	 */
	private array $files = array();

	/**
	 * Creates the partitions.
	 *
	 * @param int $size Size of the source in bytes.
	 * @throws Import_Exception When a temporary file cannot be created.
	 */
	public function __construct( int $size ) {
		for ( $partition = 0; $partition < max( 1, min( 100, intdiv( $size, self::PARTITION_BYTES ) ) ); ++$partition ) {
			$file = tmpfile();

			if ( false === $file ) {
				throw new Import_Exception( 'Could not create a temporary file in ' . sys_get_temp_dir() . '.' );
			}

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
			throw new Import_Exception( 'Could not write to ' . sys_get_temp_dir() . '. The disk may be full.' );
		}
	}

	/**
	 * Yields the partitions: records by key, sorted by key. They can be read again.
	 *
	 * @return Generator<int, array<string, list<array<mixed>>>>
	 */
	public function read(): Generator {
		foreach ( $this->files as $file ) {
			$partition = array();

			rewind( $file );

			for ( $line = fgets( $file ); false !== $line; $line = fgets( $file ) ) {
				list( $key, $record ) = json_decode( $line, true );

				$partition[ 'k' . $key ][] = $record;
			}

			ksort( $partition, SORT_STRING );

			yield $partition;
		}
	}

	public function count(): int {
		return count( $this->files );
	}
}
