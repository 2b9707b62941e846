<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Hooks\Extended_Attributes;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * What rows of the products report have of the catalog, with a few queries per page.
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
		$names      = Labels::find( 'product', $ids );
		$variations = self::find_variations( $ids );

		_prime_post_caches( $ids, true, true );

		return array_map(
			static function ( array $row, int $id ) use ( $names, $variations ): array {
				$info = array( 'name' => $names[ $id ] ) + self::get_product( $id )
					+ array( 'category_ids' => self::get_category_ids( $id ) )
					+ array_filter( array( 'variations' => $variations[ $id ] ?? null ) );

				return Extended_Attributes::filter( $info, 'products', $row, $id );
			},
			$rows,
			$ids
		);
	}

	/**
	 * Data of a product or variation; empty if it was deleted.
	 *
	 * @param int $id     Product or variation, cached.
	 * @param int $parent Product whose image and low stock threshold are used if a variation has none.
	 */
	public static function get_product( int $id, int $parent = 0 ): array {
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
		$image = 0 === $image && 0 !== $parent ? (int) self::get_meta( $parent, '_thumbnail_id' ) : $image;

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
}
