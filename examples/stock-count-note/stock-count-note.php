<?php
/**
 * Plugin Name: Stock count note (Storedeck example)
 * Description: An inbox note with two actions: one opens a screen, the other runs PHP code. Without JavaScript.
 * Requires Plugins: storedeck
 * Text Domain: stock-count-note
 *
 * @package Stock_Count_Note
 */

defined( 'ABSPATH' ) || exit;

register_activation_hook( __FILE__, 'stock_count_note_add' );
add_action( 'storedeck_note_action', 'stock_count_note_run_action', 10, 2 );

/**
 * Adds the note. A note whose name exists, or existed until it was dismissed, is not added again.
 */
function stock_count_note_add() {
	if ( ! function_exists( 'storedeck_add_note' ) ) {
		return;
	}

	storedeck_add_note(
		array(
			'name'         => 'stock-count-note-' . wp_date( 'Y' ),
			'type'         => 'info',
			'source'       => 'stock-count-note',
			'title'        => __( 'Count your stock', 'stock-count-note' ),
			'content'      => __( 'Compare the quantities in your store with those in your warehouse once a year.', 'stock-count-note' ),
			'is_snoozable' => true,
			'actions'      => array(
				array(
					'name'   => 'open-stock',
					'label'  => __( 'View stock', 'stock-count-note' ),
					'query'  => '?page=storedeck&path=/analytics/stock',
					'status' => 'unactioned',
				),
				array(
					'name'   => 'stock-counted',
					'label'  => __( 'Mark as counted', 'stock-count-note' ),
					'status' => 'actioned',
				),
			),
		)
	);
}

/**
 * Runs the action. The REST route has checked that the user may trigger it.
 *
 * @param array<string, mixed> $note   Note.
 * @param string               $action Name of the action.
 */
function stock_count_note_run_action( $note, $action ) {
	if ( 'stock-count-note' === ( $note['source'] ?? '' ) && 'stock-counted' === $action ) {
		update_option( 'stock_count_note_counted_at', time(), false );
	}
}
