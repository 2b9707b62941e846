<?php
/**
 * Load of the server.
 *
 * @package Storedeck
 */

namespace Storedeck\Common;

defined( 'ABSPATH' ) || exit;

/**
 * Tells whether background work should leave the processors to visitors.
 */
final class Server_Load {

	/**
	 * Waiting processes per processor above which the load is high.
	 */
	private const PER_CORE = 4;

	/**
	 * Whether more processes wait than the server can run soon. False where the load is unknown.
	 */
	public static function is_high(): bool {
		$loads = function_exists( 'sys_getloadavg' ) ? sys_getloadavg() : false;

		/*
		 * Filters the load average of the last minute above which background jobs pause.
		 *
		 * @param float $load Load average.
		 * @since 0.1.0
		 */
		$limit = (float) Filters::apply( 'storedeck_max_load', (float) self::PER_CORE * self::count_cores() );

		return is_array( $loads ) && $loads[0] > $limit;
	}

	/**
	 * Number of processors; 1 where it is unknown.
	 */
	private static function count_cores(): int {
		// phpcs:ignore Generic.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Some hosts do not allow to read it.
		$info = (string) @file_get_contents( '/proc/cpuinfo' );

		return max( 1, (int) preg_match_all( '/^processor\s*:/m', $info ) );
	}
}
