<?php
/**
 * Options: what kind of demo shop is wanted.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;
use DateTimeZone;
use InvalidArgumentException;

// Also read before WordPress is there, by run.php.
defined( 'ABSPATH' ) || 'cli' === PHP_SAPI || defined( 'STOREDECK_DEMO_ARGS' ) || exit;

/**
 * The checked wishes.
 */
final class Demo_Options {
	/** The demo shop's time zone. */
	public const ZONE = 'America/Los_Angeles';

	/** More would need more memory than is promised. */
	private const MOST_ORDERS = 2000000;

	/**
	 * Takes checked values; use from().
	 *
	 * @param int    $orders How many orders, refunds not counted.
	 * @param int    $seed   Seed of the generator.
	 * @param string $today  Last day of the shop, 'YYYY-MM-DD' of its clock.
	 * @param int    $now    The real moment, Unix timestamp.
	 */
	private function __construct(
		public readonly int $orders,
		public readonly int $seed,
		public readonly string $today,
		public readonly int $now
	) {
	}

	/**
	 * Checks wishes.
	 *
	 * @param array<string, string|int> $wishes Any of orders (default 1000), seed (1), today (the present day).
	 * @param int                       $now    The real moment, Unix timestamp.
	 * @throws InvalidArgumentException With a sentence for the person who asked.
	 */
	public static function from( array $wishes, int $now ): self {
		$unknown = array_diff( array_keys( $wishes ), array( 'orders', 'seed', 'today' ) );
		if ( $unknown ) {
			throw new InvalidArgumentException( 'Unknown option: ' . implode( ', ', $unknown ) . '.' );
		}
		$present = ( new DateTimeImmutable( '@' . $now ) )->setTimezone( new DateTimeZone( self::ZONE ) )->format( 'Y-m-d' );
		$today   = (string) ( $wishes['today'] ?? $present );
		$parsed  = DateTimeImmutable::createFromFormat( '!Y-m-d', $today, new DateTimeZone( self::ZONE ) );
		if ( ! $parsed || $parsed->format( 'Y-m-d' ) !== $today || $today < '1980-01-01' ) {
			throw new InvalidArgumentException( 'The day must be a date such as 2026-05-31, not "' . $today . '".' );
		}
		if ( $today > $present ) {
			throw new InvalidArgumentException(
				'The day ' . $today . ' lies in the future: in the shop (' . self::ZONE . ') it is ' . $present . '.'
			);
		}
		return new self(
			self::whole( 'orders', $wishes['orders'] ?? 1000, self::MOST_ORDERS ),
			self::whole( 'seed', $wishes['seed'] ?? 1, 2147483647 ),
			$today,
			$now
		);
	}

	/**
	 * Splits command line words of the shape --name=value.
	 *
	 * @param list<string> $words   The words after the script's name.
	 * @param list<string> $allowed Names that are known.
	 * @return array<string, string>
	 * @throws InvalidArgumentException When a word has another shape or name.
	 */
	public static function words( array $words, array $allowed ): array {
		$values = array();
		foreach ( $words as $word ) {
			if ( ! preg_match( '/^--([a-z]+)=(.*)$/sD', $word, $parts ) || ! in_array( $parts[1], $allowed, true ) ) {
				throw new InvalidArgumentException(
					'Unknown option "' . $word . '". Known are --' . implode( '=…, --', $allowed ) . '=….'
				);
			}
			$values[ $parts[1] ] = $parts[2];
		}
		return $values;
	}

	/**
	 * A whole number within bounds.
	 *
	 * @param string     $name  Name of the option, for the message.
	 * @param string|int $value What was asked for.
	 * @param int        $most  Highest allowed.
	 * @throws InvalidArgumentException When it is none.
	 */
	private static function whole( string $name, string|int $value, int $most ): int {
		$number = preg_match( '/^\d{1,10}$/D', (string) $value ) ? (int) $value : -1;
		if ( $number < 0 || $number > $most ) {
			throw new InvalidArgumentException(
				'Option ' . $name . ' must be a whole number from 0 to ' . $most . ', not "' . $value . '".'
			);
		}
		return $number;
	}
}
