<?php

namespace Storedeck\Tools\Order_Files;

use DateTimeImmutable;
use DateTimeZone;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Site_Time;

// cspell:ignore godz

defined( 'ABSPATH' ) || exit;

/**
 * Detects from all dates of a file whether the day or the month comes first,
 * then parses them.
 *
 * Dates that start with the year are ISO dates, those with dots start with the day, and months may have names
 * (data/months.php). For slashes and dashes, a date anywhere in the file that exists in one order only decides. Times without a
 * zone are in the zone that the name of the column has, or in the site time zone.
 */
final class Date_Parser {

	/** Patterns of a date at the start of a text, with the places of year, month and day; null if the order of the file decides. */
	private const PATTERNS = array(
		array( '~^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2})(?!\d)[.日]?~u', array( 1, 2, 3 ) ),
		array( '~^(\d{4})(\d\d)(\d\d)(?=$|[ T]|\d{4,6}$)~', array( 1, 2, 3 ) ),
		array( '~^(\d{1,2})\. ?(\d{1,2})[-/.] ?(\d{4}|\d\d)(?!\d)\.?~', array( 3, 2, 1 ) ),
		array( '~^(\d{1,2})[-/] ?(\d{1,2})[-/.] ?(\d{4}|\d\d)(?!\d)\.?~', null ),
		array( '~^(\p{L}+)\.?[ /-](\d{1,2})(?:st|nd|rd|th)?,?[ /-](\d{4}|\d\d)(?![\d:])~u', array( 3, 1, 2 ) ),
		array(
			'~^(\d{1,2})(?:st|nd|rd|th|er|º|ª)?(?:[ /.-]| de )*(\p{L}+)(?:[ /.,-]|de |del )*(\d{4}|\d\d)(?![\d:])(?: ?г\.?| ?r\.)?~u',
			array( 3, 2, 1 ),
		),
		array( '~^(\d{4})[ /.-](\p{L}+)\.?[ /.-](\d{1,2})(?!\d)~u', array( 1, 2, 3 ) ),
	);

	/** A date that may start with the day or the month, also after a day of the week. */
	private const EITHER = '~^(?:\p{L}+\.?,? )?(\d{1,2})[-/] ?(\d{1,2})[-/.] ?(\d{4}|\d\d)(?!\d)~u';

	/** Parsed dates to keep. */
	private const MAX_PARSED = 10000;

	/** What may stand between date and time. */
	private const BETWEEN = '~^(?:[\s,]|T(?=\d)|at\b|um\b|às|à|kl\.?|a las\b|alle(?: ore)?\b|ore\b|om\b|o godz\.?|godz\.?|в\b|às\b|- )+~u';

	/** Time of day with what follows it: half of the day, or a zone. */
	private const TIME = '~^(午前|午後)?(\d{1,2}) ?[:.h時] ?(\d\d)(?: ?[:.m分] ?(\d\d)(?:[.,]\d+)?)?[秒分]?\s*'
		. '([ap]\.?\s?m\.?(?![a-z])|uhr|h|г\.)?\s*(.*)$~iu';

	/**
	 * Samples of dates with slashes or dashes, by the order they prove.
	 *
	 * @var array<string, string>
	 */
	private array $samples = array();

	/**
	 * Dates that were parsed: rows of an order have the same.
	 *
	 * @var array<string, string|null>
	 */
	private array $parsed = array();

	/** Whether times were parsed whose zone neither their value nor another column names. */
	public bool $has_times_without_zone = false;

	/** Converts between site time and GMT. */
	private Site_Time $site_time;

	/**
	 * Sets the time zone and the order.
	 *
	 * @param string $order `dmy` or `mdy`; empty to detect it.
	 * @param string $zone  Zone of times that name none; empty for that of the site.
	 * @param string $usual Order where the dates do not tell: that of a known system or of a language, or empty.
	 */
	public function __construct( DateTimeZone $site_zone, private string $order = '', private string $zone = '',
		private string $usual = '' ) {
		$this->site_time = new Site_Time( $site_zone );
	}

	/**
	 * Adds a date of the file.
	 */
	public function add_sample( string $text ): void {
		if ( 1 !== preg_match( self::EITHER, $text, $parts ) ) {
			return;
		}

		list( , $first, $second, $year ) = array_map( 'intval', $parts );

		$year   = $year < 100 ? 2000 + $year : $year;
		$is_dmy = checkdate( $second, $first, $year );
		$is_mdy = checkdate( $first, $second, $year );

		if ( $is_dmy !== $is_mdy ) {
			$this->samples[ $is_dmy ? 'dmy' : 'mdy' ] ??= $text;
		} elseif ( $is_dmy && $first !== $second ) {
			$this->samples['either'] ??= $text;
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
				sprintf(
					/* translators: 1, 2: dates of a file. */
					__(
						'The dates contradict each other: "%1$s" begins with the day, "%2$s" with the month. Choose (--dates=dmy, mdy).',
						'storedeck'
					),
					$this->samples['dmy'],
					$this->samples['mdy']
				),
				'dates'
			);
		}

		if ( isset( $this->samples['either'] ) && 1 === count( $this->samples ) && '' === $this->usual ) {
			throw new Import_Exception(
				sprintf(
					/* translators: %s: date of a file. */
					__(
						'Dates such as "%s" can start with the day or the month. Choose which comes first (--dates=dmy or mdy).',
						'storedeck'
					),
					$this->samples['either']
				),
				'dates'
			);
		}

