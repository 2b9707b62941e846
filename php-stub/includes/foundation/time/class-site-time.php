<?php

namespace Storedeck\Foundation\Time;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * Parses, formats and converts times in the site's time zone.
 *
 * A site timestamp is the Unix timestamp at which a clock in GMT would show the
 * same date and time. Site timestamps can be added and compared regardless of
 * daylight saving time, like the date columns of the tables.
 */
final class Site_Time {

	/** Seconds in a day, regardless of daylight saving time. */
	public const DAY = 86400;

	/** First and last supported year. */
	public const YEARS = array( 1971, 9999 );

	/** Dates with time as in the REST API; the time zone is optional. */
	private const PATTERN = '/^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.\d+)?([Zz]|[+-]\d\d(?::?\d\d)?)?$/D';

	/** Maximum number of cached offsets. */
	private const MAX_OFFSETS = 1000;

	/**
	 * Cached offsets by Unix timestamp: adjacent intervals look up the same ones.
	 *
	 * @var array<int, int>
	 */
	private array $offsets = array();

	public function __construct( private DateTimeZone $zone ) {
	}

	/**
	 * Current site timestamp.
	 */
	public function now(): int {
		return $this->from_unix( time() );
	}

	/**
	 * Converts a Unix timestamp to a site timestamp.
	 *
	 * @param int $unix Unix timestamp.
	 */
	public function from_unix( int $unix ): int {
		return $unix + $this->get_offset( $unix );
	}

	/**
	 * Parses a date with time. One with a time zone is converted to site time.
	 *
	 * @param string $value For example `2026-11-01T00:00:00` or `2026-11-01T00:00:00+02:00`.
	 * @return int|null Site timestamp; null when the date or time is invalid or the year is not supported.
	 */
	public function parse( string $value ): ?int {
		if ( 1 !== preg_match( self::PATTERN, $value, $parts ) ) {
			return null;
		}

		list( , $year, $month, $day, $hour, $minute, $second ) = array_map( 'intval', $parts );

		// Check the year first: gmmktime() maps years below 101 to 1970–2069.
		if ( ! self::is_supported_year( $year ) || ! checkdate( $month, $day, $year ) || $hour > 23 || $minute > 59 || $second > 59 ) {
			return null;
		}

		$timestamp = (int) gmmktime( $hour, $minute, $second, $month, $day, $year );
		$zone      = $parts[7] ?? '';

		if ( '' !== $zone ) {
			$timestamp = $this->from_unix( $timestamp - self::parse_offset( $zone ) );
		}

		return self::is_supported_year( (int) self::format( $timestamp, 'Y' ) ) ? $timestamp : null;
	}

	public static function is_supported_year( int $year ): bool {
		return $year >= self::YEARS[0] && $year <= self::YEARS[1];
	}

	/**
	 * Formats a site timestamp, by default as in the columns of the tables.
	 *
	 * @param string $format PHP date format.
	 */
	public static function format( int $timestamp, string $format = 'Y-m-d H:i:s' ): string {
		return gmdate( $format, $timestamp );
	}

	/**
	 * Converts a site timestamp to a date with time in GMT.
	 *
	 * An hour that is repeated when daylight saving time ends has two Unix
	 * timestamps: the first is used as the start of a range, the second as its
	 * end. An hour that is skipped when daylight saving time begins starts at the
	 * change and ends one second before it.
	 *
	 * @param bool $last Whether to use the later of two Unix timestamps (for the end of a range).
	 * @return string Date with time.
	 */
	public function to_gmt( int $timestamp, bool $last = false ): string {
		return self::format( $this->to_unix( $timestamp, $last ) );
	}

	/**
	 * Converts a site timestamp to a Unix timestamp; see to_gmt().
	 *
	 * @param bool $last Whether to use the later of two Unix timestamps (for the end of a range).
	 */
	public function to_unix( int $timestamp, bool $last = false ): int {
		$matches = $this->get_unix_times( $timestamp );

		if ( array() === $matches ) {
			return $this->find_dst_change( $timestamp ) - ( $last ? 1 : 0 );
		}

		return $last ? max( $matches ) : min( $matches );
	}

	/**
	 * Whether a time exists in the site's time zone.
	 */
	public function exists( int $timestamp ): bool {
		return array() !== $this->get_unix_times( $timestamp );
	}

	/**
	 * Whether a time occurs twice in the site's time zone, when daylight saving time ends.
	 */
	public function is_repeated( int $timestamp ): bool {
		return count( $this->get_unix_times( $timestamp ) ) > 1;
	}

	/**
	 * Unix timestamps of a site timestamp: none, one or two.
	 *
	 * @return int[]
	 */
	private function get_unix_times( int $timestamp ): array {
		$before = $this->get_offset( $timestamp - self::DAY );
		$after  = $this->get_offset( $timestamp + self::DAY );
		$times  = array();

		foreach ( $before === $after ? array( $before ) : array( $before, $after ) as $offset ) {
			$unix = $timestamp - $offset;

			if ( $unix + $this->get_offset( $unix ) === $timestamp ) {
				$times[] = $unix;
			}
		}

		return $times;
	}

	/**
	 * Unix timestamp of the change that skips a time: the first second with a
	 * later site timestamp.
	 *
	 * @param int $timestamp Site timestamp that does not exist.
	 */
	private function find_dst_change( int $timestamp ): int {
		$before = $timestamp - self::DAY - $this->get_offset( $timestamp - self::DAY );
		$after  = $timestamp + self::DAY - $this->get_offset( $timestamp + self::DAY );

		while ( $after - $before > 1 ) {
			$middle = intdiv( $before + $after, 2 );

			if ( $this->from_unix( $middle ) < $timestamp ) {
				$before = $middle;
			} else {
				$after = $middle;
			}
		}

		return $after;
	}

	/**
	 * Offset of the site's time zone from GMT in seconds.
	 *
	 * @param int $unix Unix timestamp.
	 */
	private function get_offset( int $unix ): int {
		if ( count( $this->offsets ) > self::MAX_OFFSETS ) {
			$this->offsets = array();
		}

		return $this->offsets[ $unix ] ??= $this->zone->getOffset( new DateTimeImmutable( '@' . $unix ) );
	}

	/**
	 * Parses an offset such as `Z`, `+02` or `-07:30`.
	 *
	 * @param string $zone Time zone at the end of a date.
	 */
	private static function parse_offset( string $zone ): int {
		if ( 'Z' === strtoupper( $zone ) ) {
			return 0;
		}

		$digits  = str_pad( str_replace( ':', '', substr( $zone, 1 ) ), 4, '0' );
		$seconds = 3600 * (int) substr( $digits, 0, 2 ) + 60 * (int) substr( $digits, 2, 2 );

		return '-' === $zone[0] ? -$seconds : $seconds;
	}
}
