<?php

namespace Storedeck\Inbox;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Reads rows of notes.
 */
final class Note_Query {

	/** Columns by the values of orderby. */
	public const ORDER = array(
		'note_id' => 'note_id',
		'date'    => 'date_created',
		'type'    => 'type',
		'title'   => 'title',
		'status'  => 'status',
	);

	/**
	 * Reads a page of notes.
	 *
	 * @param array<string, mixed> $args type, status and source (lists; empty ones do not choose), is_read,
	 *                                     is_deleted (required to include dismissed notes), orderby, order,
	 *                                     page, per_page.
	 * @return array<int, array<string, mixed>> Rows.
	 */
	public static function get_page( array $args ): array {
		$where     = self::get_conditions( $args );
		$column    = self::ORDER[ $args['orderby'] ?? 'date' ] ?? 'date_created';
		$direction = 'asc' === ( $args['order'] ?? 'desc' ) ? 'ASC' : 'DESC';
		// The list has no offset.
		$values = array( ...$where->values(), ...Arguments::read_page( array( 'offset' => null ) + $args ) );

		return Database::rows(
			"SELECT * FROM {admin_notes} WHERE {$where->sql()} ORDER BY $column $direction, note_id $direction LIMIT %d, %d",
			$values
		);
	}

	/**
	 * Number of notes on all pages.
	 *
	 * @param array<string, mixed> $args See get_page().
	 */
	public static function count( array $args ): int {
		$where = self::get_conditions( $args );

		return (int) Database::value( 'SELECT COUNT(*) FROM {admin_notes} WHERE ' . $where->sql(), $where->values() );
	}

	/**
	 * Ids of all notes.
	 *
	 * @param array<string, mixed> $args See get_page().
	 * @return int[]
	 */
	public static function get_ids( array $args ): array {
		$where = self::get_conditions( $args );

		return Database::ids( "SELECT note_id FROM {admin_notes} WHERE {$where->sql()} ORDER BY note_id", $where->values() );
	}

	/**
	 * Row of a note.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function get( int $id ): ?array {
		return Database::rows( 'SELECT * FROM {admin_notes} WHERE note_id = %d', array( $id ) )[0] ?? null;
	}

	/**
	 * Row of a note that a request names.
	 *
	 * @return array<string, mixed>
	 * @throws Store_Exception When it does not exist.
	 */
	public static function get_existing( int $id ): array {
		return self::get( $id ) ?? throw self::missing();
	}

	/**
	 * Error for a note that does not exist.
	 */
	public static function missing(): Store_Exception {
		return new Store_Exception( 'woocommerce_note_invalid_id', __( 'Sorry, there is no resource with that ID.', 'storedeck' ), 404 );
	}

	/**
	 * Rows of the actions of notes.
	 *
	 * @param int[] $ids Ids of notes.
	 * @return array<int, list<array<string, mixed>>> Rows by note.
	 */
	public static function get_actions( array $ids ): array {
		$by_note = array_fill_keys( $ids, array() );

		if ( array() === $ids ) {
			return $by_note;
		}

		$rows = Database::rows( 'SELECT * FROM {admin_note_actions} WHERE note_id IN ( %d ) ORDER BY action_id', array( $ids ) );

		foreach ( $rows as $row ) {
			$by_note[ (int) $row['note_id'] ][] = $row;
		}

		return $by_note;
	}

	/**
	 * Conditions of a query.
	 *
	 * @param array<string, mixed> $args See get_page().
	 */
	private static function get_conditions( array $args ): Where {
		$where = ( new Where() )->add( 'is_deleted = %d', array( empty( $args['is_deleted'] ) ? 0 : 1 ) );

		foreach ( array( 'type', 'status', 'source' ) as $column ) {
			$list = array_filter( (array) ( $args[ $column ] ?? array() ), 'is_string' );

			if ( array() !== $list ) {
				$where->in( $column, $list );
			}
		}

		return isset( $args['is_read'] ) ? $where->add( 'is_read = %d', array( $args['is_read'] ? 1 : 0 ) ) : $where;
	}
}
