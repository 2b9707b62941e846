<?php

namespace Storedeck\Admin;

use Storedeck\Host\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Opens the product when the edit page of a variation is requested, which WordPress rejects. Rows of reports have the ID
 * of the variation only.
 */
final class Variation_Redirect {

	/**
	 * Hooks the edit page.
	 */
	public static function register_hooks(): void {
		add_action( 'load-post.php', array( self::class, 'redirect' ) );
	}

	/**
	 * Redirects to the edit page of the product.
	 */
	public static function redirect(): void {
		// No nonce is needed: the request only opens a page.
		$id      = isset( $_GET['post'] ) && is_numeric( $_GET['post'] ) ? (int) $_GET['post'] : 0;
		$action  = isset( $_GET['action'] ) && is_string( $_GET['action'] ) ? sanitize_key( $_GET['action'] ) : '';
		$product = 'edit' === $action ? self::get_product( $id ) : 0;

		if ( $product > 0 ) {
			wp_safe_redirect( admin_url( Host::get_store()->get_product_path( (string) $product ) ) );
			exit;
		}
	}

	/**
	 * Product of a variation.
	 *
	 * @param int $id Post.
	 * @return int ID; 0 if the post is no variation, or has no product.
	 */
	public static function get_product( int $id ): int {
		$post = $id > 0 ? get_post( $id ) : null;

		return null !== $post && 'product_variation' === $post->post_type ? (int) $post->post_parent : 0;
	}
}
