<?php

namespace Automattic\WooCommerce\Admin\Notes;

use Storedeck\Compatibility\Note_Store;

defined( 'ABSPATH' ) || exit;

/**
 * A note of the inbox, under WooCommerce's name.
 *
 * A note that is read from and saved to the inbox. Dates are in GMT. The context of getters has no effect. Setters throw an
 * InvalidArgumentException when a text is empty, or a type or status is unknown.
 */
class Note {

	// Types.
	const E_WC_ADMIN_NOTE_ERROR         = 'error';
	const E_WC_ADMIN_NOTE_WARNING       = 'warning';
	const E_WC_ADMIN_NOTE_UPDATE        = 'update';
	const E_WC_ADMIN_NOTE_INFORMATIONAL = 'info';
	const E_WC_ADMIN_NOTE_MARKETING     = 'marketing';
	const E_WC_ADMIN_NOTE_SURVEY        = 'survey';
	const E_WC_ADMIN_NOTE_EMAIL         = 'email';

	// Statuses.
	const E_WC_ADMIN_NOTE_PENDING    = 'pending';
	const E_WC_ADMIN_NOTE_UNACTIONED = 'unactioned';
	const E_WC_ADMIN_NOTE_ACTIONED   = 'actioned';
	const E_WC_ADMIN_NOTE_SNOOZED    = 'snoozed';
	const E_WC_ADMIN_NOTE_SENT       = 'sent';

	/** ID; 0 until the note is saved. */
	private int $id = 0;

	/**
	 * Fields.
	 *
	 * @var array<string, mixed>
	 */
	private array $data = array(
		'name'          => '',
		'type'          => self::E_WC_ADMIN_NOTE_INFORMATIONAL,
		'locale'        => 'en_US',
		'title'         => '',
		'content'       => '',
		'content_data'  => null,
		'status'        => self::E_WC_ADMIN_NOTE_UNACTIONED,
		'source'        => 'woocommerce',
		'date_created'  => null,
		'date_reminder' => null,
		'is_snoozable'  => false,
		'actions'       => array(),
		'layout'        => 'plain',
		'image'         => '',
		'is_deleted'    => false,
		'is_read'       => false,
	);

	/**
	 * Creates a note, or reads one.
	 *
	 * @param mixed $data ID, note, or object with `note_id`; empty for a new note.
	 * @throws \InvalidArgumentException When there is no note with the ID.
	 */
	public function __construct( $data = '' ) {
		$this->data['content_data'] = new \stdClass();

		if ( $data instanceof self ) {
			$data = $data->get_id();
		} elseif ( is_object( $data ) ) {
			$data = $data->note_id ?? 0;
		}

		if ( is_numeric( $data ) && (int) $data > 0 ) {
			$this->id = (int) $data;
			Notes::load_data_store()->read( $this );
		}
	}

	/**
	 * Types that a note can have.
	 *
	 * @return list<string>
	 */
	public static function get_allowed_types() {
		return Note_Store::get_types();
	}

	/**
	 * Statuses that a note can have.
	 *
	 * @return list<string>
	 */
	public static function get_allowed_statuses() {
		return Note_Store::get_statuses();
	}

	/**
	 * Saves the note.
	 *
	 * @return int ID.
	 */
	public function save() {
		if ( 0 === $this->id ) {
			Notes::load_data_store()->create( $this );
		} else {
			Notes::load_data_store()->update( $this );
		}

		return $this->id;
	}

	/**
	 * Removes the note from the database. Notes::delete_note() dismisses it.
	 *
	 * @param bool $force_delete Has no effect.
	 * @return bool
	 */
	public function delete( $force_delete = false ) {
		Notes::load_data_store()->delete( $this );
		$this->id = 0;

		return true;
	}

	/**
	 * All fields, with the ID.
	 *
	 * @return array<string, mixed>
	 */
	public function get_data() {
		return array( 'id' => $this->id ) + $this->data;
	}

	/**
	 * Sets fields without checks.
	 */
	public function set_data( array $data ) {
		$this->data = array_intersect_key( $data, $this->data ) + $this->data;
	}

	/**
	 * ID; 0 until the note is saved.
	 *
	 * @return int
	 */
	public function get_id() {
		return $this->id;
	}

	public function set_id( $id ) {
		$this->id = (int) $id;
	}

	/**
	 * Name, by which extensions find their note.
	 *
	 * @return string
	 */
	public function get_name( $context = 'view' ) {
		return $this->data['name'];
	}

