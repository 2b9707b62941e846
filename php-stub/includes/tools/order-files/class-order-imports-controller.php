<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Parameters;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/order-imports: order files of other systems, their previews and imports.
 */
final class Order_Imports_Controller extends Controller {

	protected const IS_ATOMIC = false;

	protected $namespace = 'storedeck/v1';

	/** Path of the list, and of an item. */
	private const PATH = '/order-imports';
	private const ITEM = self::PATH . '/(?P<id>[a-z0-9-]{1,40})';

	/** Options with many values. */
	private const LONG_LISTS = array( 'currency', 'zone' );

	protected function routes(): array {
		$post     = array( 'methods' => 'POST' );
		$problems = array( 'schema' => self::get_problems_schema( ... ) );
		$create   = array(
			'file' => array(
				'description' => __( 'Name of the file.', 'storedeck' ),
				'type'        => 'string',
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => 200,
			),
			'size' => array(
				'description' => __( 'Size of the file in bytes.', 'storedeck' ),
				'type'        => 'integer',
				'required'    => true,
				'minimum'     => 1,
				'maximum'     => PHP_INT_MAX,
			),
		);
		$offset   = array(
			'offset' => array(
				'description' => __( 'Bytes of the file before this part.', 'storedeck' ),
				'type'        => 'integer',
				'required'    => true,
				'minimum'     => 0,
				'maximum'     => Order_Imports::MAX_BYTES,
			),
		);
		$process  = array(
			'process' => Arguments::flag( false ) + array(
				'description' => __( 'Whether to continue work in progress first.', 'storedeck' ),
			),
		);

		return array(
			self::PATH             => array(
				self::readable( 'get_items' ),
				self::creatable( 'create_item', Parameters::with_validation( $create ) ),
			),
			self::ITEM             => array( self::readable( 'get_item', Parameters::with_validation( $process ) ) ),
			self::ITEM . '/chunks' => array( self::editable( 'receive_chunk', Parameters::with_validation( $offset ), $post ) ),
			self::ITEM . '/preview' => array(
				self::editable( 'start_preview', Parameters::with_validation( self::get_option_params() ), $post ),
			),
			self::ITEM . '/import' => array( self::editable( 'start_import', array(), $post ) ),
			self::ITEM . '/cancel' => array( self::editable( 'cancel_item', array(), $post ) ),
			self::ITEM . '/undo'   => array( self::editable( 'undo_item', array(), $post ) ),
			self::ITEM . '/problems' => array(
				self::readable( 'get_problems', Parameters::with_validation( Arguments::page( 100 ) ), $problems ),
			),
		);
	}

	/**
	 * Lists files and imports, the newest first.
	 */
	public function get_items( $request ): WP_REST_Response {
		$items = $this->prepare_items( Order_Import_List::get_all(), $request );

		return $this->prepare_page( $items, count( $items ), max( 1, count( $items ) ) );
	}

	public function get_item( $request ) {
		if ( $request['process'] ) {
			Order_Imports::process( (string) $request['id'] );
		}

		return $this->respond_with( (string) $request['id'], $request );
	}

	/**
	 * Prepares for a file, whose parts are sent then.
	 */
	public function create_item( $request ): WP_REST_Response {
		$id       = Order_Imports::create( sanitize_text_field( $request['file'] ), (int) $request['size'] );
		$response = $this->respond_with( $id, $request );

		$response->set_status( 201 );

		return $response;
	}

	/**
	 * Receives a part of a file, which is the body.
	 */
	public function receive_chunk( WP_REST_Request $request ): WP_REST_Response {
		Order_Imports::receive( (string) $request['id'], (int) $request['offset'], (string) $request->get_body() );

		return $this->respond_with( (string) $request['id'], $request );
	}

	/**
	 * Finds out what a file becomes.
	 */
	public function start_preview( WP_REST_Request $request ): WP_REST_Response {
		$options = array_filter( array_intersect_key( $request->get_params(), self::get_option_params() ) );

		foreach ( self::LONG_LISTS as $option ) {
			if ( isset( $options[ $option ] ) && ! in_array( $options[ $option ], Import_Preview::get_values( $option ), true ) ) {
				throw Store_Exception::invalid_param( $option, __( 'Choose one of the list.', 'storedeck' ) );
			}
		}

		Order_Imports::preview( (string) $request['id'], $options );

		return $this->respond_with( (string) $request['id'], $request );
	}

