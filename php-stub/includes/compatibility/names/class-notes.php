<?php

namespace Automattic\WooCommerce\Admin\Notes;

use Storedeck\Compatibility\Note_Store;
use Storedeck\Inbox\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Notes of the inbox, under WooCommerce's name.
 *
 * Finds, updates and removes notes.
 */
class Notes {

	/**
	 * Notes.
	 *
	 * @param string               $context Has no effect.
	 * @param array<string, mixed> $args    type, status, source, is_read, is_deleted, orderby, order, page, per_page.
	 * @return array<int, array<string, mixed>> Fields by ID.
	 */
	public static function get_notes( $context = 'edit', $args = array() ) {
		$notes = array();

		foreach ( self::load_data_store()->get_notes( (array) $args ) as $row ) {
			$note                     = new Note( $row );
			$notes[ $note->get_id() ] = $note->get_data();
		}

		return $notes;
	}

	/**
	 * A note.
	 *
	 * @param int|false $note_id ID.
	 * @return Note|false
	 */
	public static function get_note( $note_id ) {
		try {
			return false === $note_id ? false : new Note( $note_id );
		} catch ( \InvalidArgumentException $error ) {
			return false;
		}
	}

	/**
	 * The first note with a name.
	 *
	 * @param string $note_name Name.
	 * @return Note|false
	 */
	public static function get_note_by_name( $note_name ) {
		return self::get_note( self::load_data_store()->get_notes_with_name( $note_name )[0] ?? false );
	}

	/**
	 * Status of the first note with a name.
	 *
	 * @param string $note_name Name.
	 * @return string|false
	 */
	public static function get_note_status( $note_name ) {
		$note = self::get_note_by_name( $note_name );

		return false === $note ? false : $note->get_status();
	}

	/**
	 * Number of notes.
	 *
	 * @param string[] $type   Types; all if empty.
	 * @param string[] $status Statuses; all if empty.
	 * @return int
	 */
	public static function get_notes_count( $type = array(), $status = array() ) {
		return self::load_data_store()->get_notes_count( $type, $status );
	}

	/**
	 * Removes notes from the database.
	 *
	 * @param string|string[] $names Names.
	 */
	public static function delete_notes_with_name( $names ) {
		foreach ( (array) $names as $name ) {
			foreach ( self::load_data_store()->get_notes_with_name( $name ) as $id ) {
				$note = self::get_note( $id );

				if ( false !== $note ) {
					$note->delete();
				}
			}
		}
	}

	/**
	 * Changes a note.
	 *
	 * @param Note                 $note              Note.
	 * @param array<string, mixed> $requested_updates status, date_reminder, is_deleted, is_read.
	 */
	public static function update_note( $note, $requested_updates ) {
		$changes = array_intersect_key( $requested_updates, array_flip( array( 'status', 'date_reminder', 'is_deleted', 'is_read' ) ) );

		foreach ( $changes as $field => $value ) {
			$note->{ 'set_' . $field }( $value );
		}

		if ( array() !== $changes ) {
			$note->save();
		}
	}

	/**
	 * Dismisses a note.
	 *
	 * @param Note $note Note.
	 */
	public static function delete_note( $note ) {
		self::update_note( $note, array( 'is_deleted' => true ) );
	}

	/**
	 * Dismisses notes.
	 *
	 * @param array<string, mixed> $args See get_notes().
	 * @return list<Note>
	 */
	public static function delete_all_notes( $args = array() ) {
		$notes = array_map( static fn( $row ) => new Note( $row ), self::load_data_store()->get_notes( (array) $args ) );

		array_map( array( self::class, 'delete_note' ), $notes );

		return $notes;
	}

	/**
	 * Marks snoozed notes as unactioned when their reminder is due.
	 */
	public static function unsnooze_notes() {
		Inbox::end_due_snoozes();
	}

	/**
	 * An action of a note.
	 *
	 * @param Note $note      Note.
	 * @param int  $action_id ID.
	 * @return object|false
	 */
	public static function get_action_by_id( $note, $action_id ) {
		foreach ( $note->get_actions( 'edit' ) as $action ) {
			if ( ( $action->id ?? 0 ) === $action_id ) {
				return $action;
			}
		}

		return false;
	}

	/**
	 * Runs an action of a note.
	 *
	 * @param Note   $note             Note.
	 * @param object $triggered_action Action.
	 * @return Note
	 */
	public static function trigger_note_action( $note, $triggered_action ) {
		\Storedeck\Compatibility\Note_Actions::run( $note, $triggered_action->name );

		if ( ! empty( $triggered_action->status ) ) {
			$note->set_status( $triggered_action->status );
		}

		$note->save();

		return $note;
	}

	/**
	 * The store of the notes.
	 *
	 * @return Note_Store
	 */
	public static function load_data_store() {
		return new Note_Store();
	}
}
