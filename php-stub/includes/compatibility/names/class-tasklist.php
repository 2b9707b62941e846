<?php

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

use Storedeck\Setup\Task_Store;

defined( 'ABSPATH' ) || exit;

/**
 * A task list of Home, under WooCommerce's name.
 *
 * Keeps the tasks that extensions add to a list.
 */
class TaskList {

	/**
	 * ID.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * Title.
	 *
	 * @var string
	 */
	public $title;

	/**
	 * Tasks of extensions.
	 *
	 * @var list<Task>
	 */
	public $tasks = array();

	/**
	 * Options of extensions.
	 *
	 * @var array<string, mixed>
	 */
	public $options;

	/**
	 * Creates a list.
	 *
	 * @param array<string, mixed> $data id, title, tasks, options.
	 */
	public function __construct( $data = array() ) {
		$this->id      = (string) ( $data['id'] ?? '' );
		$this->title   = (string) ( $data['title'] ?? '' );
		$this->options = (array) ( $data['options'] ?? array() );

		foreach ( (array) ( $data['tasks'] ?? array() ) as $task ) {
			$this->add_task( $task );
		}
	}

	/**
	 * ID.
	 *
	 * @return string
	 */
	public function get_list_id() {
		return $this->id;
	}

	/**
	 * Title.
	 *
	 * @return string
	 */
	public function get_title() {
		return $this->title;
	}

	/**
	 * Adds a task.
	 *
	 * @param Task $task Task.
	 * @return \WP_Error|void
	 */
	public function add_task( $task ) {
		if ( ! $task instanceof Task ) {
			return new \WP_Error(
				'woocommerce_task_list_invalid_task',
				__( 'The task must be an object of a class that inherits from Task.', 'storedeck' )
			);
		}

		$this->tasks[] = $task;
	}

	/**
	 * Tasks of extensions that are shown.
	 *
	 * @return list<Task>
	 */
	public function get_viewable_tasks() {
		return array_values( array_filter( $this->tasks, static fn( Task $task ): bool => (bool) $task->can_view() ) );
	}

	/**
	 * Whether a user has hidden the list.
	 *
	 * @return bool
	 */
	public function is_hidden() {
		return Task_Store::has( 'hidden', $this->id );
	}

	/**
	 * Whether the list is shown.
	 *
	 * @return bool
	 */
	public function is_visible() {
		return ! $this->is_hidden();
	}
}
