<?php
/**
 * Parses dates.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use DateTimeZone;
use Storedeck\Common\Text;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Detects from all dates of a file whether the day or the month comes first,
 * then parses them.
 *
 * Dates that start with the year are ISO dates, those with dots start with the
 * day, and names of months are English. For slashes and dashes, a number above
 * 12 anywhere in the file decides. Times without a zone are in the site time
 * zone.
 */
final class Date_Parser {

	/**
	 * First three letters of the names of months.
	 */
	private const MONTHS = array( 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec' );

	/**
	 * Time and zone after a date.
	 */
	private const TIME = '(?:(?:,?\s+|T|\s+at\s+|\s+-\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?'
		. '\s*([ap]\.?m\.?)?\s*(z|utc|gmt|[+-]\d\d:?(?:\d\d)?)?)?$~Di';

	/**
	 * Day of the week before a date.
	 */
	private const WEEKDAY = '~^(?:[a-z]{3,9}\.?,? )?';

	/**
	 * Samples of dates with slashes or dashes, by the order they prove.
	 *
	 * @var array<string, string>
	 */
	private array $samples = array();

	/**
	 * Converts between site time and GMT.
	 *
	 * @var Site_Time
	 */
	private Site_Time $site_time;

	/**
	 * Sets the time zone and the order.
	 *
	 * @param DateTimeZone $zone  Site time zone.
	 * @param string       $order `dmy` or `mdy`; empty to detect it.
	 */
	public function __construct( DateTimeZone $zone, private string $order = '' ) {
		$this->site_time = new Site_Time( $zone );
	}

	/**
	 * Adds a date of the file.
	 *
	 * @param string $text Date.
	 */
	public function add_sample( string $text ): void {
		if ( 1 === preg_match( '~^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b~', $text, $parts ) ) {
			if ( (int) $parts[1] > 12 ) {
				$this->samples['dmy'] ??= $text;
			} elseif ( (int) $parts[2] > 12 ) {
				$this->samples['mdy'] ??= $text;
			} else {
				$this->samples['either'] ??= $text;
			}
		}
	}

	/**
	 * Detects the order of day and month, after all dates were added.
	 *
	 * @throws Import_Exception When the dates are ambiguous.
	 */
	public function detect_order(): void {
		if ( '' !== $this->order ) {
			return;
		}

		if ( isset( $this->samples['dmy'], $this->samples['mdy'] ) ) {
			throw new Import_Exception(
				'The dates contradict each other: "' . $this->samples['dmy'] . '" starts with the day, "' . $this->samples['mdy']
				. '" with the month. Set the format with --dates=dmy or --dates=mdy.'
			);
		}

		if ( isset( $this->samples['either'] ) && 1 === count( $this->samples ) ) {
			throw new Import_Exception(
				'Dates such as "' . $this->samples['either']
				. '" can start with the day or the month. Set the format with --dates=dmy (day first) or --dates=mdy (month first).'
			);
		}

		$this->order = isset( $this->samples['dmy'] ) ? 'dmy' : 'mdy';
	}

	/**
	 * Parses a date.
	 *
	 * @param string $text Date, with or without time and zone.
	 * @return string|null For example `2026-03-04 10:11:12` in GMT; null when the text is not a date.
	 */
	public function parse( string $text ): ?string {
		$text = Text::join_words( $text );

		if ( 1 === preg_match( '~^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})' . self::TIME, $text, $parts ) ) {
			return $this->to_gmt( $parts[1], $parts[2], $parts[3], array_slice( $parts, 4 ) );
		}

		if ( 1 === preg_match( '~^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d\d)' . self::TIME, $text, $parts ) ) {
			$first = '.' === $parts[2] || 'dmy' === $this->order;

			return $this->to_gmt( $parts[4], $parts[ $first ? 3 : 1 ], $parts[ $first ? 1 : 3 ], array_slice( $parts, 5 ) );
		}

		if ( 1 === preg_match( self::WEEKDAY . '([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})' . self::TIME, $text, $parts ) ) {
			return $this->to_gmt( $parts[3], self::get_month( $parts[1] ), $parts[2], array_slice( $parts, 4 ) );
		}

		$pattern = self::WEEKDAY . '(\d{1,2})(?:st|nd|rd|th)?\.?[ -]([a-z]{3,9})\.?,?[ -](\d{4})' . self::TIME;

		if ( 1 === preg_match( $pattern, $text, $parts ) ) {
			return $this->to_gmt( $parts[3], self::get_month( $parts[2] ), $parts[1], array_slice( $parts, 4 ) );
		}

		return null;
	}

	/**
	 * Number of a month.
	 *
	 * @param string $name English name or its first letters.
	 */
	private static function get_month( string $name ): string {
		$place = array_search( substr( strtolower( $name ), 0, 3 ), self::MONTHS, true );

		return false === $place ? '0' : (string) ( $place + 1 );
	}

	/**
	 * Converts a date to GMT.
	 *
	 * @param string   $year  Year; two digits mean this century.
	 * @param string   $month Month.
	 * @param string   $day   Day.
	 * @param string[] $time  Hour, minute, second, am or pm, and zone, as far as they are given.
	 */
	private function to_gmt( string $year, string $month, string $day, array $time ): ?string {
		list( $hour, $minute, $second, $period, $zone ) = array_replace( array( '0', '0', '0', '', '' ), array_filter( $time, 'strlen' ) );

		$period = strtolower( $period[0] ?? '' );
		$hour   = (int) $hour;

		if ( '' !== $period ) {
			if ( $hour < 1 || $hour > 12 ) {
				return null;
			}

			$hour = $hour % 12 + ( 'p' === $period ? 12 : 0 );
		}

		$zone  = in_array( strtolower( $zone ), array( 'z', 'utc', 'gmt' ), true ) ? 'Z' : $zone;
		$local = $this->site_time->parse(
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

		return null === $local ? null : $this->site_time->to_gmt( $local );
	}
}
