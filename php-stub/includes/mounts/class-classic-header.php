<?php
/**
 * The header on the lists that WordPress draws.
 *
 * @package Storedeck
 */

namespace Storedeck\Mounts;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the app's header above the lists of products, coupons and orders, so
 * that inbox and reports are as near there as anywhere.
 */
final class Classic_Header {

	/**
	 * Kinds of posts whose screens get it.
	 */
	private const POST_TYPES = array( 'product', 'shop_coupon', 'shop_order' );

	/**
	 * Hooks the header.
	 */
	public static function register_hooks(): void {
		add_action( 'in_admin_header', array( self::class, 'render' ) );
	}

	/**
	 * Prints the header.
	 */
	public static function render(): void {
		$screen = get_current_screen();

		if ( null === $screen || ! in_array( $screen->post_type, self::POST_TYPES, true ) || $screen->is_block_editor() ) {
			return;
		}

		$type  = get_post_type_object( $screen->post_type );
		$title = null === $type ? '' : $type->labels->name;

		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Placeholder escapes what it prints.
		echo Placeholder::html( 'header', array( 'title' => $title ) );
	}
}
