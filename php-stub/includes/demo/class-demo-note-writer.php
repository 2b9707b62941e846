<?php
/**
 * Writes demo notes to the inbox.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Import\Bulk_Database;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the notes of data/notes.php.
 */
final class Demo_Note_Writer {
	/**
	 * Writes all notes.
	 *
	 * @param Bulk_Database $bulk     Database.
	 * @param Timeline      $timeline End of the generated period.
	 */
	public static function write( Bulk_Database $bulk, Timeline $timeline ): void {
		$id     = $bulk->get_max( 'wc_admin_notes', 'note_id' );
		$action = $bulk->get_max( 'wc_admin_note_actions', 'action_id' );
		$notes  = require __DIR__ . '/data/notes.php';
		foreach ( $notes as $name => list( $type, $title, $content, $status, $hours, $snoozable, $read, $buttons ) ) {
			++$id;
			$bulk->add( 'wc_admin_notes', array(
				'note_id' => $id, 'name' => $name, 'type' => $type, 'locale' => 'en_US', 'title' => $title,
				'content' => $content, 'content_data' => '{}', 'status' => $status,
				'source' => Demo_Cleaner::SOURCE,
				'date_created' => Site_Time::format( $timeline->to_past( $timeline->end - $hours * 3600 ) ),
				'is_snoozable' => $snoozable ? 1 : 0, 'layout' => 'plain', 'image' => '', 'is_deleted' => 0,
				'is_read' => $read ? 1 : 0, 'icon' => 'info',
			) );
			foreach ( $buttons as list( $button, $label, $query, $next ) ) {
				$bulk->add( 'wc_admin_note_actions', array(
					'action_id' => ++$action, 'note_id' => $id, 'name' => $button, 'label' => $label,
					'query' => $query, 'status' => $next, 'actioned_text' => '',
				) );
			}
		}
	}
}
