<?php
/**
 * Keeps the last day out of the future.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * The generated period ends on its last day at 14:00 in site time, whatever the
 * current time is, so that the same seed and day always generate the same store.
 * Before 14:00, the timestamps of that day are compressed in proportion, so that
 * the last of them is in the past. Days, amounts and the sequence of orders do
 * not change.
 */
final class Timeline {
	/** Timestamp of the end of the period. */
	public readonly int $end;

	/** Timestamp of the start of the last day. */
	private int $midnight;

	/** Seconds of the last day that have passed. */
	private int $passed;

	/**
	 * Computes the timestamps.
	 *
	 * @param Site_Time $time  Site time.
	 * @param string    $today Last day, 'YYYY-MM-DD'.
	 * @param int       $now   Current Unix timestamp, on or after the start of the last day.
	 */
	public function __construct( Site_Time $time, string $today, int $now ) {
		$this->midnight = $time->to_unix( (int) $time->parse( $today . 'T00:00:00' ) );
		$this->end      = $time->to_unix( (int) $time->parse( $today . 'T14:00:00' ) );
		$this->passed   = max( 0, min( $now, $this->end ) - $this->midnight );
	}

	/**
	 * Moves a timestamp out of the future.
	 *
	 * @param int|null $timestamp Timestamp up to the end of the period; null remains.
	 */
	public function to_past( ?int $timestamp ): ?int {
		return null === $timestamp || $timestamp <= $this->midnight
			? $timestamp
			: $this->midnight + intdiv( ( $timestamp - $this->midnight ) * $this->passed, $this->end - $this->midnight );
	}
}
