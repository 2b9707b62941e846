<?php
/**
 * Writes demo notes to the inbox.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the notes of data/notes.php.
 */
final class Demo_Note_Writer {
	/** Columns of a note. */
	private const COLUMNS = array(
		'note_id', 'name', 'type', 'locale', 'title', 'content', 'content_data', 'status', 'source',
		'date_created', 'date_reminder', 'is_snoozable', 'layout', 'image', 'is_deleted', 'is_read', 'icon',
	);

	/** Columns of an action of a note. */
	private const ACTION_COLUMNS = array(
		'action_id', 'note_id', 'name', 'label', 'query', 'status', 'actioned_text', 'nonce_action',
		'nonce_name',
	);

	/**
	 * Writes all notes.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Timeline      $timeline End of the generated period.
	 */
	public static function write( Bulk_Database $database, Timeline $timeline ): void {
		$id     = $database->get_max( 'wc_admin_notes', 'note_id' );
		$action = $database->get_max( 'wc_admin_note_actions', 'action_id' );
		$notes  = require __DIR__ . '/data/notes.php';
		foreach ( $notes as $name => list( $type, $title, $content, $status, $hours, $snoozable, $read, $buttons ) ) {
			++$id;
			$created = Site_Time::format( $timeline->to_past( $timeline->end - $hours * 3600 ) );
			$database->get_writer( 'wc_admin_notes', self::COLUMNS )->add(
				array(
					$id, $name, $type, 'en_US', $title, $content, '{}', $status, Demo_Marker::SOURCE, $created,
					null, $snoozable ? 1 : 0, 'plain', '', 0, $read ? 1 : 0, 'info',
				)
			);
			foreach ( $buttons as list( $button, $label, $query, $next ) ) {
				++$action;
				$database->get_writer( 'wc_admin_note_actions', self::ACTION_COLUMNS )->add(
					array( $action, $id, $button, $label, $query, $next, '', null, null )
				);
			}
		}
	}
}
