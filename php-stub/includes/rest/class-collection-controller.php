<?php

namespace Storedeck\Rest;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Private_Fields;
use Storedeck\Foundation\Store_Exception;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Base of the controllers of entities that are listed, created, changed and deleted.
 *
 * Serves a list, its items and batches. A child class defines path, schema and
 * parameters, and reads and writes the items. A Store_Exception that it throws becomes
 * the error of the response.
 */
abstract class Collection_Controller extends Controller {
	protected const IS_ATOMIC = false;

	/** Capability for reading. Writing requires that of the parent. */
	protected const READ_CAPABILITY = 'view_woocommerce_reports';

	/** Path of the list below the namespace, with IDs as `(?P<name>[\d]+)`. */
	protected const PATH = '';

	/** Title of the schema. */
	protected const TITLE = '';

	/**
	 * Properties of an item.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	abstract protected function get_properties(): array;

	/**
	 * Fields that are empty for users who cannot manage the store.
	 *
	 * @return string[] Names, as in Private_Fields.
	 */
	protected function get_private_fields(): array {
		return array();
	}

	/**
	 * Reads a page of the list.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return array{0: list<array<string, mixed>>, 1: int} Items of the page; number of items on all pages.
	 */
	abstract protected function find_items( WP_REST_Request $request ): array;

	/**
	 * Reads an item.
	 *
	 * @param WP_REST_Request $request Request with validated parameters.
	 * @return array<string, mixed>|null
	 */
	abstract protected function find_item( int $id, WP_REST_Request $request ): ?array;

	/**
	 * Creates or changes an item.
	 *
	 * @param int                  $id     ID; 0 for a new item.
	 * @param array<string, mixed> $values Values of the schema that were sent, validated.
	 * @throws Store_Exception When the values cannot be stored.
	 */
	abstract protected function save_item( int $id, array $values, WP_REST_Request $request ): int;

	/**
	 * Deletes an item.
	 *
	 * @param bool $force Whether to bypass the trash.
	 * @throws Store_Exception When the item cannot be deleted.
	 */
	abstract protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void;

	/**
	 * Error for an item that does not exist.
	 */
	protected function get_missing_error(): WP_Error {
		return $this->not_found( 'woocommerce_rest_' . static::TITLE . '_invalid_id', __( 'Invalid ID.', 'storedeck' ) );
	}

