<?php

namespace Storedeck\Mounts;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the header of the app to the lists of products, coupons and orders, so that
 * the activity panel and favorites are available there too. WooCommerce has a
 * header of its own on these pages.
 */
final class Classic_Header {

	/** Post types whose screens have the header. */
	private const POST_TYPES = array( 'product', 'shop_coupon', 'shop_order' );

	public static function register_hooks(): void {
		add_action( 'in_admin_header', array( self::class, 'render' ) );
	}

	public static function render(): void {
		$screen = get_current_screen();

		if ( null === $screen || ! in_array( $screen->post_type, self::POST_TYPES, true ) || $screen->is_block_editor() ) {
			return;
		}

		$type  = get_post_type_object( $screen->post_type );
		$title = null === $type ? '' : $type->labels->name;

		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Placeholder escapes its output.
		echo Placeholder::html( 'header', array( 'title' => $title ) );
	}
}
