<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Host\Order_Meta_Reader;
use Storedeck\Reports\Dimensions\Store_Dimensions;
use Storedeck\Reports\Model\Order_Dimensions;
use Storedeck\Reports\Registry;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/store-dimensions: fields of orders that are dimensions, and those that can become some.
 */
final class Store_Dimensions_Controller extends Controller {

	protected const CAPABILITY = 'manage_woocommerce';

	/** Length of a meta key in the database, and of a label. */
	private const MAX_META  = 255;
	private const MAX_LABEL = 80;

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		$text = static fn( string $description, int $max ): array => array(
			'description' => $description,
			'type'        => 'string',
			'required'    => true,
			'minLength'   => 1,
			'maxLength'   => $max,
			'pattern'     => '^[^\\x00]*\\S[^\\x00]*$',
		);

		return array(
			'/store-dimensions'                      => array(
				self::readable( 'get_dimensions' ),
				self::creatable(
					'add_dimension',
					array(
						'order_meta' => $text( __( 'Meta key of orders.', 'storedeck' ), self::MAX_META ),
						'label'      => $text( __( 'Name of the dimension.', 'storedeck' ), self::MAX_LABEL ),
						'is_private' => array(
							'description' => __( 'Whether only users who see personal data have it.', 'storedeck' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					)
				),
			),
			'/store-dimensions/(?P<key>[a-z0-9_]+)' => array( self::deletable( 'remove_dimension' ) ),
		);
	}

	/** Returns dimensions, how many can be added, and meta keys that occur. */
	public function get_dimensions( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$own        = Store_Dimensions::get_all();
		$known      = Order_Dimensions::get_meta_keys();
		$dimensions = array();
		$keys       = array();

		foreach ( Registry::get_additions()->get_fields() as $key => $meta ) {
			$dimensions[] = array(
				'key'          => $key,
				'label'        => Registry::get_order_dimensions()[ $key ]?->get_label() ?? $key,
				'order_meta'   => $meta,
				'is_removable' => isset( $own[ $key ] ),
			);
		}

		foreach ( array_diff_key( Order_Meta_Reader::count_keys(), array_flip( $known ) ) as $key => $orders ) {
			$keys[] = array( 'key' => (string) $key, 'orders' => $orders );
		}

		return $this->prepare_item_for_response(
			array(
				'dimensions' => $dimensions,
				'left'       => count( Order_Dimensions::FIELD_COLUMNS ) - count( $dimensions ),
				'meta_keys'  => $keys,
			),
			$request
		);
	}

	public function add_dimension( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		Store_Dimensions::add( $request['order_meta'], sanitize_text_field( $request['label'] ), $request['is_private'] );

		return $this->get_dimensions( $request );
	}

	public function remove_dimension( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		Store_Dimensions::remove( $request['key'] );

		return $this->get_dimensions( $request );
	}

	protected function get_base_schema(): array {
		$list = static fn( string $description, array $properties ): array => array(
			'description' => $description,
			'type'        => 'array',
			'items'       => array( 'type' => 'object', 'properties' => $properties ),
		);
		$text = array( 'type' => 'string' );

		return Schemas::item(
			'storedeck_store_dimensions',
			array(
				'dimensions' => $list(
					__( 'Fields of orders that are dimensions.', 'storedeck' ),
					array_fill_keys( array( 'key', 'label', 'order_meta' ), $text ) + array(
						'is_removable' => array( 'type' => 'boolean' ),
					)
				),
				'left'       => array(
					'description' => __( 'Number of dimensions that can be added.', 'storedeck' ),
					'type'        => 'integer',
				),
				'meta_keys'  => $list(
					__( 'Meta keys of the newest orders, with the number of these orders that have them.', 'storedeck' ),
					array( 'key' => $text, 'orders' => array( 'type' => 'integer' ) )
				),
			)
		);
	}
}
