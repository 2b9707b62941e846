<?php
/**
 * Variations as answers show them.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalogue;

use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads variations, a page at a time.
 */
final class Variation_Reader {

	/**
	 * Reads variations.
	 *
	 * @param int[] $ids Ids, in the order of the answer.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $ids ): array {
		$items   = Item::of_ids( $ids, 'product_variation' );
		$parents = Item::of_ids(
			array_values( array_unique( array_map( static fn( Item $item ): int => (int) $item->post->post_parent, $items ) ) ),
			'product'
		);

		return array_map(
			static fn( Item $item ): array => self::row( $item, $parents[ (int) $item->post->post_parent ] ?? null ),
			array_values( $items )
		);
	}

	/**
	 * Ids of the variations of products, in their order.
	 *
	 * @param int[] $products Ids of products.
	 * @return array<int, int[]> By product.
	 */
	public static function ids_of( array $products ): array {
		if ( array() === $products ) {
			return array();
		}

		$ids = array();

		foreach ( Database::rows(
			"SELECT ID AS id, post_parent FROM {wp:posts} WHERE post_type = 'product_variation'"
				. " AND post_status IN ( 'publish', 'private' ) AND post_parent IN ( "
				. implode( ', ', array_fill( 0, count( $products ), '%d' ) ) . ' ) ORDER BY menu_order, ID',
			$products
		) as $row ) {
			$ids[ (int) $row['post_parent'] ][] = (int) $row['id'];
		}

		return $ids;
	}

	/**
	 * One variation.
	 *
	 * @param Item      $item   Variation.
	 * @param Item|null $parent Its product.
	 * @return array<string, mixed>
	 */
	private static function row( Item $item, ?Item $parent ): array {
		return array(
			'id'         => $item->id(),
			'type'       => 'variation',
			'image'      => Images::one( (int) $item->text( '_thumbnail_id', '0' ) ),
			'attributes' => Product_Attributes::choices( Product_Attributes::kept( $item ), $parent ),
			'name'       => $item->name(),
			'parent_id'  => (int) $item->post->post_parent,
		) + array( 'description' => Shared_Fields::html( $item->text( '_variation_description' ) ) )
			+ Shared_Fields::of( $item, $parent );
	}
}
