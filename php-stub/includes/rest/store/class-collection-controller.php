<?php
/**
 * Routes of one kind of thing of the shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Closure;
use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Batch;
use Storedeck\Rest\Controller;
use Storedeck\Store\Store_Exception;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Lists things, reads, makes, changes and deletes one, or many in a batch.
 * A child tells its path, schema and parameters and does the work; what it
 * refuses by throwing Refused becomes the error of the answer.
 */
abstract class Collection_Controller extends Controller {

	/**
	 * What reading takes.
	 */
	protected const READ = 'view_woocommerce_reports';

	/**
	 * What writing takes.
	 */
	protected const WRITE = 'manage_woocommerce';

	/**
	 * Path of the list.
	 */
	abstract protected function path(): string;

	/**
	 * Name of the schema.
	 */
	abstract protected function title(): string;

	/**
	 * Properties of an item.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	abstract protected function properties(): array;

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	abstract protected function list_args(): array;

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request with valid parameters.
	 * @return array{0: list<array<string, mixed>>, 1: int} Items of the page; items on all pages.
	 */
	abstract protected function find( WP_REST_Request $request ): array;

	/**
	 * One item.
	 *
	 * @param int             $id      Its id.
	 * @param WP_REST_Request $request Request with valid parameters.
	 * @return array<string, mixed>|null Null when there is none.
	 */
	abstract protected function one( int $id, WP_REST_Request $request ): ?array;

	/**
	 * Makes or changes an item.
	 *
	 * @param int                  $id      Its id; 0 for a new one.
	 * @param array<string, mixed> $values  Valid values of its schema, only those that were sent.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 * @throws Store_Exception When it cannot be.
	 */
	abstract protected function save( int $id, array $values, WP_REST_Request $request ): int;

	/**
	 * Deletes an item.
	 *
	 * @param int             $id      Its id.
	 * @param bool            $force   Whether it is deleted for good instead of put into the trash.
	 * @param WP_REST_Request $request Request.
	 * @throws Store_Exception When it cannot be.
	 */
	abstract protected function remove( int $id, bool $force, WP_REST_Request $request ): void;

	/**
	 * Error code and words about an item that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	abstract protected function missing(): array;

	/**
	 * Parameters of the path, such as the id of what the items belong to.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function path_args(): array {
		return array();
	}

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$path = $this->path();
		$id   = array( 'id' => array( 'type' => 'integer' ) ) + $this->path_args();
		$more = $this->path_args();

		return array(
			$path                       => array(
				$this->endpoint( 'GET', 'get_items', 'view', $this->list_args() + $more ),
				$this->endpoint( 'POST', 'create_item', 'create', Arguments::of_schema( $this->properties(), true ) + $more ),
			),
			$path . '/batch'            => array(
				$this->endpoint( 'POST, PUT, PATCH', 'batch_items', 'batch', Batch::params() + $more ),
			),
			$path . '/(?P<id>[\d]+)'    => array(
				$this->endpoint( 'GET', 'get_item', 'view', $id ),
				$this->endpoint(
					'POST, PUT, PATCH',
					'update_item',
					'edit',
					$id + Arguments::of_schema( $this->properties(), false )
				),
				$this->endpoint( 'DELETE', 'delete_item', 'delete', $id + $this->delete_args() ),
			),
		);
	}

	/**
	 * Parameters of deletion.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function delete_args(): array {
		return array(
			'force' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/**
	 * One endpoint.
	 *
	 * @param string                              $methods  Methods.
	 * @param string                              $callback Method of this class.
	 * @param string                              $action    See Access::check().
	 * @param array<string, array<string, mixed>> $args     Parameters.
	 * @return array<string, mixed>
	 */
	protected function endpoint( string $methods, string $callback, string $action, array $args ): array {
		return array(
			'methods'    => $methods,
			'callback'   => $callback,
			'action'     => $action,
			'capability' => 'view' === $action ? self::READ : self::WRITE,
			'args'       => Arguments::guarded( $args ),
		);
	}

