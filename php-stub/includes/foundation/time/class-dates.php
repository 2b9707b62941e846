<?php

namespace Storedeck\Foundation\Time;

use DateTimeZone;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Dates of posts, orders and customers.
 *
 * Converts dates between the database, which stores GMT, and the REST API,
 * which has each date in site time and in GMT.
 */
final class Dates {

	/** Format of dates in responses. */
	private const FORM = 'Y-m-d\TH:i:s';

	/**
	 * Date fields of a response.
	 *
	 * @param string   $name      Name of the field in site time; the other one has the suffix _gmt.
	 * @param int|null $timestamp Unix time.
	 * @return array<string, string|null>
	 */
	public static function format( string $name, ?int $timestamp ): array {
		return array(
			$name          => null === $timestamp ? null : wp_date( self::FORM, $timestamp ),
			$name . '_gmt' => null === $timestamp ? null : gmdate( self::FORM, $timestamp ),
		);
	}

	/**
	 * Date fields of a response, from a GMT column.
	 *
	 * @param string      $name  Name of the field in site time.
	 * @param string|null $value Column. Empty and zero dates are null.
	 * @return array<string, string|null>
	 */
	public static function format_gmt( string $name, ?string $value ): array {
		return self::format( $name, self::parse_gmt( $value ) );
	}

	/**
	 * Timestamp of a GMT column.
	 */
	public static function parse_gmt( ?string $value ): ?int {
		if ( null === $value || '' === $value || str_starts_with( $value, '0000' ) ) {
			return null;
		}

		$time = strtotime( $value . ' UTC' );

		return false === $time ? null : $time;
	}

	/**
	 * Timestamp of a date of a request.
	 *
	 * @param string $value  Date, with or without time and time zone.
	 * @param bool   $is_gmt Whether a date without time zone is in GMT.
	 * @param bool   $last   Whether a time that occurs twice, when daylight saving time ends, is the later one.
	 * @return int|null Null when the date is invalid.
	 */
	public static function parse( string $value, bool $is_gmt = false, bool $last = false ): ?int {
		$zone      = $is_gmt ? new DateTimeZone( 'UTC' ) : Settings::get_time_zone();
		$site_time = new Site_Time( $zone );
		$local     = $site_time->parse( 10 === strlen( $value ) ? $value . 'T00:00:00' : $value );

		return null === $local ? null : (int) strtotime( $site_time->to_gmt( $local, $last ) . ' UTC' );
	}

	/**
	 * Date in site time, in the format of columns.
	 *
	 * @param int $timestamp Unix time.
	 */
	public static function to_site_time( int $timestamp ): string {
		return Site_Time::format( ( new Site_Time( Settings::get_time_zone() ) )->from_unix( $timestamp ) );
	}

	/**
	 * Date in GMT, in the format of columns.
	 *
	 * @param int $timestamp Unix time.
	 */
	public static function to_gmt( int $timestamp ): string {
		return gmdate( 'Y-m-d H:i:s', $timestamp );
	}

	/**
	 * Checks dates of a request that may be empty.
	 *
	 * @param string[]             $params Names.
	 * @param array<string, mixed> $values Values by name.
	 * @throws Store_Exception When one is invalid.
	 */
	public static function validate( array $params, array $values ): void {
		foreach ( $params as $param ) {
			if ( '' !== (string) ( $values[ $param ] ?? '' ) && null === self::parse( (string) $values[ $param ] ) ) {
				throw Store_Exception::invalid_param( $param, __( 'Invalid date.', 'storedeck' ) );
			}
		}
	}
}
