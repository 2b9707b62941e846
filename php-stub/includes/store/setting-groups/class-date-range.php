<?php
/**
 * The range that reports open with, as it is stored.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Setting_Groups;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the query by which a range is kept, for example
 * `period=custom&compare=previous_year&after=2026-01-01&before=2026-01-31`.
 */
final class Date_Range {

	/**
	 * Periods that have a name.
	 */
	private const PERIODS = array(
		'today',
		'yesterday',
		'week',
		'last_week',
		'month',
		'last_month',
		'quarter',
		'last_quarter',
		'year',
		'last_year',
		'custom',
	);

	/**
	 * What a range can be compared with.
	 */
	private const COMPARISONS = array( 'previous_period', 'previous_year' );

	/**
	 * Whether a text is such a query.
	 *
	 * @param string $text Text.
	 */
	public static function is_valid( string $text ): bool {
		parse_str( $text, $range );

		$known = array( 'period', 'compare', 'after', 'before' );

		if (
			array() !== array_diff( array_keys( $range ), $known )
			|| ! in_array( $range['period'] ?? null, self::PERIODS, true )
			|| ! in_array( $range['compare'] ?? null, self::COMPARISONS, true )
		) {
			return false;
		}

		if ( 'custom' !== $range['period'] ) {
			return true;
		}

		return self::is_day( $range['after'] ?? '' )
			&& self::is_day( $range['before'] ?? '' )
			&& $range['after'] <= $range['before'];
	}

	/**
	 * Whether a value is a day of the calendar.
	 *
	 * @param mixed $value Value.
	 */
	private static function is_day( $value ): bool {
		return is_string( $value )
			&& 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $parts )
			&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}
}