	/**
	 * Type, one of the constants.
	 *
	 * @return string
	 */
	public function get_type( $context = 'view' ) {
		return $this->data['type'];
	}

	/**
	 * Locale of the texts.
	 *
	 * @return string
	 */
	public function get_locale( $context = 'view' ) {
		return $this->data['locale'];
	}

	/**
	 * Title.
	 *
	 * @return string
	 */
	public function get_title( $context = 'view' ) {
		return $this->data['title'];
	}

	/**
	 * Content with markup.
	 *
	 * @return string
	 */
	public function get_content( $context = 'view' ) {
		return $this->data['content'];
	}

	/**
	 * Data of the extension.
	 *
	 * @return object
	 */
	public function get_content_data( $context = 'view' ) {
		return $this->data['content_data'];
	}

	/**
	 * Status, one of the constants.
	 *
	 * @return string
	 */
	public function get_status( $context = 'view' ) {
		return $this->data['status'];
	}

	/**
	 * Plugin that added the note.
	 *
	 * @return string
	 */
	public function get_source( $context = 'view' ) {
		return $this->data['source'];
	}

	/**
	 * Date of creation.
	 *
	 * @return \DateTime|null Null until the note is saved.
	 */
	public function get_date_created( $context = 'view' ) {
		return $this->data['date_created'];
	}

	/**
	 * Date on which a snoozed note is shown again.
	 *
	 * @return \DateTime|null
	 */
	public function get_date_reminder( $context = 'view' ) {
		return $this->data['date_reminder'];
	}

	/**
	 * Whether users can snooze the note.
	 *
	 * @return bool
	 */
	public function get_is_snoozable( $context = 'view' ) {
		return $this->data['is_snoozable'];
	}

	/**
	 * Actions.
	 *
	 * @return list<object> Objects with id (of saved ones), name, label, query, status, actioned_text, nonce_action and
	 *                      nonce_name.
	 */
	public function get_actions( $context = 'view' ) {
		return $this->data['actions'];
	}

	/**
	 * An action.
	 *
	 * @param string $action_name Name.
	 * @return object|false
	 */
	public function get_action( $action_name, $context = 'view' ) {
		foreach ( $this->data['actions'] as $action ) {
			if ( $action->name === $action_name ) {
				return $action;
			}
		}

		return false;
	}

	/**
	 * Layout.
	 *
	 * @return string
	 */
	public function get_layout( $context = 'view' ) {
		return $this->data['layout'];
	}

	/**
	 * URL of the image.
	 *
	 * @return string
	 */
	public function get_image( $context = 'view' ) {
		return $this->data['image'];
	}

	/**
	 * Whether the note was dismissed.
	 *
	 * @return bool
	 */
	public function get_is_deleted( $context = 'view' ) {
		return $this->data['is_deleted'];
	}

	/**
	 * Whether a user has read the note.
	 *
	 * @return bool
	 */
	public function get_is_read( $context = 'view' ) {
		return $this->data['is_read'];
	}

	public function set_name( $name ) {
		$this->data['name'] = self::require_text( 'name', $name );
	}

	public function set_type( $type ) {
		$this->data['type'] = self::require_one_of( 'type', $type, self::get_allowed_types() );
	}

	public function set_locale( $locale ) {
		$this->data['locale'] = self::require_text( 'locale', $locale );
	}

	public function set_title( $title ) {
		$this->data['title'] = self::require_text( 'title', $title );
	}

	/**
	 * Does nothing: notes have no icon of their own.
	 *
	 * @param string $icon Name of an icon.
	 */
	public function set_icon( $icon ) {
	}

	public function set_content( $content ) {
		$this->data['content'] = self::require_text( 'content', $content );
	}

	/**
	 * Sets the data of the extension.
	 *
	 * @param object|array<string, mixed> $content_data Data.
	 */
	public function set_content_data( $content_data ) {
		$this->data['content_data'] = (object) $content_data;
	}

	public function set_status( $status ) {
		$this->data['status'] = self::require_one_of( 'status', $status, self::get_allowed_statuses() );
	}

	public function set_source( $source ) {
		$this->data['source'] = self::require_text( 'source', $source );
	}

	/**
	 * Sets the date of creation.
	 *
	 * @param \DateTimeInterface|string|int|null $date Date, text, or Unix time.
	 */
	public function set_date_created( $date ) {
		$this->data['date_created'] = self::to_date( $date );
	}

