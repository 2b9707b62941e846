<?php
/**
 * Variations in responses.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalog;

use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads variations.
 */
final class Variation_Reader {

	/**
	 * Reads variations.
	 *
	 * @param int[] $ids Ids, in the order of the response.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $ids ): array {
		$items   = Catalog_Item::get_many( $ids, 'product_variation' );
		$parents = Catalog_Item::get_many(
			array_values( array_unique( array_map( static fn( Catalog_Item $item ): int => (int) $item->post->post_parent, $items ) ) ),
			'product'
		);

		return array_map(
			static fn( Catalog_Item $item ): array => self::read_variation( $item, $parents[ (int) $item->post->post_parent ] ?? null ),
			array_values( $items )
		);
	}

	/**
	 * Ids of the variations of products, in menu order.
	 *
	 * @param int[] $products Ids of products.
	 * @return array<int, int[]> By product.
	 */
	public static function get_ids( array $products ): array {
		if ( array() === $products ) {
			return array();
		}

		$query = new WP_Query(
			array(
				'post_type'        => 'product_variation',
				'post_status'      => array( 'publish', 'private' ),
				'post_parent__in'  => $products,
				'posts_per_page'   => -1,
				'fields'           => 'id=>parent',
				'orderby'          => array(
					'menu_order' => 'ASC',
					'ID'         => 'ASC',
				),
				'no_found_rows'    => true,
				'suppress_filters' => false,
			)
		);
		$ids   = array();

		// WordPress sets no posts when it takes an empty result from its cache.
		foreach ( $query->posts ?? array() as $post ) {
			$ids[ (int) $post->post_parent ][] = (int) $post->ID;
		}

		return $ids;
	}

	/**
	 * One variation.
	 *
	 * @param Catalog_Item      $item   Variation.
	 * @param Catalog_Item|null $parent Its product.
	 * @return array<string, mixed>
	 */
	private static function read_variation( Catalog_Item $item, ?Catalog_Item $parent ): array {
		return array(
			'id'         => $item->get_id(),
			'type'       => 'variation',
			'image'      => Product_Images::get( (int) $item->get_text( '_thumbnail_id', '0' ) ),
			'attributes' => Product_Attributes::format_variation_attributes( Product_Attributes::get_for_variation( $item ), $parent ),
			'name'       => $item->get_name(),
			'parent_id'  => (int) $item->post->post_parent,
		) + array( 'description' => Shared_Fields::to_html( $item->get_text( '_variation_description' ) ) )
			+ Shared_Fields::get( $item, $parent );
	}
}
