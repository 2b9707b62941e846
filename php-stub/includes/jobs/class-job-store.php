<?php

namespace Storedeck\Jobs;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the jobs table. A process claims a job for some time; after
 * that another process can claim it, so that jobs survive killed processes.
 *
 * The table is created with the first job.
 */
final class Job_Store {

	/** Name of the table without prefix. */
	private const TABLE = 'storedeck_jobs';

	/** Columns that had other names in earlier versions. */
	private const EARLIER_COLUMNS = array( 'kind' => 'type varchar(20) NOT NULL', 'place' => 'checkpoint longtext NOT NULL' );

	/**
	 * Renames the columns of a table that an earlier version created.
	 *
	 * @return bool Whether the columns have their names, or there is no table.
	 */
	public static function upgrade(): bool {
		$table   = self::get_table();
		$columns = array_intersect_key( self::EARLIER_COLUMNS, array_flip( self::get_columns() ) );

		foreach ( $columns as $earlier => $column ) {
			self::execute( "ALTER TABLE $table CHANGE $earlier $column", array() );
		}

		return array() === $columns || array() === array_intersect( array_keys( $columns ), self::get_columns() );
	}

	/**
	 * Adds a job.
	 *
	 * @param int    $total Number of items, if known.
	 * @param string $slot  Of the jobs of a slot only one is open at a time.
	 * @return string|null ID; null when another job of the slot is open, or the database is read-only.
	 */
	public static function add( string $type, array $args, int $total, string $slot ): ?string {
		// Asked first: in a transaction, a statement that the unique key of slots refuses ends all of it.
		if ( null !== self::of_slot( $slot ) ) {
			return null;
		}

		$id     = bin2hex( random_bytes( 16 ) );
		$sql    = 'INSERT INTO ' . self::get_table() . ' ( id, slot, type, owner, state, args, checkpoint, done, total, tries, holder,'
			. " held_until, created_at, updated_at ) VALUES ( %s, %s, %s, %d, %s, %s, '{}', 0, %d, 0, '', 0, %d, %d )";
		$json   = (string) wp_json_encode( $args );
		$values = array( $id, $slot, $type, get_current_user_id(), Job::OPEN, $json, $total, self::get_milliseconds(), time() );

		if ( self::execute( $sql, $values ) ) {
			return $id;
		}

		return self::create_table() && self::execute( $sql, $values ) ? $id : null;
	}

	public static function find( string $id ): ?Job {
		return self::query( 'id = %s', array( $id ) )[0] ?? null;
	}

	/**
	 * The open job of a slot.
	 */
	public static function of_slot( string $slot ): ?Job {
		return self::query( 'slot = %s', array( $slot ) )[0] ?? null;
	}

	/**
	 * The latest jobs of some types, the newest first.
	 *
	 * @param string[] $types Types, at least one.
	 * @return list<Job>
	 */
	public static function latest( array $types, int $limit ): array {
		return self::query( 'type IN ( %s ) ORDER BY created_at DESC LIMIT %d', array( $types, $limit ) );
	}

	/**
	 * The latest job of some types.
	 *
	 * @param string[] $types Types, at least one.
	 */
	public static function last( array $types ): ?Job {
		return self::latest( $types, 1 )[0] ?? null;
	}

	/**
	 * Jobs of a user, the newest first.
	 *
	 * @param int $owner User ID.
	 * @return list<Job>
	 */
	public static function of_owner( string $type, int $owner ): array {
		return self::query( 'type = %s AND owner = %d ORDER BY created_at DESC, id', array( $type, $owner ) );
	}

	/**
	 * Open jobs, the oldest first.
	 *
	 * @return list<Job>
	 */
	public static function open(): array {
		return self::query( 'state = %s ORDER BY created_at, id', array( Job::OPEN ) );
	}

	/**
	 * Jobs that are not open and were not updated since a time.
	 *
	 * @param int $before Unix time.
	 * @return list<Job>
	 */
	public static function older( int $before ): array {
		return self::query( 'state <> %s AND updated_at < %d', array( Job::OPEN, $before ) );
	}

	/**
	 * Claims a job, unless the claim of another process has not expired. A claim that expires later than a new one was
	 * made while the clock of the server was ahead, and is void.
	 *
	 * @param int $seconds Seconds after which the claim expires.
	 */
	public static function claim( string $id, string $holder, int $seconds ): bool {
		self::execute(
			'UPDATE ' . self::get_table() . ' SET holder = %s, held_until = %d, tries = tries + 1'
				. ' WHERE id = %s AND state = %s AND ( held_until <= %d OR held_until > %d )',
			array( $holder, time() + $seconds, $id, Job::OPEN, time(), time() + $seconds )
		);

		return self::is_claimed( $id, $holder );
	}

