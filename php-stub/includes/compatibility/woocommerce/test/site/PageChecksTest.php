<?php

namespace Storedeck\Compatibility\Woocommerce\Test\Site;

use Storedeck\Admin\Screens;
use Storedeck\Compatibility\Woocommerce\Page_Checks;
use Storedeck\Test\Site\SiteTestCase;
use WP_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts of extensions that depend on the app of WooCommerce, on our pages.
 *
 * @group mariadb
 */
final class PageChecksTest extends SiteTestCase {

	/** @after */
	public function forget_the_page(): void {
		unset( $GLOBALS['wp_scripts'], $GLOBALS['plugin_page'] );
	}

	public function test_the_app_is_left_out_with_its_translations_but_not_the_libraries(): void {
		$GLOBALS['wp_scripts']  = new WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Those of a page.
		$GLOBALS['plugin_page'] = Screens::PAGE; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Our page.

		wp_register_script( 'wc-date', '/date.js', array(), '1' );
		wp_register_script( 'wc-admin-app', '/app.js', array( 'wc-date' ), '1' );
		wp_set_script_translations( 'wc-admin-app', 'woocommerce' );
		wp_enqueue_script( 'extension', '/extension.js', array( 'wc-admin-app' ), '1', false );

		Page_Checks::leave_out_app();

		ob_start();
		wp_scripts()->do_items();

		preg_match_all( '/id="([^"]+)"/', str_replace( "'", '"', (string) ob_get_clean() ), $found );
		self::assertSame( array( 'wc-date-js', 'extension-js' ), $found[1] );
	}
}
