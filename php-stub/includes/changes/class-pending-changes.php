<?php

namespace Storedeck\Changes;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Changes that report rows do not include yet.
 *
 * Stores which orders, products, users and categories have to be synced. A
 * change is added in its own transaction, so a process that dies before it syncs
 * leaves it to the next one.
 */
final class Pending_Changes extends Request_State {

	/**
	 * Seconds for which changes outside a transaction belong to the request that
	 * makes them, because more of the same item may follow.
	 */
	private const RESERVED = 60;

	/** Changes of this request. */
	private ?string $request = null;

	/**
	 * Adds changes.
	 *
	 * @param array<int, array{0: string, 1: int}> $changes      Type and id of each, at least one.
	 * @param bool                                 $is_completed Whether no further changes of the same items follow.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function add( array $changes, bool $is_completed ): int {
		return Row_Writer::append(
			'pending_changes',
			array_map(
				static fn( array $change ): array => array(
					'request'   => self::get_request(),
					'type'      => $change[0],
					'object_id' => $change[1],
					'ready_at'  => $is_completed ? 0 : time() + self::RESERVED,
				),
				$changes
			)
		);
	}

	/**
	 * Leaves the changes of this request to others.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function release(): void {
		Row_Writer::run( 'UPDATE {pending_changes} SET ready_at = 0 WHERE request = %s', array( self::get_request() ) );
	}

	/**
	 * Whether there are changes that another request left.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function exist(): bool {
		return array() !== self::get( 1 );
	}

	/**
	 * Whether a change of this request is stored.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function is_stored( int $id ): bool {
		return array() !== Database::rows(
			'SELECT id FROM {pending_changes} WHERE id = %d AND request = %s',
			array( $id, self::get_request() )
		);
	}

	/**
	 * Changes to sync: those of this request, and those that others left, also while the clock of the server was ahead.
	 *
	 * @return array<int, array{type: string, object_id: int}> By id, the oldest first.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get( int $limit ): array {
		$changes = array();

		foreach ( Database::rows(
			'SELECT id, type, object_id FROM {pending_changes} WHERE ready_at <= %d OR ready_at > %d OR request = %s'
				. ' ORDER BY id LIMIT %d',
			array( time(), time() + self::RESERVED, self::get_request(), $limit )
		) as $row ) {
			$changes[ (int) $row['id'] ] = array( 'type' => (string) $row['type'], 'object_id' => (int) $row['object_id'] );
		}

		return $changes;
	}

	/**
	 * Deletes changes that were synced.
	 *
	 * @param int[] $ids Ids of the changes.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function delete( array $ids ): void {
		Row_Writer::delete( 'pending_changes', 'id', $ids );
	}

	private static function get_request(): string {
		return self::current()->request ??= bin2hex( random_bytes( 8 ) );
	}
}
