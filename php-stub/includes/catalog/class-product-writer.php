<?php

namespace Storedeck\Catalog;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Host\Products\Catalog_Item;

defined( 'ABSPATH' ) || exit;

/**
 * Creates, updates, duplicates and deletes products.
 */
final class Product_Writer {

	/** Taxonomies of the fields that hold terms. */
	private const TERMS = array( 'categories' => 'product_cat', 'tags' => 'product_tag', 'brands' => 'product_brand' );

	/**
	 * Creates or updates a product.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function save( int $id, array $values ): int {
		$item = Catalog_Item::get_many( array_filter( array( $id ) ), 'product' )[ $id ] ?? null;

		Catalog_Item_Check::check( $item, $values );
		self::validate_terms( $values );

		foreach ( $values['images'] ?? array() as $image ) {
			Product_Images::validate( 'images', $image );
		}

		if ( null !== $item && isset( $values['status'] ) ) {
			self::move( $item, $values['status'] );
		}

		$id = Post_Writer::save( 'product', $item->post ?? null, $values );

		if ( isset( $values['type'] ) || null === $item ) {
			wp_set_object_terms( $id, $values['type'] ?? 'simple', 'product_type' );
		}

		foreach ( self::TERMS as $field => $taxonomy ) {
			if ( isset( $values[ $field ] ) && taxonomy_exists( $taxonomy ) ) {
				wp_set_object_terms( $id, self::get_term_ids( $values[ $field ] ), $taxonomy );
			}
		}

		if ( isset( $values['attributes'] ) ) {
			Product_Attribute_Writer::write( $id, $values['attributes'] );
		}

		$item = Catalog_Item::get_many( array( $id ), 'product' )[ $id ];

		self::write_meta( $item, $values );
		Catalog_Item_Writer::write( $item, $values );

		if ( 'variable' === $item->get_type() ) {
			Variation_Writer::sync_parent( $id );
		}

		Change_Queue::add_product( $id );
		Change_Queue::flush();

		return $id;
	}

	/**
	 * Deletes a product with its variations, or moves it to the trash.
	 *
	 * @param bool $force Whether to delete permanently.
	 * @throws Store_Exception When it is already in the trash.
	 */
	public static function delete( int $id, bool $force ): void {
		if ( ! $force && 'trash' === get_post_status( $id ) ) {
			throw new Store_Exception(
				'woocommerce_rest_already_trashed',
				__( 'The product has already been deleted.', 'storedeck' ),
				410
			);
		}

		foreach ( Post_Writer::get_child_ids( $id, 'product_variation' ) as $variation ) {
			Post_Writer::delete( $variation, $force );
			Change_Queue::add_product( $variation );
		}

		Post_Writer::delete( $id, $force );
		Change_Queue::add_product( $id );
		Change_Queue::flush();
	}

	/**
	 * Duplicates a product with its variations. The copy is a draft.
	 *
	 * @param int                  $id     Id of the original.
	 * @param array<string, mixed> $values Values that differ from the original.
	 * @return int Id of the copy.
	 */
	public static function duplicate( int $id, array $values ): int {
		$copy = Post_Writer::duplicate( $id, 0 );

		foreach ( Post_Writer::get_child_ids( $id, 'product_variation' ) as $variation ) {
			Change_Queue::add_product( Post_Writer::duplicate( $variation, $copy ) );
		}

		$name = Text::decode( get_post( $id )->post_title );

		return self::save(
			$copy,
			$values + array(
				/* translators: %s: name of a product. */
				'name'   => sprintf( __( '%s (Copy)', 'storedeck' ), $name ),
				'status' => 'draft',
			)
		);
	}

