<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Products\Catalog_Item;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Images of the media library.
 */
final class Product_Images {

	/**
	 * Images of a product: the main image, then the gallery.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function get_for_item( Catalog_Item $item ): array {
		$ids = array_merge(
			array( (int) $item->get_text( '_thumbnail_id', '0' ) ),
			array_map( 'intval', explode( ',', $item->get_text( '_product_image_gallery' ) ) )
		);

		return array_values( array_filter( array_map( array( self::class, 'get' ), array_unique( array_filter( $ids ) ) ) ) );
	}

	/**
	 * One image.
	 *
	 * @param int $id Id in the media library.
	 * @return array<string, mixed>|null Null when it does not exist.
	 */
	public static function get( int $id ): ?array {
		$post = $id > 0 ? get_post( $id ) : null;
		$src  = $post instanceof WP_Post ? wp_get_attachment_url( $id ) : false;

		if ( false === $src || ! $post instanceof WP_Post ) {
			return null;
		}

		return array( 'id' => $id )
			+ Dates::format_gmt( 'date_created', $post->post_date_gmt )
			+ Dates::format_gmt( 'date_modified', $post->post_modified_gmt )
			+ array(
				'src'  => $src,
				'name' => $post->post_title,
				'alt'  => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
			);
	}

	/**
	 * Checks that an image of a request exists in the media library.
	 *
	 * @param array<string, mixed>|null $image Image; empty for none.
	 * @throws Store_Exception When it does not exist.
	 */
	public static function validate( string $param, ?array $image ): void {
		$id = (int) ( $image['id'] ?? 0 );

		if ( ! empty( $image ) && ( 0 === $id || 'attachment' !== get_post_type( $id ) ) ) {
			/* translators: %d: image ID. */
			throw Store_Exception::invalid_param( $param, sprintf( __( '#%d is an invalid image ID.', 'storedeck' ), $id ) );
		}
	}

	/**
	 * Writes the alternative texts of images. They belong to the image in the media library.
	 *
	 * @param array<int, array<string, mixed>|null> $images Images of a request; without alt, the text stays.
	 */
	public static function write_texts( array $images ): void {
		foreach ( $images as $image ) {
			if ( ! isset( $image['id'], $image['alt'] ) ) {
				continue;
			}

			$id  = (int) $image['id'];
			$alt = sanitize_text_field( (string) $image['alt'] );

			if ( get_post_meta( $id, '_wp_attachment_image_alt', true ) !== $alt ) {
				Catalog_Item_Writer::set_meta( $id, '_wp_attachment_image_alt', $alt );
			}
		}
	}
}
