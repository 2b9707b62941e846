<?php

namespace Storedeck\Views;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Rest\Access;
use Storedeck\Rest\Controller;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/views. Users who can view reports have private views and
 * use the shared ones; managers can change these too.
 *
 * An item is an array of `view` (View), `scope` and `is_pinned`.
 */
final class Views_Controller extends Controller {
	protected const CAPABILITY = 'view_woocommerce_reports';

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		$item     = '/views/(?P<id>' . View::ID . ')';
		$fields   = View_Fields::all();
		$required = array_merge_recursive(
			$fields,
			array( 'name' => array( 'required' => true ), 'path' => array( 'required' => true ) )
		);

		return array(
			'/views'       => array(
				self::readable( 'get_items' ),
				self::creatable( 'create_item', $this->get_additional_field_args( WP_REST_Server::CREATABLE ) + $required ),
			),
			$item          => array(
				self::readable( 'get_item' ),
				self::editable( 'update_item', $this->get_additional_field_args( WP_REST_Server::EDITABLE ) + $fields ),
				self::deletable( 'delete_item' ),
			),
			$item . '/pin' => array(
				self::editable( 'pin_item', array(), array( 'methods' => 'POST, PUT' ) ),
				self::deletable( 'unpin_item', array(), array( 'action' => 'edit' ) ),
			),
		);
	}

	/**
	 * Lists the views of the user and the shared ones.
	 */
	public function get_items( $request ): WP_REST_Response {
		$pinned = Pinned_Views::of( get_current_user_id() );
		$items  = array();

		foreach ( View_Stores::SCOPES as $scope ) {
			foreach ( View_Stores::get_all( $scope ) as $view ) {
				$items[] = array( 'view' => $view, 'scope' => $scope, 'is_pinned' => in_array( $view->id, $pinned, true ) );
			}
		}

		return new WP_REST_Response( $this->prepare_items( $items, $request ) );
	}

	public function get_item( $request ) {
		list( $view, $scope ) = self::find_view( $request );

		return $this->prepare_view( $view, $scope, $request );
	}

	public function create_item( $request ) {
		$scope = $request['scope'] ?? View_Fields::OWN;

		if ( ! View_Stores::can_change( $scope ) ) {
			return Access::error( 'create', __( 'Sorry, you are not allowed to save shared views.', 'storedeck' ) );
		}

		$view  = View::create( self::get_values( $request ) );
		$error = View_Stores::save( $view, $scope, true ) ?? $this->save_plugin_fields( $view, $request );

		if ( null !== $error ) {
			return $error;
		}

		$response = $this->prepare_view( $view, $scope, $request );
		$response->set_status( 201 );

		return $response;
	}

	/**
	 * Changes a view, or makes it shared or private.
	 */
	public function update_item( $request ) {
		list( $view, $scope ) = self::find_view( $request );

		$new_scope = $request['scope'] ?? $scope;

		if ( ! View_Stores::can_change( $scope ) || ! View_Stores::can_change( $new_scope ) ) {
			return Access::error( 'edit', __( 'Sorry, you are not allowed to edit shared views.', 'storedeck' ) );
		}

		$changed = $view->with( self::get_values( $request ) );
		$error   = View_Stores::save( $changed, $new_scope, $new_scope !== $scope ) ?? $this->save_plugin_fields( $changed, $request );

		if ( null !== $error ) {
			return $error;
		}

		if ( $new_scope !== $scope ) {
			View_Stores::of( $scope )->remove( $view->id );
		}

		return $this->prepare_view( $changed, $new_scope, $request );
	}

	/**
	 * Deletes a view.
	 *
	 * @return WP_REST_Response|WP_Error The deleted view.
	 */
	public function delete_item( $request ) {
		list( $view, $scope ) = self::find_view( $request );

		if ( ! View_Stores::can_change( $scope ) ) {
			return Access::error( 'delete', __( 'Sorry, you are not allowed to delete shared views.', 'storedeck' ) );
		}

		$response = $this->prepare_view( $view, $scope, $request );

		View_Stores::of( $scope )->remove( $view->id );
		Pinned_Views::remove_for_all( $view->id );

		return $response;
	}

	/**
	 * Pins a view to the Overview of the user.
	 */
	public function pin_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		list( $view, $scope ) = self::find_view( $request );

		$pinned = Pinned_Views::of( get_current_user_id() );

		if ( count( $pinned ) >= Pinned_Views::LIMIT && ! in_array( $view->id, $pinned, true ) ) {
			return View_Errors::too_many_pins();
		}

		Pinned_Views::add( get_current_user_id(), $view->id );

		return $this->prepare_view( $view, $scope, $request );
	}

	/**
	 * Unpins a view from the Overview of the user.
	 */
	public function unpin_item( WP_REST_Request $request ): WP_REST_Response {
		list( $view, $scope ) = self::find_view( $request );

		Pinned_Views::remove( get_current_user_id(), $view->id );

		return $this->prepare_view( $view, $scope, $request );
	}

	protected function to_wp_error( Throwable $error, array $endpoint ): WP_Error {
		return $error instanceof Query_Exception ? View_Errors::query_failed() : parent::to_wp_error( $error, $endpoint );
	}

	protected function get_base_schema(): array {
		return View_Fields::schema();
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		$view = $item['view'];

		return array(
			'id'             => $view->id,
			'name'           => $view->name,
			'path'           => $view->path,
			'query'          => $view->query,
			'hidden_columns' => $view->hidden,
			'scope'          => $item['scope'],
			'is_pinned'      => $item['is_pinned'],
			'can_edit'       => View_Stores::can_change( $item['scope'] ),
		);
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return $this->get_item_links( '/views', $item['view']->id );
	}

	protected function get_object( $item ) {
		return $item['view'];
	}

	private function prepare_view( View $view, string $scope, WP_REST_Request $request ): WP_REST_Response {
		return $this->prepare_item_for_response(
			array(
				'view'      => $view,
				'scope'     => $scope,
				'is_pinned' => in_array( $view->id, Pinned_Views::of( get_current_user_id() ), true ),
			),
			$request
		);
	}

	private function save_plugin_fields( View $view, WP_REST_Request $request ): ?WP_Error {
		$saved = $this->save_additional_fields( static fn() => array( 'view' => $view ), $request );

		return is_wp_error( $saved ) ? $saved : null;
	}

	/**
	 * Fields of a view that a request sends.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_values( WP_REST_Request $request ): array {
		$values = array();

		foreach ( array( 'name', 'path', 'query', 'hidden_columns' ) as $field ) {
			if ( $request->has_param( $field ) ) {
				$values[ $field ] = $request[ $field ];
			}
		}

		return $values;
	}

	/**
	 * The view of a request and its scope.
	 *
	 * @return array{0: View, 1: string}
	 * @throws Store_Exception When it does not exist.
	 */
	private static function find_view( WP_REST_Request $request ): array {
		return View_Stores::find( $request['id'] )
			?? throw new Store_Exception( 'storedeck_view_does_not_exist', __( 'This view no longer exists.', 'storedeck' ), 404 );
	}
}
