<?php

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * A row of the jobs table. Changes of a step are stored when it is committed.
 */
final class Job {

	/** States. */
	public const OPEN      = 'open';
	public const FINISHED  = 'finished';
	public const CANCELLED = 'cancelled';
	public const FAILED    = 'failed';

	/**
	 * Takes the values of a row.
	 *
	 * @param string               $id         ID: letters and digits that cannot be guessed.
	 * @param string               $type       Type of a registered handler.
	 * @param int                  $owner      ID of the user who started the job.
	 * @param array<string, mixed> $args       Parameters; they never change.
	 * @param array<string, mixed> $checkpoint Progress in the format of the handler; empty until the first step is committed.
	 * @param int                  $done       Number of processed items.
	 * @param int                  $total      Number of all items.
	 * @param int                  $tries      Attempts since the last step that was committed.
	 * @param int                  $created    Unix time of creation.
	 * @param int                  $updated    Unix time of the last step.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly int $owner,
		public readonly string $state,
		public readonly array $args,
		public array $checkpoint,
		public int $done,
		public int $total,
		public readonly int $tries,
		public readonly int $created,
		public readonly int $updated
	) {
	}

	/**
	 * Creates a job from its row.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function from_row( array $row ): self {
		return new self(
			(string) $row['id'],
			(string) $row['type'],
			(int) $row['owner'],
			(string) $row['state'],
			self::decode( $row['args'] ),
			self::decode( $row['checkpoint'] ),
			(int) $row['done'],
			(int) $row['total'],
			(int) $row['tries'],
			intdiv( (int) $row['created_at'], 1000 ),
			(int) $row['updated_at']
		);
	}

	/**
	 * Whether the job is not yet finished, cancelled or failed.
	 */
	public function is_open(): bool {
		return self::OPEN === $this->state;
	}

	/**
	 * Progress in percent; 100 only when the job is finished.
	 */
	public function percent(): int {
		if ( self::FINISHED === $this->state ) {
			return 100;
		}

		return $this->total > 0 ? max( 0, min( 99, intdiv( 100 * $this->done, $this->total ) ) ) : 0;
	}

	/**
	 * Decodes a JSON object.
	 *
	 * @param string|null $text JSON.
	 * @return array<string, mixed>
	 */
	private static function decode( ?string $text ): array {
		$value = json_decode( (string) $text, true );

		return is_array( $value ) ? $value : array();
	}
}
