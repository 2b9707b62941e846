<?php

namespace Automattic\WooCommerce\Admin\Notes;

use Storedeck\Compatibility\Store_Age;

defined( 'ABSPATH' ) || exit;

/**
 * What notes of extensions share, under WooCommerce's name.
 *
 * For classes with a constant NOTE_NAME and a static method get_note(), which returns a note or nothing.
 */
trait NoteTraits {

	/**
	 * Whether the store is at least as old.
	 *
	 * @param int $seconds Age.
	 * @return bool
	 */
	private static function wc_admin_active_for( $seconds ) {
		return Store_Age::get() >= $seconds;
	}

	/**
	 * Whether the age of the store is in a range.
	 *
	 * @param string   $range        week-1, week-1-4, month-1-3, month-3-6 or month-6+.
	 * @param int|null $custom_start Start of the range in seconds, instead of its own.
	 * @return bool
	 * @throws \InvalidArgumentException When the range is unknown.
	 */
	private static function is_wc_admin_active_in_date_range( $range, $custom_start = null ) {
		return Store_Age::is_in_range( (string) $range, $custom_start );
	}

	/**
	 * Whether the note has been added, also if it was dismissed since.
	 *
	 * @return bool
	 */
	public static function note_exists() {
		return array() !== Notes::load_data_store()->get_notes_with_name( self::NOTE_NAME );
	}

	/**
	 * Whether the note can be added: it applies, has not been added, and marketing is allowed if it is some.
	 *
	 * @return bool
	 */
	public static function can_be_added() {
		$note = self::get_note();

		return $note instanceof Note
			&& ! self::note_exists()
			&& ! (
				Note::E_WC_ADMIN_NOTE_MARKETING === $note->get_type()
				&& 'no' === get_option( 'woocommerce_show_marketplace_suggestions', 'yes' )
			);
	}

	/**
	 * Adds the note if it can be added.
	 */
	public static function possibly_add_note() {
		if ( self::can_be_added() ) {
			self::get_note()->save();
		}
	}

	/**
	 * Adds the note if it can be added.
	 */
	public static function add_note() {
		self::possibly_add_note();
	}

	/**
	 * Whether the note applies. Classes override it.
	 *
	 * @return bool
	 */
	public static function is_applicable() {
		return true;
	}

	/**
	 * Removes the note if it no longer applies and no one has dismissed it or used its action.
	 */
	public static function delete_if_not_applicable() {
		$note = self::is_applicable() ? false : Notes::get_note_by_name( self::NOTE_NAME );

		if ( false !== $note && ! $note->get_is_deleted() && Note::E_WC_ADMIN_NOTE_ACTIONED !== $note->get_status() ) {
			self::possibly_delete_note();
		}
	}

	public static function possibly_delete_note() {
		Notes::delete_notes_with_name( self::NOTE_NAME );
	}

	/**
	 * Saves the texts and actions of the class to a note that was added earlier.
	 */
	public static function possibly_update_note() {
		$saved = Notes::get_note_by_name( self::NOTE_NAME );
		$note  = self::get_note();

		if ( false === $saved || ! $note instanceof Note ) {
			return;
		}

		$fields = array_flip( array( 'title', 'content', 'content_data', 'type', 'locale', 'source', 'actions' ) );
		$new    = array_intersect_key( $note->get_data(), $fields );
		$old    = array_intersect_key( $saved->get_data(), $fields );

		foreach ( $old['actions'] as $key => $action ) {
			$old['actions'][ $key ] = (object) array_diff_key( (array) $action, array( 'id' => 0 ) );
		}

		// Objects are equal when their properties are.
		if ( $new != $old ) { // phpcs:ignore Universal.Operators.StrictComparisons.LooseNotEqual
			$saved->set_data( $new );
			$saved->save();
		}
	}

	/**
	 * Whether the action of the note has been used.
	 *
	 * @return bool
	 */
	public static function has_note_been_actioned() {
		return Note::E_WC_ADMIN_NOTE_ACTIONED === Notes::get_note_status( self::NOTE_NAME );
	}
}
