<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/tasks.
 */
final class Tasks_Controller extends Controller {

	/** How long a task can be snoozed, in seconds. */
	private const SNOOZE_DURATIONS = array( 'hour' => HOUR_IN_SECONDS, 'day' => DAY_IN_SECONDS, 'week' => WEEK_IN_SECONDS );

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$path   = '/onboarding/tasks';
		$item   = $path . '/(?P<id>[a-z0-9_\-]+)/';
		$id     = array( 'id' => Arguments::clean_text( 100 ) );
		$lists  = array( 'ids' => Arguments::texts( Task_Lists::IDS ) );
		$snooze = array(
			'duration'     => Arguments::choice( array_keys( self::SNOOZE_DURATIONS ), 'day' ),
			'task_list_id' => Arguments::clean_text( 100 ),
		);

		return array(
			$path                  => array(
				self::readable( 'get_lists', $lists ),
				self::creatable( 'add_extended_tasks', $lists + array( 'extended_tasks' => self::get_extended_tasks_param() ) ),
			),
			$item . 'snooze'       => array( self::editable( 'change_task', $id + $snooze ) ),
			$item . 'undo_snooze'  => array( self::editable( 'change_task', $id ) ),
			$item . 'dismiss'      => array( self::editable( 'change_task', $id ) ),
			$item . 'undo_dismiss' => array( self::editable( 'change_task', $id ) ),
			$item . 'action'       => array( self::editable( 'change_task', $id ) ),
			$item . 'hide'         => array( self::editable( 'change_list', $id ) ),
			$item . 'unhide'       => array( self::editable( 'change_list', $id ) ),
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
	 * Changes the state of a task, as the end of the route says.
	 *
	 * @return WP_REST_Response|WP_Error The task.
	 */
	public function change_task( WP_REST_Request $request ) {
		$change = self::get_change( $request );
		$task   = Task_Lists::get_task( $request['id'] );

		list( $flag, $message ) = match ( $change ) {
			'snooze', 'undo_snooze'   => array( 'isSnoozeable', __( 'Sorry, no snoozeable task with that ID was found.', 'storedeck' ) ),
			'dismiss', 'undo_dismiss' => array( 'isDismissable', __( 'Sorry, no dismissable task with that ID was found.', 'storedeck' ) ),
			'action'                  => array( 'canView', __( 'Sorry, no task with that ID was found.', 'storedeck' ) ),
		};

		if ( null === $task || ! $task[ $flag ] ) {
			return $this->not_found( 'woocommerce_rest_invalid_task', $message );
		}

		match ( $change ) {
			'snooze'       => Task_Store::snooze( $task['id'], ( time() + self::SNOOZE_DURATIONS[ $request['duration'] ] ) * 1000 ),
			'undo_snooze'  => Task_Store::snooze( $task['id'], null ),
			'dismiss'      => Task_Store::set( 'dismissed', $task['id'], true ),
			'undo_dismiss' => Task_Store::set( 'dismissed', $task['id'], false ),
			'action'       => Task_Store::set( 'actioned', $task['id'], true ),
		};

		return new WP_REST_Response( Task_Lists::get_task( $task['id'] ) );
	}

	/**
	 * Hides a task list, or shows it again.
	 *
	 * @return WP_REST_Response|WP_Error The list.
	 */
	public function change_list( WP_REST_Request $request ) {
		if ( null === Task_Lists::get( $request['id'] ) ) {
			return $this->not_found( 'woocommerce_rest_invalid_task_list', __( 'Sorry, that task list was not found.', 'storedeck' ) );
		}

		Task_Store::set( 'hidden', $request['id'], 'hide' === self::get_change( $request ) );

		return new WP_REST_Response( Task_Lists::get( $request['id'] ) );
	}

	/**
	 * End of the route, which is matched regardless of case.
	 */
	private static function get_change( WP_REST_Request $request ): string {
		return strtolower( basename( $request->get_route() ) );
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
					'id'            => array( 'type' => 'string', 'required' => true, 'pattern' => '^[A-Za-z0-9_-]{1,100}\z' ),
					'title'         => Arguments::clean_text( 200 ),
					'content'       => Arguments::clean_text( 5000 ),
					'time'          => Arguments::clean_text( 100 ),
					'isComplete'    => array( 'type' => 'boolean' ),
					'isDismissable' => array( 'type' => 'boolean' ),
					'isSnoozeable'  => array( 'type' => 'boolean' ),
				),
			),
		);
	}
}
