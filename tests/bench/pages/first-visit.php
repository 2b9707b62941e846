<?php
/**
 * Requests with a cookie are those of somebody who has not been on the page
 * before: nothing of it is kept or shown.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'storedeck_keep_snapshots',
	static function ( $keeps ) {
		return $keeps && ! isset( $_COOKIE['storedeck-bench-first-visit'] );
	}
);
