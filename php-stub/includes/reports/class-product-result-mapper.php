<?php
/**
 * What a list of products shows beside the figures.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Completes the rows of a page with what the catalogue says: a few queries
 * for the whole page.
 */
final class Product_Result_Mapper {

	/**
	 * Completes rows.
	 *
	 * @param array<int, array<string, mixed>> $rows   Rows of the page.
	 * @param array<string, mixed>             $params Parameters of the request.
	 * @return array<int, array<string, mixed>>
	 */
	public static function complete( array $rows, array $params ): array {
		if ( empty( $params['extended_info'] ) || array() === $rows ) {
			return $rows;
		}

		$ids        = array_column( $rows, 'product_id' );
		$names      = Labels::find( 'product', $ids );
		$variations = self::variations( $ids );

		_prime_post_caches( $ids, true, true );

		foreach ( $rows as $index => $row ) {
			$id   = $row['product_id'];
			$info = array( 'name' => $names[ $id ] ) + self::facts( $id );

			$info['category_ids'] = self::categories( $id );

			if ( isset( $variations[ $id ] ) ) {
				$info['variations'] = $variations[ $id ];
			}

			$rows[ $index ]['extended_info'] = $info;
		}

		return $rows;
	}

	/**
	 * What rows are ordered by.
	 *
	 * @param string                         $key `name`, `sku` or `variations` (their number).
	 * @param array<int, array<string, int>> $ids Ids of each row.
	 * @return array<int, int|string>
	 */
	public static function values( string $key, array $ids ): array {
		$products = array_column( $ids, 'product_id' );

		if ( 'variations' === $key ) {
			$variations = self::variations( $products );

			return array_map( static fn( int $id ): int => count( $variations[ $id ] ?? array() ), $products );
		}

		$texts = 'sku' === $key ? self::skus( $products ) : Labels::find( 'product', $products );

		return array_map( static fn( int $id ): string => self::folded( $texts[ $id ] ?? '' ), $products );
	}

	/**
	 * What the catalogue says of a product or a variation. Of a deleted one it says nothing.
	 *
	 * @param int $id     Product or variation, in the cache.
	 * @param int $parent Product whose picture and threshold hold where a variation has none of its own.
	 * @return array<string, mixed>
	 */
	public static function facts( int $id, int $parent = 0 ): array {
		$exists  = null !== get_post( $id );
		$manages = 'yes' === self::text( $id, '_manage_stock' );
		$stock   = self::text( $id, '_stock' );
		$low     = self::text( $id, '_low_stock_amount' );
		$low     = '' === $low && 0 !== $parent ? self::text( $parent, '_low_stock_amount' ) : $low;

		return array(
			'price'            => $exists ? (float) self::text( $id, '_price' ) : null,
			'image'            => self::image( $id, $parent ),
			'permalink'        => $exists ? (string) get_permalink( $id ) : '',
			'stock_status'     => $exists ? self::text( $id, '_stock_status' ) : '',
			'stock_quantity'   => $manages && is_numeric( $stock ) ? $stock + 0 : null,
			'manage_stock'     => $manages,
			'low_stock_amount' => (int) ( '' === $low ? get_option( 'woocommerce_notify_low_stock_amount', 2 ) : $low ),
			'sku'              => self::text( $id, '_sku' ),
		);
	}

	/**
	 * SKUs by id.
	 *
	 * @param int[] $ids Products or variations.
	 * @return array<int, string> Only of those that have one.
	 */
	public static function skus( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		return array_column(
			Database::rows(
				"SELECT post_id AS id, MAX( meta_value ) AS sku FROM {wp:postmeta} WHERE meta_key = '_sku' AND post_id IN ( "
				. Database::placeholders( $ids ) . ' ) GROUP BY post_id',
				array_values( $ids )
			),
			'sku',
			'id'
		);
	}

	/**
	 * A text as it is ordered: without case and accents.
	 *
	 * @param string $text Text.
	 */
	public static function folded( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}

	/**
	 * A detail of a post.
	 *
	 * @param int    $id  Post.
	 * @param string $key Name of the detail.
	 */
	private static function text( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );

		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * HTML of the picture; empty where there is none.
	 *
	 * @param int $id     Product or variation.
	 * @param int $parent Product whose picture a variation may have.
	 */
	private static function image( int $id, int $parent ): string {
		$picture = (int) self::text( $id, '_thumbnail_id' );
		$picture = 0 === $picture && 0 !== $parent ? (int) self::text( $parent, '_thumbnail_id' ) : $picture;

		return 0 === $picture ? '' : wp_get_attachment_image( $picture, 'woocommerce_thumbnail' );
	}

	/**
	 * Categories in which a product itself stands.
	 *
	 * @param int $id Product.
	 * @return int[]
	 */
	private static function categories( int $id ): array {
		$terms = get_the_terms( $id, 'product_cat' );

		return is_array( $terms ) ? array_map( 'intval', array_values( wp_list_pluck( $terms, 'term_id' ) ) ) : array();
	}

	/**
	 * Variations of products.
	 *
	 * @param int[] $ids Products.
	 * @return array<int, int[]> Product => its variations; only of products that have some.
	 */
	private static function variations( array $ids ): array {
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
