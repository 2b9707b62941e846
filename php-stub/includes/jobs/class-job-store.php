<?php
/**
 * Where jobs are kept.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * A table of jobs. Who works on one holds it for a time: until then nobody else
 * gets it, and afterwards anybody does, so that a job outlives its process.
 *
 * The table is made when the first job is asked for.
 */
final class Job_Store {

	/**
	 * Name without prefix.
	 */
	private const TABLE = 'storedeck_jobs';

	/**
	 * Adds a job.
	 *
	 * @param string               $kind  Kind.
	 * @param array<string, mixed> $args  What is to be done.
	 * @param int                  $total Pieces, as far as they are known.
	 * @param string               $slot  Of jobs with the same slot only one is open at a time.
	 * @return string|null Its id; null when the slot is taken, or nothing can be written.
	 */
	public static function add( string $kind, array $args, int $total, string $slot ): ?string {
		$id     = bin2hex( random_bytes( 16 ) );
		$sql    = 'INSERT INTO ' . self::name() . ' ( id, slot, kind, owner, state, args, place, done, total, tries, holder,'
			. " held_until, created_at, updated_at ) VALUES ( %s, %s, %s, %d, %s, %s, '{}', 0, %d, 0, '', 0, %d, %d )";
		$text   = (string) wp_json_encode( $args );
		$values = array( $id, $slot, $kind, get_current_user_id(), Job::OPEN, $text, $total, self::now(), time() );

		if ( self::execute( $sql, $values ) ) {
			return $id;
		}

		return self::create() && self::execute( $sql, $values ) ? $id : null;
	}

	/**
	 * Milliseconds of now, so that one can tell which of two jobs of a second came later.
	 */
	private static function now(): int {
		return (int) ( microtime( true ) * 1000 );
	}

	/**
	 * A job.
	 *
	 * @param string $id Id.
	 */
	public static function find( string $id ): ?Job {
		return self::jobs( 'id = %s', array( $id ) )[0] ?? null;
	}

	/**
	 * The open job of a slot.
	 *
	 * @param string $slot Slot.
	 */
	public static function of_slot( string $slot ): ?Job {
		return self::jobs( 'slot = %s', array( $slot ) )[0] ?? null;
	}

	/**
	 * The last job of some kinds.
	 *
	 * @param string[] $kinds Kinds, at least one.
	 */
	public static function last( array $kinds ): ?Job {
		return self::jobs(
			'kind IN ( ' . implode( ', ', array_fill( 0, count( $kinds ), '%s' ) ) . ' ) ORDER BY created_at DESC LIMIT 1',
			array_values( $kinds )
		)[0] ?? null;
	}

	/**
	 * Jobs of somebody, the newest first.
	 *
	 * @param string $kind   Kind.
	 * @param int    $owner  User.
	 * @param int    $limit  How many at most.
	 * @param int    $offset How many to pass over.
	 * @return list<Job>
	 */
	public static function of_owner( string $kind, int $owner, int $limit, int $offset = 0 ): array {
		return self::jobs(
			'kind = %s AND owner = %d ORDER BY created_at DESC, id LIMIT %d OFFSET %d',
			array( $kind, $owner, $limit, $offset )
		);
	}

	/**
	 * How many jobs somebody has; none where there is no table yet.
	 *
	 * @param string $kind  Kind.
	 * @param int    $owner User.
	 */
	public static function count_of_owner( string $kind, int $owner ): int {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );
		$count      = $wpdb->get_var(
			(string) $wpdb->prepare( 'SELECT COUNT(*) FROM ' . self::name() . ' WHERE kind = %s AND owner = %d', $kind, $owner )
		);

		$wpdb->suppress_errors( $suppressed );

