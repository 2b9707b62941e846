<?php

namespace Storedeck\Host\Products;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Request_State;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads global attributes, stored as terms, and custom attributes of single
 * products, stored as text.
 */
final class Product_Attributes extends Request_State {

	/**
	 * Global attributes by site and taxonomy, until one changes.
	 *
	 * @var array<int, array<string, array{id: int, name: string}>>
	 */
	private array $global = array();

	/**
	 * Attributes of a product.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function get_for_product( Catalog_Item $item ): array {
		$attributes = array();

		foreach ( $item->get_array( '_product_attributes' ) as $key => $attribute ) {
			if ( ! is_array( $attribute ) ) {
				continue;
			}

			$name      = (string) ( $attribute['name'] ?? $key );
			$is_global = ! empty( $attribute['is_taxonomy'] );

			$attributes[] = self::get_names( $name, $is_global ) + array(
				'position'  => (int) ( $attribute['position'] ?? 0 ),
				'visible'   => ! empty( $attribute['is_visible'] ),
				'variation' => ! empty( $attribute['is_variation'] ),
				'options'   => $is_global
					? array_map( static fn( \WP_Term $term ): string => Text::decode( $term->name ), $item->get_terms( $name ) )
					: array_map( 'trim', explode( '|', (string) ( $attribute['value'] ?? '' ) ) ),
			);
		}

		return $attributes;
	}

	/**
	 * Attributes of a variation, or default attributes of a product.
	 *
	 * @param array<string, string> $choices Term slug or text by taxonomy or name of the attribute.
	 * @param Catalog_Item|null     $parent  Product, which holds the names of custom attributes.
	 * @return list<array{id: int, name: string, slug: string, option: string}>
	 */
	public static function format_variation_attributes( array $choices, ?Catalog_Item $parent ): array {
		$list = array();

		foreach ( $choices as $key => $value ) {
			if ( '' === $value ) {
				continue;
			}

			$is_global = str_starts_with( $key, 'pa_' );
			$term      = $is_global && taxonomy_exists( $key ) ? get_term_by( 'slug', $value, $key ) : false;
			$label     = $parent ? ( $parent->get_array( '_product_attributes' )[ $key ]['name'] ?? $key ) : $key;

			$list[] = self::get_names( $is_global ? $key : (string) $label, $is_global ) + array(
				'option' => $term instanceof \WP_Term ? Text::decode( $term->name ) : $value,
			);
		}

		return $list;
	}

	/**
	 * Attribute values in the meta of a variation.
	 *
	 * @return array<string, string> Term slug or text by taxonomy or name of the attribute.
	 */
	public static function get_for_variation( Catalog_Item $item ): array {
		$choices = array();

		foreach ( (array) get_post_meta( $item->get_id() ) as $key => $values ) {
			if ( str_starts_with( (string) $key, 'attribute_' ) ) {
				$choices[ substr( (string) $key, 10 ) ] = (string) ( $values[0] ?? '' );
			}
		}

		return $choices;
	}

	/**
	 * Global attributes.
	 *
	 * @return array<string, array{id: int, name: string}> By taxonomy.
	 */
	public static function get_global(): array {
		return self::current()->global[ get_current_blog_id() ] ??= self::read_global();
	}

	/**
	 * Reads the global attributes.
	 *
	 * @return array<string, array{id: int, name: string}> By taxonomy.
	 */
	private static function read_global(): array {
		$attributes = array();

		foreach ( Database::rows( 'SELECT attribute_id, attribute_name, attribute_label FROM {attribute_taxonomies}' ) as $row ) {
			$attributes[ 'pa_' . $row['attribute_name'] ] = array(
				'id'   => (int) $row['attribute_id'],
				'name' => (string) ( '' === (string) $row['attribute_label'] ? $row['attribute_name'] : $row['attribute_label'] ),
			);
		}

		return $attributes;
	}

	/**
	 * Id, name and slug of an attribute.
	 *
	 * @param string $name Taxonomy, or name of a custom attribute.
	 * @return array{id: int, name: string, slug: string}
	 */
	private static function get_names( string $name, bool $is_global ): array {
		$global = $is_global ? ( self::get_global()[ $name ] ?? null ) : null;

		return array( 'id' => $global['id'] ?? 0, 'name' => $global['name'] ?? $name, 'slug' => $name );
	}
}
