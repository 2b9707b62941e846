<?php

namespace Storedeck\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Storedeck\Foundation\Store_Exception;
use Throwable;
use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Registers routes that a child class lists as data, and prepares its items
 * the way WordPress does: with the fields that plugins add through
 * register_rest_field(), by context, with links and a filter.
 */
abstract class Controller extends WP_REST_Controller {

	/**
	 * Priority on rest_api_init: that of WordPress' own routes, so that fields
	 * which plugins register on the same action become parameters.
	 */
	public const PRIORITY = 99;

	/** Capability that routes require unless they name another one. */
	protected const CAPABILITY = 'manage_woocommerce';

	/**
	 * Whether endpoints that write store everything or nothing, unless they have
	 * their own option. Not for those that run jobs, change files or have their own
	 * transactions.
	 */
	protected const IS_ATOMIC = true;

	/** Whether endpoints that read are answered by the report engine, from one state of one database server. */
	protected const READS_REPORTS = false;

	/** Filter of a prepared item, where it is not named after the title of the schema. */
	protected const PREPARE_FILTER = '';

	/**
	 * Namespace of the routes.
	 *
	 * @var string
	 */
	protected $namespace = 'wc-analytics';

	/**
	 * Lists the routes.
	 *
	 * @return array<string, list<array{methods: string, callback: string, action: string, capability: string|string[],
	 *               is_atomic: bool, message?: string, schema?: callable(): array, show_in_index?: bool,
	 *               args?: array<string, array<string, mixed>>}>> Path
	 *               below the namespace => endpoints. `callback` is a method of the class; `action`, `capability` and `message` are
	 *               those of Access::check(). `schema` of the first endpoint returns the schema of the
	 *               response where it is not that of an item. `show_in_index` is that of register_rest_route().
	 */
	abstract protected function routes(): array;

	/**
	 * Schema of an item without the fields of plugins.
	 *
	 * @return array<string, mixed>
	 */
	abstract protected function get_base_schema(): array;

	/**
	 * Registers the routes in another namespace. Links and filters keep theirs.
	 */
	public function register_routes_in( string $routes_namespace ): void {
		$links_namespace = $this->namespace;

		try {
			$this->namespace = $routes_namespace;
			$this->register_routes();
		} finally {
			$this->namespace = $links_namespace;
		}
	}

	public function register_routes(): void {
		foreach ( $this->routes() as $path => $endpoints ) {
			$route = array( 'schema' => $endpoints[0]['schema'] ?? array( $this, 'get_public_item_schema' ) );

			foreach ( $endpoints as $endpoint ) {
				$route[] = array(
					'methods'             => $endpoint['methods'],
					'callback'            => fn( WP_REST_Request $request ) => $this->handle( $endpoint, $request ),
					'permission_callback' => static fn() => Access::check(
						$endpoint['action'],
						$endpoint['capability'],
						$endpoint['message'] ?? ''
					),
					'args'                => $endpoint['args'],
					'show_in_index'       => $endpoint['show_in_index'] ?? true,
				);
			}

			register_rest_route( $this->namespace, $path, $route );
		}
	}

	/**
	 * Handles a request of an endpoint of routes().
	 *
	 * @return mixed Response of the endpoint, or an error.
	 */
	protected function handle( array $endpoint, WP_REST_Request $request ) {
		$respond = fn() => $this->respond( $endpoint, $request );

		return static::READS_REPORTS && WP_REST_Server::READABLE === $endpoint['methods']
			? Replica_Headers::add_to( $respond, $this->can_lag() )
			: $respond();
	}

	/**
	 * Runs the method of an endpoint.
	 *
	 * @return mixed
	 */
	private function respond( array $endpoint, WP_REST_Request $request ) {
		$run = fn() => $this->{$endpoint['callback']}( $request );

		try {
			return $endpoint['is_atomic'] ? self::run_atomically( $run ) : $run();
		} catch ( Store_Exception $exception ) {
			return $exception->to_wp_error();
		} catch ( Throwable $error ) {
			return $this->to_wp_error( $error, $endpoint );
		}
	}

	/**
	 * Stores everything, or nothing if an error is returned.
	 *
	 * @param callable(): mixed $run Method of an endpoint.
	 * @return mixed
	 */
	private static function run_atomically( callable $run ) {
		$response = null;

		try {
			return Transaction::run(
				static function () use ( $run, &$response ) {
					$response = $run();

					return is_wp_error( $response ) ? throw Store_Exception::from_wp_error( $response ) : $response;
				}
			);
		} catch ( Store_Exception $exception ) {
			return is_wp_error( $response ) ? $response : throw $exception;
		}
	}

