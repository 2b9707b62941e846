<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Collection_Controller;
use WP_Error;
use WP_REST_Request;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes categories and the terms of attributes.
 */
abstract class Terms_Controller extends Collection_Controller {

	/**
	 * Taxonomy of a request.
	 *
	 * @throws Store_Exception When it does not exist.
	 */
	abstract protected function get_taxonomy( WP_REST_Request $request ): string;

	/**
	 * Data of a term that other terms do not have.
	 *
	 * @return array<string, mixed>
	 */
	abstract protected function get_more_data( WP_Term $term ): array;

	public function get_collection_params(): array {
		return Arguments::listing( array( 'name', 'id', 'include', 'slug', 'term_group', 'description', 'count' ), 'asc' ) + array(
			'hide_empty' => Arguments::flag( false ),
			'parent'     => array( 'type' => 'integer' ),
			'product'    => array( 'type' => 'integer' ),
			'slug'       => Arguments::text(),
		);
	}

	protected function find_items( WP_REST_Request $request ): array {
		$params = $request->get_params();

		// The slug in a path is that of the attribute, not of a term.
		if ( isset( $request->get_url_params()['slug'] ) ) {
			unset( $params['slug'] );
		}

		// The default order of counts is descending.
		if ( 'count' === $params['orderby'] ) {
			$params['order'] = $request->get_query_params()['order'] ?? 'desc';
		}

		list( $terms, $total ) = Term_Query::get_page( $this->get_taxonomy( $request ), $params );

		return array( array_map( array( $this, 'get_data' ), $terms ), $total );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		$term = $id > 0 ? get_term( $id, $this->get_taxonomy( $request ) ) : null;

		return $term instanceof WP_Term ? $this->get_data( $term ) : null;
	}

	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		return Term_Writer::save( $this->get_taxonomy( $request ), $id, $values );
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Term_Writer::delete( $this->get_taxonomy( $request ), $id, $force );
	}

	protected function get_missing_error(): WP_Error {
		return $this->not_found( 'woocommerce_rest_term_invalid', __( 'Resource does not exist.', 'storedeck' ) );
	}

	protected function get_object( $item ) {
		return get_term( $item['id'] );
	}

	protected function get_prepare_filter( $item ): string {
		return 'woocommerce_rest_prepare_' . get_term( $item['id'] )->taxonomy;
	}

	/**
	 * Data of a term.
	 *
	 * @return array<string, mixed>
	 */
	public function get_data( WP_Term $term ): array {
		return array(
			'id'          => (int) $term->term_id,
			'name'        => Text::decode( $term->name ),
			'slug'        => $term->slug,
			'description' => wp_kses_post( $term->description ),
			'menu_order'  => (int) get_term_meta( $term->term_id, 'order', true ),
			'count'       => (int) $term->count,
		) + $this->get_more_data( $term );
	}
}