	/**
	 * Schema of an item.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $this->title(),
			'type'       => 'object',
			'properties' => array_map(
				static fn( array $property ): array => $property + array( 'context' => array( 'view', 'edit' ) ),
				$this->properties()
			),
		);
	}

	/**
	 * Lists items.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				list( $items, $total ) = $this->find( $request );

				$linked = array_map( fn( array $item ): array => $this->in_list( $this->present( $item, $request ) ), $items );

				return $this->page_of( $linked, $total, (int) ( $request['per_page'] ?? max( 1, $total ) ) );
			}
		);
	}

	/**
	 * Reads an item.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( WP_REST_Request $request ) {
		return $this->guard( fn() => $this->present( $this->known( $request ), $request ) );
	}

	/**
	 * Makes an item.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				$id       = $this->save( 0, $this->values( $request, true ), $request );
				$response = $this->present( (array) $this->one( $id, $request ), $request );

				$response->set_status( 201 );
				$response->header( 'Location', rest_url( static::NAMESPACE . $this->place( $request ) . '/' . $id ) );

				return $response;
			}
		);
	}

	/**
	 * Changes an item.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				$this->known( $request );

				$id = $this->save( (int) $request['id'], $this->values( $request, false ), $request );

				return $this->present( (array) $this->one( $id, $request ), $request );
			}
		);
	}

	/**
	 * Deletes an item and answers what it was.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_item( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				$item = $this->known( $request );

				$this->remove( (int) $request['id'], (bool) $request['force'], $request );

				return new WP_REST_Response( $item );
			}
		);
	}

	/**
	 * Makes, changes and deletes many items.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function batch_items( WP_REST_Request $request ) {
		return rest_ensure_response( Batch::run( '/' . static::NAMESPACE . $this->place( $request ), $request ) );
	}

	/**
	 * An item with links.
	 *
	 * @param array<string, mixed> $item    Item.
	 * @param WP_REST_Request      $request Request.
	 */
	protected function present( array $item, WP_REST_Request $request ): WP_REST_Response {
		$place = $this->place( $request );

		return $this->linked( $item, $place . '/' . $item['id'], $place );
	}

	/**
	 * Path of the list that a request is about, its parameters filled in.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	protected function place( WP_REST_Request $request ): string {
		return (string) preg_replace_callback(
			'/\(\?P<(\w+)>[^()]*\)/',
			static fn( array $found ): string => (string) (int) $request[ $found[1] ],
			$this->path()
		);
	}

	/**
	 * The item that a request is about.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>
	 * @throws Store_Exception When there is none.
	 */
	protected function known( WP_REST_Request $request ): array {
		$item = $this->one( (int) $request['id'], $request );

		if ( null === $item ) {
			list( $code, $message ) = $this->missing();

			throw new Store_Exception( $code, $message, 404 );
		}

		return $item;
	}

	/**
	 * Runs work and turns what it throws into an error of the answer.
	 *
	 * @param Closure(): WP_REST_Response $work Work.
	 * @return WP_REST_Response|WP_Error
	 */
	protected function guard( Closure $work ) {
		try {
			return $work();
		} catch ( Store_Exception $refusal ) {
			return $refusal->to_wp_error();
		} catch ( Query_Exception $failure ) {
			return new WP_Error(
				'storedeck_query_failed',
				__( 'The database did not answer.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}
	}

	/**
	 * Values of the schema that a request brings.
	 *
	 * @param WP_REST_Request $request Request.
	 * @param bool            $is_new  Whether defaults count.
	 * @return array<string, mixed>
	 */
	private function values( WP_REST_Request $request, bool $is_new ): array {
		$known  = Arguments::of_schema( $this->properties(), $is_new );
		$values = array();

		foreach ( array_keys( $known ) as $name ) {
			if ( $request->has_param( $name ) && ! isset( $this->path_args()[ $name ] ) ) {
				$values[ $name ] = $request[ $name ];
			}
		}

		return $values;
	}
}