	/**
	 * Error of the response when an endpoint failed. The database's own message could reveal details of the site.
	 *
	 * @throws Throwable When it is none of a query.
	 */
	protected function to_wp_error( Throwable $error, array $endpoint ): WP_Error {
		if ( ! $endpoint['is_atomic'] && ! $error instanceof Query_Exception ) {
			throw $error;
		}

		if ( WP_REST_Server::READABLE !== $endpoint['methods'] ) {
			return Write_Errors::create( $error );
		}

		return new WP_Error( 'storedeck_query_failed', __( 'Could not load the data. Try again.', 'storedeck' ), array( 'status' => 500 ) );
	}

	/**
	 * Whether what READS_REPORTS names can be read from a replica.
	 */
	protected function can_lag(): bool {
		return true;
	}

	public function get_item_schema(): array {
		$this->schema ??= $this->get_base_schema();

		return $this->add_additional_fields_schema( $this->schema );
	}

	public function get_fields_for_response( $request ): array {
		$context = $this->get_context( $request );

		if ( isset( $request['context'] ) && $request['context'] !== $context ) {
			$request = clone $request;
			$request->set_param( 'context', $context );
		}

		return parent::get_fields_for_response( $request );
	}

	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		$data     = $this->add_additional_fields_to_object( $this->prepare_data( $item, $request ), $request );
		$response = new WP_REST_Response( $this->filter_response_by_context( $data, $this->get_context( $request ) ) );
		$hook     = $this->get_prepare_filter( $item );

		$response->add_links( $this->prepare_links( $item, $request ) );

		if ( ! has_filter( $hook ) ) {
			return $response;
		}

		try {
			/*
			 * Filters an item before it is returned. The names are those of WooCommerce; includes/rest/README.md lists them.
			 *
			 * @hook woocommerce_rest_prepare_{type}
			 * @param WP_REST_Response $response The response.
			 * @param mixed            $object   The item: a WP_Post, WP_Term or WP_Comment where it is one, else an object or array.
			 * @param WP_REST_Request  $request  The request.
			 * @since 0.1.0
			 */
			$filtered = apply_filters( $hook, $response, $this->get_object( $item ), $request );
		} catch ( Throwable $error ) {
			Failures::add( Hook_Exception::of( $hook, $error ) );

			return $response;
		}

		if ( $filtered instanceof WP_REST_Response ) {
			return $filtered;
		}

		// A callback that forgets to return must not break the response.
		Failures::tell( new Hook_Exception( array( $hook ), 'expected a WP_REST_Response, found ' . get_debug_type( $filtered ) . '.' ) );