	/**
	 * Sets the date on which a snoozed note is shown again.
	 *
	 * @param \DateTimeInterface|string|int|null $date Date, text, or Unix time.
	 */
	public function set_date_reminder( $date ) {
		$this->data['date_reminder'] = self::to_date( $date );
	}

	public function set_is_snoozable( $is_snoozable ) {
		$this->data['is_snoozable'] = (bool) $is_snoozable;
	}

	/**
	 * Sets the layout.
	 *
	 * @param string $layout plain, banner or thumbnail.
	 */
	public function set_layout( $layout ) {
		$this->data['layout'] = in_array( $layout, array( 'plain', 'banner', 'thumbnail' ), true ) ? $layout : 'plain';
	}

	public function set_image( $image ) {
		$this->data['image'] = (string) $image;
	}

	public function set_is_deleted( $is_deleted ) {
		$this->data['is_deleted'] = (bool) $is_deleted;
	}

	public function set_is_read( $is_read ) {
		$this->data['is_read'] = (bool) $is_read;
	}

	public function clear_actions() {
		$this->data['actions'] = array();
	}

	/**
	 * Adds an action, a button of the note.
	 *
	 * @param string $name          Name, for the action `woocommerce_note_action_{name}`.
	 * @param string $label         Text of the button.
	 * @param string $url           URL, admin page or query of `admin.php`; empty for none.
	 * @param string $status        Status of the note afterwards; empty to keep it.
	 * @param bool   $primary       Has no effect.
	 * @param string $actioned_text Text that follows.
	 * @throws \InvalidArgumentException When name or label is empty.
	 */
	public function add_action(
		$name,
		$label,
		$url = '',
		$status = self::E_WC_ADMIN_NOTE_ACTIONED,
		$primary = false,
		$actioned_text = ''
	) {
		$this->data['actions'][] = (object) array(
			'name'          => self::require_text( 'action name', $name ),
			'label'         => self::require_text( 'action label', $label ),
			'query'         => (string) $url,
			'status'        => (string) $status,
			'actioned_text' => (string) $actioned_text,
			'nonce_name'    => null,
			'nonce_action'  => null,
		);
	}

	/**
	 * Sets the actions.
	 *
	 * @param list<object> $actions Actions, see get_actions().
	 */
	public function set_actions( $actions ) {
		$this->data['actions'] = array_values( (array) $actions );
	}

	/**
	 * Adds a nonce to the URL of an action.
	 *
	 * @param string $nonce_name Parameter.
	 * @throws \InvalidArgumentException When the note has no such action.
	 */
	public function add_nonce_to_action( string $note_action_name, string $nonce_action, string $nonce_name ) {
		$action = $this->get_action( $note_action_name );

		if ( false === $action ) {
			throw new \InvalidArgumentException( esc_html( "The note has no action \"$note_action_name\"." ) );
		}

		$action->nonce_action = $nonce_action;
		$action->nonce_name   = $nonce_name;
	}

	/**
	 * A text that is not empty.
	 *
	 * @throws \InvalidArgumentException When it is empty.
	 */
	private static function require_text( string $field, $text ): string {
		if ( ! is_scalar( $text ) || '' === (string) $text ) {
			throw new \InvalidArgumentException( esc_html( "The $field of a note must be a text that is not empty." ) );
		}

		return (string) $text;
	}

	/**
	 * A text of a list.
	 *
	 * @param list<string> $allowed List.
	 * @throws \InvalidArgumentException When it is not in the list.
	 */
	private static function require_one_of( string $field, $text, array $allowed ): string {
		if ( ! in_array( $text, $allowed, true ) ) {
			$message = "The $field of a note must be one of: " . implode( ', ', $allowed ) . '.';

			throw new \InvalidArgumentException( esc_html( $message ) );
		}

		return $text;
	}

	/**
	 * A date in GMT.
	 *
	 * @param mixed $date Date, text, or Unix time.
	 */
	private static function to_date( $date ): ?\DateTime {
		if ( $date instanceof \DateTimeInterface ) {
			$date = $date->getTimestamp();
		}

		if ( empty( $date ) ) {
			return null;
		}

		$time = is_numeric( $date ) ? (int) $date : strtotime( $date . ' UTC' );
		$time = false === $time ? strtotime( (string) $date ) : $time;

		return false === $time ? null : new \DateTime( '@' . $time );
	}
}
