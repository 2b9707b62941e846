<?php
/**
 * Kinds of posts and terms that a shop has.
 *
 * @package Storedeck
 */

namespace Storedeck\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Makes products, coupons, categories and attributes known to WordPress where
 * no other plugin does, so that reviews and their products can be looked after.
 * Visitors never see them; only a product has a screen, without a menu entry.
 */
final class Post_Types {

	/**
	 * What every action on products and coupons needs.
	 */
	private const CAPABILITY = 'manage_woocommerce';

	/**
	 * Hooks the registration, after the plugins that may do more.
	 */
	public static function register_hooks(): void {
		add_action( 'init', array( self::class, 'register' ), 20 );
		add_filter( 'post_type_link', array( self::class, 'link' ), 10, 2 );
	}

	/**
	 * Registers what is missing.
	 */
	public static function register(): void {
		$types = array(
			'product'           => __( 'Products', 'storedeck' ),
			'product_variation' => __( 'Variations', 'storedeck' ),
			'shop_coupon'       => __( 'Coupons', 'storedeck' ),
		);

		foreach ( $types as $type => $label ) {
			if ( ! post_type_exists( $type ) ) {
				register_post_type( $type, self::post_type( $label, 'product' === $type ) );
			}
		}

		$taxonomies = array(
			'product_cat'  => __( 'Product categories', 'storedeck' ),
			'product_type' => __( 'Product types', 'storedeck' ),
		) + self::attributes();

		foreach ( $taxonomies as $taxonomy => $label ) {
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
	 * Links a product without a page to the screen where it is edited.
	 *
	 * @param string   $link Address so far.
	 * @param \WP_Post $post Post.
	 * @return string
	 */
	public static function link( $link, $post ) {
		return 'product' === $post->post_type && ! is_post_type_viewable( 'product' )
			? admin_url( 'post.php?post=' . $post->ID . '&action=edit' )
			: $link;
	}

	/**
	 * How a kind of posts is registered.
	 *
	 * @param string $label      Name.
	 * @param bool   $has_screen Whether it can be edited.
	 * @return array<string, mixed>
	 */
	private static function post_type( string $label, bool $has_screen ): array {
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
					'edit_posts',
					'edit_others_posts',
					'edit_private_posts',
					'edit_published_posts',
					'publish_posts',
					'read_private_posts',
					'delete_posts',
					'delete_others_posts',
					'delete_private_posts',
					'delete_published_posts',
					'create_posts',
				),
				self::CAPABILITY
			),
		);
	}

	/**
	 * Taxonomies of the shop's attributes.
	 *
	 * @return array<string, string> Taxonomy => name.
	 */
	private static function attributes(): array {
		global $wpdb;

		$names = array();
		$shown = $wpdb->suppress_errors();
		$rows  = $wpdb->get_results(
			'SELECT attribute_name, attribute_label FROM ' . Tables::name( 'attribute_taxonomies' ),
			ARRAY_A
		);
		$wpdb->suppress_errors( $shown );

		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			// WordPress refuses longer names.
			if ( strlen( $row['attribute_name'] ) <= 29 ) {
				$names[ 'pa_' . $row['attribute_name'] ] = (string) $row['attribute_label'];
			}
		}

		return $names;
	}
}
