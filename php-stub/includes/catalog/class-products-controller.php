<?php

namespace Storedeck\Catalog;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Meta_Filter;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products, duplicates of products and products low in stock.
 */
final class Products_Controller extends Posts_Controller {

	protected const PATH           = '/products';
	protected const TITLE          = 'product';
	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_product_object';

	protected function get_properties(): array {
		return require __DIR__ . '/schema/product.php';
	}

	protected function get_private_fields(): array {
		return array( 'downloads', 'purchase_note', 'meta_data' );
	}

	public function get_collection_params(): array {
		return require __DIR__ . '/schema/product-filters.php';
	}

	protected function get_create_args(): array {
		return array(
			'creation_key' => array(
				'description' => 'Chosen by the client. A request with the key of an earlier one changes the product that it created.',
			) + Arguments::text( 100 ),
		);
	}

	protected function routes(): array {
		$id     = array( 'id' => array( 'type' => 'integer' ) );
		$status = Low_Stock::get_status_param();
		$count  = static fn(): array => Schemas::item(
			'count_low_in_stock',
			array( 'total' => Schemas::read_only( 'integer' ) + array( 'context' => array( 'view' ) ) )
		);

		return parent::routes() + array(
			'/products/(?P<id>[\d]+)/duplicate' => array(
				self::creatable( 'duplicate_item', Arguments::guard( $id + Arguments::from_schema( $this->get_properties(), false ) ) ),
			),
			'/products/low-in-stock'            => array( $this->reads( 'get_low_in_stock', Arguments::page() + $status ) ),
			'/products/count-low-in-stock'      => array( $this->reads( 'count_low_in_stock', $status, array( 'schema' => $count ) ) ),
		);
	}

	protected function find_items( WP_REST_Request $request ): array {
		list( $ids, $total ) = Product_Query::get_page( 'product', $request->get_params() );

		$items = Product_Reader::read( $ids, $this->get_field_check( $request ) );

		if ( $request['low_in_stock'] ) {
			$dates = Low_Stock::get_last_order_dates( $ids );

			foreach ( $items as $index => $item ) {
				$items[ $index ]['last_order_date'] = $dates[ $item['id'] ] ?? null;
			}
		}

		return array( Meta_Filter::apply( $items, $request ), $total );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		return Product_Reader::read( array( $id ), $this->get_field_check( $request ) )[0] ?? null;
	}

	protected function save_post( int $id, array $values, WP_REST_Request $request ): int {
		$key   = 0 === $id ? (string) $request['creation_key'] : '';
		$saved = Product_Writer::save( 0 === $id ? Creation_Key::find( $key ) : $id, $values );

		if ( '' !== $key ) {
			update_post_meta( $saved, Creation_Key::META, wp_slash( $key ) );
		}

		return $saved;
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Product_Writer::delete( $id, $force );
	}

	public function create_item( $request ) {
		return Creation_Key::run( (string) $request['creation_key'], fn() => parent::create_item( $request ) );
	}

	/**
	 * Duplicates a product.
	 */
	public function duplicate_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$this->get_existing_item( $request );

		$values = array_intersect_key( $request->get_params(), Arguments::from_schema( $this->get_properties(), false ) );
		$copy   = $this->store( static fn(): int => Product_Writer::duplicate( (int) $request['id'], $values ), $request );

		return $this->prepare_saved_item( $copy, $request );
	}

	/**
	 * Lists products and variations that are low in stock.
	 */
	public function get_low_in_stock( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		list( $items, $total ) = Low_Stock::get_page( $request['status'], $request['page'], $request['per_page'] );

		return $this->prepare_page(
			array_map( fn( array $item ) => $this->prepare_item_for_response( $item, $request )->get_data(), $items ),
			$total,
			$request['per_page']
		);
	}

	/**
	 * Counts products and variations that are low in stock.
	 */
	public function count_low_in_stock( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( array( 'total' => Low_Stock::count( $request['status'] ) ) );
	}

	/**
	 * Tells which fields a request needs, so that no others are read.
	 *
	 * @return callable(string): bool
	 */
	private function get_field_check( WP_REST_Request $request ): callable {
		$fields = $this->get_fields_for_response( $request );

		// Callbacks of plugins may use any field.
		return array() === $this->get_additional_fields() && isset( $request['_fields'] )
			? static fn( string $field ): bool => rest_is_field_included( $field, $fields )
			: static fn( string $field ): bool => true;
	}
}
