<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Jobs\Job;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_State;
use Storedeck\Sync\Import\Import_Lock_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes an import.
 *
 * Args: `import` (id), `record` (the import in Imports_List, for those who ask later). Checkpoint: `stage` and `notes`.
 */
final class Order_Undo_Handler extends Import_Lock_Handler {

	/** Type of the job. */
	public const TYPE = 'order_undo';

	/** Stages. */
	private const ORDERS   = 'orders';
	private const ENTITIES = 'entities';

	public function step( Job $job ): bool {
		$id = $job->args['import'];

		if ( ! isset( Imports_List::get()[ $id ] ) ) {
			// The process that finished it was killed before this was committed.
			Sum_Jobs::resume();
			return true;
		}

		if ( ! Sum_State::is_suspended() ) {
			Sum_Jobs::suspend();
		}

		$job->checkpoint += array( 'stage' => '', 'notes' => array() );

		$undo = new Import_Undo(
			$id,
			static function ( string $note ) use ( $job ): void {
				$job->checkpoint['notes'][] = $note;
			}
		);

		switch ( $job->checkpoint['stage'] ) {
			case self::ORDERS:
				$count = $undo->delete_orders();

				$job->done               += $count;
				$job->checkpoint['stage'] = 0 === $count ? self::ENTITIES : self::ORDERS;
				return false;
			case self::ENTITIES:
				if ( ! $undo->delete_entities( microtime( true ) + Order_Preview_Handler::SECONDS ) ) {
					return false;
				}

				( new Import_Files( (string) ( $job->args['record']['name'] ?? '' ) ) )->delete();
				$undo->finish();
				Sum_Jobs::resume();
				return true;
			default:
				$job->total               = $undo->begin();
				$job->checkpoint['stage'] = self::ORDERS;
				return false;
		}
	}
}
