<?php

namespace Storedeck\Exports;

use RuntimeException;
use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Private_Folder;
use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a report to a CSV file: stores which rows it has (Export_Source),
 * writes them in batches and sends the email.
 *
 * The checkpoint contains the length of the file. The next step truncates the
 * file to it, so a repeated step writes no row twice.
 *
 * Args: `report`, `params`, `query` (parameters that only plugins know), `file`, `email`, `columns`, `has_personal_data`
 * (whether its owner sees them). Checkpoint: `stage`, `bytes`,
 * `rows` (written), `from` (where the source continues), `size` of a step, and
 * `mail` (sent or failed) and `mail_to` (recipient).
 */
final class Export_Handler implements Job_Handler {

	/** Type of the job. */
	public const TYPE = 'export';

	/** Rows per step. */
	private const FIRST_SIZE = 200;
	private const MIN_SIZE   = 20;
	private const MAX_SIZE   = 2000;

	private Export_File $file;

	/** Keeps other processes from writing the same file. */
	private Lock $lock;

	public function __construct() {
		$this->file = new Export_File();
	}

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
	 *
	 * @throws RuntimeException When the owner has lost access.
	 */
	public function step( Job $job ): bool {
		if ( ! Exports::has_access( $job ) ) {
			throw new RuntimeException( 'The owner of the export has no access to it.' );
		}

		$rows   = new Export_Rows( $job->args['report'], $job->args['params'], $job->args['query'] ?? array() );
		$source = new Export_Source( $rows, $job->args['file'] );

		switch ( $job->checkpoint['stage'] ?? '' ) {
			case 'rows':
				$this->write_rows( $job, $source );
				break;
			case 'mail':
				if ( $job->args['email'] ) {
					$job->checkpoint = array_merge( $job->checkpoint, Export_Mail::send( $job ) );
				}
				return true;
			default:
				$this->begin( $job, $source );
		}

		return false;
	}

	public function close( int $steps ): void {
		$this->file->close();
		$this->lock->release();
	}

	public function discard( Job $job ): void {
		Export_Folder::delete( (string) ( $job->args['file'] ?? '' ) );
	}

	/**
	 * Fixes the rows and writes the header line.
	 */
	private function begin( Job $job, Export_Source $source ): void {
		$job->total      = $source->store();
		$job->done       = 0;
		$job->checkpoint = array(
			'stage' => 'rows',
			'bytes' => $this->file->write( 0, self::create_columns( $job )->get_header() ),
			'rows'  => 0,
			'from'  => 0,
			'size'  => self::FIRST_SIZE,
		);
	}

	private function write_rows( Job $job, Export_Source $source ): void {
		if ( $this->file->get_length() < $job->checkpoint['bytes'] || ! $source->is_stored() ) {
			// A file was deleted or truncated: start again.
			$job->checkpoint = array();
			return;
		}

		$begin = microtime( true );

		list( $read, $count, $next ) = $source->read( $job->checkpoint['from'] ?? 0, $job->checkpoint['size'] );

		if ( 0 === $count ) {
			$job->checkpoint['stage'] = 'mail';
			return;
		}

		$text = self::create_columns( $job )->get_lines( $read );

		$job->checkpoint['bytes'] = $this->file->write( $job->checkpoint['bytes'], $text );
		$job->checkpoint['rows'] += $count;
		$job->checkpoint['from']  = $next;
		$job->checkpoint['size'] = Batch_Size::next( $job->checkpoint['size'], microtime( true ) - $begin, self::MIN_SIZE, self::MAX_SIZE );
		$job->done               = $job->checkpoint['rows'];
	}

	/**
	 * Columns of the file.
	 */
	private static function create_columns( Job $job ): Export_Columns {
		return Export_Columns::create( $job->args['report'], $job->args['params'], $job->args['columns'] ?? null );
	}
}
