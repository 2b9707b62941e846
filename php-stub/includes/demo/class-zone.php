<?php
/**
 * Zone: the shop's time zone.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * Turns moments (Unix timestamps) into the two texts that the tables hold: the shop's
 * wall clock and GMT. Remembers the current offset, as neighbouring rows share it.
 */
final class Zone {
	/** How far ahead one look for clock changes reaches, in seconds. */
	private const REACH = 400 * 86400;

	/** The zone of the calendar. */
	private DateTimeZone $zone;

	/** First moment at which the remembered offset holds. */
	private int $from = 0;

	/** First moment at which it no longer holds. */
	private int $until = 0;

	/** The remembered offset in seconds east of GMT. */
	private int $offset = 0;

	/**
	 * Opens a zone.
	 *
	 * @param string $name Name in the zone database, such as 'America/Los_Angeles'.
	 */
	public function __construct( public readonly string $name ) {
		$this->zone = new DateTimeZone( $name );
	}

	/**
	 * The moment at which the shop's clock shows a time.
	 *
	 * @param string $clock Such as '2026-03-08 00:00'.
	 */
	public function moment( string $clock ): int {
		return ( new DateTimeImmutable( $clock, $this->zone ) )->getTimestamp();
	}

	/**
	 * Seconds east of GMT.
	 *
	 * @param int $moment Unix timestamp.
	 */
	public function offset( int $moment ): int {
		if ( $moment < $this->from || $moment >= $this->until ) {
			// The first entry of the list is the asked moment itself with the offset that holds there.
			$changes      = $this->zone->getTransitions( $moment, $moment + self::REACH );
			$this->offset = $changes[0]['offset'];
			$this->from   = $moment;
			$this->until  = $changes[1]['ts'] ?? $moment + self::REACH;
		}
		return $this->offset;
	}

	/**
	 * The shop's wall clock, 'YYYY-MM-DD HH:MM:SS'.
	 *
	 * @param int $moment Unix timestamp.
	 */
	public function local( int $moment ): string {
		return gmdate( 'Y-m-d H:i:s', $moment + $this->offset( $moment ) );
	}

	/**
	 * The same moment in GMT, 'YYYY-MM-DD HH:MM:SS'.
	 *
	 * @param int $moment Unix timestamp.
	 */
	public static function gmt( int $moment ): string {
		return gmdate( 'Y-m-d H:i:s', $moment );
	}
}
