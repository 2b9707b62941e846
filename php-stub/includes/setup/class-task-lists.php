<?php

namespace Storedeck\Setup;

use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the task lists, with tasks that extensions added in the browser.
 */
final class Task_Lists {

	/** Ids of the lists that can be requested. */
	public const IDS = array( 'setup', 'extended', 'secret_tasklist' );

	/**
	 * Option with the tasks that extensions added in the browser. They are
	 * stored so that they can be dismissed and snoozed.
	 */
	private const EXTENSION_TASKS = 'storedeck_extended_tasks';

	/** Maximum number of such tasks. */
	private const MAX_EXTENSION_TASKS = 50;

	/**
	 * Lists of a response.
	 *
	 * @param string[] $ids Ids of lists; an empty array for all.
	 * @return list<array<string, mixed>>
	 */
	public static function get_all( array $ids = array() ): array {
		$statuses = Task_Status::get_all();
		$data     = array();

		foreach ( self::get_definitions() as $id => $list ) {
			if ( array() === $ids || in_array( $id, $ids, true ) ) {
				$data[] = self::present( (string) $id, $list, $statuses );
			}
		}

		return $data;
	}

	/**
	 * One list.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function get( string $id ): ?array {
		return self::get_all( array( $id ) )[0] ?? null;
	}

	/**
	 * One task.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function get_task( string $id ): ?array {
		foreach ( self::get_all() as $list ) {
			foreach ( $list['tasks'] as $task ) {
				if ( $id === $task['id'] ) {
					return $task;
				}
			}
		}

		return null;
	}

	/**
	 * Adds tasks of extensions in the browser.
	 *
	 * @param list<array<string, mixed>> $tasks Validated tasks.
	 */
	public static function add_extension_tasks( array $tasks ): void {
		$extension_tasks = self::get_extension_tasks();

		foreach ( $tasks as $task ) {
			$extension_tasks[ $task['id'] ] = array(
				'title'       => strip_tags( (string) ( $task['title'] ?? '' ) ),
				'content'     => strip_tags( (string) ( $task['content'] ?? '' ) ),
				'time'        => strip_tags( (string) ( $task['time'] ?? '' ) ),
				'complete'    => ! empty( $task['isComplete'] ),
				'dismissable' => ! empty( $task['isDismissable'] ),
				'snoozeable'  => ! empty( $task['isSnoozeable'] ),
			);
		}

		update_option( self::EXTENSION_TASKS, array_slice( $extension_tasks, -self::MAX_EXTENSION_TASKS, null, true ), false );
	}

	/**
	 * Definitions of all lists.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function get_definitions(): array {
		$lists = require __DIR__ . '/data/onboarding-tasks.php';

		$lists['extended']['tasks'] += self::get_extension_tasks();

		/*
		 * Filters the task lists.
		 *
		 * @param array<string, array<string, mixed>> $lists List => title, prefix, progress, tasks: id => title, content, time, url, dismissable, snoozeable, and fact (a key of Task_Status::get_all()) or complete (true, false); and badge, additional_info, action_label.
		 * @since 0.1.0
		 * @stability stable
		 */
		return Plugin_Hooks::filter_list(
			'storedeck_onboarding_tasks',
			'a list with tasks',
			static fn( $tasks ): bool => is_array( $tasks['tasks'] ?? null ),
			$lists
		);
	}

	/**
	 * Tasks that extensions added in the browser.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function get_extension_tasks(): array {
		$extension_tasks = get_option( self::EXTENSION_TASKS );

		return is_array( $extension_tasks ) ? array_filter( $extension_tasks, 'is_array' ) : array();
	}

	/**
	 * List of a response.
	 *
	 * @param array<string, mixed> $list Definition.
	 * @return array<string, mixed>
	 */
	private static function present( string $id, array $list, array $statuses ): array {
		$tasks  = array();
		$number = 0;

		foreach ( $list['tasks'] as $task_id => $task ) {
			$tasks[] = self::present_task( (string) $task_id, $id, $task, $statuses, ++$number );
		}

		$open   = array_filter( $tasks, static fn( array $task ): bool => ! $task['isComplete'] && ! $task['isDismissed'] );
		$hidden = Task_Store::has( 'hidden', $id );

		return array(
			'id'                    => $id,
			'title'                 => $list['title'] ?? $id,
			'isHidden'              => $hidden,
			'isVisible'             => ! $hidden,
			'isComplete'            => array() !== $tasks && array() === $open,
			'tasks'                 => $tasks,
			'eventPrefix'           => $list['prefix'] ?? 'tasklist_',
			'displayProgressHeader' => ! empty( $list['progress'] ),
			'keepCompletedTaskList' => 'yes' === get_option( 'woocommerce_task_list_keep_completed' ) ? 'yes' : 'no',
		);
	}

	/**
	 * Task of a response.
	 *
	 * @param array<string, mixed> $task   Definition.
	 * @param int                  $number Position, from 1.
	 * @return array<string, mixed>
	 */
	private static function present_task( string $id, string $list, array $task, array $statuses, int $number ): array {
		$snoozed_until = Task_Store::get_snoozed_until( $id );
		$status        = $task['fact'] ?? '';
		$complete      = '' === $status ? ! empty( $task['complete'] ) : ! empty( $statuses[ $status ] );

		return array(
			'id'              => $id,
			'parentId'        => $list,
			'title'           => $task['title'] ?? $id,
			'badge'           => $task['badge'] ?? '',
			'canView'         => true,
			'content'         => $task['content'] ?? '',
			'additionalInfo'  => $task['additional_info'] ?? '',
			'actionLabel'     => $task['action_label'] ?? __( "Let's go", 'storedeck' ),
			'actionUrl'       => $task['url'] ?? null,
			'isComplete'      => $complete,
			'time'            => $task['time'] ?? '',
			'level'           => $number,
			'isActioned'      => Task_Store::has( 'actioned', $id ),
			'isDismissed'     => Task_Store::has( 'dismissed', $id ),
			'isDismissable'   => ! empty( $task['dismissable'] ),
			'isSnoozed'       => null !== $snoozed_until && $snoozed_until > time() * 1000,
			'isSnoozeable'    => ! empty( $task['snoozeable'] ),
			'isVisited'       => false,
			'isDisabled'      => false,
			'snoozedUntil'    => $snoozed_until,
			'additionalData'  => (object) ( '' === $status ? array() : array( $status => ! empty( $statuses[ $status ] ) ) ),
			'eventPrefix'     => 'extended' === $list ? 'extended_tasklist_' : 'tasklist_',
			'recordViewEvent' => false,
		);
	}
}
