<?php

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

use Storedeck\Compatibility\Onboarding_Tasks;

defined( 'ABSPATH' ) || exit;

/**
 * The task lists of Home, under WooCommerce's name.
 *
 * Adds tasks and lists of extensions to Home.
 */
class TaskLists {

	/**
	 * Adds a list.
	 *
	 * @param array<string, mixed> $args id, title, tasks, options.
	 * @return TaskList|\WP_Error
	 */
	public static function add_list( $args ) {
		if ( null !== self::get_list( $args['id'] ?? '' ) ) {
			return new \WP_Error( 'woocommerce_task_list_exists', __( 'A task list with this ID exists.', 'storedeck' ) );
		}

		return Onboarding_Tasks::add_list( new TaskList( $args ) );
	}

	/**
	 * Adds a task to a list.
	 *
	 * @param string $list_id ID of the list.
	 * @param Task   $task    Task.
	 * @return \WP_Error|void
	 */
	public static function add_task( $list_id, $task ) {
		$list = self::get_list( $list_id );

		return null === $list
			? new \WP_Error( 'woocommerce_task_list_invalid_list', __( 'No task list has this ID.', 'storedeck' ) )
			: $list->add_task( $task );
	}

	/**
	 * All lists.
	 *
	 * @return array<string, TaskList> By ID.
	 */
	public static function get_lists() {
		return Onboarding_Tasks::get_lists();
	}

	/**
	 * IDs of all lists.
	 *
	 * @return list<string>
	 */
	public static function get_list_ids() {
		return array_keys( self::get_lists() );
	}

	/**
	 * A list.
	 *
	 * @param string $id ID.
	 * @return TaskList|null
	 */
	public static function get_list( $id ) {
		return self::get_lists()[ $id ] ?? null;
	}

	/**
	 * A task of an extension.
	 *
	 * @param string      $id           ID.
	 * @param string|null $task_list_id ID of the list; null for all lists.
	 * @return Task|null
	 */
	public static function get_task( $id, $task_list_id = null ) {
		foreach ( self::get_lists() as $list_id => $list ) {
			foreach ( null === $task_list_id || $task_list_id === $list_id ? $list->tasks : array() as $task ) {
				if ( $id === $task->get_id() ) {
					return $task;
				}
			}
		}

		return null;
	}

	/**
	 * Lists that are not hidden.
	 *
	 * @return array<string, TaskList> By ID.
	 */
	public static function get_visible() {
		return array_filter( self::get_lists(), static fn( TaskList $list ): bool => $list->is_visible() );
	}
}
