<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Params;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/tasks.
 */
final class Tasks_Controller extends Controller {

	/**
	 * How long a task can be snoozed, in seconds.
	 */
	private const SNOOZE_DURATIONS = array(
		'hour' => HOUR_IN_SECONDS,
		'day'  => DAY_IN_SECONDS,
		'week' => WEEK_IN_SECONDS,
	);

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$path   = '/onboarding/tasks';
		$item   = $path . '/(?P<id>[a-z0-9_\-]+)/';
		$id     = array( 'id' => Params::text( 100 ) );
		$lists  = array( 'ids' => Params::some_of( Task_Lists::IDS ) );
		$snooze = array(
			'duration'     => Params::one_of( array_keys( self::SNOOZE_DURATIONS ), array( 'default' => 'day' ) ),
			'task_list_id' => Params::text( 100 ),
		);

		return array(
			$path                  => array(
				self::readable( 'get_lists', $lists ),
				self::creatable( 'add_extended_tasks', $lists + array( 'extended_tasks' => self::get_extended_tasks_param() ) ),
			),
			$item . 'snooze'       => array( self::editable( 'snooze', $id + $snooze ) ),
			$item . 'undo_snooze'  => array( self::editable( 'undo_snooze', $id ) ),
			$item . 'dismiss'      => array( self::editable( 'dismiss', $id ) ),
			$item . 'undo_dismiss' => array( self::editable( 'undo_dismiss', $id ) ),
			$item . 'action'       => array( self::editable( 'mark_actioned', $id ) ),
			$item . 'hide'         => array( self::editable( 'hide_list', $id ) ),
			$item . 'unhide'       => array( self::editable( 'unhide_list', $id ) ),
		);
	}

	public function get_lists( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Task_Lists::get_all( (array) $request['ids'] ) );
	}

	/**
	 * Adds tasks that plugins registered in the browser, and returns the task lists.
	 */
	public function add_extended_tasks( WP_REST_Request $request ): WP_REST_Response {
		if ( null !== $request['extended_tasks'] ) {
			Task_Lists::add_extension_tasks( $request['extended_tasks'] );
		}

		return $this->get_lists( $request );
	}

	/**
	 * Snoozes a task.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function snooze( WP_REST_Request $request ) {
		$until = ( time() + self::SNOOZE_DURATIONS[ $request['duration'] ] ) * 1000;

		return $this->change_task(
			$request,
			'isSnoozeable',
			__( 'Sorry, no snoozeable task with that ID was found.', 'storedeck' ),
			static fn( string $id ) => Task_Store::snooze( $id, $until )
		);
	}

	/**
	 * Ends the snoozing of a task.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function undo_snooze( WP_REST_Request $request ) {
		return $this->change_task(
			$request,
			'isSnoozeable',
			__( 'Sorry, no snoozeable task with that ID was found.', 'storedeck' ),
			static fn( string $id ) => Task_Store::snooze( $id, null )
		);
	}

	/**
	 * Dismisses a task.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function dismiss( WP_REST_Request $request ) {
		return $this->change_task(
			$request,
			'isDismissable',
			__( 'Sorry, no dismissable task with that ID was found.', 'storedeck' ),
			static fn( string $id ) => Task_Store::set( 'dismissed', $id, true )
		);
	}

	/**
	 * Restores a dismissed task.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function undo_dismiss( WP_REST_Request $request ) {
		return $this->change_task(
			$request,
			'isDismissable',
			__( 'Sorry, no dismissable task with that ID was found.', 'storedeck' ),
			static fn( string $id ) => Task_Store::set( 'dismissed', $id, false )
		);
	}

	/**
	 * Marks a task as actioned.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function mark_actioned( WP_REST_Request $request ) {
		return $this->change_task(
			$request,
			'canView',
			__( 'Sorry, no task with that ID was found.', 'storedeck' ),
			static fn( string $id ) => Task_Store::set( 'actioned', $id, true )
		);
	}

	/**
	 * Hides a task list.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function hide_list( WP_REST_Request $request ) {
		return $this->set_list_hidden( $request['id'], true );
	}

	/**
	 * Shows a hidden task list.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function unhide_list( WP_REST_Request $request ) {
		return $this->set_list_hidden( $request['id'], false );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'onboarding_task_list',
			Schemas::read_only_all( 'string', array( 'id', 'title', 'eventPrefix', 'keepCompletedTaskList' ) )
				+ Schemas::read_only_all( 'boolean', array( 'isHidden', 'isVisible', 'isComplete', 'displayProgressHeader' ) )
				+ array( 'tasks' => Schemas::read_only( 'array' ) )
		);
	}

	/**
	 * Parameter with the tasks of plugins.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_extended_tasks_param(): array {
		return array(
			'type'     => 'array',
			'maxItems' => 50,
			'items'    => array(
				'type'       => 'object',
				'properties' => array(
					'id'            => array(
						'type'     => 'string',
						'required' => true,
						'pattern'  => '^[A-Za-z0-9_-]{1,100}\z',
					),
					'title'         => Params::text( 200 ),
					'content'       => Params::text( 5000 ),
					'time'          => Params::text( 100 ),
					'isComplete'    => array( 'type' => 'boolean' ),
					'isDismissable' => array( 'type' => 'boolean' ),
					'isSnoozeable'  => array( 'type' => 'boolean' ),
				),
			),
		);
	}

	/**
	 * Changes the state of a task.
	 *
	 * @param string                 $flag     Field of the task that must be true.
	 * @param string                 $message  Error message if it is not.
	 * @param callable(string): void $callback Changes the task with an ID.
	 * @return WP_REST_Response|WP_Error The task.
	 */
	private function change_task( WP_REST_Request $request, string $flag, string $message, callable $callback ) {
		$task = Task_Lists::get_task( $request['id'] );

		if ( null === $task || ! $task[ $flag ] ) {
			return $this->not_found( 'woocommerce_rest_invalid_task', $message );
		}

		$callback( $task['id'] );

		return new WP_REST_Response( Task_Lists::get_task( $task['id'] ) );
	}

	/**
	 * Hides or shows a task list.
	 *
	 * @return WP_REST_Response|WP_Error The list.
	 */
	private function set_list_hidden( string $id, bool $is_hidden ) {
		if ( null === Task_Lists::get( $id ) ) {
			return $this->not_found( 'woocommerce_rest_invalid_task_list', __( 'Sorry, that task list was not found.', 'storedeck' ) );
		}

		Task_Store::set( 'hidden', $id, $is_hidden );

		return new WP_REST_Response( Task_Lists::get( $id ) );
	}
}
