<?php

namespace Storedeck\Foundation\Database\Replica;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The version of the data that a server has, as Data_Version writes it, and until when it surely has all changes.
 *
 * Replication keeps the order of changes. A server that has a row that was written at some time on the primary has
 * everything that was committed earlier. Permissions for the commands of replication are not needed.
 */
final class Replication_Status {

	/**
	 * Options: when the primary was last in use by reports, when a failed replica is tried again, and the version that all
	 * users have to see.
	 */
	public const HEARTBEAT = 'storedeck_replica_heartbeat';
	public const RETRY     = 'storedeck_replica_retry';
	public const REQUIRED  = 'storedeck_replica_required';

	/**
	 * Takes the values.
	 *
	 * @param int   $version   Version; 0 before the first change.
	 * @param float $heartbeat Unix time.
	 * @param int   $retry     Unix time.
	 * @param int   $required  Version that the user has to see.
	 */
	private function __construct(
		public int $version,
		public string $mark,
		private float $heartbeat,
		private int $retry,
		public int $required
	) {
	}

	/**
	 * SQL that reads the marks.
	 */
	public static function get_sql( int $user ): string {
		$names = array( Data_Version::OPTION, Data_Version::OPTION . Data_Version::MARK, self::HEARTBEAT, self::RETRY, self::REQUIRED );

		return Database::prepare(
			'SELECT option_name AS name, option_value AS value FROM {wp:options} WHERE option_name IN ( %s )'
				. " UNION ALL SELECT 'user', meta_value FROM {wp:usermeta} WHERE user_id = %d AND meta_key = %s",
			array( $names, $user, Last_Writes::get_key() )
		);
	}

	/**
	 * The marks in the rows of the query.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows.
	 */
	public static function from_rows( array $rows ): self {
		$values = array_column( $rows, 'value', 'name' );

		return new self(
			(int) ( $values[ Data_Version::OPTION ] ?? 0 ),
			(string) ( $values[ Data_Version::OPTION . Data_Version::MARK ] ?? '' ),
			(float) ( $values[ self::HEARTBEAT ] ?? 0 ),
			(int) ( $values[ self::RETRY ] ?? 0 ),
			max( (int) ( $values[ self::REQUIRED ] ?? 0 ), ...array( 0, ...array_map( 'intval', self::get_user_values( $rows ) ) ) )
		);
	}

	/**
	 * Whether a replica that failed is not yet tried again.
	 */
	public function is_suspended(): bool {
		return $this->retry > time() && $this->retry <= time() + Replication_Options::MAX_AHEAD;
	}

	/**
	 * Unix time until which a server surely has all changes.
	 */
	public function get_time(): float {
		// A time that is far ahead is of a clock that was wrong, and says nothing.
		$latest = microtime( true ) + Replication_Options::MAX_AHEAD;

		$times  = array_filter( array( (float) $this->mark, $this->heartbeat ), static fn( float $time ): bool => $time <= $latest );

		return array() === $times ? 0.0 : max( $times );
	}

	/**
	 * Unix time until which a replica surely has all changes.
	 *
	 * @param self $primary Marks of the primary.
	 */
	public function get_time_compared_to( self $primary ): float {
		return max( $this->get_time(), $this->version + 1 === $primary->version ? (float) $primary->mark : 0.0 );
	}

	/**
	 * Whether the version is one that the primary does not have: the server is no replica of it, or was promoted.
	 *
	 * @param self $primary Marks of the primary, read later.
	 */
	public function is_foreign_to( self $primary ): bool {
		return $this->version > $primary->version || $this->version === $primary->version && $this->mark !== $primary->mark;
	}

	/**
	 * Values of the user. There is one, or more if two processes wrote the first one at the same time.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows.
	 * @return list<string|null>
	 */
	private static function get_user_values( array $rows ): array {
		return array_column( array_filter( $rows, static fn( array $row ): bool => 'user' === $row['name'] ), 'value' );
	}
}
