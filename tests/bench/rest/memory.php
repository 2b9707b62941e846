<?php
/**
 * Sends the peak memory of PHP with each REST response.
 *
 * @package Storedeck
 */

add_filter(
	'rest_pre_serve_request',
	static function ( $served ) {
		header( 'x-bench-memory: ' . memory_get_peak_usage() );
		return $served;
	}
);