	/**
	 * Parameters in the path of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected static function get_path_args(): array {
		preg_match_all( '/\?P<(\w+)>/', static::PATH, $matches );

		return array_fill_keys( $matches[1], array( 'type' => 'integer' ) );
	}

	/**
	 * Parameters of creating an item that are not in its schema.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function get_create_args(): array {
		return array();
	}

	/**
	 * Parameters of changing an item that are not in its schema.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function get_update_args(): array {
		return array();
	}

	/**
	 * Parameters of deletion.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function get_delete_args(): array {
		return array( 'force' => Arguments::flag( false ) );
	}

	protected function routes(): array {
		$path        = static::PATH;
		$path_args   = self::get_path_args();
		$item_args   = array( 'id' => array( 'type' => 'integer' ) ) + $path_args;
		$create_args = Arguments::from_schema( $this->get_properties(), true ) + $path_args + $this->get_create_args();
		$update_args = $item_args + Arguments::from_schema( $this->get_properties(), false ) + $this->get_update_args();

		return array(
			$path                    => array(
				$this->reads( 'get_items', $this->get_collection_params() + $path_args ),
				self::creatable(
					'create_item',
					$this->get_additional_field_args( WP_REST_Server::CREATABLE )
						+ Arguments::guard( $create_args )
				),
			),
			$path . '/batch'         => array(
				self::editable( 'batch_items', Arguments::guard( Batch::params() + $path_args ), array( 'action' => 'batch' ) ),
			),
			$path . '/(?P<id>[\d]+)' => array(
				$this->reads( 'get_item', $item_args ),
				self::editable(
					'update_item',
					$this->get_additional_field_args( WP_REST_Server::EDITABLE )
						+ Arguments::guard( $update_args )
				),
				self::deletable( 'delete_item', Arguments::guard( $item_args + $this->get_delete_args() ) ),
			),
		);
	}

	/**
	 * An endpoint that reads.
	 *
	 * @param string                              $callback Method of the class.
	 * @param array<string, array<string, mixed>> $args     Parameters.
	 * @param array<string, mixed>                $options  Keys that differ from the defaults.
	 * @return array<string, mixed>
	 */
	protected function reads( string $callback, array $args, array $options = array() ): array {
		return self::readable( $callback, Arguments::guard( $args ), $options + array( 'capability' => static::READ_CAPABILITY ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			static::TITLE,
			array_map(
				static fn( array $property ): array => $property + array( 'context' => array( 'view', 'edit' ) ),
				Private_Fields::describe( $this->get_properties(), $this->get_private_fields() )
			)
		);
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return Private_Fields::hide( parent::prepare_data( $item, $request ), $this->get_private_fields() );
	}

	public function get_items( $request ) {
		list( $items, $total ) = $this->find_items( $request );

		return $this->prepare_page( $this->prepare_items( $items, $request ), $total, (int) ( $request['per_page'] ?? max( 1, $total ) ) );
	}

	public function get_item( $request ) {
		return $this->prepare_item_for_response( $this->get_existing_item( $request ), $request );
	}

	public function create_item( $request ) {
		$item     = $this->store( fn(): int => $this->save_item( 0, $this->get_values( $request, true ), $request ), $request );
		$response = $this->prepare_saved_item( $item, $request );

		$response->set_status( 201 );
		$response->header( 'Location', $this->get_url( $this->get_list_path( $request ) . '/' . $item['id'] ) );

		return $response;
	}

	public function update_item( $request ) {
		$this->get_existing_item( $request );

		$save = fn(): int => $this->save_item( (int) $request['id'], $this->get_values( $request, false ), $request );
		$item = $this->store( $save, $request );

		return $this->prepare_saved_item( $item, $request );
	}

	public function delete_item( $request ) {
		$previous = $this->prepare_item_for_response( $this->get_existing_item( $request ), $request )->get_data();

		Transaction::run( fn() => $this->remove_item( (int) $request['id'], (bool) $request['force'], $request ), Transaction::TRIES );

		return new WP_REST_Response( $previous );
	}

	/**
	 * The item that a request names.
	 *
	 * @return array<string, mixed>
	 * @throws Store_Exception When it does not exist.
	 */
	protected function get_existing_item( WP_REST_Request $request ): array {
		return $this->find_item( (int) $request['id'], $request ) ?? throw Store_Exception::from_wp_error( $this->get_missing_error() );
	}

	/**
	 * Creates, changes and deletes many items.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function batch_items( WP_REST_Request $request ) {
		return rest_ensure_response( Batch::run( '/' . $this->namespace . $this->get_list_path( $request ), $request ) );
	}

	/**
	 * Stores an item with the fields of plugins, completely or not at all.
	 *
	 * @param callable(): int $save Saves the item and returns its ID.
	 * @return array<string, mixed> The item as it was stored.
	 * @throws Store_Exception When a plugin rejects its field.
	 * @throws Query_Exception When the database reports an error.
	 */
	protected function store( callable $save, WP_REST_Request $request ): array {
		return Transaction::run(
			function () use ( $save, $request ): array {
				$id    = $save();
				$item  = $this->read_back( $id, $request );
				$saved = $this->save_additional_fields( static fn() => $item, $request );

				if ( is_wp_error( $saved ) ) {
					throw Store_Exception::from_wp_error( $saved );
				}

				return array() === $this->get_additional_fields() ? $item : $this->read_back( $id, $request );
			},
			Transaction::TRIES
		);
	}

	/**
	 * Prepares an item that was stored. Errors of plugins are logged: an error in
	 * the response would say that nothing was stored.
	 */
	protected function prepare_saved_item( array $item, WP_REST_Request $request ): WP_REST_Response {
		try {
			// Syncing the lookup tables may have changed what it returns.
			$item = $this->find_item( $item['id'], $request ) ?? $item;

			return $this->prepare_item_for_response( $item, $request );
		} catch ( Throwable $error ) {
			Log::error( 'A stored item is returned without the changes of plugins.', $error );

			return new WP_REST_Response( $this->prepare_data( $item, $request ) );
		}
	}

	/**
	 * Reads an item that was saved.
	 *
	 * @return array<string, mixed>
	 * @throws Query_Exception When it does not exist.
	 */
	private function read_back( int $id, WP_REST_Request $request ): array {
		return $this->find_item( $id, $request ) ?? throw new Query_Exception( 'The saved item does not exist.' );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return $this->get_item_links( $this->get_list_path( $request ), $item['id'] );
	}

	/**
	 * Path of the list with the parameters of a request.
	 */
	protected function get_list_path( WP_REST_Request $request ): string {
		return (string) preg_replace_callback(
			'/\(\?P<(\w+)>[^()]*\)/',
			static fn( array $matches ): string => (string) (int) $request[ $matches[1] ],
			static::PATH
		);
	}

	protected function to_wp_error( Throwable $error, array $endpoint ): WP_Error {
		return WP_REST_Server::READABLE === $endpoint['methods']
			? parent::to_wp_error( $error, $endpoint )
			: Write_Errors::create( $error, $this->get_write_message() );
	}

	/**
	 * Message of an error after which nothing was stored.
	 */
	protected function get_write_message(): string {
		return __( 'Could not save the item. Nothing was changed. Try again.', 'storedeck' );
	}

	/**
	 * Values of the schema that a request sends.
	 *
	 * @param bool $is_new Whether to apply defaults.
	 * @return array<string, mixed>
	 */
	private function get_values( WP_REST_Request $request, bool $is_new ): array {
		$values = array();

		foreach ( array_keys( Arguments::from_schema( $this->get_properties(), $is_new ) ) as $name ) {
			if ( $request->has_param( $name ) && ! isset( self::get_path_args()[ $name ] ) ) {
				$values[ $name ] = $request[ $name ];
			}
		}

		return $values;
	}
}
