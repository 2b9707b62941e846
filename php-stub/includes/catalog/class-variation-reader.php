<?php

namespace Storedeck\Catalog;

use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Product_Attributes;

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
	 * One variation.
	 *
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
