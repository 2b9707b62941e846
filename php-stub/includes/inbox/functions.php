<?php
/**
 * Functions for plugins.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Hooks\Calling_Plugin;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Inbox\Inbox;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'storedeck_add_note' ) ) {
	/**
	 * Adds a note to the inbox, unless one with its name exists or existed: a note that was dismissed is not shown again.
	 *
	 * @example
	 * storedeck_add_note( array(
	 *     'name'    => 'acme-count-stock',
	 *     'type'    => 'info',
	 *     'title'   => __( 'Count your stock', 'acme' ),
	 *     'content' => __( 'It was counted a year ago.', 'acme' ),
	 *     'actions' => array( array( 'name' => 'counted', 'label' => __( 'Mark as counted', 'acme' ) ) ),
	 * ) );
	 *
	 * @param array{name: string, type: string, title: string, content: string, source?: string, locale?: string, is_snoozable?: bool, content_data?: array<string, mixed>, actions?: list<array{name: string, label: string, query?: string, status?: string}>} $note
	 *        `type`: error, warning, update, info, marketing or survey. `title` and `content` may contain simple HTML.
	 *        `query` of an action: URL that it opens; relative to wp-admin. `status`: that of the note afterwards,
	 *        `actioned` by default. The action `storedeck_note_action` runs when a user triggers an action.
	 * @return int ID of the note; 0 when the note is invalid or a note of this name exists. A PHP notice says what is invalid.
	 */
	function storedeck_add_note( array $note ): int {
		$valid = rest_validate_value_from_schema( $note, Inbox::get_schema(), 'note' );

		if ( is_wp_error( $valid ) ) {
			$plugin = Plugin_Name::of_folder( Calling_Plugin::get_name( __FILE__ ) );

			_doing_it_wrong( __FUNCTION__, esc_html( "$plugin: " . $valid->get_error_message() ), '0.1.0' );

			return 0;
		}

		return Inbox::add( $note );
	}
}