		$this->order = isset( $this->samples['mdy'] ) ? 'mdy'
			: ( isset( $this->samples['dmy'] ) ? 'dmy' : ( '' === $this->usual ? 'dmy' : $this->usual ) );
	}

	/**
	 * Whether the dates do not tell the order.
	 */
	public function is_order_open(): bool {
		return isset( $this->samples['either'] ) && isset( $this->samples['dmy'] ) === isset( $this->samples['mdy'] );
	}

	/**
	 * Order of day and month, `dmy` or `mdy`.
	 */
	public function get_order(): string {
		return $this->order;
	}

	/**
	 * Parses a date.
	 *
	 * @param string $text Date, with or without time and zone.
	 * @param string $time Time of another column; empty if there is none.
	 * @param string $zone Zone of another column; empty if there is none.
	 * @return string|null For example `2026-03-04 10:11:12` in GMT; null when the text is not a date.
	 */
	public function parse( string $text, string $time = '', string $zone = '' ): ?string {
		$key = "$text\n$time\n$zone\n$this->order";

		if ( ! array_key_exists( $key, $this->parsed ) ) {
			$this->parsed = count( $this->parsed ) < self::MAX_PARSED ? $this->parsed : array();

			$this->parsed[ $key ] = $this->parse_new( $text, $time, $zone );
		}

		return $this->parsed[ $key ];
	}

	/**
	 * Parses a date that is not known yet.
	 */
	private function parse_new( string $text, string $time, string $zone ): ?string {
		$text = Text::join_words( $text );

		if ( 1 === preg_match( '/^1\d{9}(?:\d{3})?$/D', $text ) ) {
			return '' === $time ? gmdate( 'Y-m-d H:i:s', (int) substr( $text, 0, 10 ) ) : null;
		}

		$date = self::match_date( $text, 'mdy' !== $this->order )
			// A day of the week may precede.
			?? self::match_date( (string) preg_replace( '/^[\p{L}]+\.?,? /u', '', $text ), 'mdy' !== $this->order );

		if ( null === $date ) {
			return null;
		}

		list( $year, $month, $day, $rest ) = $date;

		$rest = 1 === preg_match( '/^\d{4,6}$/D', $rest ) ? rtrim( chunk_split( $rest, 2, ':' ), ':' ) : $rest;
		$own  = self::match_time( (string) preg_replace( self::BETWEEN, '', $rest ) );
		$time = Text::join_words( $time );
		$more = '' === $time ? $own : self::match_time( $time );

		if ( null === $own || null === $more || ! checkdate( $month, $day, $year ) ) {
			return null;
		}

		// A spreadsheet adds midnight to a date.
		if ( '' !== $time && '00:00:00' !== $own[0] ) {
			return null;
		}

		$zones = array_filter( array( $more[1], $own[1], Column_Name::get_zone( $zone ), $this->zone ), 'strlen' );

		$this->has_times_without_zone = $this->has_times_without_zone
			|| ( '00:00:00' !== $more[0] && '' === $more[1] . $own[1] . Column_Name::get_zone( $zone ) );

		return $this->to_gmt( sprintf( '%04d-%02d-%02d', $year, $month, $day ) . 'T' . $more[0], (string) reset( $zones ) );
	}

	/**
	 * Finds a date at the start of a text.
	 *
	 * @param bool $is_day_first Whether days precede months.
	 * @return array{int, int, int, string}|null Year, month, day, and what follows.
	 */
	private static function match_date( string $text, bool $is_day_first ): ?array {
		foreach ( self::PATTERNS as list( $pattern, $places ) ) {
			if ( 1 !== preg_match( $pattern, $text, $parts ) ) {
				continue;
			}

			$places ??= $is_day_first ? array( 3, 2, 1 ) : array( 3, 1, 2 );
			$month    = $parts[ $places[1] ];
			$month    = (int) ( ctype_digit( $month ) ? $month : Words::find( 'months', $month ) );
			$year     = $parts[ $places[0] ];

			if ( 0 !== $month ) {
				return array( 2 === strlen( $year ) ? 2000 + (int) $year
					: (int) $year, $month, (int) $parts[ $places[2] ], substr( $text, strlen( $parts[0] ) ) );
			}
		}

		return null;
	}

	/**
	 * Finds the time of a text.
	 *
	 * @return array{string, string}|null Time, midnight if there is none, and zone; null if it is neither.
	 */
	private static function match_time( string $text ): ?array {
		$text = Text::trim( $text );

		if ( 1 !== preg_match( self::TIME, $text, $parts ) ) {
			$zone = Column_Name::get_zone( trim( $text, '()' ) );

			return '' === $text || '' !== $zone ? array( '00:00:00', $zone ) : null;
		}

		list( , $half, $hour, $minute, $second, $period, $zone ) = $parts;

		$period = '' === $half ? strtolower( $period[0] ?? '' ) : ( '午前' === $half ? 'a' : 'p' );
		$hour   = (int) $hour;

		if ( 'a' === $period || 'p' === $period ) {
			if ( $hour > 12 || ( $hour < 1 && '' === $half ) ) {
				return null;
			}

			$hour = $hour % 12 + ( 'p' === $period ? 12 : 0 );
		}

		$found = Column_Name::get_zone( trim( $zone, '()' ) );

		if ( $hour > 23 || (int) $minute > 59 || (int) $second > 59 || ( '' !== $zone && '' === $found ) ) {
			return null;
		}

		return array( sprintf( '%02d:%02d:%02d', $hour, (int) $minute, (int) $second ), $found );
	}

	/**
	 * Converts a date to GMT.
	 *
	 * @param string $local For example `2026-03-04T10:11:12`.
	 * @param string $zone  Zone; empty for that of the site.
	 */
	private function to_gmt( string $local, string $zone ): ?string {
		if ( '' !== $zone ) {
			return ( new DateTimeImmutable( $local,
				new DateTimeZone( $zone ) ) )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
		}

		$time = $this->site_time->parse( $local );

		return null === $time ? null : $this->site_time->to_gmt( $time );
	}
}
