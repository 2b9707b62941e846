<?php
/**
 * Routes about products.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Catalog\Low_Stock;
use Storedeck\Store\Catalog\Product_Query;
use Storedeck\Store\Catalog\Product_Reader;
use Storedeck\Store\Catalog\Product_Writer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products and what belongs to one of them.
 */
final class Products_Controller extends Collection_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/products';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'product';
	}

	/**
	 * Properties of a product.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		return require __DIR__ . '/schema/product.php';
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args(): array {
		return require __DIR__ . '/schema/product-filters.php';
	}

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$id     = array( 'id' => array( 'type' => 'integer' ) );
		$status = array(
			'status' => array(
				'type'    => 'string',
				'enum'    => array( 'draft', 'pending', 'private', 'publish', 'future' ),
				'default' => 'publish',
			),
		);

		return parent::routes() + array(
			'/products/(?P<id>[\d]+)/duplicate' => array(
				$this->endpoint( 'POST', 'duplicate', 'create', $id + Arguments::of_schema( $this->properties(), false ) ),
			),
			'/products/low-in-stock'            => array(
				$this->endpoint( 'GET', 'low_in_stock', 'view', Arguments::page() + $status ),
			),
			'/products/count-low-in-stock'      => array(
				$this->endpoint( 'GET', 'count_low_in_stock', 'view', $status ) + array( 'schema' => 'count_schema' ),
			),
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	protected function find( WP_REST_Request $request ): array {
		list( $ids, $total ) = Product_Query::page( 'product', $request->get_params() );

		$items = Product_Reader::read( $ids, $this->answers( $request ) );

		if ( $request['low_in_stock'] ) {
			$dates = Low_Stock::last_orders( $ids );

			foreach ( $items as $index => $item ) {
				$items[ $index ]['last_order_date'] = $dates[ $item['id'] ] ?? null;
			}
		}

		return array( Meta_Filter::apply( $items, $request ), $total );
	}

	/**
	 * One product.
	 *
	 * @param int             $id      Id.
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>|null
	 */
	protected function one( int $id, WP_REST_Request $request ): ?array {
		return Product_Reader::read( array( $id ), $this->answers( $request ) )[0] ?? null;
	}

	/**
	 * Makes or changes a product.
	 *
	 * @param int                  $id      Id, 0 for a new one.
	 * @param array<string, mixed> $values  Valid values.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 */
	protected function save( int $id, array $values, WP_REST_Request $request ): int {
		return Product_Writer::save( $id, $values );
	}

	/**
	 * Deletes a product.
	 *
	 * @param int             $id      Id.
	 * @param bool            $force   Whether it is deleted for good.
	 * @param WP_REST_Request $request Request.
	 */
	protected function remove( int $id, bool $force, WP_REST_Request $request ): void {
		Product_Writer::delete( $id, $force );
	}

	/**
	 * Error code and words about a product that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	protected function missing(): array {
		return array( 'woocommerce_rest_product_invalid_id', __( 'Invalid ID.', 'storedeck' ) );
	}

	/**
	 * Doubles a product.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function duplicate( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				$this->known( $request );

				$values = array_intersect_key( $request->get_params(), Arguments::of_schema( $this->properties(), false ) );
				$copy   = Product_Writer::duplicate( (int) $request['id'], $values );

				return $this->present( (array) $this->one( $copy, $request ), $request );
			}
		);
	}

	/**
	 * Products and variations that run out.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function low_in_stock( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				list( $items, $total ) = Low_Stock::page( $request['status'], $request['page'], $request['per_page'] );

				return $this->page_of( $items, $total, $request['per_page'] );
			}
		);
	}

	/**
	 * Number of products and variations that run out.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function count_low_in_stock( WP_REST_Request $request ) {
		return $this->guard( static fn() => new WP_REST_Response( array( 'total' => Low_Stock::count( $request['status'] ) ) ) );
	}

	/**
	 * Schema of the number.
	 *
	 * @return array<string, mixed>
	 */
	public function count_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'count_low_in_stock',
			'type'       => 'object',
			'properties' => array(
				'total' => array(
					'type'     => 'integer',
					'readonly' => true,
					'context'  => array( 'view' ),
				),
			),
		);
	}

	/**
	 * Which fields a request wants answered.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return callable(string): bool
	 */
	private function answers( WP_REST_Request $request ): callable {
		$fields = wp_parse_list( is_string( $request['_fields'] ) || is_array( $request['_fields'] ) ? $request['_fields'] : array() );

		return static fn( string $field ): bool => array() === $fields || rest_is_field_included( $field, $fields );
	}
}
