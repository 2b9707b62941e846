<?php
/**
 * Seasonal weights of days and hours.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/**
 * Weights in percent of an average day. Only their proportions matter.
 */
final class Seasonality {
	/** January to December. */
	private const MONTHS = array( 1 => 84, 86, 94, 97, 102, 90, 76, 79, 97, 104, 122, 148 );

	/** Sunday to Saturday. */
	private const WEEKDAYS = array( 94, 113, 106, 103, 101, 95, 84 );

	/** Hours from 0 to 23. */
	public const HOURS = array( 14, 8, 5, 4, 4, 8, 18, 34, 52, 66, 74, 78, 84, 76, 70, 68, 66, 70, 82, 96, 104, 92, 62, 32 );

	/** Holidays, 'month-day'. */
	private const DAYS = array(
		'01-01' => 55,
		'02-13' => 140,
		'07-04' => 60,
		'12-23' => 70,
		'12-24' => 40,
		'12-25' => 30,
		'12-26' => 85,
		'12-31' => 55,
	);

	/** Days since Thanksgiving, the fourth Thursday of November. */
	private const THANKSGIVING = array(
		0 => 130,
		1 => 480,
		2 => 210,
		3 => 190,
		4 => 260,
	);

	/**
	 * Weight of a day.
	 *
	 * @param DateTimeImmutable $day Day.
	 */
	public static function get_weight( DateTimeImmutable $day ): int {
		$weight  = self::MONTHS[ (int) $day->format( 'n' ) ] * self::WEEKDAYS[ (int) $day->format( 'w' ) ];
		$special = self::DAYS[ $day->format( 'm-d' ) ] ?? self::THANKSGIVING[ self::get_days_since_thanksgiving( $day ) ] ?? 100;
		return intdiv( $weight * $special, 10000 );
	}

	/**
	 * Whether Black Friday prices apply.
	 *
	 * @param DateTimeImmutable $day Day.
	 */
	public static function is_black_friday( DateTimeImmutable $day ): bool {
		$days = self::get_days_since_thanksgiving( $day );
		return $days >= 1 && $days <= 4;
	}

	/**
	 * Days since Thanksgiving of the same year, negative before it.
	 *
	 * @param DateTimeImmutable $day Day.
	 */
	private static function get_days_since_thanksgiving( DateTimeImmutable $day ): int {
		$feast = $day->modify( 'fourth thursday of november' );
		return (int) $day->format( 'z' ) - (int) $feast->format( 'z' );
	}
}
