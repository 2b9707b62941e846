<?php
/**
 * Routes about the variations of a product.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Catalog\Product_Query;
use Storedeck\Store\Catalog\Variation_Reader;
use Storedeck\Store\Catalog\Variation_Writer;
use Storedeck\Store\Store_Exception;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/{product}/variations and /wc-analytics/variations.
 */
final class Variations_Controller extends Collection_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/products/(?P<product_id>[\d]+)/variations';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'product_variation';
	}

	/**
	 * Properties of a variation.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		return require __DIR__ . '/schema/variation.php';
	}

	/**
	 * Parameters of the path.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function path_args(): array {
		return array( 'product_id' => array( 'type' => 'integer' ) );
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args(): array {
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

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$generate = array(
			'delete'         => array(
				'type'    => 'boolean',
				'default' => false,
			),
			'default_values' => array(
				'type'    => 'object',
				'default' => array(),
			),
		);

		return array(
			'/variations' => array( $this->endpoint( 'GET', 'get_items', 'view', $this->list_args() ) ),
		) + parent::routes() + array(
			$this->path() . '/generate' => array(
				$this->endpoint( 'POST', 'generate', 'create', $this->path_args() + $generate ),
			),
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 * @throws Store_Exception When there is no such product.
	 */
	protected function find( WP_REST_Request $request ): array {
		$params = $request->get_params();

		if ( null !== $request['product_id'] ) {
			self::check_product( $request );
			$params['parent'] = array( (int) $request['product_id'] );
		}

		list( $ids, $total ) = Product_Query::page( 'product_variation', $params );

		return array( Meta_Filter::apply( Variation_Reader::read( $ids ), $request ), $total );
	}

	/**
	 * One variation of the product.
	 *
	 * @param int             $id      Id.
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>|null
	 * @throws Store_Exception When there is no such product.
	 */
	protected function one( int $id, WP_REST_Request $request ): ?array {
		self::check_product( $request );

		$item = Variation_Reader::read( array( $id ) )[0] ?? null;

		return null !== $item && $item['parent_id'] === (int) $request['product_id'] ? $item : null;
	}

	/**
	 * Makes or changes a variation.
	 *
	 * @param int                  $id      Id, 0 for a new one.
	 * @param array<string, mixed> $values  Valid values.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 */
	protected function save( int $id, array $values, WP_REST_Request $request ): int {
		self::check_product( $request );

		return Variation_Writer::save( (int) $request['product_id'], $id, $values );
	}

	/**
	 * Deletes a variation.
	 *
	 * @param int             $id      Id.
	 * @param bool            $force   Whether it is deleted for good.
	 * @param WP_REST_Request $request Request.
	 */
	protected function remove( int $id, bool $force, WP_REST_Request $request ): void {
		Variation_Writer::delete( (int) $request['product_id'], $id, $force );
	}

	/**
	 * Error code and words about a variation that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	protected function missing(): array {
		return array( 'woocommerce_rest_product_variation_invalid_id', __( 'Invalid ID.', 'storedeck' ) );
	}

	/**
	 * Makes the variations that a product lacks.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function generate( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				self::check_product( $request );

				$defaults = array_intersect_key(
					(array) $request['default_values'],
					array_flip( array( 'regular_price', 'sale_price', 'status', 'virtual', 'downloadable', 'tax_class' ) )
				);

				foreach ( $defaults as $name => $value ) {
					$valid = rest_validate_value_from_schema( $value, $this->properties()[ $name ], $name );

					if ( is_wp_error( $valid ) ) {
						throw Store_Exception::invalid_param( 'default_values', $valid->get_error_message() );
					}

					$defaults[ $name ] = rest_sanitize_value_from_schema( $value, $this->properties()[ $name ], $name );
				}

				return new WP_REST_Response(
					Variation_Writer::generate( (int) $request['product_id'], $defaults, (bool) $request['delete'] )
				);
			}
		);
	}

	/**
	 * An item with links to itself, its list and its product.
	 *
	 * @param array<string, mixed> $item    Variation.
	 * @param WP_REST_Request      $request Request.
	 */
	protected function present( array $item, WP_REST_Request $request ): WP_REST_Response {
		$product  = '/products/' . $item['parent_id'];
		$response = $this->linked( $item, $product . '/variations/' . $item['id'], $product . '/variations' );

		$response->add_link( 'up', rest_url( static::NAMESPACE . $product ) );

		return $response;
	}

	/**
	 * Refuses a product that is not there.
	 *
	 * @param WP_REST_Request $request Request.
	 * @throws Store_Exception When there is none.
	 */
	private static function check_product( WP_REST_Request $request ): void {
		if ( 'product' !== get_post_type( (int) $request['product_id'] ) || 0 === (int) $request['product_id'] ) {
			throw new Store_Exception( 'woocommerce_rest_product_invalid_id', __( 'Invalid product ID.', 'storedeck' ), 404 );
		}
	}
}
