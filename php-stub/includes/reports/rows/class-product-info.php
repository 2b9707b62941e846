<?php

namespace Storedeck\Reports\Rows;

use Closure;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Host\Host;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Attribute_Lookup;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * What rows of the reports of products and variations have of the catalog, with a few queries per page. Plugins can add attributes
 * of products to it, and take some away.
 */
final class Product_Info {

	/**
	 * Data of products.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows with `product_id`.
	 * @return array<int, array<string, mixed>>
	 */
	public static function find( array $rows ): array {
		$ids        = array_column( $rows, 'product_id' );
		$variations = self::find_variations( $ids );

		_prime_post_caches( $ids, true, true );

		return self::describe(
			'products',
			$rows,
			$ids,
			static fn( int $id ): array => array( 'category_ids' => self::get_category_ids( $id ) )
				+ array_filter( array( 'variations' => $variations[ $id ] ?? null ) )
		);
	}

	/**
	 * Data of variations, with their attributes.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows with `product_id` and `variation_id`.
	 * @return array<int, array<string, mixed>>
	 */
	public static function find_of_variations( array $rows ): array {
		$ids = array_column( $rows, 'variation_id' );

		_prime_post_caches( array_merge( $ids, array_unique( array_column( $rows, 'product_id' ) ) ), false, true );

		$slugs   = array_merge( ...array_map( static fn( int $id ): array => array_values( self::get_attribute_meta( $id ) ), $ids ) );
		$options = Attribute_Lookup::find_options( array_values( array_unique( $slugs ) ) );

		return self::describe(
			'variations',
			$rows,
			$ids,
			static fn( int $id ): array => array( 'attributes' => self::get_attributes( $id, $options ) )
		);
	}

	/**
	 * Data of products or variations.
	 *
	 * @param string                             $report   `products` or `variations`.
	 * @param array<int, array<string, mixed>>   $rows     Rows.
	 * @param int[]                              $ids      Product or variation of each row, cached.
	 * @param Closure(int): array<string, mixed> $get_more What one has besides.
	 * @return array<int, array<string, mixed>>
	 */
	private static function describe( string $report, array $rows, array $ids, Closure $get_more ): array {
		$names = Labels::find( 'product', $ids );

		return array_map(
			static function ( array $row, int $id ) use ( $report, $names, $get_more ): array {
				$info = array( 'name' => $names[ $id ] ) + self::get_product( $id, $row['product_id'] ) + $get_more( $id );

				return self::filter( $info, $report, $row, $id );
			},
			$rows,
			$ids
		);
	}

	/**
	 * Lets plugins choose the attributes of a row.
	 *
	 * @param array<string, mixed> $info   Attributes by name.
	 * @param string               $report `products` or `variations`.
	 * @param array<string, mixed> $row    Row without them.
	 * @param int                  $id     Product or variation.
	 * @return array<string, mixed> The attributes that the filter returns, in its order.
	 */
	private static function filter( array $info, string $report, array $row, int $id ): array {
		$hook = "woocommerce_rest_reports_{$report}_extended_attributes";

		if ( ! has_filter( $hook ) ) {
			return $info;
		}

		/*
		 * Filters the attributes of products or variations in `extended_info` of rows.
		 *
		 * @hook woocommerce_rest_reports_{report}_extended_attributes
		 * @param string[]             $names Names, for example `sku`; others are what `get_{name}()` of a product returns.
		 * @param array<string, mixed> $row   Row.
		 * @since 0.1.0
		 */
		$names    = Plugin_Hooks::filter( $hook, array_keys( $info ), $row );
		$filtered = array();

		foreach ( array_filter( $names, 'is_string' ) as $name ) {
			$value = $info[ $name ] ?? Host::get_store()->get_product_attribute( $id, $name );

			if ( null !== $value || array_key_exists( $name, $info ) ) {
				$filtered[ $name ] = $value;
			}
		}

		// The name of a row is no attribute that it can be without.
		return $filtered + array( 'name' => $info['name'] );
	}

