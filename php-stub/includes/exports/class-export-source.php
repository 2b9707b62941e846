<?php

namespace Storedeck\Exports;

use RuntimeException;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Reports\Sums\Table_Recovery;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot read parts of a file.

/**
 * Fixes the rows of an export and their order in a file: the IDs, or the rows
 * themselves as lines of JSON if they have no IDs. Orders that come in later
 * neither repeat nor move a row.
 */
final class Export_Source {

	/** IDs per query, and rows per write. */
	private const IDS_PER_QUERY  = 50000;
	private const ROWS_PER_WRITE = 1000;

	/** Bytes per ID. */
	private const ID_BYTES = 8;

	/** Path of the file. */
	private string $path;

	/**
	 * Takes the rows.
	 *
	 * @param string $name Name of the files of the export.
	 */
	public function __construct( private Export_Rows $rows, string $name ) {
		$this->path = Export_Folder::path( $name, $rows->has_ids() ? 'ids' : 'rows' );
	}

	/**
	 * Whether the file exists.
	 */
	public function is_stored(): bool {
		return is_file( $this->path );
	}

	/**
	 * Stores all rows as they are at one moment, in one transaction.
	 *
	 * @return int Number of rows.
	 */
	public function store(): int {
		$file = new Export_File();

		$file->open( $this->path );
		Table_Recovery::check();

		try {
			return Transaction::run( fn(): int => $this->rows->has_ids() ? $this->store_ids( $file ) : $this->store_rows( $file ) );
		} finally {
			$file->close();
		}
	}

	/**
	 * Reads the next rows.
	 *
	 * @param int $from  Offset in bytes.
	 * @param int $count Maximum number of rows.
	 * @return array{0: array<int, array<string, mixed>>, 1: int, 2: int} Rows without those deleted meanwhile, number of rows with them, and the next offset.
	 */
	public function read( int $from, int $count ): array {
		return $this->rows->has_ids() ? $this->read_by_ids( $from, $count ) : $this->read_rows( $from, $count );
	}

	/**
	 * Stores the IDs of all rows.
	 */
	private function store_ids( Export_File $file ): int {
		$get_ids = $this->rows->create_id_query();
		$count   = 0;

		do {
			$ids = $get_ids( self::IDS_PER_QUERY, $count );

			$file->write( self::ID_BYTES * $count, array() === $ids ? '' : pack( 'J*', ...$ids ) );

			$count += count( $ids );
		} while ( self::IDS_PER_QUERY === count( $ids ) );

		return $count;
	}

	private function store_rows( Export_File $file ): int {
		$lines  = '';
		$length = $file->write( 0, '' );
		$count  = 0;

		foreach ( $this->rows->get_all() as $row ) {
			$lines .= wp_json_encode( $row, JSON_PRESERVE_ZERO_FRACTION ) . "\n";

			if ( 0 === ++$count % self::ROWS_PER_WRITE ) {
				$length = $file->write( $length, $lines );
				$lines  = '';
			}
		}

		$file->write( $length, $lines );

		return $count;
	}

	/**
	 * Reads the next rows by their IDs.
	 *
	 * @param int $from  Offset in bytes.
	 * @param int $count Maximum number of rows.
	 * @return array{0: array<int, array<string, mixed>>, 1: int, 2: int}
	 * @throws RuntimeException When the file cannot be read.
	 */
	private function read_by_ids( int $from, int $count ): array {
		$bytes = file_get_contents( $this->path, false, null, $from, self::ID_BYTES * $count );

		if ( false === $bytes ) {
			throw new RuntimeException( 'Could not read the IDs.' );
		}

		$ids = '' === $bytes ? array() : array_values( (array) unpack( 'J*', $bytes ) );

		return array( array() === $ids ? array() : $this->rows->get_by_ids( $ids ), count( $ids ), $from + strlen( $bytes ) );
	}

	/**
	 * Reads the next rows.
	 *
	 * @param int $from Offset in bytes.
	 * @return array{0: array<int, array<string, mixed>>, 1: int, 2: int}
	 * @throws RuntimeException When the file cannot be read.
	 */
	private function read_rows( int $from, int $count ): array {
		$handle = fopen( $this->path, 'rb' );

		if ( false === $handle || 0 !== fseek( $handle, $from ) ) {
			throw new RuntimeException( 'Could not read the rows.' );
		}

		$rows = array();
		$line = '';

		while ( count( $rows ) < $count && false !== $line ) {
			$line = fgets( $handle );

			if ( false !== $line ) {
				$rows[] = (array) json_decode( $line, true );
			}
		}

		$next = (int) ftell( $handle );

		fclose( $handle );

		return array( array() === $rows ? array() : $this->rows->map( $rows ), count( $rows ), $next );
	}
}
