<?php

namespace Storedeck\Catalog;

use Storedeck\Rest\Arguments;
use WP_REST_Request;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/categories.
 */
final class Categories_Controller extends Terms_Controller {

	protected const PATH  = '/products/categories';
	protected const TITLE = 'product_cat';

	protected function get_taxonomy( WP_REST_Request $request ): string {
		return 'product_cat';
	}

	protected function get_properties(): array {
		$types = require dirname( __DIR__ ) . '/rest/schema/types.php';

		return array(
			'id'          => $types['read_id'],
			'name'        => array( 'required' => true ) + $types['short'],
			'slug'        => $types['short'],
			'parent'      => array( 'minimum' => 0 ) + $types['whole'],
			'description' => $types['long'],
			'display'     => Arguments::choice( array( 'default', 'products', 'subcategories', 'both' ), 'default' ),
			'image'       => $types['image'],
			'menu_order'  => $types['whole'],
			'count'       => $types['read_id'],
		);
	}

	protected function get_more_data( WP_Term $term ): array {
		$display = (string) get_term_meta( $term->term_id, 'display_type', true );

		return array(
			'parent'  => (int) $term->parent,
			'display' => '' === $display ? 'default' : $display,
			'image'   => Product_Images::get( (int) get_term_meta( $term->term_id, 'thumbnail_id', true ) ),
		);
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		$links = parent::prepare_links( $item, $request );

		if ( $item['parent'] > 0 ) {
			$links['up'] = array( 'href' => $this->get_url( '/products/categories/' . $item['parent'] ) );
		}

		return $links;
	}
}
