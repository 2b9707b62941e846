<?php
/**
 * Handler of exports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Common\Lock;
use Storedeck\Common\Private_Folder;
use Storedeck\Common\Transaction;
use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Handler;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot read parts of a file.

/**
 * Writes a report to a CSV file: reads the IDs of all rows if the report has
 * some, writes the rows in batches and sends the email.
 *
 * The checkpoint contains the length of the file. The next step truncates the
 * file to it, so a repeated step writes no row twice.
 *
 * Args: `report`, `params`, `file`, `email`, `columns`. Checkpoint: `stage`, `bytes`,
 * `rows` (written), `page`, `size` of a step, and `mail` (sent or failed).
 */
final class Export_Handler implements Job_Handler {

	/**
	 * IDs per query.
	 */
	private const IDS_PER_QUERY = 50000;

	/**
	 * Bytes per ID.
	 */
	private const ID_BYTES = 8;

	/**
	 * Rows per step.
	 */
	private const FIRST_SIZE = 200;
	private const MIN_SIZE   = 20;
	private const MAX_SIZE   = 2000;

	/**
	 * The file.
	 *
	 * @var Export_File
	 */
	private Export_File $file;

	/**
	 * Keeps other processes from writing the same file.
	 *
	 * @var Lock
	 */
	private Lock $lock;

	/**
	 * Creates the handler.
	 */
	public function __construct() {
		$this->file = new Export_File();
	}

	/**
	 * {@inheritDoc}
	 */
	public function open( Job $job ): bool {
		$this->lock = new Lock( $job->args['file'] );

		if ( ! $this->lock->acquire() ) {
			return false;
		}

		Private_Folder::prepare();
		$this->file->open( Export_Folder::path( $job->args['file'], 'csv' ) );

		return true;
	}

	/**
	 * {@inheritDoc}
	 */
	public function step( Job $job ): bool {
		$rows = new Export_Rows( $job->args['report'], $job->args['params'] );

		switch ( $job->checkpoint['stage'] ?? '' ) {
			case 'rows':
				$this->write_rows( $job, $rows );
				break;
			case 'mail':
				if ( $job->args['email'] ) {
					$job->checkpoint['mail'] = Export_Mail::send( $job ) ? 'sent' : 'failed';
				}
				return true;
			default:
				$this->begin( $job, $rows );
		}

		return false;
	}

	/**
	 * {@inheritDoc}
	 */
	public function close( int $steps ): void {
		unset( $steps );

		$this->file->close();
		$this->lock->release();
	}

	/**
	 * {@inheritDoc}
	 */
	public function discard( Job $job ): void {
		Export_Folder::delete( (string) ( $job->args['file'] ?? '' ) );
	}

	/**
	 * Reads the IDs and writes the header line.
	 *
	 * @param Job         $job  Job.
	 * @param Export_Rows $rows Rows.
	 */
	private function begin( Job $job, Export_Rows $rows ): void {
		if ( $rows->has_ids() ) {
			$job->total = self::store_ids( $job, $rows );
		}

		$job->done  = 0;
		$job->checkpoint = array(
			'stage' => 'rows',
			'bytes' => $this->file->write( 0, self::create_columns( $job )->get_header() ),
			'rows'  => 0,
			'page'  => 1,
			'size'  => self::FIRST_SIZE,
		);
	}

	/**
	 * Writes the next rows.
	 *
	 * @param Job         $job  Job.
	 * @param Export_Rows $rows Rows.
	 */
	private function write_rows( Job $job, Export_Rows $rows ): void {
		if ( $this->file->get_length() < $job->checkpoint['bytes'] ) {
			// The file was deleted or truncated: start again.
			$job->checkpoint = array();
			return;
		}

		$begin = microtime( true );
		$ids   = $rows->has_ids() ? self::read_ids( $job ) : null;
		$read  = null === $ids ? $rows->get_page( $job->checkpoint['page'] ) : ( array() === $ids ? array() : $rows->get_by_ids( $ids ) );
		$count = count( $ids ?? $read );

		if ( 0 === $count ) {
			$job->checkpoint['stage'] = 'mail';
			return;
		}

		$text = self::create_columns( $job )->get_lines( $read );

		$job->checkpoint['bytes'] = $this->file->write( $job->checkpoint['bytes'], $text );
		$job->checkpoint['rows'] += $count;
		++$job->checkpoint['page'];
		$job->checkpoint['size'] = Batch_Size::next(
			$job->checkpoint['size'],
			microtime( true ) - $begin,
			self::MIN_SIZE,
			self::MAX_SIZE
		);
		$job->done          = $job->checkpoint['rows'];
	}

	/**
	 * Columns of the file.
	 *
	 * @param Job $job Job.
	 */
	private static function create_columns( Job $job ): Export_Columns {
		return Export_Columns::create( $job->args['report'], $job->args['params'], $job->args['columns'] ?? null );
	}

	/**
	 * Stores the IDs of all rows in one transaction, so that orders created later change nothing.
	 *
	 * @param Job         $job  Job.
	 * @param Export_Rows $rows Rows.
	 * @return int Number of IDs.
	 */
	private static function store_ids( Job $job, Export_Rows $rows ): int {
		$file  = new Export_File();
		$count = 0;

		$file->open( Export_Folder::path( $job->args['file'], 'ids' ) );

		try {
			Transaction::run(
				static function () use ( $file, $rows, &$count ): void {
					do {
						$ids = $rows->get_ids( self::IDS_PER_QUERY, $count );

						$file->write( self::ID_BYTES * $count, array() === $ids ? '' : pack( 'J*', ...$ids ) );

						$count += count( $ids );
					} while ( self::IDS_PER_QUERY === count( $ids ) );
				}
			);
		} finally {
			$file->close();
		}

		return $count;
	}

	/**
	 * IDs of the next step.
	 *
	 * @param Job $job Job.
	 * @return int[]
	 */
	private static function read_ids( Job $job ): array {
		$bytes = file_get_contents(
			Export_Folder::path( $job->args['file'], 'ids' ),
			false,
			null,
			self::ID_BYTES * $job->checkpoint['rows'],
			self::ID_BYTES * $job->checkpoint['size']
		);

		if ( false === $bytes ) {
			throw new \RuntimeException( 'Could not read the IDs.' );
		}

		return '' === $bytes ? array() : array_values( (array) unpack( 'J*', $bytes ) );
	}
}
