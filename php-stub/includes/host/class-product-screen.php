<?php
/**
 * The screen of a product.
 *
 * @package Storedeck
 */

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Knows where products are edited: on the screen of the app, or with WooCommerce on its own one.
 */
final class Product_Screen {

	/**
	 * Slug of the admin page of all screens of the app.
	 */
	public const PAGE = 'storedeck';

	/**
	 * Path below wp-admin of the page that edits a product.
	 *
	 * @param string $id Product, or the placeholder of a link.
	 */
	public static function get_path( string $id ): string {
		return Host::is_woocommerce_active()
			? 'post.php?post=' . $id . '&action=edit'
			: 'admin.php?page=' . self::PAGE . '&path=%2Fproducts%2F' . $id;
	}

	/**
	 * Whether a path of the app is the screen of a product.
	 *
	 * @param string $path Path.
	 */
	public static function is_path( string $path ): bool {
		return ! Host::is_woocommerce_active() && 1 === preg_match( '#^/products/(new|\d+)$#D', $path );
	}
}
