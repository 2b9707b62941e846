<?php

namespace Storedeck\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Recurring events of WP-Cron.
 *
 * Schedules events. One that is due later than its interval from now was scheduled while the clock of the server was
 * ahead, and would wait until the time that the clock showed.
 */
final class Schedule {

	/**
	 * Schedules an event, unless it is due within its interval.
	 *
	 * @param string $event Hook.
	 * @param int    $delay Seconds until it is first due.
	 */
	public static function ensure( string $event, string $recurrence, int $delay ): void {
		if ( self::is_ahead( $event ) ) {
			wp_clear_scheduled_hook( $event );
		}

		if ( ! wp_next_scheduled( $event ) ) {
			wp_schedule_event( time() + $delay, $recurrence, $event );
		}
	}

	/**
	 * Whether an event is due later than its interval from now.
	 *
	 * @param string $event Hook.
	 */
	public static function is_ahead( string $event ): bool {
		$scheduled = wp_get_scheduled_event( $event );

		return false !== $scheduled && $scheduled->timestamp > time() + ( $scheduled->interval ?? 0 );
	}
}
