<?php
/**
 * A piece of work that takes longer than a request.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * A job as its row says. What a step changes of it counts once it is committed.
 */
final class Job {

	/**
	 * States: work is left, all of it is done, somebody stopped it, it does not go on.
	 */
	public const OPEN      = 'open';
	public const FINISHED  = 'finished';
	public const CANCELLED = 'cancelled';
	public const FAILED    = 'failed';

	/**
	 * Takes what the row says.
	 *
	 * @param string               $id      Id: letters and digits that nobody guesses.
	 * @param string               $kind    Kind, a key of Kinds.
	 * @param int                  $owner   User who asked for it.
	 * @param string               $state   One of the states.
	 * @param array<string, mixed> $args    What is to be done; never changes.
	 * @param array<string, mixed> $place   How far it came, as the work itself notes it.
	 * @param int                  $done    Pieces that are done.
	 * @param int                  $total   All pieces.
	 * @param int                  $tries   Times it was taken up since it last came on.
	 * @param int                  $created When it was asked for, Unix time.
	 * @param int                  $updated When it last came on, Unix time.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $kind,
		public readonly int $owner,
		public readonly string $state,
		public readonly array $args,
		public array $place,
		public int $done,
		public int $total,
		public readonly int $tries,
		public readonly int $created,
		public readonly int $updated
	) {
	}

	/**
	 * Reads a row.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function of_row( array $row ): self {
		return new self(
			(string) $row['id'],
			(string) $row['kind'],
			(int) $row['owner'],
			(string) $row['state'],
			self::decode( $row['args'] ),
			self::decode( $row['place'] ),
			(int) $row['done'],
			(int) $row['total'],
			(int) $row['tries'],
			intdiv( (int) $row['created_at'], 1000 ),
			(int) $row['updated_at']
		);
	}

	/**
	 * Whether work is left.
	 */
	public function is_open(): bool {
		return self::OPEN === $this->state;
	}

	/**
	 * How much is done. It is 100 only once all is done.
	 */
	public function percent(): int {
		if ( self::FINISHED === $this->state ) {
			return 100;
		}

		return $this->total > 0 ? max( 0, min( 99, intdiv( 100 * $this->done, $this->total ) ) ) : 0;
	}

	/**
	 * Reads what JSON says.
	 *
	 * @param string|null $text JSON.
	 * @return array<string, mixed>
	 */
	private static function decode( ?string $text ): array {
		$value = json_decode( (string) $text, true );

		return is_array( $value ) ? $value : array();
	}
}