		return $response;
	}

	/**
	 * Data of an item, before the fields of plugins are added.
	 *
	 * @return array<string, mixed>
	 */
	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return $item;
	}

	/**
	 * Links of an item.
	 *
	 * @return array<string, array{href: string, embeddable?: bool}> By relation.
	 */
	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return array();
	}

	/**
	 * What filters and update callbacks of plugins get as the item.
	 *
	 * @return mixed
	 */
	protected function get_object( $item ) {
		return $item;
	}

	/**
	 * Links to an item and its list.
	 *
	 * @param string     $path Path of the list below the namespace.
	 * @param int|string $id   ID of the item.
	 * @return array<string, array{href: string}>
	 */
	protected function get_item_links( string $path, $id ): array {
		return array(
			'self'       => array( 'href' => $this->get_url( $path . '/' . $id ) ),
			'collection' => array( 'href' => $this->get_url( $path ) ),
		);
	}

	protected function get_prepare_filter( $item ): string {
		if ( '' !== static::PREPARE_FILTER ) {
			return static::PREPARE_FILTER;
		}

		return ( str_starts_with( $this->namespace, 'storedeck' ) ? 'rest_prepare_' : 'woocommerce_rest_prepare_' )
			. $this->get_object_type();
	}

	/**
	 * Prepares items for a list.
	 *
	 * @param array<int, mixed> $items Items.
	 * @return list<array<string, mixed>>
	 */
	protected function prepare_items( array $items, WP_REST_Request $request ): array {
		return array_values(
			array_map(
				fn( $item ): array => $this->prepare_response_for_collection( $this->prepare_item_for_response( $item, $request ) ),
				$items
			)
		);
	}

	/**
	 * A page of a list, with its totals in the headers.
	 *
	 * @param list<mixed> $items    Prepared items of the page.
	 * @param int         $total    Number of items on all pages.
	 * @param int         $per_page Items per page, at least 1.
	 */
	protected function prepare_page( array $items, int $total, int $per_page ): WP_REST_Response {
		$response = new WP_REST_Response( $items );

		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / max( 1, $per_page ) ) );

		return $response;
	}

	/**
	 * Parameters of the fields of plugins, for a route that writes an item.
	 *
	 * @param string $method WP_REST_Server::CREATABLE or WP_REST_Server::EDITABLE.
	 * @return array<string, array<string, mixed>>
	 */
	protected function get_additional_field_args( string $method ): array {
		$schema               = $this->get_item_schema();
		$schema['properties'] = array_intersect_key( $schema['properties'], $this->get_additional_fields( $schema['title'] ) );

		return rest_get_endpoint_args_for_schema( $schema, $method );
	}

	/**
	 * Stores the fields of plugins.
	 *
	 * @param callable(): mixed $get_item Returns the item.
	 * @return true|WP_Error Error of a plugin.
	 */
	protected function save_additional_fields( callable $get_item, WP_REST_Request $request ) {
		return array() === $this->get_additional_fields()
			? true
			: $this->update_additional_fields_for_object( $this->get_object( $get_item() ), $request );
	}

	/**
	 * An endpoint that reads.
	 *
	 * @param string               $callback Method of the class.
	 * @param array<string, mixed> $options  Keys that differ from the defaults; see routes().
	 * @return array<string, mixed>
	 */
	protected static function readable( string $callback, array $args = array(), array $options = array() ): array {
		return self::endpoint( WP_REST_Server::READABLE, 'view', $callback, $args, $options );
	}

	/**
	 * An endpoint that creates an item.
	 *
	 * @param string               $callback Method of the class.
	 * @param array<string, mixed> $options  Keys that differ from the defaults; see routes().
	 * @return array<string, mixed>
	 */
	protected static function creatable( string $callback, array $args = array(), array $options = array() ): array {
		return self::endpoint( WP_REST_Server::CREATABLE, 'create', $callback, $args, $options );
	}

	/**
	 * An endpoint that changes something.
	 *
	 * @param string               $callback Method of the class.
	 * @param array<string, mixed> $options  Keys that differ from the defaults; see routes().
	 * @return array<string, mixed>
	 */
	protected static function editable( string $callback, array $args = array(), array $options = array() ): array {
		return self::endpoint( WP_REST_Server::EDITABLE, 'edit', $callback, $args, $options );
	}

	/**
	 * An endpoint that deletes an item.
	 *
	 * @param string               $callback Method of the class.
	 * @param array<string, mixed> $options  Keys that differ from the defaults; see routes().
	 * @return array<string, mixed>
	 */
	protected static function deletable( string $callback, array $args = array(), array $options = array() ): array {
		return self::endpoint( WP_REST_Server::DELETABLE, 'delete', $callback, $args, $options );
	}

	/**
	 * Error about an item that does not exist.
	 *
	 * @param string $code Error code.
	 */
	protected function not_found( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 404 ) );
	}

	/**
	 * Error about a parameter, as WordPress reports invalid ones.
	 */
	protected function invalid_param( string $param, string $message ): WP_Error {
		return Store_Exception::invalid_param( $param, $message )->to_wp_error();
	}

	/**
	 * URL of a route.
	 *
	 * @param string $path Path below the namespace.
	 */
	protected function get_url( string $path ): string {
		return rest_url( $this->namespace . $path );
	}

	/**
	 * Context of a request. Where a route has no such parameter, WordPress does not check its value.
	 */
	private function get_context( WP_REST_Request $request ): string {
		$context = $request['context'];

		return null !== $context && in_array( $context, $this->get_context_param()['enum'] ?? array(), true ) ? $context : 'view';
	}

	/**
	 * An endpoint with its defaults.
	 *
	 * @param string               $methods  HTTP methods.
	 * @param string               $action   Action of Access::check().
	 * @param string               $callback Method of the class.
	 * @param array<string, mixed> $options  Keys that differ from the defaults.
	 * @return array<string, mixed>
	 */
	private static function endpoint( string $methods, string $action, string $callback, array $args, array $options ): array {
		return $options + array(
			'methods'    => $methods,
			'callback'   => $callback,
			'action'     => $action,
			'capability' => static::CAPABILITY,
			'is_atomic'  => static::IS_ATOMIC && WP_REST_Server::READABLE !== $methods,
			'args'       => $args,
		);
	}
}
