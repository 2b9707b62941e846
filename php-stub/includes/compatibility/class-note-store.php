<?php

namespace Storedeck\Compatibility;

use Automattic\WooCommerce\Admin\Notes\Note;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Inbox\Inbox;
use Storedeck\Inbox\Note_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes notes of extensions.
 *
 * Stores objects with the class of WooCommerce in the tables of the inbox.
 */
final class Note_Store {

	/** Notes of a page, unless an argument says otherwise. */
	private const PER_PAGE = 25;

	/**
	 * Types that a note can have.
	 *
	 * @return list<string>
	 */
	public static function get_types(): array {
		/*
		 * Filters the types of notes. The inbox shows those that it knows.
		 *
		 * @param string[] $types Types.
		 * @since 0.1.0
		 */
		return array_values( (array) apply_filters( 'woocommerce_note_types', Inbox::TYPES ) );
	}

	/**
	 * Statuses that a note can have.
	 *
	 * @return list<string>
	 */
	public static function get_statuses(): array {
		/*
		 * Filters the statuses of notes.
		 *
		 * @param string[] $statuses Statuses.
		 * @since 0.1.0
		 */
		return array_values( (array) apply_filters( 'woocommerce_note_statuses', Inbox::STATUSES ) );
	}

	/**
	 * Inserts a note and sets its ID.
	 */
	public function create( Note $note ): void {
		if ( null === $note->get_date_created() ) {
			$note->set_date_created( time() );
		}

		Transaction::run(
			static function () use ( $note ): void {
				$note->set_id( Row_Writer::insert( 'admin_notes', self::to_row( $note ) ) );
				self::insert_actions( $note );
			}
		);

		/*
		 * Fires when a note has been added.
		 *
		 * @param int $id ID.
		 * @since 0.1.0
		 */
		do_action( 'woocommerce_note_created', $note->get_id() );
	}

	/**
	 * Reads the fields of a note.
	 *
	 * @throws \InvalidArgumentException When there is no note with the ID.
	 */
	public function read( Note $note ): void {
		$row = Note_Query::get( $note->get_id() );

		if ( null === $row ) {
			/* translators: %d: ID. */
			throw new \InvalidArgumentException( esc_html( sprintf( __( 'No note has the ID %d.', 'storedeck' ), $note->get_id() ) ) );
		}

		$content_data = json_decode( (string) $row['content_data'] );

		$note->set_date_created( $row['date_created'] );
		$note->set_date_reminder( $row['date_reminder'] );
		$fields = array( 'name', 'type', 'locale', 'title', 'content', 'status', 'source', 'layout' );

		$note->set_data(
			array(
				'content_data' => is_object( $content_data ) ? $content_data : new \stdClass(),
				'is_snoozable' => (bool) $row['is_snoozable'],
				'is_deleted'   => (bool) $row['is_deleted'],
				'is_read'      => (bool) $row['is_read'],
				'image'        => (string) $row['image'],
				'actions'      => self::read_actions( $note->get_id() ),
			)
			+ array_intersect_key( $row, array_flip( $fields ) )
		);
	}

	/**
	 * Saves a note and replaces its actions if they differ.
	 */
	public function update( Note $note ): void {
		$saved = self::read_actions( $note->get_id() );

		Transaction::run(
			static function () use ( $note, $saved ): void {
				Row_Writer::update( 'admin_notes', self::to_row( $note ), array( 'note_id' => $note->get_id() ) );

				// Objects are equal when their properties are.
				if ( $saved != $note->get_actions() ) { // phpcs:ignore Universal.Operators.StrictComparisons.LooseNotEqual
					Row_Writer::delete( 'admin_note_actions', 'note_id', array( $note->get_id() ) );
					self::insert_actions( $note );
				}
			}
		);

		/*
		 * Fires when a note has been changed.
		 *
		 * @param int $id ID.
		 * @since 0.1.0
		 */
		do_action( 'woocommerce_note_updated', $note->get_id() );
	}

	public function delete( Note $note ): void {
		$id = $note->get_id();

		Transaction::run(
			static function () use ( $id ): void {
				Row_Writer::delete( 'admin_note_actions', 'note_id', array( $id ) );
				Row_Writer::delete( 'admin_notes', 'note_id', array( $id ) );
			}
		);

		/*
		 * Fires when a note has been removed.
		 *
		 * @param int $id ID.
		 * @since 0.1.0
		 */
		do_action( 'woocommerce_note_deleted', $id );
	}

	/**
	 * Notes.
	 *
	 * @param array<string, mixed> $args type, status, source, is_read, is_deleted, orderby, order, page, per_page.
	 * @return list<object> Objects with `note_id` and the columns.
	 */
	public function get_notes( array $args = array() ): array {
		$rows = Note_Query::get_page( $args + array( 'per_page' => self::PER_PAGE ) );

		return array_map( static fn( array $row ): object => (object) $row, $rows );
	}

	/**
	 * Number of notes that are not dismissed.
	 *
	 * @param string|string[] $type   Types; all if empty.
	 * @param string|string[] $status Statuses; all if empty.
	 */
	public function get_notes_count( $type = array(), $status = array() ): int {
		return Note_Query::count( array( 'type' => (array) $type, 'status' => (array) $status ) );
	}

	/**
	 * IDs of the notes with a name, also of those that are dismissed.
	 *
	 * @param string $name Name.
	 * @return list<int>
	 */
	public function get_notes_with_name( $name ): array {
		return self::find_ids( 'name', (string) $name );
	}

	/**
	 * IDs of the notes of a type.
	 *
	 * @param string $type Type.
	 * @return list<int>
	 */
	public function get_note_ids_by_type( $type ): array {
		return self::find_ids( 'type', (string) $type );
	}

	/**
	 * IDs of notes by a column.
	 *
	 * @return list<int>
	 */
	private static function find_ids( string $column, string $value ): array {
		return Database::ids( "SELECT note_id FROM {admin_notes} WHERE $column = %s ORDER BY note_id", array( $value ) );
	}

	private static function insert_actions( Note $note ): void {
		foreach ( $note->get_actions() as $action ) {
			$action->id = Inbox::add_action( $note->get_id(), (array) $action );
		}
	}

	/**
	 * Row of a note.
	 *
	 * @return array<string, string|int|null>
	 */
	private static function to_row( Note $note ): array {
		$data = $note->get_data();

		return array(
			'content_data'  => (string) wp_json_encode( $data['content_data'] ),
			'date_created'  => self::to_sql( $data['date_created'] ),
			'date_reminder' => self::to_sql( $data['date_reminder'] ),
			'is_snoozable'  => (int) $data['is_snoozable'],
			'is_deleted'    => (int) $data['is_deleted'],
			'is_read'       => (int) $data['is_read'],
		) + array_intersect_key(
			$data,
			array_flip( array( 'name', 'type', 'locale', 'title', 'content', 'status', 'source', 'layout', 'image' ) )
		);
	}

	private static function to_sql( ?\DateTime $date ): ?string {
		return null === $date ? null : gmdate( 'Y-m-d H:i:s', $date->getTimestamp() );
	}

	/**
	 * Actions of a note.
	 *
	 * @return list<object>
	 */
	private static function read_actions( int $id ): array {
		$texts = array_flip( array( 'name', 'label', 'query', 'status', 'actioned_text', 'nonce_name', 'nonce_action' ) );

		return array_map(
			static fn( array $row ): object => (object) ( array( 'id' => (int) $row['action_id'] ) + array_intersect_key( $row, $texts ) ),
			Note_Query::get_actions( array( $id ) )[ $id ]
		);
	}
}