		return (int) $count;
	}

	/**
	 * Open jobs, the oldest first.
	 *
	 * @return list<Job>
	 */
	public static function open(): array {
		return self::jobs( 'state = %s ORDER BY created_at, id', array( Job::OPEN ) );
	}

	/**
	 * Jobs that are done with since some time.
	 *
	 * @param int $before Unix time.
	 * @return list<Job>
	 */
	public static function older( int $before ): array {
		return self::jobs( 'state <> %s AND updated_at < %d', array( Job::OPEN, $before ) );
	}

	/**
	 * Takes a job, if nobody holds it.
	 *
	 * @param string $id      Id.
	 * @param string $holder  Who takes it: a text that nobody else has.
	 * @param int    $seconds For how long.
	 */
	public static function claim( string $id, string $holder, int $seconds ): bool {
		self::execute(
			'UPDATE ' . self::name() . ' SET holder = %s, held_until = %d, tries = tries + 1'
				. ' WHERE id = %s AND state = %s AND held_until <= %d',
			array( $holder, time() + $seconds, $id, Job::OPEN, time() )
		);

		return self::is_held( $id, $holder );
	}

	/**
	 * Notes how far a job came, and holds it on.
	 *
	 * @param Job    $job     Job.
	 * @param string $holder  Who holds it.
	 * @param int    $seconds For how long.
	 * @param bool   $is_done Whether all is done.
	 * @return bool Whether it was noted and work is left: false when all is done, the job was
	 *              stopped, or somebody else holds it by now.
	 */
	public static function commit( Job $job, string $holder, int $seconds, bool $is_done ): bool {
		self::execute(
			'UPDATE ' . self::name() . ' SET place = %s, done = %d, total = %d, tries = 0, held_until = %d, updated_at = %d, state = %s'
				. ( $is_done ? ', slot = NULL' : '' ) . ' WHERE id = %s AND holder = %s AND state = %s',
			array(
				(string) wp_json_encode( $job->place ),
				$job->done,
				$job->total,
				time() + $seconds,
				time(),
				$is_done ? Job::FINISHED : Job::OPEN,
				$job->id,
				$holder,
				Job::OPEN,
			)
		);

		return ! $is_done && self::is_held( $job->id, $holder );
	}

	/**
	 * Lets go of a job.
	 *
	 * @param string $id     Id.
	 * @param string $holder Who holds it.
	 * @param int    $pause  Seconds for which nobody takes it.
	 */
	public static function release( string $id, string $holder, int $pause ): void {
		self::execute(
			'UPDATE ' . self::name() . " SET holder = '', held_until = %d WHERE id = %s AND holder = %s",
			array( $pause > 0 ? time() + $pause : 0, $id, $holder )
		);
	}

	/**
	 * Ends an open job.
	 *
	 * @param string $id    Id.
	 * @param string $state CANCELLED or FAILED.
	 */
	public static function end( string $id, string $state ): void {
		self::execute(
			'UPDATE ' . self::name() . ' SET state = %s, slot = NULL, updated_at = %d WHERE id = %s AND state = %s',
			array( $state, time(), $id, Job::OPEN )
		);
	}

	/**
	 * Forgets a job.
	 *
	 * @param string $id Id.
	 */
	public static function delete( string $id ): void {
		self::execute( 'DELETE FROM ' . self::name() . ' WHERE id = %s', array( $id ) );
	}

	/**
	 * Drops the table.
	 */
	public static function drop(): void {
		self::execute( 'DROP TABLE IF EXISTS ' . self::name(), array() );
	}

	/**
	 * Whether somebody holds an open job.
	 *
	 * @param string $id     Id.
	 * @param string $holder Who.
	 */
	private static function is_held( string $id, string $holder ): bool {
		return array() !== self::jobs( 'id = %s AND holder = %s AND state = %s', array( $id, $holder, Job::OPEN ) );
	}

	/**
	 * Reads jobs; none where there is no table yet.
	 *
	 * @param string                 $condition Trusted SQL with placeholders.
	 * @param array<int, int|string> $values    Values.
	 * @return list<Job>
	 */
	private static function jobs( string $condition, array $values ): array {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );
		$rows       = $wpdb->get_results(
			(string) $wpdb->prepare(
				'SELECT id, kind, owner, state, args, place, done, total, tries, created_at, updated_at FROM ' . self::name()
					. ' WHERE ' . $condition,
				$values
			),
			ARRAY_A
		);

		$wpdb->suppress_errors( $suppressed );

		return is_array( $rows ) ? array_map( array( Job::class, 'of_row' ), array_values( $rows ) ) : array();
	}

	/**
	 * Makes the table.
	 */
	private static function create(): bool {
		global $wpdb;

		return self::execute(
			'CREATE TABLE IF NOT EXISTS ' . self::name() . ' ( id varchar(40) NOT NULL, slot varchar(40) NULL DEFAULT NULL,'
			. ' kind varchar(20) NOT NULL, owner bigint(20) unsigned NOT NULL, state varchar(20) NOT NULL, args longtext NOT NULL,'
			. ' place longtext NOT NULL, done bigint(20) NOT NULL, total bigint(20) NOT NULL, tries int(11) NOT NULL,'
			. ' holder varchar(40) NOT NULL, held_until bigint(20) NOT NULL, created_at bigint(20) NOT NULL,'
			. ' updated_at bigint(20) NOT NULL, PRIMARY KEY  (id), UNIQUE KEY slot (slot), KEY state (state) ) '
			. $wpdb->get_charset_collate(),
			array()
		);
	}

	/**
	 * Runs a statement.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 */
	private static function execute( string $sql, array $values ): bool {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );
		$done       = $wpdb->query( array() === $values ? $sql : (string) $wpdb->prepare( $sql, $values ) );

		$wpdb->suppress_errors( $suppressed );

		return false !== $done;
	}

	/**
	 * Full name of the table.
	 */
	private static function name(): string {
		global $wpdb;

		return $wpdb->prefix . self::TABLE;
	}
}
