<?php

namespace Storedeck\Admin;

use Storedeck\Host\Host;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Where the reports are in the admin menu: WooCommerce has a menu Analytics, too.
 */
final class Analytics_Menu {

	/**
	 * Option with the place of the reports, one of the constants below.
	 */
	public const OPTION = 'storedeck_reports_menu';

	/**
	 * A menu of its own, next to that of WooCommerce.
	 */
	public const SEPARATE = 'separate';

	/**
	 * A menu of its own; the reports of WooCommerce are not in the menu.
	 */
	public const ONLY = 'only';

	/**
	 * The menu of WooCommerce, instead of the reports of WooCommerce.
	 */
	public const SHARED = 'shared';

	/**
	 * Slug of WooCommerce's menu.
	 */
	public const SLUG = 'wc-admin&path=/analytics/overview';

	/**
	 * Items of WooCommerce's menu besides its reports, which have the names of ours. Items of extensions stay.
	 */
	private const OTHER_ITEMS = array( 'overview', 'settings' );

	/**
	 * Where the reports are; SEPARATE also when WooCommerce has no menu of reports.
	 */
	public static function get_place(): string {
		$place = self::is_woocommerce_menu() ? get_option( self::OPTION, self::SEPARATE ) : self::SEPARATE;

		return in_array( $place, array( self::ONLY, self::SHARED ), true ) ? $place : self::SEPARATE;
	}

	/**
	 * Title of the menu of the plugin. It differs from WooCommerce's where both are shown.
	 */
	public static function get_title(): string {
		return self::is_woocommerce_menu() && self::SEPARATE === self::get_place()
			? __( 'Storedeck Analytics', 'storedeck' )
			: __( 'Analytics', 'storedeck' );
	}

	/**
	 * Removes the reports of WooCommerce from the menu if the setting says so. Their pages can still be opened by URL.
	 */
	public static function remove_items(): void {
		if ( self::SEPARATE === self::get_place() ) {
			return;
		}

		$reports = array_keys( array_diff_key( Registry::get_registered(), Registry::get_of_plugins() ) );

		foreach ( array( ...$reports, ...self::OTHER_ITEMS ) as $item ) {
			remove_submenu_page( self::SLUG, 'wc-admin&path=/analytics/' . $item );
		}

		if ( empty( $GLOBALS['submenu'][ self::SLUG ] ) ) {
			remove_menu_page( self::SLUG );
		}
	}

	/**
	 * Whether WooCommerce has a menu of reports.
	 */
	private static function is_woocommerce_menu(): bool {
		return Host::get_store()->has_menu( 'analytics' );
	}
}
