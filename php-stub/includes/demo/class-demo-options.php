<?php
/**
 * Options of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;
use DateTimeZone;
use InvalidArgumentException;

// Also loaded by run.php, before WordPress.
defined( 'ABSPATH' ) || 'cli' === PHP_SAPI || defined( 'STOREDECK_DEMO_ARGS' ) || exit;

/**
 * Validates the options.
 */
final class Demo_Options {
	/** Time zone of the demo store. */
	public const ZONE = 'America/Los_Angeles';

	/** Currency of all orders. */
	public const CURRENCY = 'USD';

	/** More orders would need too much memory. */
	private const MAX_ORDERS = 2000000;

	/**
	 * Stores validated values; use from().
	 *
	 * @param int    $orders Number of orders, without refunds.
	 * @param int    $seed   Seed of the generator.
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
		$current = ( new DateTimeImmutable( '@' . $now ) )->setTimezone( new DateTimeZone( self::ZONE ) )->format( 'Y-m-d' );
		$today   = (string) ( $options['today'] ?? $current );
		$parsed  = DateTimeImmutable::createFromFormat( '!Y-m-d', $today, new DateTimeZone( self::ZONE ) );
		if ( ! $parsed || $parsed->format( 'Y-m-d' ) !== $today || $today < '1980-01-01' ) {
			throw new InvalidArgumentException( 'Option today must be a date such as 2026-05-31, not "' . $today . '".' );
		}
		if ( $today > $current ) {
			throw new InvalidArgumentException(
				'Option today must not be in the future: it is ' . $current . ' in the store (' . self::ZONE . ').'
			);
		}
		return new self(
			self::parse_integer( 'orders', $options['orders'] ?? 1000, self::MAX_ORDERS ),
			self::parse_integer( 'seed', $options['seed'] ?? 1, 2147483647 ),
			$today,
			$now
		);
	}

	/**
	 * Parses command line arguments of the form --name=value.
	 *
	 * @param list<string> $arguments Arguments after the name of the script.
	 * @param list<string> $allowed   Names that are allowed.
	 * @return array<string, string> Values by name.
	 * @throws InvalidArgumentException When an argument has another form or name.
	 */
	public static function parse_arguments( array $arguments, array $allowed ): array {
		$values = array();
		foreach ( $arguments as $argument ) {
			if ( ! preg_match( '/^--([a-z]+)=(.*)$/sD', $argument, $parts ) || ! in_array( $parts[1], $allowed, true ) ) {
				throw new InvalidArgumentException(
					'Unknown option "' . $argument . '". Available: --' . implode( '=…, --', $allowed ) . '=….'
				);
			}
			$values[ $parts[1] ] = $parts[2];
		}
		return $values;
	}

	/**
	 * Parses an integer from 0 to a maximum.
	 *
	 * @param string     $name  Name of the option, for the message.
	 * @param string|int $value Value.
	 * @param int        $max   Maximum.
	 * @throws InvalidArgumentException When the value is invalid.
	 */
	private static function parse_integer( string $name, string|int $value, int $max ): int {
		$number = preg_match( '/^\d{1,10}$/D', (string) $value ) ? (int) $value : -1;
		if ( $number < 0 || $number > $max ) {
			throw new InvalidArgumentException(
				'Option ' . $name . ' must be a whole number from 0 to ' . $max . ', not "' . $value . '".'
			);
		}
		return $number;
	}
}
