<?php

namespace Storedeck\Compatibility;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskList;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the tasks that extensions registered with WooCommerce's classes to the task lists.
 */
final class Onboarding_Tasks extends Request_State {

	/** Lists of the app. */
	private const LISTS = array( 'setup', 'extended' );

	/**
	 * Lists by ID.
	 *
	 * @var array<string, TaskList>
	 */
	private array $lists = array();

	public static function register_hooks(): void {
		add_filter( 'storedeck_onboarding_tasks', array( self::class, 'add_tasks' ) );
	}

	/**
	 * All lists.
	 *
	 * @return array<string, TaskList> By ID.
	 */
	public static function get_lists(): array {
		foreach ( self::LISTS as $id ) {
			self::current()->lists[ $id ] ??= new TaskList( array( 'id' => $id ) );
		}

		return self::current()->lists;
	}

	public static function add_list( TaskList $list ): TaskList {
		self::current()->lists[ $list->get_list_id() ] = $list;

		return $list;
	}

	/**
	 * Adds the tasks of extensions to the definitions of the lists.
	 *
	 * @param array<string, array<string, mixed>> $definitions Definitions, see the filter in Task_Lists.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_tasks( array $definitions ): array {
		foreach ( self::current()->lists as $id => $list ) {
			$definitions[ $id ] ??= array( 'title' => $list->get_title(), 'tasks' => array() );

			foreach ( $list->tasks as $task ) {
				try {
					if ( $task->can_view() ) {
						$definitions[ $id ]['tasks'][ (string) $task->get_id() ] = self::to_definition( $task );
					}
				} catch ( \Throwable $error ) {
					// A faulty task must not hide the others.
					Log::error( 'Could not read a task of an extension.', $error );
				}
			}
		}

		return $definitions;
	}

	/**
	 * Definition of a task.
	 *
	 * @return array<string, mixed>
	 */
	private static function to_definition( Task $task ): array {
		return array(
			'title'           => strip_tags( (string) $task->get_title() ),
			'content'         => strip_tags( (string) $task->get_content() ),
			'time'            => strip_tags( (string) $task->get_time() ),
			'url'             => $task->get_action_url(),
			'complete'        => (bool) $task->is_complete(),
			'dismissable'     => (bool) $task->is_dismissable(),
			'snoozeable'      => (bool) $task->is_snoozeable(),
			'badge'           => (string) $task->get_badge(),
			'additional_info' => (string) $task->get_additional_info(),
			'action_label'    => (string) $task->get_action_label(),
		);
	}
}
