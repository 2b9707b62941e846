<?php

namespace Storedeck\Catalog;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Host\Products\Product_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, creates, updates and deletes global attributes such as color and size.
 * Each has a taxonomy whose terms are its values.
 */
final class Attribute_Store {

	/**
	 * Maximum length of a slug: names of taxonomies have at most 32 characters,
	 * `pa_` included.
	 */
	private const SLUG = 28;

	/**
	 * Attributes. The number of products comes from the counts of the terms,
	 * summed in one grouped query (0.1 ms) rather than one per attribute.
	 *
	 * @param string $search Words that the name must contain; all attributes when empty.
	 * @return list<array<string, mixed>> Including `used`, the number of products with the attribute.
	 */
	public static function get_all( string $search = '' ): array {
		$used = array_column(
			Database::rows(
				"SELECT taxonomy, SUM( count ) AS used FROM {wp:term_taxonomy} WHERE taxonomy LIKE 'pa\\_%' GROUP BY taxonomy"
			),
			'used',
			'taxonomy'
		);
		$list = array();

		foreach ( Database::rows(
			'SELECT attribute_id, attribute_name, attribute_label, attribute_type, attribute_orderby, attribute_public'
			. ' FROM {attribute_taxonomies} ORDER BY attribute_name, attribute_id'
		) as $row ) {
			$label = (string) $row['attribute_label'];
			$name  = (string) $row['attribute_name'];

			if ( self::matches_search( $label . ' ' . $name, $search ) ) {
				$list[] = array(
					'id'           => (int) $row['attribute_id'],
					'name'         => '' === $label ? $name : $label,
					'slug'         => 'pa_' . $name,
					'type'         => (string) $row['attribute_type'],
					'order_by'     => (string) $row['attribute_orderby'],
					'has_archives' => 1 === (int) $row['attribute_public'],
					'used'         => (int) ( $used[ 'pa_' . $name ] ?? 0 ),
				);
			}
		}

		return $list;
	}

	/**
	 * One attribute.
	 *
	 * @param int|string $key Id, or slug with or without `pa_`.
	 * @return array<string, mixed>|null
	 */
	public static function get( $key ): ?array {
		foreach ( self::get_all() as $attribute ) {
			if ( is_int( $key ) ? $key === $attribute['id'] : in_array( $attribute['slug'], array( $key, 'pa_' . $key ), true ) ) {
				return $attribute;
			}
		}

		return null;
	}

