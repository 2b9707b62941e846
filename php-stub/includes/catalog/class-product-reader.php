<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Product_Attributes;
use Storedeck\Host\Products\Product_Prices;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads products, with a few queries per page.
 */
final class Product_Reader {

	/** Maximum number of related products. */
	private const RELATED = 5;

	/**
	 * Reads products.
	 *
	 * @param int[]                  $ids     Ids, in the order of the response.
	 * @param callable(string): bool $is_used Whether the response includes a field.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $ids, callable $is_used ): array {
		$items      = Catalog_Item::get_many( $ids, 'product' );
		$rows       = array();
		$lookup     = self::get_lookup_rows( array_keys( $items ) );
		$cache      = array();
		$variations = $is_used( 'variations' ) ? Catalog_Item::get_variation_ids( array_keys( $items ) ) : array();

		foreach ( $items as $id => $item ) {
			$row = self::read_product( $item, $lookup[ $id ] ?? array() );

			$row['variations']  = $variations[ $id ] ?? array();
			$row['related_ids'] = $is_used( 'related_ids' ) ? self::get_related_ids( $item, $cache ) : array();

			$rows[] = $row;
		}

		return $rows;
	}

	/**
	 * One product.
	 *
	 * @param array<string, string|null> $lookup Lookup row.
	 * @return array<string, mixed>
	 */
	private static function read_product( Catalog_Item $item, array $lookup ): array {
		$post           = $item->post;
		$type           = $item->get_type();
		$shared         = Shared_Fields::get( $item );
		$needs_shipping = ! $shared['virtual'];

		return array(
			'id'                 => $item->get_id(),
			'name'               => $item->get_name(),
			'slug'               => $post->post_name,
			'type'               => $type,
			'featured'           => $item->is_yes( '_featured' ),
			'catalog_visibility' => $item->get_text( '_visibility', 'visible' ),
			'short_description'  => Shared_Fields::to_html( $post->post_excerpt ),
			'on_sale'            => $shared['on_sale'] || 1 === (int) ( $lookup['onsale'] ?? 0 ),
			'total_sales'        => $item->get_int( 'total_sales', 0 ),
			'external_url'       => $item->get_text( '_product_url' ),
			'button_text'        => $item->get_text( '_button_text' ),
			'sold_individually'  => $item->is_yes( '_sold_individually' ),
			'shipping_required'  => $needs_shipping,
			'shipping_taxable'   => $needs_shipping && 'taxable' === $shared['tax_status'],
			'reviews_allowed'    => 'open' === $post->comment_status,
			'average_rating'     => $item->get_text( '_wc_average_rating', '0.00' ),
			'rating_count'       => array_sum( array_map( 'intval', $item->get_array( '_wc_rating_count' ) ) ),
			'upsell_ids'         => $item->get_ids( '_upsell_ids' ),
			'cross_sell_ids'     => $item->get_ids( '_crosssell_ids' ),
			'parent_id'          => (int) $post->post_parent,
			'purchase_note'      => Shared_Fields::to_html( $item->get_text( '_purchase_note' ) ),
			'categories'         => self::get_terms( $item, 'product_cat' ),
			'brands'             => self::get_terms( $item, 'product_brand' ),
			'tags'               => self::get_terms( $item, 'product_tag' ),
			'images'             => Product_Images::get_for_item( $item ),
			'attributes'         => Product_Attributes::get_for_product( $item ),
			'default_attributes' => self::get_default_attributes( $item ),
			'grouped_products'   => $item->get_ids( '_children' ),
			'price_html'         => Product_Prices::to_html( $item ),
			'has_options'        => 'variable' === $type,
			'post_password'      => $post->post_password,
		) + $shared;
	}

	/**
	 * Terms of a product.
	 *
	 * @return list<array{id: int, name: string, slug: string}>
	 */
	private static function get_terms( Catalog_Item $item, string $taxonomy ): array {
		return array_map(
			static fn( \WP_Term $term ): array => array(
				'id'   => (int) $term->term_id,
				'name' => Text::decode( $term->name ),
				'slug' => $term->slug,
			),
			$item->get_terms( $taxonomy )
		);
	}

	/**
	 * Default attributes of a variable product.
	 *
	 * @return list<array{id: int, name: string, option: string}>
	 */
	private static function get_default_attributes( Catalog_Item $item ): array {
		$choices = array_filter( $item->get_array( '_default_attributes' ), 'is_string' );

		return array_map(
			static function ( array $choice ): array {
				unset( $choice['slug'] );
				return $choice;
			},
			Product_Attributes::format_variation_attributes( $choices, $item )
		);
	}

	/**
	 * Ids of other products of the same categories.
	 *
	 * @param array<string, int[]> $cache Ids that were already read, by categories.
	 * @return int[]
	 */
	private static function get_related_ids( Catalog_Item $item, array &$cache ): array {
		$categories = array_map( static fn( \WP_Term $term ): int => (int) $term->term_id, $item->get_terms( 'product_cat' ) );

		if ( array() === $categories ) {
			return array();
		}

		$key = implode( ',', $categories );

		// One more than needed, because the product itself may be among them.
		$cache[ $key ] ??= self::get_ids_in( $categories, self::RELATED + 1 );

		return array_slice( array_values( array_diff( $cache[ $key ], array( $item->get_id() ) ) ), 0, self::RELATED );
	}

	/**
	 * Ids of products in some categories, the lowest first.
	 *
	 * @param int[] $categories Ids of the categories.
	 * @return int[]
	 */
	private static function get_ids_in( array $categories, int $limit ): array {
		$query = new WP_Query(
			array(
				'post_type'        => 'product',
				'post_status'      => Post_Query::STATUSES,
				'posts_per_page'   => $limit,
				'fields'           => 'ids',
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'no_found_rows'    => true,
				'suppress_filters' => false,
				'tax_query'        => array(
					array( 'taxonomy' => 'product_cat', 'terms' => $categories, 'include_children' => false ),
				),
			)
		);

		return array_map( 'intval', $query->posts );
	}

	/**
	 * Lookup rows.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, string|null>> By id.
	 */
	private static function get_lookup_rows( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		return array_column(
			Database::rows( 'SELECT product_id, onsale FROM {product_meta_lookup} WHERE product_id IN ( %d )', array( $ids ) ),
			null,
			'product_id'
		);
	}
}
