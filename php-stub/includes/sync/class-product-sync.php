<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Product_Attributes;
use Storedeck\Host\Products\Product_Prices;
use Storedeck\Host\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Rebuilds the rows of products and variations from their posts.
 */
final class Product_Sync {

	/** Items of one transaction. */
	private const BATCH = 200;

	/**
	 * Syncs products with their variations, whose stock may be that of the
	 * product, and single variations. Rows of deleted ones are deleted. A lock
	 * makes a process that read older products not write after one that read newer ones.
	 *
	 * @param int[] $ids Ids of products and variations.
	 */
	public static function sync( array $ids ): void {
		$ids = array_values( array_unique( array_merge( $ids, ...array_values( Catalog_Item::get_variation_ids( $ids ) ) ) ) );

		foreach ( array_chunk( $ids, self::BATCH ) as $chunk ) {
			Sync_Lock::run( static fn() => Transaction::run( static fn() => self::write( $chunk ), Transaction::TRIES ) );
		}
	}

	/**
	 * Writes the rows of items while the lock is held, in a transaction.
	 *
	 * @param int[] $ids Ids of products and variations.
	 */
	private static function write( array $ids ): void {
		self::forget( $ids );

		$products   = Catalog_Item::get_many( $ids, 'product' );
		$variations = Catalog_Item::get_many( $ids, 'product_variation' );
		$parent_ids = array_map( static fn( Catalog_Item $item ): int => (int) $item->post->post_parent, array_values( $variations ) );

		self::forget( array_values( array_diff( $parent_ids, $ids ) ) );

		$parents    = $products + Catalog_Item::get_many( $parent_ids, 'product' );
		$rows       = array();
		$attributes = array();

		foreach ( $products as $item ) {
			$rows[]     = self::get_row( $item, null );
			$attributes = array_merge( $attributes, self::get_product_attributes( $item ) );
		}

		foreach ( $variations as $item ) {
			$parent     = $parents[ (int) $item->post->post_parent ] ?? null;
			$rows[]     = self::get_row( $item, $parent );
			$attributes = array_merge( $attributes, self::get_variation_attributes( $item, $parent ) );
		}

		$deleted = array_values( array_diff( $ids, array_column( $rows, 'product_id' ) ) );

		$previous = self::get_terms( $ids );

		Row_Writer::delete( 'product_meta_lookup', 'product_id', $deleted );
		Row_Writer::delete( 'product_attributes', 'product_id', $ids );
		Row_Writer::replace( 'product_meta_lookup', $rows );
		Row_Writer::replace( 'product_attributes', $attributes );

		// A sale changes the stock of a product, not its attributes.
		if ( self::get_terms( $ids ) !== $previous ) {
			Data_Version::increment( Data_Version::SETTLED );
		}
	}

	/**
	 * Attributes of items, in order.
	 *
	 * @param int[] $ids Ids of products and variations.
	 * @return list<array<string, string|null>>
	 */
	private static function get_terms( array $ids ): array {
		return array() === $ids ? array() : Database::rows(
			'SELECT product_id, product_or_parent_id, taxonomy, term_id, is_variation_attribute FROM {product_attributes}'
				. ' WHERE product_id IN ( %d ) ORDER BY product_id, term_id, is_variation_attribute',
			array( $ids )
		);
	}

	/**
	 * Makes items read from the database: this process may have read them before another one changed them and had the lock.
	 *
	 * @param int[] $ids Ids of products and variations.
	 */
	private static function forget( array $ids ): void {
		foreach ( array( 'posts', 'post_meta' ) as $group ) {
			wp_cache_delete_multiple( $ids, $group );
		}
	}

