<?php
/**
 * Routes about categories.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Catalog\Product_Images;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/categories.
 */
final class Categories_Controller extends Terms_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/products/categories';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'product_cat';
	}

	/**
	 * Taxonomy.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	protected function taxonomy( WP_REST_Request $request ): string {
		return 'product_cat';
	}

	/**
	 * Properties of a category.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		$parts = require __DIR__ . '/schema/parts.php';

		return array(
			'id'          => $parts['read_id'],
			'name'        => array( 'required' => true ) + $parts['short'],
			'slug'        => $parts['short'],
			'parent'      => array( 'minimum' => 0 ) + $parts['whole'],
			'description' => $parts['long'],
			'display'     => array(
				'type'    => 'string',
				'enum'    => array( 'default', 'products', 'subcategories', 'both' ),
				'default' => 'default',
			),
			'image'       => $parts['image'],
			'menu_order'  => $parts['whole'],
			'count'       => $parts['read_id'],
		);
	}

	/**
	 * What more is told of a category.
	 *
	 * @param WP_Term $term Category.
	 * @return array<string, mixed>
	 */
	protected function more( WP_Term $term ): array {
		$display = (string) get_term_meta( $term->term_id, 'display_type', true );

		return array(
			'parent'  => (int) $term->parent,
			'display' => '' === $display ? 'default' : $display,
			'image'   => Product_Images::one( (int) get_term_meta( $term->term_id, 'thumbnail_id', true ) ),
		);
	}

	/**
	 * A category with links to itself, the list and what lies above it.
	 *
	 * @param array<string, mixed> $item    Category.
	 * @param WP_REST_Request      $request Request.
	 */
	protected function present( array $item, WP_REST_Request $request ): WP_REST_Response {
		$response = parent::present( $item, $request );

		if ( $item['parent'] > 0 ) {
			$response->add_link( 'up', rest_url( static::NAMESPACE . '/products/categories/' . $item['parent'] ) );
		}

		return $response;
	}
}
