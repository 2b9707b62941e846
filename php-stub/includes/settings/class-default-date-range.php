<?php

namespace Storedeck\Settings;

use DateTimeZone;
use Storedeck\Foundation\Time\Date_Ranges;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the stored query of the default date range, for example
 * `period=last_30_days&compare=none` or
 * `period=custom&compare=previous_year&after=2026-01-01&before=2026-01-31`.
 */
final class Default_Date_Range {

	/** Allowed parameters. */
	private const PARAMETERS = array( 'period', 'compare', 'after', 'before', 'compare_after', 'compare_before' );

	/**
	 * Whether a text is a valid query.
	 */
	public static function is_valid( string $text ): bool {
		parse_str( $text, $range );

		if ( array() !== array_diff( array_keys( $range ), self::PARAMETERS ) ) {
			return false;
		}

		foreach ( $range as $value ) {
			if ( ! is_string( $value ) || trim( $value ) !== $value ) {
				return false;
			}
		}

		return self::is_in_order( $range, 'after', 'before' )
			&& self::is_in_order( $range, 'compare_after', 'compare_before' )
			&& self::is_resolvable( $range );
	}

	/**
	 * Whether the first date is not after the last one.
	 *
	 * @param array<string, string> $range Query.
	 * @param string                $first Parameter of the first day.
	 * @param string                $last  Parameter of the last day.
	 */
	private static function is_in_order( array $range, string $first, string $last ): bool {
		return ! isset( $range[ $first ], $range[ $last ] ) || $range[ $first ] <= $range[ $last ];
	}

	/**
	 * Whether reports can resolve the query to dates.
	 *
	 * @param array<string, string> $range Query.
	 */
	private static function is_resolvable( array $range ): bool {
		$ranges = new Date_Ranges( 0, 0, new Site_Time( new DateTimeZone( 'UTC' ) ) );

		return null !== $ranges->get_ranges( Date_Ranges::parse_query( $range, '' ) );
	}
}
