<?php
/**
 * Reads dates.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use DateTimeZone;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Learns from all dates of a file whether the day or the month comes first, then reads them.
 *
 * A year that comes first is ISO; points mean that the day comes first, names of months speak for
 * themselves. With slashes or dashes, one number above 12 in the file decides. Times without a
 * zone are those of the shop's clock.
 */
final class Date_Parser {

	/**
	 * Names of months by their first three letters.
	 */
	private const MONTHS = array( 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec' );

	/**
	 * Time and zone behind a date.
	 */
	private const TIME = '(?:(?:,?\s+|T|\s+at\s+|\s+-\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?'
		. '\s*([ap]\.?m\.?)?\s*(z|utc|gmt|[+-]\d\d:?(?:\d\d)?)?)?$~Di';

	/**
	 * Day of the week before a date.
	 */
	private const WEEKDAY = '~^(?:[a-z]{3,9}\.?,? )?';

	/**
	 * Examples of what was seen with slashes, by what they prove.
	 *
	 * @var array<string, string>
	 */
	private array $seen = array();

	/**
	 * The shop's clock.
	 *
	 * @var Site_Time
	 */
	private Site_Time $clock;

	/**
	 * Takes the rules.
	 *
	 * @param DateTimeZone $zone  The shop's zone.
	 * @param string       $order `dmy` or `mdy`, where the person said so; else empty.
	 */
	public function __construct( DateTimeZone $zone, private string $order = '' ) {
		$this->clock = new Site_Time( $zone );
	}

	/**
	 * Learns from a date.
	 *
	 * @param string $text Date.
	 */
	public function learn( string $text ): void {
		if ( 1 === preg_match( '~^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b~', $text, $parts ) ) {
			if ( (int) $parts[1] > 12 ) {
				$this->seen['dmy'] ??= $text;
			} elseif ( (int) $parts[2] > 12 ) {
				$this->seen['mdy'] ??= $text;
			} else {
				$this->seen['either'] ??= $text;
			}
		}
	}

	/**
	 * Decides between day and month, when all dates were seen.
	 *
	 * @throws Import_Exception When the dates do not tell.
	 */
	public function decide(): void {
		if ( '' !== $this->order ) {
			return;
		}

		if ( isset( $this->seen['dmy'], $this->seen['mdy'] ) ) {
			throw new Import_Exception(
				'The dates contradict each other: "' . $this->seen['dmy'] . '" begins with the day, "' . $this->seen['mdy']
				. '" with the month. Say which holds with --dates=dmy or --dates=mdy.'
			);
		}

		if ( isset( $this->seen['either'] ) && 1 === count( $this->seen ) ) {
			throw new Import_Exception(
				'No date tells whether the day or the month comes first, for example "' . $this->seen['either']
				. '". Say it with --dates=dmy (day first) or --dates=mdy (month first).'
			);
		}

		$this->order = isset( $this->seen['dmy'] ) ? 'dmy' : 'mdy';
	}

	/**
	 * Reads a date.
	 *
	 * @param string $text Date, with or without time and zone.
	 * @return string|null Greenwich's time `2026-03-04 10:11:12`; null when it is no date.
	 */
	public function read( string $text ): ?string {
		$text = trim( (string) preg_replace( '/\s+/', ' ', $text ) );

		if ( 1 === preg_match( '~^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})' . self::TIME, $text, $parts ) ) {
			return $this->moment( $parts[1], $parts[2], $parts[3], array_slice( $parts, 4 ) );
		}

		if ( 1 === preg_match( '~^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d\d)' . self::TIME, $text, $parts ) ) {
			$first = '.' === $parts[2] || 'dmy' === $this->order;

			return $this->moment( $parts[4], $parts[ $first ? 3 : 1 ], $parts[ $first ? 1 : 3 ], array_slice( $parts, 5 ) );
		}

		if ( 1 === preg_match( self::WEEKDAY . '([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})' . self::TIME, $text, $parts ) ) {
			return $this->moment( $parts[3], self::month( $parts[1] ), $parts[2], array_slice( $parts, 4 ) );
		}

		$pattern = self::WEEKDAY . '(\d{1,2})(?:st|nd|rd|th)?\.?[ -]([a-z]{3,9})\.?,?[ -](\d{4})' . self::TIME;

		if ( 1 === preg_match( $pattern, $text, $parts ) ) {
			return $this->moment( $parts[3], self::month( $parts[2] ), $parts[1], array_slice( $parts, 4 ) );
		}

		return null;
	}

	/**
	 * Number of a month.
	 *
	 * @param string $name English name or its beginning.
	 */
	private static function month( string $name ): string {
		$place = array_search( substr( strtolower( $name ), 0, 3 ), self::MONTHS, true );

		return false === $place ? '0' : (string) ( $place + 1 );
	}

	/**
	 * The moment of a date.
	 *
	 * @param string   $year  Year; two digits mean this century.
	 * @param string   $month Month.
	 * @param string   $day   Day.
	 * @param string[] $time  Hour, minute, second, half of the day and zone, as far as they are there.
	 */
	private function moment( string $year, string $month, string $day, array $time ): ?string {
		list( $hour, $minute, $second, $half, $zone ) = array_replace( array( '0', '0', '0', '', '' ), array_filter( $time, 'strlen' ) );

		$half = strtolower( $half[0] ?? '' );
		$hour = (int) $hour;

		if ( '' !== $half ) {
			if ( $hour < 1 || $hour > 12 ) {
				return null;
			}

			$hour = $hour % 12 + ( 'p' === $half ? 12 : 0 );
		}

		$zone = in_array( strtolower( $zone ), array( 'z', 'utc', 'gmt' ), true ) ? 'Z' : $zone;
		$wall = $this->clock->parse(
			sprintf(
				'%04d-%02d-%02dT%02d:%02d:%02d%s',
				2 === strlen( $year ) ? 2000 + (int) $year : (int) $year,
				(int) $month,
				(int) $day,
				$hour,
				(int) $minute,
				(int) $second,
				$zone
			)
		);

		return null === $wall ? null : $this->clock->to_gmt( $wall );
	}
}
