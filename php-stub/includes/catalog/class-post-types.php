<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Registers products, coupons, categories and attributes where no other plugin
 * does. They are not public, and only products have an edit screen, which has
 * no menu entry.
 */
final class Post_Types {

	/** Capability for all actions on products and coupons. */
	private const CAPABILITY = 'manage_woocommerce';

	/**
	 * Registers late, so that other plugins can register more complete types
	 * first.
	 */
	public static function register_hooks(): void {
		add_action( 'init', array( self::class, 'register' ), 20 );
		add_filter( 'post_type_link', array( self::class, 'filter_link' ), 10, 2 );
		add_filter( 'get_edit_post_link', array( self::class, 'filter_edit_link' ), 10, 3 );
	}

	/**
	 * Registers missing post types and taxonomies.
	 */
	public static function register(): void {
		foreach ( self::get_post_types() as $type => $label ) {
			if ( ! post_type_exists( $type ) ) {
				register_post_type( $type, self::get_post_type_args( $label, 'product' === $type ) );
			}
		}

		foreach ( self::get_taxonomies() as $taxonomy => $label ) {
			if ( ! taxonomy_exists( $taxonomy ) ) {
				register_taxonomy(
					$taxonomy,
					'product',
					array(
						'label'        => $label,
						'public'       => false,
						'hierarchical' => 'product_cat' === $taxonomy,
						'rewrite'      => false,
						'query_var'    => false,
						'capabilities' => array_fill_keys(
							array( 'manage_terms', 'edit_terms', 'delete_terms', 'assign_terms' ),
							self::CAPABILITY
						),
					)
				);
			}
		}
	}

	/**
	 * Post types of the store.
	 *
	 * @return array<string, string> Post type => name.
	 */
	public static function get_post_types(): array {
		return array(
			'product'           => __( 'Products', 'storedeck' ),
			'product_variation' => __( 'Variations', 'storedeck' ),
			'shop_coupon'       => __( 'Coupons', 'storedeck' ),
		);
	}

	/**
	 * Taxonomies of the store.
	 *
	 * @return array<string, string> Taxonomy => name.
	 */
	public static function get_taxonomies(): array {
		return array(
			'product_cat'  => __( 'Product categories', 'storedeck' ),
			'product_type' => __( 'Product types', 'storedeck' ),
		) + self::get_attribute_taxonomies();
	}

	/**
	 * Links a product without a public page to its edit screen.
	 *
	 * @param string   $link Permalink.
	 * @param \WP_Post $post Post.
	 * @return string
	 */
	public static function filter_link( $link, $post ) {
		return 'product' === $post->post_type && ! is_post_type_viewable( 'product' )
			? admin_url( Host::get_store()->get_product_path( (string) $post->ID ) )
			: $link;
	}

	/**
	 * Edits a product in its screen: the editor of WordPress has neither price nor stock.
	 *
	 * @param string $link    URL.
	 * @param int    $id      Post.
	 * @param string $context `display` to escape it.
	 * @return string
	 */
	public static function filter_edit_link( $link, $id, $context = 'display' ) {
		if ( 'product' !== get_post_type( $id ) || is_post_type_viewable( 'product' ) ) {
			return $link;
		}

		$url = admin_url( Host::get_store()->get_product_path( (string) $id ) );

		return 'display' === $context ? esc_url( $url ) : $url;
	}

	/**
	 * Arguments of register_post_type().
	 *
	 * @param bool $has_screen Whether it has an edit screen.
	 * @return array<string, mixed>
	 */
	private static function get_post_type_args( string $label, bool $has_screen ): array {
		return array(
			'label'        => $label,
			'public'       => false,
			'show_ui'      => $has_screen,
			'show_in_menu' => false,
			'rewrite'      => false,
			'query_var'    => false,
			'supports'     => array( 'title', 'editor', 'excerpt', 'comments' ),
			'map_meta_cap' => true,
			'capabilities' => array_fill_keys(
				array(
					'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts',
					'publish_posts', 'read_private_posts', 'delete_posts', 'delete_others_posts',
					'delete_private_posts', 'delete_published_posts', 'create_posts',
				),
				self::CAPABILITY
			),
		);
	}

	/**
	 * Taxonomies of the global attributes.
	 *
	 * @return array<string, string> Taxonomy => name.
	 */
	private static function get_attribute_taxonomies(): array {
		$names = array();
		$rows  = Database::attempt( static fn() => Database::rows( 'SELECT attribute_name, attribute_label FROM {attribute_taxonomies}' ) );

		foreach ( $rows ?? array() as $row ) {
			// WordPress limits names of taxonomies to 32 characters.
			if ( strlen( $row['attribute_name'] ) <= 29 ) {
				$names[ 'pa_' . $row['attribute_name'] ] = (string) $row['attribute_label'];
			}
		}

		return $names;
	}
}