	public function start_import( WP_REST_Request $request ): WP_REST_Response {
		Order_Imports::start( (string) $request['id'] );

		return $this->respond_with( (string) $request['id'], $request );
	}

	/**
	 * Cancels an import, or deletes a file that is not imported.
	 */
	public function cancel_item( WP_REST_Request $request ): WP_REST_Response {
		Order_Imports::cancel( (string) $request['id'] );

		return $this->get_items( $request );
	}

	public function undo_item( WP_REST_Request $request ): WP_REST_Response {
		Order_Imports::undo( (string) $request['id'] );

		return $this->respond_with( (string) $request['id'], $request );
	}

	/**
	 * Lists the rows of a file that have a problem.
	 */
	public function get_problems( WP_REST_Request $request ): WP_REST_Response {
		$id = (string) $request['id'];

		if ( null === Order_Import_List::get( $id ) ) {
			throw Order_Imports::missing();
		}

		$name = Order_Uploads::find( $id )['name'] ?? Imports_List::get()[ $id ]['name'] ?? '';
		$path = '' === $name ? '' : ( new Import_Files( $name ) )->path( 'problems' );

		list( $items, $total ) = ( new Import_Log( $path ) )->read( (int) $request['page'], (int) $request['per_page'] );

		return $this->prepare_page( $items, $total, (int) $request['per_page'] );
	}

	protected function get_base_schema(): array {
		$text   = array( 'type' => 'string' );
		$number = array( 'type' => 'integer' );
		$object = array( 'type' => array( 'object', 'null' ) );
		$texts  = array( 'type' => 'array', 'items' => $text );

		return Schemas::item(
			'storedeck_order_import',
			array(
				'id'               => $text,
				'file'             => $text,
				'user_name'        => $text,
				'date_created'     => $text,
				'date_expires'     => $text,
				'status'           => Arguments::choice(
					array( 'uploading', 'reading', 'invalid', 'ready', 'importing', 'imported', 'stopped', 'undoing', 'undone' )
				),
				'percent_complete' => $number,
				'size'             => $number,
				'bytes'            => $number,
				'chunk_size'       => $number,
				'options'          => $object,
				'message'          => $text,
				'asks'             => $object,
				'preview'          => $object,
				'counts'           => array(
					'type'       => 'object',
					'properties' => array_fill_keys( array_keys( Imported_Order_Writer::NO_ORDERS ), $number ),
				),
				'total'            => $number,
				'store_currency'   => $text,
				'period'           => $texts,
				'problems'         => $number,
				'notes'            => $texts,
			)
		);
	}

	/**
	 * Item of a response.
	 */
	private function respond_with( string $id, WP_REST_Request $request ): WP_REST_Response {
		return $this->prepare_item_for_response( Order_Import_List::get( $id ) ?? throw Order_Imports::missing(), $request );
	}

	/**
	 * Options of Importer as parameters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function get_option_params(): array {
		$params = array();

		foreach ( array( 'dates', 'encoding', 'decimal' ) as $option ) {
			$params[ $option ] = Arguments::choice( array( '', ...Import_Preview::get_values( $option ) ) );
		}

		// Which ones there are, depends on the site: see start_preview().
		foreach ( self::LONG_LISTS as $option ) {
			$params[ $option ] = Arguments::text( 60 );
		}

		return $params + array(
			'statuses' => array(
				'description'          => __( 'What statuses mean that are not known, by name in lower case.', 'storedeck' ),
				'type'                 => 'object',
				'additionalProperties' => Arguments::choice( Import_Preview::get_values( 'status' ) ),
			),
		);
	}

	/**
	 * Schema of what is wrong with rows.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_problems_schema(): array {
		return Schemas::list_of(
			'storedeck_order_import_problem',
			array(
				'type'       => 'object',
				'properties' => array(
					'type'    => Arguments::choice( array( 'problem', 'warning' ) ),
					'line'    => array( 'type' => 'integer' ),
					'column'  => array( 'type' => 'string' ),
					'value'   => array( 'type' => 'string' ),
					'message' => array( 'type' => 'string' ),
				),
			)
		);
	}
}
