<?php
/**
 * Dates of the shop's things.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Posts;

use DateTimeImmutable;
use DateTimeZone;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Writes moments twice, on the shop's clock and on that of Greenwich, in the
 * form of the REST API, and reads them back.
 */
final class Dates {

	/**
	 * Form of dates in answers.
	 */
	private const FORM = 'Y-m-d\TH:i:s';

	/**
	 * A pair of dates of an answer.
	 *
	 * @param string   $name      Name of the first; the second has _gmt behind it.
	 * @param int|null $timestamp Unix time.
	 * @return array<string, string|null>
	 */
	public static function pair( string $name, ?int $timestamp ): array {
		return array(
			$name          => null === $timestamp ? null : wp_date( self::FORM, $timestamp ),
			$name . '_gmt' => null === $timestamp ? null : gmdate( self::FORM, $timestamp ),
		);
	}

	/**
	 * A pair of dates from a column that holds Greenwich's time.
	 *
	 * @param string      $name  Name of the first.
	 * @param string|null $value Column; empty and zero dates are none.
	 * @return array<string, string|null>
	 */
	public static function pair_from_gmt( string $name, ?string $value ): array {
		return self::pair( $name, self::read_gmt( $value ) );
	}

	/**
	 * Unix time of a column that holds Greenwich's time.
	 *
	 * @param string|null $value Column.
	 */
	public static function read_gmt( ?string $value ): ?int {
		if ( null === $value || '' === $value || str_starts_with( $value, '0000' ) ) {
			return null;
		}

		$time = strtotime( $value . ' UTC' );

		return false === $time ? null : $time;
	}

	/**
	 * Unix time of a date of a request.
	 *
	 * @param string $value  Date, with or without time and zone.
	 * @param bool   $is_gmt Whether a date without zone is Greenwich's.
	 * @return int|null Null when there is no such date.
	 */
	public static function parse( string $value, bool $is_gmt = false ): ?int {
		$zone  = $is_gmt ? new DateTimeZone( 'UTC' ) : Settings::time_zone();
		$clock = new Site_Time( $zone );
		$wall  = $clock->parse( 10 === strlen( $value ) ? $value . 'T00:00:00' : $value );

		return null === $wall ? null : (int) strtotime( $clock->to_gmt( $wall ) . ' UTC' );
	}

	/**
	 * A moment on the shop's clock, as columns hold it.
	 *
	 * @param int $timestamp Unix time.
	 */
	public static function local( int $timestamp ): string {
		return Site_Time::format( ( new Site_Time( Settings::time_zone() ) )->from_unix( $timestamp ) );
	}

	/**
	 * A moment on Greenwich's clock, as columns hold it.
	 *
	 * @param int $timestamp Unix time.
	 */
	public static function gmt( int $timestamp ): string {
		return gmdate( 'Y-m-d H:i:s', $timestamp );
	}
}
