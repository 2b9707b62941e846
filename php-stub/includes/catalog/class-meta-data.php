<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the post meta that other plugins add.
 */
final class Meta_Data {

	/** Meta keys of the store that have no underscore prefix. */
	private const INTERNAL = array(
		'total_sales', 'discount_type', 'coupon_amount', 'individual_use', 'product_ids',
		'exclude_product_ids', 'usage_limit', 'usage_limit_per_user', 'limit_usage_to_x_items', 'usage_count',
		'date_expires', 'free_shipping', 'product_categories', 'exclude_product_categories',
		'exclude_sale_items', 'minimum_amount', 'maximum_amount', 'customer_email',
	);

	/**
	 * Meta of a post.
	 *
	 * @param int $id Post.
	 * @return list<array{id: int, key: string, value: mixed}>
	 */
	public static function get( int $id ): array {
		$keys = array_map( 'strval', array_keys( (array) get_post_meta( $id ) ) );
		$list = array();

		// The query for meta ids is skipped for posts without custom meta: WordPress' meta API does not return ids.
		if ( array() === array_filter( $keys, array( self::class, 'is_custom' ) ) ) {
			return $list;
		}

		foreach ( Database::rows(
			'SELECT meta_id, meta_key, meta_value FROM {wp:postmeta} WHERE post_id = %d ORDER BY meta_id',
			array( $id )
		) as $row ) {
			if ( self::is_custom( (string) $row['meta_key'] ) ) {
				$list[] = array(
					'id'    => (int) $row['meta_id'],
					'key'   => (string) $row['meta_key'],
					'value' => Meta_Values::unserialize( (string) $row['meta_value'] ),
				);
			}
		}

		return $list;
	}

	/**
	 * Whether a key is meta of another plugin.
	 */
	public static function is_custom( string $key ): bool {
		return '' !== $key && '_' !== $key[0] && ! str_starts_with( $key, 'attribute_' ) && ! in_array( $key, self::INTERNAL, true );
	}

	/**
	 * Writes meta.
	 *
	 * @param int                              $id   Post.
	 * @param array<int, array<string, mixed>> $list Meta: key and value. The value null deletes.
	 */
	public static function save( int $id, array $list ): void {
		foreach ( $list as $entry ) {
			$key   = is_string( $entry['key'] ?? null ) ? $entry['key'] : '';
			$value = $entry['value'] ?? null;

			if ( ! self::is_custom( $key ) || strlen( $key ) > 255 ) {
				continue;
			}

			// Unchanged values are skipped, because a key may have several of them.
			if ( is_scalar( $value ) && in_array( (string) $value, (array) get_post_meta( $id, $key ), true ) ) {
				continue;
			}

			if ( null === $value ) {
				delete_post_meta( $id, $key );
			} elseif ( is_scalar( $value ) ) {
				update_post_meta( $id, wp_slash( $key ), wp_slash( (string) $value ) );
			}
		}
	}
}