	/**
	 * Data of a product or variation; empty if it was deleted.
	 *
	 * @param int $id     Product or variation, cached.
	 * @param int $parent Product whose image and low stock threshold are used if a variation has none.
	 */
	private static function get_product( int $id, int $parent ): array {
		$exists  = null !== get_post( $id );
		$manages = 'yes' === self::get_meta( $id, '_manage_stock' );
		$stock   = self::get_meta( $id, '_stock' );

		return array(
			'price'            => $exists ? (float) self::get_meta( $id, '_price' ) : null,
			'image'            => self::get_image( $id, $parent ),
			'permalink'        => $exists ? (string) get_permalink( $id ) : '',
			'stock_status'     => $exists ? self::get_meta( $id, '_stock_status' ) : '',
			'stock_quantity'   => $manages ? Stock::to_number( $stock ) : null,
			'manage_stock'     => $manages,
			'low_stock_amount' => Stock::get_low_stock_amount_of( $id, $parent ),
			'sku'              => self::get_meta( $id, '_sku' ),
		);
	}

	/**
	 * SKUs by id.
	 *
	 * @param int[] $ids Products or variations.
	 * @return array<int, string> Only of products with a SKU.
	 */
	public static function find_skus( array $ids ): array {
		return array() === $ids ? array() : array_column(
			Database::rows(
				"SELECT post_id AS id, MAX( meta_value ) AS sku FROM {wp:postmeta} WHERE meta_key = '_sku' AND post_id IN ( "
				. Database::placeholders( $ids ) . ' ) GROUP BY post_id',
				array_values( $ids )
			),
			'sku',
			'id'
		);
	}

	private static function get_meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );

		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * HTML of the image; empty if there is none.
	 *
	 * @param int $id     Product or variation.
	 * @param int $parent Product whose image is used if a variation has none.
	 */
	private static function get_image( int $id, int $parent ): string {
		$image = (int) self::get_meta( $id, '_thumbnail_id' );
		$image = 0 === $image ? (int) self::get_meta( $parent, '_thumbnail_id' ) : $image;

		return 0 === $image ? '' : wp_get_attachment_image( $image, 'woocommerce_thumbnail' );
	}

	/** @return int[] Categories assigned to a product. */
	private static function get_category_ids( int $id ): array {
		$terms = get_the_terms( $id, 'product_cat' );

		return is_array( $terms ) ? array_map( 'intval', array_values( wp_list_pluck( $terms, 'term_id' ) ) ) : array();
	}

	/**
	 * Variations of products.
	 *
	 * @param int[] $ids Products.
	 * @return array<int, int[]> Product id => variation ids; only of products with variations.
	 */
	public static function find_variations( array $ids ): array {
		$variations = array();

		if ( array() === $ids ) {
			return $variations;
		}

		$rows = Database::rows(
			"SELECT ID AS id, post_parent AS product FROM {wp:posts} WHERE post_type = 'product_variation'"
			. " AND post_status IN ( 'publish', 'private' ) AND post_parent IN ( " . Database::placeholders( $ids ) . ' )'
			. ' ORDER BY menu_order, ID',
			array_values( $ids )
		);

		foreach ( $rows as $row ) {
			$variations[ (int) $row['product'] ][] = (int) $row['id'];
		}

		return $variations;
	}

	/**
	 * Attributes of a variation.
	 *
	 * @param int                                           $id      Variation, cached.
	 * @param array<string, array{id: int, option: string}> $options Result of Attribute_Lookup::find_options().
	 * @return array<int, array{id: int, name: string, option: string}> `id` is 0 for an attribute of a single product.
	 */
	private static function get_attributes( int $id, array $options ): array {
		$attributes = array();

		foreach ( self::get_attribute_meta( $id ) as $taxonomy => $value ) {
			$option       = $options[ $taxonomy . ':' . $value ] ?? null;
			$attributes[] = array(
				'id'     => $option['id'] ?? 0,
				'name'   => str_starts_with( $taxonomy, 'pa_' ) ? substr( $taxonomy, 3 ) : $taxonomy,
				'option' => $option['option'] ?? $value,
			);
		}

		return $attributes;
	}

	/**
	 * Attribute values in the meta data of a variation.
	 *
	 * @param int $id Variation, cached.
	 * @return array<string, string> For example `pa_color` => `white`.
	 */
	private static function get_attribute_meta( int $id ): array {
		$attributes = array();

		foreach ( (array) get_post_meta( $id ) as $key => $values ) {
			if ( str_starts_with( (string) $key, 'attribute_' ) && is_string( $values[0] ?? null ) && '' !== $values[0] ) {
				$attributes[ substr( $key, strlen( 'attribute_' ) ) ] = $values[0];
			}
		}

		return $attributes;
	}
}
