<?php

namespace Automattic\WooCommerce\Blocks\Assets;

use Storedeck\Compatibility\Shared_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of extensions for the browser, under WooCommerce's name.
 *
 * Adds values to `window.wcSettings`.
 */
class AssetDataRegistry {

	/**
	 * Adds a value. The first value of a key stays.
	 *
	 * @param string $key              Key.
	 * @param mixed  $data             Value, or a callback that returns it when the page is printed.
	 * @param bool   $check_key_exists Has no effect.
	 */
	public function add( $key, $data, $check_key_exists = false ) {
		Shared_Settings::add( (string) $key, $data );
	}

	/**
	 * Whether a key has a value.
	 *
	 * @param string $key Key.
	 * @return bool
	 */
	public function exists( $key ) {
		return Shared_Settings::has( (string) $key );
	}

	/**
	 * Adds the response of a REST route.
	 *
	 * @param string $key              Key.
	 * @param string $path             Path of the route.
	 * @param bool   $check_key_exists Has no effect.
	 */
	public function hydrate_data_from_api_request( $key, $path, $check_key_exists = false ) {
		$this->add( $key, static fn() => rest_preload_api_request( array(), $path )[ $path ]['body'] ?? '' );
	}

	/**
	 * Adds the URL of a page.
	 *
	 * @param int $page_id Page.
	 */
	public function register_page_id( $page_id ) {
		$url = $page_id ? get_permalink( $page_id ) : false;

		if ( false !== $url ) {
			$this->add( 'page-' . $page_id, $url );
		}
	}
}
