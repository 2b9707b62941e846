<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Catalog\Post_Writer;
use Storedeck\Catalog\Variation_Writer;
use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Products\Catalog_Item;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the attributes of new variations to their products, which may have existed before, and restores what it changed once the
 * last imported variation is deleted.
 */
final class Variable_Products {

	/** Meta with what a product was before: `type`, `metas` by key, ids of its `variations`, and the date on which it was `modified`. */
	private const META = '_storedeck_import_before';

	/**
	 * Makes a product variable.
	 *
	 * @param list<array<string, string>> $variations Attributes of its new variations: values by name.
	 */
	public static function add( int $product, array $variations ): void {
		$item = Catalog_Item::get_many( array( $product ), 'product' )[ $product ];

		self::remember( $item );

		$attributes = $item->get_array( '_product_attributes' );

		foreach ( $variations as $values ) {
			foreach ( $values as $name => $value ) {
				$key       = sanitize_title( $name );
				$attribute = $attributes[ $key ] ?? array(
					'name'        => (string) $name,
					'value'       => '',
					'position'    => count( $attributes ),
					'is_visible'  => 1,
					'is_taxonomy' => 0,
				);
				$options   = explode( ' | ', $attribute['value'] );

				// The values of a taxonomy are its terms.
				if ( empty( $attribute['is_taxonomy'] ) && ! in_array( $value, $options, true ) ) {
					$attribute['value'] = implode( ' | ', array_filter( array( ...$options, $value ), 'strlen' ) );
				}

				$attributes[ $key ] = array( 'is_variation' => 1 ) + $attribute;
			}
		}

		update_post_meta( $product, '_product_attributes', wp_slash( $attributes ) );

		// Types of extensions have variations too.
		if ( 'simple' === $item->get_type() ) {
			wp_set_object_terms( $product, 'variable', 'product_type' );
		}

		Variation_Writer::sync_parent( $product );
		Change_Queue::add_product( $product );
	}

	/**
	 * Restores products that have no imported variations any longer, and no new ones. Attributes that were edited since remain.
	 */
	public static function restore(): void {
		$rows = Database::rows( 'SELECT post_id AS id FROM {wp:postmeta} WHERE meta_key = %s', array( self::META ) );

		foreach ( Catalog_Item::get_many( array_map( 'intval', array_column( $rows, 'id' ) ), 'product' ) as $id => $item ) {
			$before = $item->get_array( self::META );
			$all    = Post_Writer::get_child_ids( $id, 'product_variation' );
			$own    = self::get_own_variations( $id );

			if ( $all === $own ) {
				delete_post_meta( $id, self::META );
			}

			if ( array() === array_diff( $all, $before['variations'] ) ) {
				self::restore_product( $item, $before );
			}

			if ( array() !== $all ) {
				Variation_Writer::sync_parent( $id );
			}
		}
	}

	private static function restore_product( Catalog_Item $item, array $before ): void {
		$id = $item->get_id();

		if ( $before['modified'] !== $item->post->post_modified_gmt ) {
			unset( $before['metas']['_product_attributes'] );
		}

		foreach ( $before['metas'] as $key => $values ) {
			delete_post_meta( $id, $key );

			foreach ( $values as $value ) {
				add_post_meta( $id, $key, wp_slash( $value ) );
			}
		}

		if ( 'variable' === $item->get_type() ) {
			wp_set_object_terms( $id, $before['type'], 'product_type' );
		}
	}

	/**
	 * Stores what a product is before the first import changes it.
	 */
	private static function remember( Catalog_Item $item ): void {
		$metas = array( '_product_attributes', '_price' );

		// Orders change the status of managed stock.
		if ( ! $item->is_yes( '_manage_stock' ) ) {
			$metas[] = '_stock_status';
		}

		$values = array_map( static fn( string $key ) => get_post_meta( $item->get_id(), $key ), $metas );
		$before = array(
			'type'       => $item->get_type(),
			'metas'      => array_combine( $metas, $values ),
			'variations' => self::get_own_variations( $item->get_id() ),
			'modified'   => $item->post->post_modified_gmt,
		);

		add_post_meta( $item->get_id(), self::META, wp_slash( $before ), true );
	}

	/**
	 * Variations that no import created.
	 *
	 * @return list<int>
	 */
	private static function get_own_variations( int $product ): array {
		return array_values(
			array_filter(
				Post_Writer::get_child_ids( $product, 'product_variation' ),
				static fn( int $id ): bool => '' === (string) get_post_meta( $id, Imported_Orders::IMPORT_META, true )
			)
		);
	}
}
