<?php
/**
 * Writes a report into a file.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Common\Lock;
use Storedeck\Common\Private_Folder;
use Storedeck\Jobs\Batch_Size;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Handler;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files are read piece by piece, which WordPress' own functions cannot.

/**
 * First the ids, where the report has some, then the rows, then the e-mail.
 *
 * The place notes how long the file is after each step. What stands behind
 * that is cut off before the next one writes, so nothing stands there twice.
 *
 * Args: `report`, `params`, `file`, `email`. Place: `stage`, `bytes`, `rows`
 * (that were read), `page`, `size` of a step, and `mail`: sent or failed.
 */
final class Export_Handler implements Job_Handler {

	/**
	 * Ids of a query.
	 */
	private const IDS = 50000;

	/**
	 * Bytes of an id.
	 */
	private const ID_BYTES = 8;

	/**
	 * Sizes of a step.
	 */
	private const FIRST = 200;
	private const LEAST = 20;
	private const MOST  = 2000;

	/**
	 * The file that grows.
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
	 * Makes ready.
	 */
	public function __construct() {
		$this->file = new Export_File();
	}

	/**
	 * Opens the file, for this process alone.
	 *
	 * @param Job $job Job.
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
	 * Does a step.
	 *
	 * @param Job $job Job.
	 */
	public function step( Job $job ): bool {
		$rows = new Export_Rows( $job->args['report'], $job->args['params'] );

		switch ( $job->place['stage'] ?? '' ) {
			case 'rows':
				$this->write( $job, $rows );
				break;
			case 'mail':
				if ( $job->args['email'] ) {
					$job->place['mail'] = Export_Mail::send( $job ) ? 'sent' : 'failed';
				}
				return true;
			default:
				$this->begin( $job, $rows );
		}

		return false;
	}

	/**
	 * Closes the file.
	 *
	 * @param int $steps How many steps there were.
	 */
	public function close( int $steps ): void {
		unset( $steps );

		$this->file->close();
		$this->lock->release();
	}

	/**
	 * Removes the file.
	 *
	 * @param Job $job Job.
	 */
	public function discard( Job $job ): void {
		Export_Folder::delete( (string) ( $job->args['file'] ?? '' ) );
	}

	/**
	 * Writes the first line, and reads the ids.
	 *
	 * @param Job         $job  Job.
	 * @param Export_Rows $rows Rows.
	 */
	private function begin( Job $job, Export_Rows $rows ): void {
		if ( $rows->have_ids() ) {
			$job->total = self::collect( $job, $rows );
		}

		$job->done  = 0;
		$job->place = array(
			'stage' => 'rows',
			'bytes' => $this->file->write( 0, self::columns( $job )->head() ),
			'rows'  => 0,
			'page'  => 1,
			'size'  => self::FIRST,
		);
	}

	/**
	 * Writes rows behind those that stand there.
	 *
	 * @param Job         $job  Job.
	 * @param Export_Rows $rows Rows.
	 */
	private function write( Job $job, Export_Rows $rows ): void {
		if ( $this->file->length() < $job->place['bytes'] ) {
			// Somebody tidied up. There is nothing to go on behind.
			$job->place = array();
			return;
		}

		$begin = microtime( true );
		$ids   = $rows->have_ids() ? self::read_ids( $job ) : null;
		$read  = null === $ids ? $rows->page( $job->place['page'] ) : ( array() === $ids ? array() : $rows->of_ids( $ids ) );
		$count = count( $ids ?? $read );

		if ( 0 === $count ) {
			$job->place['stage'] = 'mail';
			return;
		}

		$text = self::columns( $job )->lines( $read );

		$job->place['bytes'] = $this->file->write( $job->place['bytes'], $text );
		$job->place['rows'] += $count;
		++$job->place['page'];
		$job->place['size'] = Batch_Size::next( $job->place['size'], microtime( true ) - $begin, self::LEAST, self::MOST );
		$job->done          = $job->place['rows'];
	}

	/**
	 * Columns of the file.
	 *
	 * @param Job $job Job.
	 */
	private static function columns( Job $job ): Export_Columns {
		return Export_Columns::of( $job->args['report'], $job->args['params'], $job->args['columns'] ?? null );
	}

	/**
	 * Keeps the ids of all rows, as they are at one moment.
	 *
	 * @param Job         $job  Job.
	 * @param Export_Rows $rows Rows.
	 * @return int How many there are.
	 */
	private static function collect( Job $job, Export_Rows $rows ): int {
		$file  = new Export_File();
		$count = 0;

		$file->open( Export_Folder::path( $job->args['file'], 'ids' ) );

		try {
			Row_Writer::transaction(
				static function () use ( $file, $rows, &$count ): void {
					do {
						$ids = $rows->ids( self::IDS, $count );

						$file->write( self::ID_BYTES * $count, array() === $ids ? '' : pack( 'J*', ...$ids ) );

						$count += count( $ids );
					} while ( self::IDS === count( $ids ) );
				}
			);
		} finally {
			$file->close();
		}

		return $count;
	}

	/**
	 * Ids of the next step.
	 *
	 * @param Job $job Job.
	 * @return int[]
	 */
	private static function read_ids( Job $job ): array {
		$bytes = file_get_contents(
			Export_Folder::path( $job->args['file'], 'ids' ),
			false,
			null,
			self::ID_BYTES * $job->place['rows'],
			self::ID_BYTES * $job->place['size']
		);

		if ( false === $bytes ) {
			throw new \RuntimeException( 'The ids cannot be read.' );
		}

		return '' === $bytes ? array() : array_values( (array) unpack( 'J*', $bytes ) );
	}
}
