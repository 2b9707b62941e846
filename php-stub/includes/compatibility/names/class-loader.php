<?php

namespace Automattic\WooCommerce\Admin;

use Automattic\WooCommerce\Admin\Features\Features;

defined( 'ABSPATH' ) || exit;

/**
 * Checks of the current page, under the name that WooCommerce had for them before PageController.
 *
 * Answers as PageController and Features do.
 */
class Loader {

	/**
	 * Whether the current page is one of the app or was connected.
	 *
	 * @return bool
	 */
	public static function is_admin_or_embed_page() {
		return PageController::is_admin_or_embed_page();
	}

	/**
	 * Whether the current page is one of the app.
	 *
	 * @return bool
	 */
	public static function is_admin_page() {
		return PageController::is_admin_page();
	}

	/**
	 * Whether the current page was connected.
	 *
	 * @return bool
	 */
	public static function is_embed_page() {
		return PageController::is_embed_page();
	}

	/**
	 * Whether the app has a feature.
	 *
	 * @param string $feature Feature.
	 * @return bool
	 */
	public static function is_feature_enabled( $feature ) {
		return Features::is_enabled( $feature );
	}
}
