<?php

namespace Storedeck\Inbox;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Store_Exception;

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
		list( $where, $values ) = self::build_where( $args );

		$column    = self::ORDER[ $args['orderby'] ?? 'date' ] ?? 'date_created';
		$direction = 'asc' === ( $args['order'] ?? 'desc' ) ? 'ASC' : 'DESC';
		$per_page  = $args['per_page'] ?? 10;
		$values[]  = $per_page;
		$values[]  = ( ( $args['page'] ?? 1 ) - 1 ) * $per_page;

		return Database::rows(
			"SELECT * FROM {admin_notes} WHERE $where ORDER BY $column $direction, note_id $direction LIMIT %d OFFSET %d",
			$values
		);
	}

	/**
	 * Number of notes on all pages.
	 *
	 * @param array<string, mixed> $args See page().
	 */
	public static function count( array $args ): int {
		list( $where, $values ) = self::build_where( $args );

		return (int) Database::value( "SELECT COUNT(*) FROM {admin_notes} WHERE $where", $values );
	}

	/**
	 * Ids of all notes.
	 *
	 * @param array<string, mixed> $args See page().
	 * @return int[]
	 */
	public static function get_ids( array $args ): array {
		list( $where, $values ) = self::build_where( $args );

		return Database::ids( "SELECT note_id FROM {admin_notes} WHERE $where ORDER BY note_id", $values );
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
	 * Conditions and their values.
	 *
	 * @param array<string, mixed> $args See page().
	 * @return array{string, list<mixed>}
	 */
	private static function build_where( array $args ): array {
		$conditions = array( 'is_deleted = %d' );
		$values     = array( empty( $args['is_deleted'] ) ? 0 : 1 );

		foreach ( array( 'type', 'status', 'source' ) as $column ) {
			$list = array_values( array_filter( (array) ( $args[ $column ] ?? array() ), 'is_string' ) );

			if ( array() !== $list ) {
				$conditions[] = $column . ' IN ( ' . Database::placeholders( $list, '%s' ) . ' )';
				$values       = array_merge( $values, $list );
			}
		}

		if ( isset( $args['is_read'] ) ) {
			$conditions[] = 'is_read = %d';
			$values[]     = $args['is_read'] ? 1 : 0;
		}

		return array( implode( ' AND ', $conditions ), $values );
	}
}
