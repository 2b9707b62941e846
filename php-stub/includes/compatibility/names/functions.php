<?php
/**
 * Functions with WooCommerce's names, for extensions on sites without WooCommerce.
 *
 * @package Storedeck
 */

use Automattic\WooCommerce\Admin\PageController;
use Storedeck\Admin\Screens;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a page to the app and to its menu.
 *
 * @param array<string, mixed> $options id, title, parent, path, capability, icon, position.
 */
function wc_admin_register_page( $options ) {
	PageController::get_instance()->register_page( $options );
}

/**
 * Makes an admin page known.
 *
 * @param array<string, mixed> $options id, title, screen_id, path.
 */
function wc_admin_connect_page( $options ) {
	PageController::get_instance()->connect_page( $options );
}

/**
 * Whether the current page is one of the app.
 *
 * @return bool
 */
function wc_admin_is_registered_page() {
	return PageController::get_instance()->is_registered_page();
}

/**
 * Whether the current page was connected.
 *
 * @return bool
 */
function wc_admin_is_connected_page() {
	return PageController::get_instance()->is_connected_page();
}

/**
 * Breadcrumbs of the current page.
 *
 * @return list<string|array{string, string}> Titles, or URL and title.
 */
function wc_admin_get_breadcrumbs() {
	return PageController::get_instance()->get_breadcrumbs();
}

/**
 * URL of a screen of the app.
 *
 * @param string|null          $path  Path, `/` if empty.
 * @param array<string, mixed> $query More query arguments.
 * @return string
 */
function wc_admin_url( $path = null, $query = array() ) {
	$args = array( 'page' => Screens::PAGE );

	if ( ! empty( $path ) && '/' !== $path ) {
		$args['path'] = rawurlencode( $path );
	}

	return add_query_arg( $args + urlencode_deep( (array) $query ), admin_url( 'admin.php' ) );
}

/**
 * A number with the separators of the store.
 *
 * @return string Empty if it is no number.
 */
function wc_admin_number_format( $number ) {
	if ( ! is_numeric( $number ) ) {
		return '';
	}

	$currency = Settings::get_currency();

	return number_format( (float) $number, $currency['precision'], $currency['decimalSeparator'], $currency['thousandSeparator'] );
}

/**
 * Does nothing: no usage is tracked.
 *
 * @param string               $event_name Name.
 * @param array<string, mixed> $properties Properties.
 */
function wc_admin_record_tracks_event( $event_name, $properties = array() ) {
}
