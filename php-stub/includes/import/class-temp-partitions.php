<?php
/**
 * Sorts records into heaps on the disk.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Generator;

defined( 'ABSPATH' ) || exit;

/**
 * Records with the same key lie in the same heap, wherever they stood in the file, and a heap is
 * small enough for the memory.
 */
final class Temp_Partitions {

	/**
	 * Bytes of the source that make a heap.
	 */
	private const HEAP = 1500000;

	/**
	 * Open temporary files.
	 *
	 * @var array<int, resource>
	 */
	private array $files = array();

	/**
	 * Opens the heaps.
	 *
	 * @param int $size Bytes of the source.
	 * @throws Import_Exception When the disk does not take them.
	 */
	public function __construct( int $size ) {
		for ( $heap = 0; $heap < max( 1, min( 100, intdiv( $size, self::HEAP ) ) ); ++$heap ) {
			$file = tmpfile();

			if ( false === $file ) {
				throw new Import_Exception( 'No temporary file can be made in ' . sys_get_temp_dir() . '.' );
			}

			$this->files[] = $file;
		}
	}

	/**
	 * Adds a record.
	 *
	 * @param string       $key    What it belongs to.
	 * @param array<mixed> $record Record of texts and numbers.
	 * @throws Import_Exception When the disk is full.
	 */
	public function add( string $key, array $record ): void {
		$flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
		$line  = json_encode( array( $key, $record ), $flags ) . "\n";

		if ( fwrite( $this->files[ crc32( $key ) % count( $this->files ) ], $line ) !== strlen( $line ) ) {
			throw new Import_Exception( 'The disk of ' . sys_get_temp_dir() . ' is full.' );
		}
	}

	/**
	 * The heaps: records by key, the keys in order.
	 *
	 * @return Generator<int, array<string, list<array<mixed>>>>
	 */
	public function heaps(): Generator {
		foreach ( $this->files as $file ) {
			$heap = array();

			rewind( $file );

			for ( $line = fgets( $file ); false !== $line; $line = fgets( $file ) ) {
				list( $key, $record ) = json_decode( $line, true );

				$heap[ 'k' . $key ][] = $record;
			}

			ksort( $heap, SORT_STRING );
			fclose( $file );

			yield $heap;
		}

		$this->files = array();
	}

	/**
	 * How many heaps there are.
	 */
	public function count(): int {
		return count( $this->files );
	}
}
