<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Rest\Arguments;
use WP_REST_Request;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/attributes/{attribute}/terms.
 */
final class Attribute_Terms_Controller extends Terms_Controller {

	protected const PATH  = '/products/attributes/(?P<attribute_id>[\d]+)/terms';
	protected const TITLE = 'product_attribute_term';

	protected function get_properties(): array {
		$types = require dirname( __DIR__ ) . '/rest/schema/types.php';

		return array(
			'id'          => $types['read_id'],
			'name'        => array( 'required' => true ) + $types['short'],
			'slug'        => $types['short'],
			'description' => $types['long'],
			'menu_order'  => $types['whole'],
			'count'       => $types['read_id'],
		);
	}

	protected function routes(): array {
		$slug = array( 'slug' => Arguments::text() );

		return parent::routes() + array(
			'/products/attributes/(?P<slug>[a-z0-9_\-]+)/terms' => array(
				$this->reads( 'get_items', $slug + $this->get_collection_params() ),
			),
		);
	}

	protected function get_taxonomy( WP_REST_Request $request ): string {
		$params    = $request->get_url_params();
		$key       = isset( $params['attribute_id'] ) ? (int) $params['attribute_id'] : (string) ( $params['slug'] ?? '' );
		$attribute = Attribute_Store::get( $key );

		if ( null === $attribute || ! taxonomy_exists( $attribute['slug'] ) ) {
			throw new Store_Exception( 'woocommerce_rest_taxonomy_invalid', __( 'Resource does not exist.', 'storedeck' ), 404 );
		}

		return $attribute['slug'];
	}

	protected function get_more_data( WP_Term $term ): array {
		return array();
	}

	protected function get_list_path( WP_REST_Request $request ): string {
		$params = $request->get_url_params();
		$id     = $params['attribute_id'] ?? ( Attribute_Store::get( (string) ( $params['slug'] ?? '' ) )['id'] ?? 0 );

		return '/products/attributes/' . (int) $id . '/terms';
	}
}
