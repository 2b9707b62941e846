<?php

namespace Storedeck\Compatibility;

defined( 'ABSPATH' ) || exit;

/**
 * Time since the store was set up, after which extensions add notes.
 */
final class Store_Age {

	/** Option with the Unix time of the setup. WooCommerce has the same. */
	private const OPTION = 'woocommerce_admin_install_timestamp';

	/** Ranges in seconds: start and, unless it is open, end. */
	private const RANGES = array(
		'week-1'    => array( 0, WEEK_IN_SECONDS ),
		'week-1-4'  => array( WEEK_IN_SECONDS, 4 * WEEK_IN_SECONDS ),
		'month-1-3' => array( MONTH_IN_SECONDS, 3 * MONTH_IN_SECONDS ),
		'month-3-6' => array( 3 * MONTH_IN_SECONDS, 6 * MONTH_IN_SECONDS ),
		'month-6+'  => array( 6 * MONTH_IN_SECONDS ),
	);

	/**
	 * Seconds since the setup. Without a known time, the store is new from now on.
	 */
	public static function get(): int {
		$time = get_option( self::OPTION );

		if ( ! is_numeric( $time ) ) {
			$time = time();
			update_option( self::OPTION, $time );
		}

		return max( 0, time() - (int) $time );
	}

	/**
	 * Whether the age is in a range.
	 *
	 * @param int|null $start Start of the range in seconds, instead of its own.
	 * @throws \InvalidArgumentException When the range is unknown.
	 */
	public static function is_in_range( string $range, ?int $start = null ): bool {
		if ( ! isset( self::RANGES[ $range ] ) ) {
			$ranges = implode( ', ', array_keys( self::RANGES ) );

			throw new \InvalidArgumentException( esc_html( "The range \"$range\" must be one of: $ranges." ) );
		}

		$start ??= self::RANGES[ $range ][0];
		$end     = self::RANGES[ $range ][1] ?? PHP_INT_MAX;
		$age     = self::get();

		return $age >= $start && $age < $end;
	}
}
