<?php
/**
 * Clock: keeps the unfinished day out of the future.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's story ends on "today" at 14:00 of the shop's clock, whatever the time really
 * is: so the same seed and day always tell the same story. When the real clock has not
 * reached 14:00 yet, the moments of that day are drawn together in proportion so that the
 * last of them is past. Days, amounts and the order of events do not change by that.
 */
final class Timeline {
	/** Wall clock time at which the story of the last day ends. */
	private const END = '14:00';

	/** The story's last moment. */
	public readonly int $horizon;

	/** The last day's first moment. */
	private int $midnight;

	/** Seconds of the last day that have really passed. */
	private int $passed;

	/**
	 * Sets the clock.
	 *
	 * @param Zone   $zone  Zone of the shop.
	 * @param string $today Last day, 'YYYY-MM-DD'.
	 * @param int    $now   The real moment; on or after that day's midnight.
	 */
	public function __construct( Zone $zone, string $today, int $now ) {
		$this->midnight = $zone->moment( $today . ' 00:00' );
		$this->horizon  = $zone->moment( $today . ' ' . self::END );
		$this->passed   = max( 0, min( $now, $this->horizon ) - $this->midnight );
	}

	/**
	 * The moment to write for a moment of the story.
	 *
	 * @param int $moment A moment up to the horizon.
	 */
	public function settle( int $moment ): int {
		if ( $moment <= $this->midnight ) {
			return $moment;
		}
		return $this->midnight + intdiv( ( $moment - $this->midnight ) * $this->passed, $this->horizon - $this->midnight );
	}

	/**
	 * As settle(), for a moment that may be missing.
	 *
	 * @param int|null $moment A moment up to the horizon, or none.
	 */
	public function settle_if( ?int $moment ): ?int {
		return null === $moment ? null : $this->settle( $moment );
	}
}
