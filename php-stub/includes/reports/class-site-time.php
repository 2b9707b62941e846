<?php
/**
 * The shop's wall clock.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, writes and converts times of the shop's own clock.
 *
 * A time is a whole number here: the seconds that a clock in Greenwich would
 * count if it showed the same date and hour. Such times can be added and
 * compared without any daylight saving in the way, exactly like the columns
 * of the tables. Only gmt() and exists() know the zone.
 */
final class Site_Time {

	/**
	 * Seconds in a day of the wall clock.
	 */
	public const DAY = 86400;

	/**
	 * First and last year that the shop's clock knows.
	 */
	public const YEARS = array( 1971, 9999 );

	/**
	 * Dates with time as the REST API takes them, the zone being optional.
	 */
	private const PATTERN = '/^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.\d+)?'
		. '([Zz]|[+-]\d\d(?::?\d\d)?)?$/D';

	/**
	 * Offsets that are cached.
	 */
	private const MAX_OFFSETS = 1000;

	/**
	 * Cached offsets by Unix timestamp. Adjacent intervals look up the same ones.
	 *
	 * @var array<int, int>
	 */
	private array $offsets = array();

	/**
	 * Remembers the zone.
	 *
	 * @param DateTimeZone $zone The shop's zone.
	 */
	public function __construct( private DateTimeZone $zone ) {
	}

	/**
	 * The current site timestamp.
	 */
	public function now(): int {
		return $this->from_unix( time() );
	}

	/**
	 * Site timestamp of a Unix timestamp.
	 *
	 * @param int $timestamp Unix timestamp.
	 */
	public function from_unix( int $timestamp ): int {
		return $timestamp + $this->offset( $timestamp );
	}

	/**
	 * Reads a date with time. One with a zone is converted to the shop's clock.
	 *
	 * @param string $value For example `2026-11-01T00:00:00` or `2026-11-01T00:00:00+02:00`.
	 * @return int|null Wall time, or null when there is no such date or hour, or the year is none of YEARS.
	 */
	public function parse( string $value ): ?int {
		if ( 1 !== preg_match( self::PATTERN, $value, $parts ) ) {
			return null;
		}

		list( , $year, $month, $day, $hour, $minute, $second ) = array_map( 'intval', $parts );

		// The years first: of those below 101, gmmktime() makes years of our time.
		if ( ! self::is_supported_year( $year ) || ! checkdate( $month, $day, $year ) || $hour > 23 || $minute > 59 || $second > 59 ) {
			return null;
		}

		$wall = (int) gmmktime( $hour, $minute, $second, $month, $day, $year );
		$zone = $parts[7] ?? '';

		if ( '' !== $zone ) {
			$wall = $this->from_unix( $wall - self::zone_offset( $zone ) );
		}

		return self::is_supported_year( (int) self::format( $wall, 'Y' ) ) ? $wall : null;
	}

	/**
	 * Whether the shop's clock knows a year.
	 *
	 * @param int $year Year.
	 */
	public static function is_supported_year( int $year ): bool {
		return $year >= self::YEARS[0] && $year <= self::YEARS[1];
	}

	/**
	 * Writes a wall time like the columns of the tables.
	 *
	 * @param int    $wall   Wall time.
	 * @param string $format PHP date format.
	 * @return string
	 */
	public static function format( int $wall, string $format = 'Y-m-d H:i:s' ): string {
		return gmdate( $format, $wall );
	}

	/**
	 * The same moment on the clock of Greenwich.
	 *
	 * An hour that the clock shows twice in autumn begins at the first and
	 * ends at the second of the two moments. Of a time that spring leaves out
	 * nothing ever passed: it begins with the change, and ended before it.
	 *
	 * @param int  $wall Wall time.
	 * @param bool $last Whether the later of two moments is meant (the end of a span).
	 * @return string Date with time.
	 */
	public function to_gmt( int $wall, bool $last = false ): string {
		return self::format( $this->to_unix( $wall, $last ) );
	}

	/**
	 * Unix timestamp of a site timestamp; see to_gmt().
	 *
	 * @param int  $wall Site timestamp.
	 * @param bool $last Whether the later of two timestamps is meant (the end of a range).
	 */
	public function to_unix( int $wall, bool $last = false ): int {
		$moments = $this->moments( $wall );

		if ( array() === $moments ) {
			return $this->change( $wall ) - ( $last ? 1 : 0 );
		}

		return $last ? max( $moments ) : min( $moments );
	}

	/**
	 * Whether the shop's clock ever shows this time.
	 *
	 * @param int $wall Wall time.
	 */
	public function exists( int $wall ): bool {
		return array() !== $this->moments( $wall );
	}

	/**
	 * Unix times at which the shop's clock shows a time: none, one or two.
	 *
	 * @param int $wall Wall time.
	 * @return int[]
	 */
	private function moments( int $wall ): array {
		$offsets = array_unique(
			array( $this->offset( $wall - self::DAY ), $this->offset( $wall + self::DAY ) )
		);

		return array_values(
			array_filter(
				array_map( static fn( int $offset ): int => $wall - $offset, $offsets ),
				fn( int $moment ): bool => $moment + $this->offset( $moment ) === $wall
			)
		);
	}

	/**
	 * Unix time of the change that leaves a time out: the first second at which
	 * the shop's clock shows something later.
	 *
	 * @param int $wall Wall time that the clock never shows.
	 */
	private function change( int $wall ): int {
		$before = $wall - self::DAY - $this->offset( $wall - self::DAY );
		$after  = $wall + self::DAY - $this->offset( $wall + self::DAY );

		while ( $after - $before > 1 ) {
			$middle = intdiv( $before + $after, 2 );

			if ( $this->from_unix( $middle ) < $wall ) {
				$before = $middle;
			} else {
				$after = $middle;
			}
		}

		return $after;
	}

	/**
	 * Seconds that the shop's clock is ahead of Greenwich.
	 *
	 * @param int $timestamp Unix time.
	 */
	private function offset( int $timestamp ): int {
		if ( count( $this->offsets ) > self::MAX_OFFSETS ) {
			$this->offsets = array();
		}

		return $this->offsets[ $timestamp ] ??= $this->zone->getOffset( new DateTimeImmutable( '@' . $timestamp ) );
	}

	/**
	 * Seconds of a zone such as `Z`, `+02` or `-07:30`.
	 *
	 * @param string $zone Zone at the end of a date.
	 */
	private static function zone_offset( string $zone ): int {
		if ( 'Z' === strtoupper( $zone ) ) {
			return 0;
		}

		$digits  = str_pad( str_replace( ':', '', substr( $zone, 1 ) ), 4, '0' );
		$seconds = 3600 * (int) substr( $digits, 0, 2 ) + 60 * (int) substr( $digits, 2, 2 );

		return '-' === $zone[0] ? -$seconds : $seconds;
	}
}
