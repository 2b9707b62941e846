<?php

namespace Storedeck\Setup;

use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the draft of a homepage from blocks that the store owner completes.
 */
final class Homepage {

	/** Option with the page ID. */
	public const OPTION = 'woocommerce_onboarding_homepage_post_id';

	/**
	 * Creates the page unless it exists.
	 *
	 * @return int|WP_Error Page id.
	 */
	public static function create() {
		$page = get_post( (int) get_option( self::OPTION ) );

		// get_post( 0 ) returns the current post.
		if ( (int) get_option( self::OPTION ) > 0 && $page instanceof WP_Post
			&& 'page' === $page->post_type && 'trash' !== $page->post_status ) {
			return $page->ID;
		}

		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'      => 'page',
					'post_status'    => 'draft',
					'post_title'     => __( 'Homepage', 'storedeck' ),
					'post_content'   => self::create_content(),
					'comment_status' => 'closed',
				)
			),
			true
		);

		if ( ! is_wp_error( $id ) ) {
			update_option( self::OPTION, $id, false );
		}

		return $id;
	}

	/**
	 * Content of the page.
	 */
	private static function create_content(): string {
		$sections = array(
			__( 'Fast delivery', 'storedeck' ) => __( 'Describe your delivery times.', 'storedeck' ),
			__( 'Easy returns', 'storedeck' )  => __( 'Describe your return policy.', 'storedeck' ),
			__( 'Here to help', 'storedeck' )  => __( 'Describe how customers can contact you.', 'storedeck' ),
		);
		$columns  = '';

		foreach ( $sections as $title => $text ) {
			$columns .= self::create_block(
				'column',
				'<div class="wp-block-column">' . self::create_heading( $title, 3 ) . self::create_paragraph( $text ) . '</div>'
			);
		}

		return self::create_heading( __( 'Welcome to our store', 'storedeck' ), 2 )
			. self::create_paragraph( __( 'Describe what makes your store special.', 'storedeck' ) )
			. self::create_shop_button()
			. self::create_block( 'columns', '<div class="wp-block-columns">' . $columns . '</div>' );
	}

	/**
	 * A button that leads to the products, where a theme or another plugin shows them.
	 */
	private static function create_shop_button(): string {
		$shop = get_post_type_archive_link( 'product' );

		return false === $shop ? '' : self::create_block(
			'buttons',
			'<div class="wp-block-buttons">' . self::create_block(
				'button',
				'<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="'
					. esc_url( $shop ) . '">' . esc_html__( 'Shop now', 'storedeck' ) . '</a></div>'
			) . '</div>'
		);
	}

	/**
	 * A heading.
	 *
	 * @param int $level 2 or 3.
	 */
	private static function create_heading( string $text, int $level ): string {
		return self::create_block(
			'heading',
			'<h' . $level . ' class="wp-block-heading">' . esc_html( $text ) . '</h' . $level . '>',
			2 === $level ? '' : '{"level":' . $level . '} '
		);
	}

	private static function create_paragraph( string $text ): string {
		return self::create_block( 'paragraph', '<p>' . esc_html( $text ) . '</p>' );
	}

	/**
	 * A block.
	 *
	 * @param string $attributes Attributes as JSON, followed by a space.
	 */
	private static function create_block( string $name, string $content, string $attributes = '' ): string {
		return "<!-- wp:$name $attributes-->\n$content\n<!-- /wp:$name -->\n";
	}
}