	/**
	 * Moves a product with its variations to the trash when it gets that status, or out of it. Restored variations have their
	 * status from before.
	 *
	 * @param string $status New status of the product.
	 */
	private static function move( Catalog_Item $item, string $status ): void {
		$is_trashed = 'trash' === $item->post->post_status;

		// Without a trash, WordPress would delete.
		if ( ! EMPTY_TRASH_DAYS || ( 'trash' === $status ) === $is_trashed ) {
			return;
		}

		$id         = $item->get_id();
		$variations = Post_Writer::get_child_ids( $id, 'product_variation' );

		if ( $is_trashed ) {
			wp_untrash_post( $id );
			add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 );
			array_map( 'wp_untrash_post', $variations );
			remove_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status' );
		} else {
			array_map( 'wp_trash_post', array( $id, ...$variations ) );
		}

		array_map( array( Change_Queue::class, 'add_product' ), $variations );
	}

	/**
	 * Writes the meta that only products have.
	 *
	 * @param array<string, mixed> $values Valid values.
	 */
	private static function write_meta( Catalog_Item $item, array $values ): void {
		$id = $item->get_id();

		foreach ( array( 'catalog_visibility' => '_visibility', 'button_text' => '_button_text' ) as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				Catalog_Item_Writer::set_meta( $id, $key, sanitize_text_field( $values[ $name ] ) );
			}
		}

		foreach ( array( 'featured' => '_featured', 'sold_individually' => '_sold_individually' ) as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				Catalog_Item_Writer::set_meta( $id, $key, $values[ $name ] ? 'yes' : 'no' );
			}
		}

		foreach ( array( 'upsell_ids' => '_upsell_ids', 'cross_sell_ids' => '_crosssell_ids' ) as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				update_post_meta( $id, $key, array_values( array_unique( array_map( 'intval', $values[ $name ] ) ) ) );
			}
		}

		if ( isset( $values['external_url'] ) ) {
			Catalog_Item_Writer::set_meta( $id, '_product_url', sanitize_url( $values['external_url'], array( 'http', 'https' ) ) );
		}

		$purchase_note = Shared_Fields::to_html( $item->get_text( '_purchase_note' ) );

		if ( isset( $values['purchase_note'] ) && $purchase_note !== $values['purchase_note'] ) {
			Catalog_Item_Writer::set_meta( $id, '_purchase_note', wp_kses_post( $values['purchase_note'] ) );
		}

		if ( isset( $values['images'] ) ) {
			$images = array_values( array_filter( array_map( 'intval', array_column( array_filter( $values['images'] ), 'id' ) ) ) );

			Catalog_Item_Writer::set_meta( $id, '_thumbnail_id', (string) ( $images[0] ?? '' ) );
			Catalog_Item_Writer::set_meta( $id, '_product_image_gallery', implode( ',', array_slice( $images, 1 ) ) );
			Product_Images::write_texts( $values['images'] );
		}

		if ( isset( $values['default_attributes'] ) ) {
			$defaults = Product_Attribute_Writer::get_variation_attributes( $values['default_attributes'] );

			update_post_meta( $id, '_default_attributes', wp_slash( $defaults ) );
		}
	}

	/**
	 * Term ids of a request.
	 *
	 * @param array<int, array<string, mixed>> $terms Terms of a request.
	 * @return int[]
	 */
	private static function get_term_ids( array $terms ): array {
		return array_values( array_filter( array_map( 'intval', array_column( $terms, 'id' ) ) ) );
	}

	/**
	 * Checks that terms exist.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When one does not exist.
	 */
	private static function validate_terms( array $values ): void {
		foreach ( self::TERMS as $field => $taxonomy ) {
			foreach ( taxonomy_exists( $taxonomy ) ? self::get_term_ids( $values[ $field ] ?? array() ) : array() as $id ) {
				if ( ! get_term( $id, $taxonomy ) instanceof \WP_Term ) {
					/* translators: %d: term ID. */
					throw Store_Exception::invalid_param( $field, sprintf( __( '#%d is an invalid term ID.', 'storedeck' ), $id ) );
				}
			}
		}
	}
}
