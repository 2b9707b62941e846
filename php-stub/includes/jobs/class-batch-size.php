<?php
/**
 * How much fits into a step.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a number of pieces that takes about a second, whatever the server.
 */
final class Batch_Size {

	/**
	 * Seconds that a step may take before the next one gets less, and below which it gets more.
	 */
	private const SLOW = 1.2;
	private const FAST = 0.5;

	/**
	 * How many pieces the next step gets.
	 *
	 * @param int   $size    How many the last one had.
	 * @param float $seconds How long it took.
	 * @param int   $least   Never fewer.
	 * @param int   $most    Never more.
	 */
	public static function next( int $size, float $seconds, int $least, int $most ): int {
		if ( $seconds > self::SLOW ) {
			return max( $least, min( $most, (int) ( $size * self::SLOW / $seconds / 2 ) ) );
		}

		return max( $least, min( $most, $seconds < self::FAST ? $size * 2 : $size ) );
	}
}
