<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Hooks\Extended_Attributes;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * What rows of the variations report have of the catalog, with their attributes.
 */
final class Variation_Info {

	/**
	 * Data of variations.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows with `product_id` and `variation_id`.
	 * @return array<int, array<string, mixed>>
	 */
	public static function find( array $rows ): array {
		$ids   = array_column( $rows, 'variation_id' );
		$names = Labels::find( 'product', $ids );

		_prime_post_caches( array_merge( $ids, array_unique( array_column( $rows, 'product_id' ) ) ), false, true );

		$options = self::get_options( $ids );

		return array_map(
			static function ( array $row, int $id ) use ( $names, $options ): array {
				$info = array( 'name' => $names[ $id ] ) + Product_Info::get_product( $id, $row['product_id'] )
					+ array( 'attributes' => self::get_attributes( $id, $options ) );

				return Extended_Attributes::filter( $info, 'variations', $row, $id );
			},
			$rows,
			$ids
		);
	}

	/**
	 * Attributes of a variation.
	 *
	 * @param int                                           $id      Variation, cached.
	 * @param array<string, array{id: int, option: string}> $options Result of get_options().
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

	/**
	 * Names of attribute values.
	 *
	 * @param int[] $ids Variations, cached.
	 * @return array<string, array{id: int, option: string}> By `taxonomy:slug`.
	 */
	private static function get_options( array $ids ): array {
		$slugs = array();

		foreach ( $ids as $id ) {
			foreach ( self::get_attribute_meta( $id ) as $taxonomy => $slug ) {
				$slugs[ $slug ] = $slug;
			}
		}

		if ( array() === $slugs ) {
			return array();
		}

		$options = array();
		$rows    = Database::rows(
			'SELECT attributes.attribute_id AS id, taxonomies.taxonomy AS taxonomy, terms.slug AS slug, terms.name AS name'
			. ' FROM {wp:terms} terms INNER JOIN {wp:term_taxonomy} taxonomies ON taxonomies.term_id = terms.term_id'
			. " INNER JOIN {attribute_taxonomies} attributes ON taxonomies.taxonomy = CONCAT( 'pa_', attributes.attribute_name )"
			. ' WHERE terms.slug IN ( ' . Database::placeholders( $slugs, '%s' ) . ' )',
			array_map( 'strval', array_values( $slugs ) )
		);

		foreach ( $rows as $row ) {
			$options[ $row['taxonomy'] . ':' . $row['slug'] ] = array(
				'id'     => (int) $row['id'],
				'option' => Text::decode( (string) $row['name'] ),
			);
		}

		return $options;
	}
}