	/**
	 * Row of product_meta_lookup.
	 *
	 * @param Catalog_Item $item Product or variation.
	 * @return array<string, string|int|float|null>
	 */
	private static function get_row( Catalog_Item $item, ?Catalog_Item $parent ): array {
		$prices     = Product_Prices::get_all( $item );
		$is_managed = $item->is_yes( '_manage_stock' );
		$is_product = null === $parent;

		return array(
			'product_id'       => $item->get_id(),
			'sku'              => $item->get_text( '_sku' ),
			'global_unique_id' => $item->get_text( '_global_unique_id' ),
			'virtual'          => (int) $item->is_yes( '_virtual' ),
			'downloadable'     => (int) $item->is_yes( '_downloadable' ),
			'min_price'        => $prices[0] ?? null,
			'max_price'        => array() === $prices ? null : $prices[ count( $prices ) - 1 ],
			'onsale'           => (int) self::is_on_sale( $item ),
			'stock_quantity'   => $is_managed ? $item->get_quantity( '_stock', 0 ) : null,
			'stock_status'     => Stock::get( $item, $parent )->status,
			'rating_count'     => $is_product ? array_sum( array_map( 'intval', $item->get_array( '_wc_rating_count' ) ) ) : 0,
			'average_rating'   => $is_product ? $item->get_text( '_wc_average_rating', '0' ) : '0',
			'total_sales'      => $is_product ? (int) $item->get_int( 'total_sales', 0 ) : 0,
			'tax_status'       => $item->get_text( '_tax_status', 'taxable' ),
			'tax_class'        => $item->get_text( '_tax_class' ),
		);
	}

	/**
	 * Whether an item is on sale today. A variable product is on sale when one of
	 * its variations is.
	 *
	 * @param Catalog_Item $item Product or variation.
	 */
	private static function is_on_sale( Catalog_Item $item ): bool {
		if ( 'product' !== $item->post->post_type || 'variable' !== $item->get_type() ) {
			return Product_Prices::is_on_sale( $item );
		}

		$ids = Catalog_Item::get_variation_ids( array( $item->get_id() ) )[ $item->get_id() ] ?? array();

		foreach ( Catalog_Item::get_many( $ids, 'product_variation' ) as $variation ) {
			if ( Product_Prices::is_on_sale( $variation ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Attributes of a product that are not used for variations.
	 *
	 * @return list<array<string, string|int>>
	 */
	private static function get_product_attributes( Catalog_Item $item ): array {
		$rows = array();

		foreach ( $item->get_array( '_product_attributes' ) as $attribute ) {
			if ( ! is_array( $attribute ) || empty( $attribute['is_taxonomy'] ) || ! empty( $attribute['is_variation'] ) ) {
				continue;
			}

			foreach ( $item->get_terms( (string) $attribute['name'] ) as $term ) {
				$rows[] = self::get_attribute_row( $item, $item->get_id(), $term, 0, null );
			}
		}

		return $rows;
	}

	/**
	 * Attributes of a variation.
	 *
	 * @return list<array<string, string|int>>
	 */
	private static function get_variation_attributes( Catalog_Item $item, ?Catalog_Item $parent ): array {
		$rows = array();

		foreach ( Product_Attributes::get_for_variation( $item ) as $taxonomy => $slug ) {
			$term = '' !== $slug && taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $slug, $taxonomy ) : false;

			if ( $term instanceof \WP_Term ) {
				$rows[] = self::get_attribute_row( $item, (int) $item->post->post_parent, $term, 1, $parent );
			}
		}

		return $rows;
	}

	/**
	 * Row of product_attributes_lookup.
	 *
	 * @param Catalog_Item $item         Product or variation.
	 * @param int          $is_variation 1 for an attribute of a variation, else 0.
	 * @return array<string, string|int>
	 */
	private static function get_attribute_row(
		Catalog_Item $item,
		int $product,
		\WP_Term $term,
		int $is_variation,
		?Catalog_Item $parent
	): array {
		return array(
			'product_id'             => $item->get_id(),
			'product_or_parent_id'   => $product,
			'taxonomy'               => $term->taxonomy,
			'term_id'                => (int) $term->term_id,
			'is_variation_attribute' => $is_variation,
			'in_stock'               => 'outofstock' === Stock::get( $item, $parent )->status ? 0 : 1,
		);
	}
}
