<?php

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

use Storedeck\Setup\Task_Store;

defined( 'ABSPATH' ) || exit;

/**
 * A task of Home, under WooCommerce's name.
 *
 * Extensions inherit from it and add the task with TaskLists::add_task().
 */
abstract class Task {

	/**
	 * List of the task.
	 *
	 * @var TaskList|null
	 */
	protected $task_list;

	/**
	 * Creates the task.
	 *
	 * @param TaskList|null $task_list List of the task.
	 */
	public function __construct( $task_list = null ) {
		$this->task_list = $task_list;
	}

	/**
	 * ID.
	 *
	 * @return string
	 */
	abstract public function get_id();

	/**
	 * Title.
	 *
	 * @return string
	 */
	abstract public function get_title();

	/**
	 * Content.
	 *
	 * @return string
	 */
	abstract public function get_content();

	/**
	 * Time that it takes, as text.
	 *
	 * @return string
	 */
	abstract public function get_time();

	/**
	 * ID of the list.
	 *
	 * @return string
	 */
	public function get_parent_id() {
		return null === $this->task_list ? '' : $this->task_list->get_list_id();
	}

	/**
	 * ID of the list.
	 *
	 * @return string
	 */
	public function get_list_id() {
		return $this->get_parent_id();
	}

	/**
	 * More information below the content.
	 *
	 * @return string
	 */
	public function get_additional_info() {
		return '';
	}

	/**
	 * Data for the browser.
	 *
	 * @return mixed
	 */
	public function get_additional_data() {
		return null;
	}

	/**
	 * Badge next to the title.
	 *
	 * @return string
	 */
	public function get_badge() {
		return '';
	}

	/**
	 * Label of the button.
	 *
	 * @return string
	 */
	public function get_action_label() {
		return __( "Let's go", 'storedeck' );
	}

	/**
	 * URL of the page where the task is completed; null for the page that the browser fills.
	 *
	 * @return string|null
	 */
	public function get_action_url() {
		return null;
	}

	/**
	 * Whether users can dismiss the task.
	 *
	 * @return bool
	 */
	public function is_dismissable() {
		return false;
	}

	/**
	 * Whether a user has dismissed the task.
	 *
	 * @return bool
	 */
	public function is_dismissed() {
		return $this->is_dismissable() && Task_Store::has( 'dismissed', $this->get_id() );
	}

	/**
	 * Dismisses the task.
	 *
	 * @return bool Whether it can be dismissed.
	 */
	public function dismiss() {
		if ( $this->is_dismissable() ) {
			Task_Store::set( 'dismissed', $this->get_id(), true );
		}

		return $this->is_dismissable();
	}

	/**
	 * Restores the dismissed task.
	 *
	 * @return bool
	 */
	public function undo_dismiss() {
		Task_Store::set( 'dismissed', $this->get_id(), false );

		return true;
	}

	/**
	 * Whether users can snooze the task.
	 *
	 * @return bool
	 */
	public function is_snoozeable() {
		return false;
	}

	/**
	 * Whether the task is shown.
	 *
	 * @return bool
	 */
	public function can_view() {
		return true;
	}

	/**
	 * Whether the task is completed.
	 *
	 * @return bool
	 */
	public function is_complete() {
		return $this->is_actioned();
	}

	/**
	 * Marks the task as actioned.
	 *
	 * @return bool
	 */
	public function mark_actioned() {
		Task_Store::set( 'actioned', $this->get_id(), true );

		return true;
	}

	/**
	 * Whether the task is actioned.
	 *
	 * @return bool
	 */
	public function is_actioned() {
		return self::is_task_actioned( $this->get_id() );
	}

	/**
	 * Whether a task is actioned.
	 *
	 * @param string $id ID.
	 * @return bool
	 */
	public static function is_task_actioned( $id ) {
		return Task_Store::has( 'actioned', (string) $id );
	}

	/**
	 * Does nothing: no usage is tracked.
	 *
	 * @param string               $event_name Name.
	 * @param array<string, mixed> $args       Properties.
	 */
	public function record_tracks_event( $event_name, $args = array() ) {
	}
}
