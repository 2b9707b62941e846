<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Meta_Filter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/{product}/variations and /wc-analytics/variations.
 */
final class Variations_Controller extends Posts_Controller {

	protected const PATH           = '/products/(?P<product_id>[\d]+)/variations';
	protected const TITLE          = 'product_variation';
	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_product_variation_object';

	protected function get_properties(): array {
		return require __DIR__ . '/schema/variation.php';
	}

	protected function get_private_fields(): array {
		return array( 'downloads', 'meta_data' );
	}

	public function get_collection_params(): array {
		return Arguments::listing( array( 'date', 'id', 'include', 'title', 'slug', 'modified', 'menu_order' ) )
			+ ( require __DIR__ . '/schema/sellable-filters.php' )
			+ array(
				'has_price'  => array( 'type' => 'boolean' ),
				'attributes' => array(
					'type'     => 'array',
					'maxItems' => 20,
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'attribute' => Arguments::text(),
							'term'      => Arguments::text(),
							'terms'     => Arguments::texts(),
						),
					),
				),
			);
	}

	protected function routes(): array {
		$generate = array(
			'delete'         => Arguments::flag( false ),
			'default_values' => array( 'type' => 'object', 'default' => array() ),
		);

		return array( '/variations' => array( $this->reads( 'get_items', $this->get_collection_params() ) ) ) + parent::routes() + array(
			self::PATH . '/generate' => array( self::creatable( 'generate_items', Arguments::guard( self::get_path_args() + $generate ) ) ),
		);
	}

	protected function find_items( WP_REST_Request $request ): array {
		$params = $request->get_params();

		if ( null !== $request['product_id'] ) {
			self::require_product( $request );
			$params['parent'] = array( (int) $request['product_id'] );
		}

		list( $ids, $total ) = Product_Query::get_page( 'product_variation', $params );

		return array( Meta_Filter::apply( Variation_Reader::read( $ids ), $request ), $total );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		self::require_product( $request );

		$item = Variation_Reader::read( array( $id ) )[0] ?? null;

		return null !== $item && $item['parent_id'] === (int) $request['product_id'] ? $item : null;
	}

	protected function save_post( int $id, array $values, WP_REST_Request $request ): int {
		self::require_product( $request );

		return Variation_Writer::save( (int) $request['product_id'], $id, $values );
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Variation_Writer::delete( (int) $request['product_id'], $id, $force );
	}

	/**
	 * Creates the variations that a product lacks.
	 */
	public function generate_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		self::require_product( $request );

		$defaults = array_intersect_key(
			(array) $request['default_values'],
			array_flip( array( 'regular_price', 'sale_price', 'status', 'virtual', 'downloadable', 'tax_class' ) )
		);

		foreach ( $defaults as $name => $value ) {
			$valid = rest_validate_value_from_schema( $value, $this->get_properties()[ $name ], $name );

			if ( is_wp_error( $valid ) ) {
				throw Store_Exception::invalid_param( 'default_values', $valid->get_error_message() );
			}

			$defaults[ $name ] = rest_sanitize_value_from_schema( $value, $this->get_properties()[ $name ], $name );
		}

		return new WP_REST_Response(
			Transaction::run(
				static fn(): array => Variation_Writer::generate( (int) $request['product_id'], $defaults, (bool) $request['delete'] ),
				Transaction::TRIES
			)
		);
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		$product = '/products/' . $item['parent_id'];

		return array(
			'self'       => array( 'href' => $this->get_url( $product . '/variations/' . $item['id'] ) ),
			'collection' => array( 'href' => $this->get_url( $product . '/variations' ) ),
			'up'         => array( 'href' => $this->get_url( $product ) ),
		);
	}

	/**
	 * Checks that the product of a request exists.
	 *
	 * @throws Store_Exception When it does not exist.
	 */
	private static function require_product( WP_REST_Request $request ): void {
		if ( 'product' !== get_post_type( (int) $request['product_id'] ) || 0 === (int) $request['product_id'] ) {
			throw new Store_Exception( 'woocommerce_rest_product_invalid_id', __( 'Invalid product ID.', 'storedeck' ), 404 );
		}
	}
}
