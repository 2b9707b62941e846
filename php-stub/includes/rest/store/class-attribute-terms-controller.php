<?php
/**
 * Routes about the values of an attribute.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Store_Exception;
use Storedeck\Store\Terms\Attribute_Store;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/attributes/{attribute}/terms.
 */
final class Attribute_Terms_Controller extends Terms_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/products/attributes/(?P<attribute_id>[\d]+)/terms';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'product_attribute_term';
	}

	/**
	 * Parameters of the path.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function path_args(): array {
		return array( 'attribute_id' => array( 'type' => 'integer' ) );
	}

	/**
	 * Properties of a value.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		$parts = require __DIR__ . '/schema/parts.php';

		return array(
			'id'          => $parts['read_id'],
			'name'        => array( 'required' => true ) + $parts['short'],
			'slug'        => $parts['short'],
			'description' => $parts['long'],
			'menu_order'  => $parts['whole'],
			'count'       => $parts['read_id'],
		);
	}

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$slug = array( 'slug' => Arguments::text() );

		return parent::routes() + array(
			'/products/attributes/(?P<slug>[a-z0-9_\-]+)/terms' => array(
				$this->endpoint( 'GET', 'get_items', 'view', $slug + $this->list_args() ),
			),
		);
	}

	/**
	 * Taxonomy of the attribute.
	 *
	 * @param WP_REST_Request $request Request.
	 * @throws Store_Exception When there is no such attribute.
	 */
	protected function taxonomy( WP_REST_Request $request ): string {
		$path      = $request->get_url_params();
		$key       = isset( $path['attribute_id'] ) ? (int) $path['attribute_id'] : (string) ( $path['slug'] ?? '' );
		$attribute = Attribute_Store::one( $key );

		if ( null === $attribute || ! taxonomy_exists( $attribute['slug'] ) ) {
			throw new Store_Exception( 'woocommerce_rest_taxonomy_invalid', __( 'Resource does not exist.', 'storedeck' ), 404 );
		}

		return $attribute['slug'];
	}

	/**
	 * What more is told of a value.
	 *
	 * @param WP_Term $term Value.
	 * @return array<string, mixed>
	 */
	protected function more( WP_Term $term ): array {
		return array();
	}

	/**
	 * Path of the list that a request is about.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	protected function place( WP_REST_Request $request ): string {
		$path = $request->get_url_params();
		$id   = $path['attribute_id'] ?? ( Attribute_Store::one( (string) ( $path['slug'] ?? '' ) )['id'] ?? 0 );

		return '/products/attributes/' . (int) $id . '/terms';
	}
}
