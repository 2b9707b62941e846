<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use DateTimeImmutable;
use DateTimeZone;
use InvalidArgumentException;

// Also loaded by run.php, before WordPress.
defined( 'ABSPATH' ) || 'cli' === PHP_SAPI || defined( 'STOREDECK_DEMO_ARGS' ) || exit;

/**
 * Validates the options.
 */
final class Demo_Options {
	public const ZONE     = 'America/Los_Angeles';
	public const CURRENCY = 'USD';

	/** More orders would need too much memory. */
	private const MAX_ORDERS = 2000000;

	/**
	 * Stores validated values; use from().
	 *
	 * @param int    $orders Number of orders, without refunds.
	 * @param string $today  Last day of the store in its time zone, 'YYYY-MM-DD'.
	 * @param int    $now    Current Unix timestamp.
	 */
	private function __construct(
		public readonly int $orders,
		public readonly int $seed,
		public readonly string $today,
		public readonly int $now
	) {
	}

	/**
	 * Validates options.
	 *
	 * @param array<string, string|int> $options Any of orders (default 1000), seed (1) and today (the current day).
	 * @param int                       $now     Current Unix timestamp.
	 * @throws InvalidArgumentException With a message for the user.
	 */
	public static function from( array $options, int $now ): self {
		$unknown = array_diff( array_keys( $options ), array( 'orders', 'seed', 'today' ) );
		if ( $unknown ) {
			throw new InvalidArgumentException( 'Unknown option: ' . implode( ', ', $unknown ) . '.' );
		}
		$zone    = new DateTimeZone( self::ZONE );
		$current = ( new DateTimeImmutable( '@' . $now ) )->setTimezone( $zone )->format( 'Y-m-d' );
		$today   = (string) ( $options['today'] ?? $current );
		$parsed  = DateTimeImmutable::createFromFormat( '!Y-m-d', $today, $zone );
		if ( ! $parsed || $parsed->format( 'Y-m-d' ) !== $today || $today < '1980-01-01' ) {
			throw new InvalidArgumentException( 'Option today must be a date such as 2026-05-31, not "' . $today . '".' );
		}
		if ( $today > $current ) {
			$zone = self::ZONE;
			throw new InvalidArgumentException( "Option today must not be in the future: it is $current in the store ($zone)." );
		}
		$numbers = array();
		$limits  = array( 'orders' => array( 1000, self::MAX_ORDERS ), 'seed' => array( 1, 2147483647 ) );
		foreach ( $limits as $name => list( $default, $max ) ) {
			$value = $options[ $name ] ?? $default;
			if ( ! preg_match( '/^\d{1,10}$/D', (string) $value ) || (int) $value > $max ) {
				throw new InvalidArgumentException( "Option $name must be a whole number from 0 to $max, not \"$value\"." );
			}
			$numbers[] = (int) $value;
		}
		return new self( $numbers[0], $numbers[1], $today, $now );
	}
}