	/**
	 * Creates or updates an attribute.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function save( int $id, array $values ): int {
		$old  = 0 === $id ? null : self::get( $id );
		$name = Text::trim( wp_strip_all_tags( (string) ( $values['name'] ?? $old['name'] ?? '' ) ) );

		if ( '' === $name ) {
			throw Store_Exception::invalid_param( 'name', __( 'Attribute name is required.', 'storedeck' ) );
		}

		$slug = self::create_slug( (string) ( $values['slug'] ?? $old['slug'] ?? '' ), $name, $id );
		$row  = array(
			'attribute_label'   => $name,
			'attribute_name'    => $slug,
			'attribute_type'    => $values['type'] ?? $old['type'] ?? 'select',
			'attribute_orderby' => $values['order_by'] ?? $old['order_by'] ?? 'menu_order',
			'attribute_public'  => (int) ( $values['has_archives'] ?? $old['has_archives'] ?? false ),
		);

		if ( null === $old ) {
			$id = Row_Writer::insert( 'attribute_taxonomies', $row );
		} else {
			Row_Writer::update( 'attribute_taxonomies', $row, array( 'attribute_id' => $id ) );
			self::rename( $old['slug'], 'pa_' . $slug );
		}

		if ( ! taxonomy_exists( 'pa_' . $slug ) ) {
			register_taxonomy( 'pa_' . $slug, 'product', array( 'public' => false ) );
		}

		self::clear_caches();

		return $id;
	}

	/**
	 * Deletes an attribute with its terms.
	 */
	public static function delete( int $id ): void {
		$attribute = (array) self::get( $id );
		$taxonomy  = (string) $attribute['slug'];

		if ( taxonomy_exists( $taxonomy ) ) {
			foreach ( (array) get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) ) as $term ) {
				wp_delete_term( (int) $term, $taxonomy );
			}
		}

		Row_Writer::run( 'DELETE FROM {product_attributes} WHERE taxonomy = %s', array( $taxonomy ) );
		Row_Writer::delete( 'attribute_taxonomies', 'attribute_id', array( $id ) );
		Data_Version::increment();
		self::clear_caches();
	}

	/**
	 * Unique slug of an attribute.
	 *
	 * @return string Without `pa_`.
	 * @throws Store_Exception When it is too long or in use.
	 */
	private static function create_slug( string $slug, string $name, int $id ): string {
		$slug = sanitize_title( (string) preg_replace( '/^pa_/', '', '' === $slug ? $name : $slug ) );

		if ( '' === $slug || strlen( $slug ) > self::SLUG ) {
			/* translators: 1: slug, 2: number of characters. */
			$message = sprintf( __( 'Slug “%1$s” is too long (%2$d characters max).', 'storedeck' ), $slug, self::SLUG );

			throw new Store_Exception( 'woocommerce_rest_invalid_product_attribute_slug_too_long', $message );
		}

		$other = self::get( 'pa_' . $slug );

		if ( null !== $other && $id !== $other['id'] ) {
			/* translators: %s: slug. */
			$message = sprintf( __( 'Slug “%s” is already in use.', 'storedeck' ), $slug );

			throw new Store_Exception( 'woocommerce_rest_invalid_product_attribute_slug_already_exists', $message );
		}

		return $slug;
	}

	/**
	 * Renames the taxonomy in terms, variations and order items when the slug
	 * changes.
	 *
	 * @param string $old Previous taxonomy.
	 * @param string $new New taxonomy.
	 */
	private static function rename( string $old, string $new ): void {
		if ( $old === $new ) {
			return;
		}

		foreach ( array(
			'UPDATE {wp:term_taxonomy} SET taxonomy = %s WHERE taxonomy = %s'       => array( $new, $old ),
			'UPDATE {product_attributes} SET taxonomy = %s WHERE taxonomy = %s'     => array( $new, $old ),
			'UPDATE {wp:postmeta} SET meta_key = %s WHERE meta_key = %s'            => array( 'attribute_' . $new, 'attribute_' . $old ),
			'UPDATE {order_itemmeta} SET meta_key = %s WHERE meta_key = %s'         => array( $new, $old ),
		) as $sql => $values ) {
			Row_Writer::run( $sql, $values );
		}

		Data_Version::increment();
		self::rename_in_products( $old, $new );
		clean_taxonomy_cache( $old );
		wp_cache_flush();
	}

	/**
	 * Renames the taxonomy in the attributes of products.
	 *
	 * @param string $old Previous taxonomy.
	 * @param string $new New taxonomy.
	 */
	private static function rename_in_products( string $old, string $new ): void {
		foreach ( Database::rows(
			"SELECT post_id FROM {wp:postmeta} WHERE meta_key = '_product_attributes' AND meta_value LIKE %s",
			array( '%' . Database::esc_like( '"' . $old . '"' ) . '%' )
		) as $row ) {
			$attributes = array();
			$product    = (int) $row['post_id'];

			foreach ( (array) get_post_meta( $product, '_product_attributes', true ) as $key => $attribute ) {
				if ( is_array( $attribute ) && $old === ( $attribute['name'] ?? '' ) ) {
					$attribute['name'] = $new;
					$key               = $new;
				}
				$attributes[ $key ] = $attribute;
			}

			update_post_meta( $product, '_product_attributes', wp_slash( $attributes ) );
		}
	}

	/**
	 * Whether a text contains all words.
	 *
	 * @param string $search Words.
	 */
	private static function matches_search( string $text, string $search ): bool {
		foreach ( (array) preg_split( '/\s+/u', trim( $search ), -1, PREG_SPLIT_NO_EMPTY ) as $word ) {
			if ( ! str_contains( Text::lower( $text ), Text::lower( (string) $word ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Clears caches after a change.
	 */
	private static function clear_caches(): void {
		Product_Attributes::renew();
		Change_Queue::mark_changed();
		Change_Queue::flush();
	}
}
