<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Dates;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Writes title, content, status and dates through WordPress' API, so that its
 * hooks fire.
 */
final class Post_Writer {

	/**
	 * Creates or updates a post.
	 *
	 * @param WP_Post|null         $post   Existing item.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When WordPress fails.
	 */
	public static function save( string $type, ?WP_Post $post, array $values ): int {
		$columns = self::get_columns( $post, $values );

		if ( null !== $post && array() === $columns ) {
			// wp_update_post() updates the modification date when only meta changes.
			$columns = array( 'menu_order' => $post->menu_order );
		}

		$columns += null === $post ? array(
			'post_type'      => $type,
			'post_title'     => 'product' === $type ? _x( 'Product', 'default title of a product', 'storedeck' ) : '',
			'post_status'    => 'publish',
			'comment_status' => 'product' === $type ? 'open' : 'closed',
			'ping_status'    => 'closed',
		) : array( 'ID' => $post->ID );

		$id = null === $post
			? wp_insert_post( wp_slash( $columns ), true )
			: wp_update_post( wp_slash( $columns ), true );

		if ( is_wp_error( $id ) ) {
			throw new Store_Exception( 'woocommerce_rest_cannot_save', __( 'Could not save the item. Try again.', 'storedeck' ), 500 );
		}

		return (int) $id;
	}

	/**
	 * Deletes a post, or moves it to the trash.
	 *
	 * @param bool $force Whether to delete permanently.
	 * @throws Store_Exception When WordPress fails.
	 */
	public static function delete( int $id, bool $force ): void {
		$done = $force ? wp_delete_post( $id, true ) : wp_trash_post( $id );

		if ( ! $done ) {
			throw new Store_Exception( 'woocommerce_rest_cannot_delete', __( 'Could not delete the item. Try again.', 'storedeck' ), 500 );
		}
	}

	/**
	 * Ids of the child posts of a post, in all statuses. This is not a
	 * WP_Query: a filter must not leave variations behind when a product is
	 * deleted.
	 *
	 * @return int[]
	 */
	public static function get_child_ids( int $id, string $type ): array {
		return Database::ids(
			'SELECT ID FROM {wp:posts} WHERE post_parent = %d AND post_type = %s ORDER BY menu_order, ID',
			array( $id, $type )
		);
	}

	/**
	 * Duplicates a post with its meta and terms, except unique values such as
	 * the SKU, and counters.
	 *
	 * @param int $id     Id of the original.
	 * @param int $parent Parent of the copy.
	 * @return int Id of the copy.
	 */
	public static function duplicate( int $id, int $parent ): int {
		$post = get_post( $id );
		$copy = wp_insert_post(
			wp_slash(
				array(
					'post_type'      => $post->post_type,
					'post_title'     => $post->post_title,
					'post_content'   => $post->post_content,
					'post_excerpt'   => $post->post_excerpt,
					'post_status'    => 0 === $parent ? 'draft' : $post->post_status,
					'post_parent'    => $parent,
					'menu_order'     => $post->menu_order,
					'comment_status' => $post->comment_status,
					'ping_status'    => 'closed',
				)
			)
		);

		$excluded = array(
			Creation_Key::META,
			'_sku',
			'_global_unique_id',
			'total_sales',
			'_wc_average_rating',
			'_wc_review_count',
			'_wc_rating_count',
		);

		foreach ( (array) get_post_meta( $id ) as $key => $values ) {
			foreach ( in_array( $key, $excluded, true ) ? array() : $values as $value ) {
				add_post_meta( $copy, wp_slash( (string) $key ), wp_slash( maybe_unserialize( $value ) ) );
			}
		}

		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$terms = wp_get_object_terms( $id, $taxonomy, array( 'fields' => 'ids' ) );

			if ( is_array( $terms ) ) {
				wp_set_object_terms( $copy, $terms, $taxonomy );
			}
		}

		return (int) $copy;
	}

	/**
	 * Columns of the values.
	 *
	 * @param WP_Post|null         $post   Existing item.
	 * @param array<string, mixed> $values Valid values.
	 * @return array<string, mixed>
	 */
	private static function get_columns( ?WP_Post $post, array $values ): array {
		$columns = array();

		foreach ( array(
			'status'        => 'post_status',
			'parent_id'     => 'post_parent',
			'menu_order'    => 'menu_order',
			'post_password' => 'post_password',
		) as $name => $column ) {
			if ( isset( $values[ $name ] ) ) {
				$columns[ $column ] = $values[ $name ];
			}
		}

		if ( isset( $values['name'] ) ) {
			$columns['post_title'] = wp_kses( $values['name'], array() );
		}

		if ( isset( $values['slug'] ) ) {
			$columns['post_name'] = sanitize_title( $values['slug'] );
		}

		foreach ( array( 'description' => 'post_content', 'short_description' => 'post_excerpt' ) as $name => $column ) {
			// An unchanged value stays unformatted in the database.
			if ( isset( $values[ $name ] ) && ( null === $post || Shared_Fields::to_html( $post->$column ) !== $values[ $name ] ) ) {
				$columns[ $column ] = wp_kses_post( $values[ $name ] );
			}
		}

		if ( isset( $values['reviews_allowed'] ) ) {
			$columns['comment_status'] = $values['reviews_allowed'] ? 'open' : 'closed';
		}

		return $columns + self::get_date_columns( $values );
	}

	/**
	 * Columns of the creation date.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @return array<string, mixed>
	 */
	private static function get_date_columns( array $values ): array {
		$gmt  = (string) ( $values['date_created_gmt'] ?? '' );
		$date = '' === $gmt ? (string) ( $values['date_created'] ?? '' ) : $gmt;
		$time = '' === $date ? null : Dates::parse( $date, '' !== $gmt );

		return null === $time ? array() : array(
			'post_date'     => Dates::to_site_time( $time ),
			'post_date_gmt' => Dates::to_gmt( $time ),
			'edit_date'     => true,
		);
	}
}
