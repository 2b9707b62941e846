<?php

namespace Storedeck\Compatibility;

use Automattic\WooCommerce\Admin\Notes\Note;
use Automattic\WooCommerce\Admin\Notes\Notes;

defined( 'ABSPATH' ) || exit;

/**
 * Fires the hooks of WooCommerce when a user triggers an action of a note.
 */
final class Note_Actions {

	public static function register_hooks(): void {
		add_action( 'storedeck_note_action', array( self::class, 'fire' ), 10, 2 );
	}

	/**
	 * Fires the hooks for an action in the inbox.
	 *
	 * @param array<string, mixed> $note Note of the REST API.
	 */
	public static function fire( array $note, string $action ): void {
		$found = Notes::get_note( (int) ( $note['id'] ?? 0 ) );

		if ( false !== $found ) {
			self::run( $found, $action );
		}
	}

	public static function run( Note $note, string $action ): void {
		/*
		 * Fires when a user triggers an action of a note.
		 *
		 * @param string $action Name of the action.
		 * @param Note   $note   Note.
		 * @since 0.1.0
		 */
		do_action( 'woocommerce_note_action', $action, $note );

		/*
		 * Fires when a user triggers the action with this name.
		 *
		 * @hook woocommerce_note_action_{name}
		 * @param Note $note Note.
		 * @since 0.1.0
		 */
		do_action( 'woocommerce_note_action_' . $action, $note );
	}
}
