<?php
/**
 * What there is to do in a new shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Params;
use Storedeck\Store\Onboarding\Task_Lists;
use Storedeck\Store\Onboarding\Task_Store;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/onboarding/tasks`.
 */
final class Tasks_Controller extends Shop_Endpoints {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * For how long a task can be put off, in seconds.
	 */
	private const DURATIONS = array(
		'hour' => HOUR_IN_SECONDS,
		'day'  => DAY_IN_SECONDS,
		'week' => WEEK_IN_SECONDS,
	);

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$tasks  = '/onboarding/tasks';
		$one    = $tasks . '/(?P<id>[a-z0-9_\-]+)/';
		$of_one = array( 'id' => Params::text( 100 ) );
		$lists  = array( 'ids' => Params::some_of( Task_Lists::IDS ) );
		$snooze = array(
			'duration'     => Params::one_of( array_keys( self::DURATIONS ), array( 'default' => 'day' ) ),
			'task_list_id' => Params::text( 100 ),
		);

		return array(
			$tasks                => array(
				self::reads( 'get_lists', $lists ),
				self::writes(
					'tell_tasks',
					$lists + array( 'extended_tasks' => self::extended_tasks() ),
					array(
						'methods' => 'POST',
						'action'  => 'create',
					)
				),
			),
			$one . 'snooze'       => array( self::writes( 'snooze', $of_one + $snooze ) ),
			$one . 'undo_snooze'  => array( self::writes( 'undo_snooze', $of_one ) ),
			$one . 'dismiss'      => array( self::writes( 'dismiss', $of_one ) ),
			$one . 'undo_dismiss' => array( self::writes( 'undo_dismiss', $of_one ) ),
			$one . 'action'       => array( self::writes( 'action', $of_one ) ),
			$one . 'hide'         => array( self::writes( 'hide', $of_one ) ),
			$one . 'unhide'       => array( self::writes( 'unhide', $of_one ) ),
		);
	}

	/**
	 * The lists.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_lists( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Task_Lists::all( (array) $request['ids'] ) );
	}

	/**
	 * The lists with tasks that extensions of the browser have.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function tell_tasks( WP_REST_Request $request ): WP_REST_Response {
		if ( null !== $request['extended_tasks'] ) {
			Task_Lists::add_extension_tasks( $request['extended_tasks'] );
		}

		return $this->get_lists( $request );
	}

	/**
	 * Puts a task off.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function snooze( WP_REST_Request $request ) {
		$until = ( time() + self::DURATIONS[ $request['duration'] ] ) * 1000;

		return $this->change_task(
			$request,
			'isSnoozeable',
			__( 'Sorry, no snoozeable task with that ID was found.', 'storedeck' ),
			static fn( string $id ) => Task_Store::snooze( $id, $until )
		);
	}

	/**
	 * Calls a task back that was put off.
	 *
	 * @param WP_REST_Request $request Request.
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
	 * @param WP_REST_Request $request Request.
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
	 * Brings a task back that was dismissed.
	 *
	 * @param WP_REST_Request $request Request.
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
	 * Notes that somebody acted on a task.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function action( WP_REST_Request $request ) {
		return $this->change_task(
			$request,
			'canView',
			__( 'Sorry, no task with that ID was found.', 'storedeck' ),
			static fn( string $id ) => Task_Store::set( 'actioned', $id, true )
		);
	}

	/**
	 * Hides a list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function hide( WP_REST_Request $request ) {
		return $this->change_list( $request['id'], true );
	}

	/**
	 * Shows a list again.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function unhide( WP_REST_Request $request ) {
		return $this->change_list( $request['id'], false );
	}

	/**
	 * Schema of a list.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'onboarding_task_list',
			array_fill_keys( array( 'id', 'title', 'eventPrefix', 'keepCompletedTaskList' ), Schemas::shown( 'string' ) )
				+ array_fill_keys( array( 'isHidden', 'isVisible', 'isComplete', 'displayProgressHeader' ), Schemas::shown( 'boolean' ) )
				+ array( 'tasks' => Schemas::shown( 'array' ) )
		);
	}

	/**
	 * The parameter that tells of tasks.
	 *
	 * @return array<string, mixed>
	 */
	private static function extended_tasks(): array {
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
	 * Does something with a task.
	 *
	 * @param WP_REST_Request        $request Request.
	 * @param string                 $flag    Field of the task that tells whether it can be done.
	 * @param string                 $refusal What to tell when it cannot.
	 * @param callable(string): void $callback    What to do with its id.
	 * @return WP_REST_Response|WP_Error The task.
	 */
	private function change_task( WP_REST_Request $request, string $flag, string $refusal, callable $callback ) {
		$task = Task_Lists::task( $request['id'] );

		if ( null === $task || ! $task[ $flag ] ) {
			return $this->not_found( 'woocommerce_rest_invalid_task', $refusal );
		}

		$callback( $task['id'] );

		return new WP_REST_Response( Task_Lists::task( $task['id'] ) );
	}

	/**
	 * Hides a list or shows it.
	 *
	 * @param string $id   Id of the list.
	 * @param bool   $hide Whether it is hidden.
	 * @return WP_REST_Response|WP_Error The list.
	 */
	private function change_list( string $id, bool $hide ) {
		if ( null === Task_Lists::one( $id ) ) {
			return $this->not_found( 'woocommerce_rest_invalid_task_list', __( 'Sorry, that task list was not found.', 'storedeck' ) );
		}

		Task_Store::set( 'hidden', $id, $hide );

		return new WP_REST_Response( Task_Lists::one( $id ) );
	}
}