	/**
	 * Stores the progress of a job and renews the claim.
	 *
	 * @param string $holder  Name of the claim.
	 * @param int    $seconds Seconds after which the claim expires.
	 * @param bool   $is_done Whether the job is finished.
	 * @return bool Whether to run another step: false when the job is finished or was stopped,
	 *              or another process has claimed it.
	 */
	public static function commit( Job $job, string $holder, int $seconds, bool $is_done ): bool {
		self::execute(
			'UPDATE ' . self::get_table()
				. ' SET checkpoint = %s, done = %d, total = %d, tries = 0, held_until = %d, updated_at = %d, state = %s'
				. ( $is_done ? ', slot = NULL' : '' ) . ' WHERE id = %s AND holder = %s AND state = %s',
			array(
				(string) wp_json_encode( $job->checkpoint ),
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

		return ! $is_done && self::is_claimed( $job->id, $holder );
	}

	/**
	 * Releases a claim.
	 *
	 * @param string $holder Name of the claim.
	 * @param int    $delay  Seconds until the job can be claimed again.
	 */
	public static function release( string $id, string $holder, int $delay ): void {
		self::execute(
			'UPDATE ' . self::get_table() . " SET holder = '', held_until = %d WHERE id = %s AND holder = %s",
			array( $delay > 0 ? time() + $delay : 0, $id, $holder )
		);
	}

	/**
	 * Ends an open job.
	 *
	 * @param string $state Job::CANCELLED or Job::FAILED.
	 */
	public static function end( string $id, string $state ): void {
		self::execute(
			'UPDATE ' . self::get_table() . ' SET state = %s, slot = NULL, updated_at = %d WHERE id = %s AND state = %s',
			array( $state, time(), $id, Job::OPEN )
		);
	}

	public static function delete( string $id ): void {
		self::execute( 'DELETE FROM ' . self::get_table() . ' WHERE id = %s', array( $id ) );
	}

	public static function drop(): void {
		self::execute( 'DROP TABLE IF EXISTS ' . self::get_table(), array() );
	}

	/**
	 * Whether a job is open and claimed under a name.
	 */
	private static function is_claimed( string $id, string $holder ): bool {
		return array() !== self::query( 'id = %s AND holder = %s AND state = %s', array( $id, $holder, Job::OPEN ) );
	}

	/**
	 * Reads jobs; none while the table does not exist.
	 *
	 * @param string                 $condition Trusted SQL with placeholders.
	 * @param array<int, int|string> $values    Values.
	 * @return list<Job>
	 */
	private static function query( string $condition, array $values ): array {
		$sql = 'SELECT id, type, owner, state, args, checkpoint, done, total, tries, created_at, updated_at FROM '
			. self::get_table() . ' WHERE ' . $condition;

		return array_map( array( Job::class, 'from_row' ), self::read( $sql, $values ) );
	}

	/**
	 * Reads rows; none while the table does not exist. A report that is read from a replica asks for the latest state, too.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 * @return array<int, array<string, string|null>>
	 */
	private static function read( string $sql, array $values = array() ): array {
		return Database::attempt( static fn() => Database::run_on_primary( Database::prepare( $sql, $values ) ) ) ?? array();
	}

	/**
	 * Names of the columns; none while the table does not exist.
	 *
	 * @return string[]
	 */
	private static function get_columns(): array {
		return array_map( static fn( array $row ) => reset( $row ), self::read( 'SHOW COLUMNS FROM ' . self::get_table() ) );
	}

	private static function create_table(): bool {
		return self::execute(
			'CREATE TABLE IF NOT EXISTS ' . self::get_table() . ' ( id varchar(40) NOT NULL, slot varchar(40) NULL DEFAULT NULL,'
			. ' type varchar(20) NOT NULL, owner bigint(20) unsigned NOT NULL, state varchar(20) NOT NULL, args longtext NOT NULL,'
			. ' checkpoint longtext NOT NULL, done bigint(20) NOT NULL, total bigint(20) NOT NULL, tries int(11) NOT NULL,'
			. ' holder varchar(40) NOT NULL, held_until bigint(20) NOT NULL, created_at bigint(20) NOT NULL,'
			. ' updated_at bigint(20) NOT NULL, PRIMARY KEY  (id), UNIQUE KEY slot (slot), KEY state (state) ) '
			. Tables::get_options(),
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
		return null !== Database::attempt( static fn() => Row_Writer::run( $sql, $values ) );
	}

	/**
	 * Current Unix time in milliseconds, which also orders jobs of the same second.
	 */
	private static function get_milliseconds(): int {
		return (int) ( microtime( true ) * 1000 );
	}

	private static function get_table(): string {
		return Database::table( 'wp:' . self::TABLE );
	}
}
