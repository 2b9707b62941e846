<?php

namespace Storedeck\Foundation;

use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Tells how much of the processors background work should leave to visitors.
 */
final class Server_Load {

	/** Waiting processes per processor above which the load is high. */
	private const PER_CORE = 4;

	/**
	 * The share of its time that a background job may work: all of it up to the limit of the load, half of it at twice the
	 * limit. While so many processes wait, one more hardly makes the others slower.
	 */
	public static function get_share(): float {
		$loads = function_exists( 'sys_getloadavg' ) ? sys_getloadavg() : false;

		/*
		 * Filters the load average of the last minute above which background jobs work less: half of the time at twice the
		 * load.
		 *
		 * @param float $load Load average.
		 * @since 0.1.0
		 * @stability experimental
		 */
		$limit = (float) Plugin_Hooks::filter( 'storedeck_max_load', (float) self::PER_CORE * self::count_cores() );

		return self::compute_share( $loads, $limit );
	}

	/**
	 * The share at a load.
	 *
	 * @param array<int, float>|false $loads Load averages; false where they are unknown.
	 */
	public static function compute_share( $loads, float $limit ): float {
		return is_array( $loads ) && $loads[0] > $limit ? max( 0.0, $limit / max( $loads[0], PHP_FLOAT_EPSILON ) ) : 1.0;
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
