<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_State;
use Storedeck\Sync\Import\Import_Lock_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Imports an order file whose preview is ready. What was written is kept when it is cancelled, and can be undone.
 *
 * Args: `import` (id). How far it is, is stored with what it writes: see Importer.
 */
final class Order_Import_Handler extends Import_Lock_Handler {

	/** Type of the job. */
	public const TYPE = 'order_import';

	private ?Importer $importer = null;

	public function step( Job $job ): bool {
		$id     = $job->args['import'];
		$upload = Order_Uploads::find( $id );

		if ( null === $upload ) {
			// The process that finished it was killed before this was committed.
			Sum_Jobs::resume();
			return true;
		}

		// Rows are written past the sums.
		if ( ! Sum_State::is_suspended() ) {
			Sum_Jobs::suspend();
		}

		$this->importer ??= Order_Preview_Handler::create_importer( $id, $upload );

		if ( Import_State::READY === $this->importer->state->stage ) {
			$this->importer->begin( $upload['file'] );
		}

		$this->importer->run_until( Import_State::DONE, microtime( true ) + Order_Preview_Handler::SECONDS );

		$job->done  = max( 0, $this->importer->get_percent() - Importer::READ_PERCENT );
		$job->total = 100 - Importer::READ_PERCENT;

		if ( Import_State::DONE !== $this->importer->state->stage ) {
			return false;
		}

		Order_Uploads::remove( $id, array( 'problems' ) );
		Sum_Jobs::resume();

		return true;
	}

	/**
	 * The file of an import that failed before it wrote anything stays: it can be imported again.
	 */
	public function discard( Job $job ): void {
		$id = $job->args['import'];

		if ( Job::FAILED !== Job_Store::find( $job->id )?->state || isset( Imports_List::get()[ $id ] ) ) {
			Order_Uploads::remove( $id, array( 'problems' ) );
		}

		parent::discard( $job );
	}
}
