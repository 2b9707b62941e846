<?php
/**
 * Routes of saved views.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Access;
use Storedeck\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/storedeck/v1/views`. Everybody who reads reports keeps views; those of the shop are
 * for everybody to use and for managers to change.
 */
final class Views_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'storedeck/v1';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$one    = '/views/(?P<id>' . View::ID . ')';
		$fields = View_Fields::all();
		$needed = array_merge_recursive(
			$fields,
			array(
				'name' => array( 'required' => true ),
				'path' => array( 'required' => true ),
			)
		);

		return array(
			'/views'       => array(
				self::endpoint( 'GET', 'get_views', 'view' ),
				self::endpoint( 'POST', 'create_view', 'create', $needed ),
			),
			$one           => array(
				self::endpoint( 'GET', 'get_view', 'view' ),
				self::endpoint( 'POST, PUT, PATCH', 'update_view', 'edit', $fields ),
				self::endpoint( 'DELETE', 'delete_view', 'delete' ),
			),
			$one . '/pin'  => array(
				self::endpoint( 'POST, PUT', 'pin_view', 'edit' ),
				self::endpoint( 'DELETE', 'unpin_view', 'edit' ),
			),
		);
	}

	/**
	 * All views that the reader has.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_views() {
		return $this->guarded(
			function (): WP_REST_Response {
				$pins  = Pinned_Views::of( get_current_user_id() );
				$items = array();

				foreach ( View_Stores::SCOPES as $scope ) {
					foreach ( View_Stores::of( $scope )->all() as $view ) {
						$items[] = $this->in_list( $this->item( $view, $scope, $pins ) );
					}
				}

				return new WP_REST_Response( $items );
			}
		);
	}

	/**
	 * One view.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_view( WP_REST_Request $request ) {
		return $this->with_view( $request, fn( View $view, string $scope ): WP_REST_Response => $this->item( $view, $scope ) );
	}

	/**
	 * Saves a new view.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_view( WP_REST_Request $request ) {
		$scope = $request['scope'] ?? View_Fields::OWN;

		if ( ! View_Stores::may_change( $scope ) ) {
			return Access::refusal( 'create', __( 'Sorry, you are not allowed to save views for the whole shop.', 'storedeck' ) );
		}

		return $this->guarded(
			function () use ( $request, $scope ) {
				$view    = View::create( self::given( $request ) );
				$refusal = View_Stores::keep( $view, $scope, true );

				if ( null !== $refusal ) {
					return $refusal;
				}

				$made = $this->item( $view, $scope );
				$made->set_status( 201 );

				return $made;
			}
		);
	}

	/**
	 * Changes a view, or for whom it is.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_view( WP_REST_Request $request ) {
		return $this->with_view(
			$request,
			function ( View $view, string $scope ) use ( $request ) {
				$next = $request['scope'] ?? $scope;

				if ( ! View_Stores::may_change( $scope ) || ! View_Stores::may_change( $next ) ) {
					return Access::refusal( 'edit', __( 'Sorry, you are not allowed to change views of the shop.', 'storedeck' ) );
				}

				$changed = $view->with( self::given( $request ) );
				$refusal = View_Stores::keep( $changed, $next, $next !== $scope );

				if ( null !== $refusal ) {
					return $refusal;
				}

				if ( $next !== $scope ) {
					View_Stores::of( $scope )->remove( $view->id );
				}

				return $this->item( $changed, $next );
			}
		);
	}

	/**
	 * Deletes a view.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error The view that was there.
	 */
	public function delete_view( WP_REST_Request $request ) {
		return $this->with_view(
			$request,
			function ( View $view, string $scope ) {
				if ( ! View_Stores::may_change( $scope ) ) {
					return Access::refusal( 'delete', __( 'Sorry, you are not allowed to delete views of the shop.', 'storedeck' ) );
				}

				$gone = $this->item( $view, $scope );
				View_Stores::of( $scope )->remove( $view->id );
				Pinned_Views::remove_for_all( $view->id );

				return $gone;
			}
		);
	}

	/**
	 * Pins a view to the reader's Overview.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function pin_view( WP_REST_Request $request ) {
		return $this->with_view(
			$request,
			function ( View $view, string $scope ) {
				$pins = Pinned_Views::of( get_current_user_id() );

				if ( count( $pins ) >= Pinned_Views::LIMIT && ! in_array( $view->id, $pins, true ) ) {
					return View_Errors::too_many_pins();
				}

				Pinned_Views::add( get_current_user_id(), $view->id );

				return $this->item( $view, $scope );
			}
		);
	}

	/**
	 * Takes a view from the reader's Overview.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function unpin_view( WP_REST_Request $request ) {
		return $this->with_view(
			$request,
			function ( View $view, string $scope ): WP_REST_Response {
				Pinned_Views::remove( get_current_user_id(), $view->id );

				return $this->item( $view, $scope );
			}
		);
	}

	/**
	 * Schema of a view.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return View_Fields::schema();
	}

	/**
	 * An endpoint for readers of reports.
	 *
	 * @param string                              $methods  Methods.
	 * @param string                              $callback Method of this class.
	 * @param string                              $action    What is done.
	 * @param array<string, array<string, mixed>> $args     Parameters.
	 * @return array<string, mixed>
	 */
	private static function endpoint( string $methods, string $callback, string $action, array $args = array() ): array {
		return array(
			'methods'    => $methods,
			'callback'   => $callback,
			'action'     => $action,
			'capability' => 'view_woocommerce_reports',
			'args'       => $args,
		);
	}

	/**
	 * The fields that a request gives.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>
	 */
	private static function given( WP_REST_Request $request ): array {
		$given = array();

		foreach ( array( 'name', 'path', 'query', 'hidden_columns' ) as $field ) {
			if ( $request->has_param( $field ) ) {
				$given[ $field ] = $request[ $field ];
			}
		}

		return $given;
	}

	/**
	 * Answers with the view that a request names.
	 *
	 * @param WP_REST_Request                                           $request Request.
	 * @param callable( View, string ): ( WP_REST_Response|WP_Error ) $answer  Answers, given view and scope.
	 * @return WP_REST_Response|WP_Error
	 */
	private function with_view( WP_REST_Request $request, callable $answer ) {
		return $this->guarded(
			function () use ( $request, $answer ) {
				$found = View_Stores::find( $request['id'] );

				return null === $found
					? $this->not_found( 'storedeck_view_does_not_exist', __( 'This view is not there any more.', 'storedeck' ) )
					: $answer( ...$found );
			}
		);
	}

	/**
	 * Answers; a database that fails is told of without its words.
	 *
	 * @param callable(): ( WP_REST_Response|WP_Error ) $answer Answers.
	 * @return WP_REST_Response|WP_Error
	 */
	private function guarded( callable $answer ) {
		try {
			return $answer();
		} catch ( Query_Exception $failed ) {
			return View_Errors::failed();
		}
	}

	/**
	 * A view as the reader sees it.
	 *
	 * @param View              $view  View.
	 * @param string            $scope Scope.
	 * @param list<string>|null $pins  What the reader pinned, where that is known already.
	 */
	private function item( View $view, string $scope, ?array $pins = null ): WP_REST_Response {
		return $this->linked(
			array(
				'id'             => $view->id,
				'name'           => $view->name,
				'path'           => $view->path,
				'query'          => $view->query,
				'hidden_columns' => $view->hidden,
				'scope'          => $scope,
				'is_pinned'      => in_array( $view->id, $pins ?? Pinned_Views::of( get_current_user_id() ), true ),
				'can_edit'       => View_Stores::may_change( $scope ),
			),
			'/views/' . $view->id,
			'/views'
		);
	}
}
