<?php

namespace Storedeck\Catalog;

use Storedeck\Host\Products\Product_Attributes;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Converts attributes of a request to the format of `_product_attributes`.
 */
final class Product_Attribute_Writer {

	/**
	 * Writes the attributes of a product.
	 *
	 * @param array<int, array<string, mixed>> $attributes Attributes of a request.
	 */
	public static function write( int $id, array $attributes ): void {
		$kept = array();

		foreach ( $attributes as $position => $attribute ) {
			$taxonomy = self::get_taxonomy( $attribute );
			$name     = '' === $taxonomy ? sanitize_text_field( (string) ( $attribute['name'] ?? '' ) ) : $taxonomy;
			$options  = array_values( array_filter( array_map( 'strval', $attribute['options'] ?? array() ), 'strlen' ) );

			if ( '' === $name ) {
				continue;
			}

			if ( '' !== $taxonomy ) {
				wp_set_object_terms( $id, self::get_term_ids( $taxonomy, $options ), $taxonomy );
			}

			$kept[ sanitize_title( $name ) ] = array(
				'name'         => $name,
				'value'        => '' === $taxonomy ? implode( ' | ', array_map( 'sanitize_text_field', $options ) ) : '',
				'position'     => (int) ( $attribute['position'] ?? $position ),
				'is_visible'   => empty( $attribute['visible'] ) ? 0 : 1,
				'is_variation' => empty( $attribute['variation'] ) ? 0 : 1,
				'is_taxonomy'  => '' === $taxonomy ? 0 : 1,
			);
		}

		foreach ( array_keys( Product_Attributes::get_global() ) as $taxonomy ) {
			if ( ! isset( $kept[ $taxonomy ] ) && taxonomy_exists( $taxonomy ) ) {
				wp_set_object_terms( $id, array(), $taxonomy );
			}
		}

		update_post_meta( $id, '_product_attributes', wp_slash( $kept ) );
	}

	/**
	 * Attributes of a variation in the format of its meta.
	 *
	 * @param array<int, array<string, mixed>> $choices Attributes of a request: id or name, and option.
	 * @return array<string, string> Term slug or text by taxonomy or name.
	 */
	public static function get_variation_attributes( array $choices ): array {
		$kept = array();

		foreach ( $choices as $choice ) {
			$taxonomy = self::get_taxonomy( $choice );
			$option   = (string) ( $choice['option'] ?? '' );

			if ( '' !== $taxonomy ) {
				$term = self::find_term( $taxonomy, $option );

				$kept[ $taxonomy ] = $term ? $term->slug : sanitize_title( $option );
			} elseif ( '' !== (string) ( $choice['name'] ?? '' ) ) {
				$kept[ sanitize_title( (string) $choice['name'] ) ] = sanitize_text_field( $option );
			}
		}

		return $kept;
	}

	/**
	 * Taxonomy of a global attribute, or an empty string for a custom
	 * attribute.
	 *
	 * @param array<string, mixed> $attribute Id, name or slug.
	 */
	private static function get_taxonomy( array $attribute ): string {
		$id = (int) ( $attribute['id'] ?? 0 );

		foreach ( Product_Attributes::get_global() as $taxonomy => $data ) {
			$has_name = in_array( $taxonomy, array( $attribute['slug'] ?? '', $attribute['name'] ?? '' ), true );

			if ( $id > 0 ? $id === $data['id'] : $has_name ) {
				return taxonomy_exists( $taxonomy ) ? $taxonomy : '';
			}
		}

		return '';
	}

	/**
	 * Ids of terms by their names. Missing terms are created.
	 *
	 * @param string[] $options Names.
	 * @return int[]
	 */
	private static function get_term_ids( string $taxonomy, array $options ): array {
		$ids = array();

		foreach ( $options as $option ) {
			$term = self::find_term( $taxonomy, $option );

			if ( ! $term ) {
				$created = wp_insert_term( wp_slash( sanitize_text_field( $option ) ), $taxonomy );
				$ids     = is_array( $created ) ? array_merge( $ids, array( (int) $created['term_id'] ) ) : $ids;
			} else {
				$ids[] = (int) $term->term_id;
			}
		}

		return $ids;
	}

	/**
	 * Finds a term by its name or slug.
	 *
	 * @param string $option Name or slug.
	 */
	private static function find_term( string $taxonomy, string $option ): ?WP_Term {
		if ( '' === $option ) {
			return null;
		}

		$term = get_term_by( 'name', $option, $taxonomy );
		$term = $term instanceof WP_Term ? $term : get_term_by( 'slug', sanitize_title( $option ), $taxonomy );

		return $term instanceof WP_Term ? $term : null;
	}
}
