<?php

namespace Storedeck\Inbox;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Adds and updates notes.
 */
final class Inbox {

	/** Types of notes. */
	public const TYPES = array( 'error', 'warning', 'update', 'info', 'marketing', 'survey' );

	/** Statuses of notes. */
	public const STATUSES = array( 'pending', 'actioned', 'unactioned', 'snoozed', 'sent' );

	/**
	 * JSON schema of a note that is added.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_schema(): array {
		$text     = array( 'type' => 'string' );
		$required = array( 'type' => 'string', 'minLength' => 1, 'required' => true );
		$name     = $required + array( 'maxLength' => 255 );

		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array(
				'name'         => $name,
				'type'         => array( 'required' => true ) + Arguments::choice( self::TYPES ),
				'title'        => $required,
				'content'      => $required,
				'source'       => $text,
				'locale'       => $text,
				'is_snoozable' => array( 'type' => 'boolean' ),
				'content_data' => array( 'type' => 'object' ),
				'actions'      => array(
					'type'  => 'array',
					'items' => array(
						'type'                 => 'object',
						'additionalProperties' => false,
						'properties'           => array(
							'name'   => $name,
							'label'  => $required,
							'query'  => $text,
							'status' => Arguments::choice( self::STATUSES ),
						),
					),
				),
			),
		);
	}

	/**
	 * Adds a note, unless one with its name exists or existed: a note that was
	 * dismissed is not shown again.
	 *
	 * @param array<string, mixed> $note name, type, title, content; and source, locale, is_snoozable, content_data,
	 *                                   actions: each with name, label, query and status afterwards.
	 * @return int Its id, 0 when nothing was added.
	 */
	public static function add( array $note ): int {
		$existing = Database::value( 'SELECT note_id FROM {admin_notes} WHERE name = %s LIMIT 1', array( $note['name'] ) );

		if ( null !== $existing || ! in_array( $note['type'], self::TYPES, true ) ) {
			return 0;
		}

		$row = array(
			'name'         => $note['name'],
			'type'         => $note['type'],
			'locale'       => $note['locale'] ?? get_locale(),
			'title'        => $note['title'],
			'content'      => $note['content'],
			'content_data' => (string) wp_json_encode( (object) ( $note['content_data'] ?? array() ) ),
			'status'       => 'unactioned',
			'source'       => $note['source'] ?? 'storedeck',
			'date_created' => gmdate( 'Y-m-d H:i:s' ),
			'is_snoozable' => empty( $note['is_snoozable'] ) ? 0 : 1,
			'layout'       => 'plain',
			'image'        => '',
			'icon'         => 'info',
		);

		return Transaction::run(
			static function () use ( $note, $row ): int {
				$id = Row_Writer::insert( 'admin_notes', $row );

				foreach ( $note['actions'] ?? array() as $action ) {
					self::add_action( $id, array( 'status' => $action['status'] ?? 'actioned' ) + $action );
				}

				return $id;
			}
		);
	}

	/**
	 * Adds an action to a note.
	 *
	 * @param array<string, string|null> $action name, label, and optionally query, status, actioned_text, nonce_action, nonce_name.
	 * @return int Its id.
	 */
	public static function add_action( int $note, array $action ): int {
		$optional = array( 'query' => '', 'status' => '', 'actioned_text' => '', 'nonce_action' => null, 'nonce_name' => null );
		$row      = array( 'note_id' => $note, 'name' => $action['name'], 'label' => $action['label'] );

		foreach ( $optional as $column => $default_value ) {
			$row[ $column ] = $action[ $column ] ?? $default_value;
		}

		return Row_Writer::insert( 'admin_note_actions', $row );
	}

	/**
	 * Updates notes.
	 *
	 * @param int[]                $ids     Ids of notes.
	 * @param array<string, mixed> $changes New values of status, is_read, is_deleted and date_reminder, which is in
	 *                                      GMT, `2026-01-31 08:00:00`.
	 */
	public static function update( array $ids, array $changes ): void {
		// Without a reminder date a snoozed note would never be shown again.
		if ( 'snoozed' === ( $changes['status'] ?? '' ) && ! isset( $changes['date_reminder'] ) ) {
			$changes['date_reminder'] = gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS );
		}

		foreach ( array( 'is_read', 'is_deleted' ) as $flag ) {
			if ( isset( $changes[ $flag ] ) ) {
				$changes[ $flag ] = $changes[ $flag ] ? 1 : 0;
			}
		}

		if ( array() === $changes ) {
			return;
		}

		Transaction::run(
			static function () use ( $ids, $changes ): void {
				foreach ( $ids as $id ) {
					Row_Writer::update( 'admin_notes', $changes, array( 'note_id' => $id ) );
				}
			}
		);
	}

	/**
	 * Marks snoozed notes as unactioned when their reminder is due.
	 */
	public static function end_due_snoozes(): void {
		$due = Database::column(
			"SELECT note_id FROM {admin_notes} WHERE status = 'snoozed' AND date_reminder IS NOT NULL AND date_reminder <= %s",
			array( gmdate( 'Y-m-d H:i:s' ) )
		);

		self::update( array_map( 'intval', $due ), array( 'status' => 'unactioned', 'date_reminder' => null ) );
	}
}
