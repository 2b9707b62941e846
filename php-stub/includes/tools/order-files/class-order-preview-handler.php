<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Locked_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Finds out what an order file becomes. Nothing is written to the store.
 *
 * Args: `import` (id), `name` (of its files). The state and the result are private files.
 */
final class Order_Preview_Handler extends Locked_Handler {

	/** Type of the job. */
	public const TYPE = 'order_preview';

	protected const LOCK = self::TYPE;

	/** Seconds of a step. */
	public const SECONDS = 1.0;

	private ?Importer $importer = null;

	public function step( Job $job ): bool {
		$id     = $job->args['import'];
		$upload = Order_Uploads::find( $id );

		if ( null === $upload ) {
			return true;
		}

		$files = new Import_Files( $upload['name'] );

		try {
			$this->importer ??= self::create_importer( $id, $upload );
			$this->importer->run_until( Import_State::READY, microtime( true ) + self::SECONDS );

			$job->done  = $this->importer->get_percent();
			$job->total = Importer::READ_PERCENT;

			if ( Import_State::READY !== $this->importer->state->stage ) {
				return false;
			}

			$files->save_preview( $this->importer->create_preview()->get_data() );
		} catch ( Import_Exception $error ) {
			$files->save_preview(
				array(
					'error'  => str_replace( $files->path( Import_Files::SOURCE ), $upload['file'], $error->getMessage() ),
					'option' => $error->option,
					'values' => $error->values,
				)
			);
		}

		return true;
	}

	public function discard( Job $job ): void {
		// A step that was under way when the preview was replaced has written with the options of before. The file itself is
		// deleted by who cancels it.
		( new Import_Files( (string) ( $job->args['name'] ?? '' ) ) )->delete( array( Import_Files::SOURCE, 'problems' ) );
	}

	/**
	 * The import of a file.
	 *
	 * @param string               $id     Id of the import.
	 * @param array<string, mixed> $upload See Order_Uploads.
	 */
	public static function create_importer( string $id, array $upload ): Importer {
		$ignore = static function (): void {};

		return new Importer( $upload['options'], $ignore, $ignore, $ignore, $ignore, $id, new Import_Files( $upload['name'] ) );
	}
}
