<?php

namespace Storedeck\Catalog;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Collection_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/attributes.
 */
final class Attributes_Controller extends Collection_Controller {

	protected const PATH  = '/products/attributes';
	protected const TITLE = 'product_attribute';

	protected function get_properties(): array {
		$types = require dirname( __DIR__ ) . '/rest/schema/types.php';

		return array(
			'id'           => $types['read_id'],
			'name'         => array( 'required' => true ) + $types['short'],
			'slug'         => $types['short'],
			'type'         => Arguments::choice( array( 'select' ), 'select' ),
			'order_by'     => Arguments::choice( array( 'menu_order', 'name', 'name_num', 'id' ), 'menu_order' ),
			'has_archives' => Arguments::flag( false ),
		);
	}

	public function get_collection_params(): array {
		$args = Arguments::listing( array( 'name', 'id', 'slug', 'count' ), 'asc' );

		// Clients that do not ask for pages expect all attributes.
		$args['per_page']['default'] = Arguments::MAX_PER_PAGE;

		return $args;
	}

	protected function get_delete_args(): array {
		// Attributes have no trash.
		return array( 'force' => Arguments::flag( true ) );
	}

	protected function routes(): array {
		return parent::routes() + array(
			'/products/attributes/(?P<slug>[a-z0-9_\-]+)' => array(
				$this->reads( 'get_item_by_slug', array( 'slug' => Arguments::text() ) ),
			),
		);
	}

	protected function find_items( WP_REST_Request $request ): array {
		$list = Attribute_Store::get_all( (string) $request['search'] );

		if ( array() !== $request['include'] ) {
			$list = array_filter( $list, static fn( array $item ): bool => in_array( $item['id'], $request['include'], true ) );
		}

		$list  = array_filter( $list, static fn( array $item ): bool => ! in_array( $item['id'], $request['exclude'], true ) );
		$field = 'count' === $request['orderby'] ? 'used' : $request['orderby'];
		// The default order of counts is descending.
		$order = 'used' === $field ? ( $request->get_query_params()['order'] ?? 'desc' ) : $request['order'];
		$sign  = 'asc' === $order ? 1 : -1;

		usort(
			$list,
			static fn( array $one, array $other ): int => array( $sign * ( $one[ $field ] <=> $other[ $field ] ), $one['id'] )
				<=> array( 0, $other['id'] )
		);

		return array( array_slice( $list, ...Arguments::read_page( $request->get_params() ) ), count( $list ) );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		return Attribute_Store::get( $id );
	}

	/**
	 * Returns an attribute by its slug.
	 */
	public function get_item_by_slug( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$attribute = Attribute_Store::get( (string) $request['slug'] );

		return null === $attribute ? $this->get_missing_error() : $this->prepare_item_for_response( $attribute, $request );
	}

	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		return Attribute_Store::save( $id, $values );
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Attribute_Store::delete( $id );
	}

	protected function get_missing_error(): WP_Error {
		return $this->not_found( 'woocommerce_rest_taxonomy_invalid', __( 'Resource does not exist.', 'storedeck' ) );
	}

	protected function prepare_data( $item, WP_REST_Request $request ): array {
		unset( $item['used'] );

		return $item;
	}

	protected function get_object( $item ) {
		return (object) $item;
	}
}
