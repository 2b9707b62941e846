<?php

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Adjusts the number of items per step so that a step takes about a second on any server.
 */
final class Batch_Size {

	/** Seconds above which the next step gets fewer items, and below which it gets more. */
	private const SLOW = 1.2;
	private const FAST = 0.5;

	/**
	 * Number of items of the next step.
	 *
	 * @param int   $size    Number of items of the last step.
	 * @param float $seconds Duration of the last step.
	 */
	public static function next( int $size, float $seconds, int $min, int $max ): int {
		if ( $seconds > self::SLOW ) {
			return max( $min, min( $max, (int) ( $size * self::SLOW / $seconds / 2 ) ) );
		}

		return max( $min, min( $max, $seconds < self::FAST ? $size * 2 : $size ) );
	}
}
