<?php
/**
 * Random: the seeded source of chance.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * A small pseudo-random number generator with a state of its own.
 *
 * The algorithm is sfc32 (Chris Doty-Humphrey's "small fast counting" generator,
 * 32-bit words, public domain). It needs additions, shifts and exclusive-ors only, so
 * every step stays inside PHP's 64-bit integers and gives the same numbers on each platform.
 * The state is taken from the MD5 of seed, scope and index: each order, customer or day
 * has its own stream, and none depends on how many numbers another one drew.
 */
final class Seeded_Random {
	/** All bits of a word. */
	private const MASK = 0xFFFFFFFF;

	/** First word of the state. */
	private int $a;

	/** Second word of the state. */
	private int $b;

	/** Third word of the state. */
	private int $c;

	/** The counter word of the state. */
	private int $counter = 1;

	/**
	 * Opens the stream of one thing.
	 *
	 * @param int    $seed  Seed of the whole shop.
	 * @param string $scope What the numbers are for, such as 'order'.
	 * @param int    $index Which one of them.
	 */
	public function __construct( int $seed, string $scope, int $index = 0 ) {
		$words   = unpack( 'V4', md5( $seed . '|' . $scope . '|' . $index, true ) );
		$this->a = $words[1];
		$this->b = $words[2];
		$this->c = $words[3];
	}

	/**
	 * The next number.
	 *
	 * @return int 0 to 4294967295.
	 */
	public function bits(): int {
		$result        = ( $this->a + $this->b + $this->counter ) & self::MASK;
		$this->counter = ( $this->counter + 1 ) & self::MASK;
		$this->a       = $this->b ^ ( $this->b >> 9 );
		$this->b       = ( $this->c + ( $this->c << 3 ) ) & self::MASK;
		$this->c       = ( ( ( $this->c << 21 ) | ( $this->c >> 11 ) ) + $result ) & self::MASK;
		return $result;
	}

	/**
	 * A number from 0 up to, not including, a limit.
	 *
	 * @param int $limit 1 to 2147483647.
	 */
	public function below( int $limit ): int {
		return ( $this->bits() * $limit ) >> 32;
	}

	/**
	 * A number within two bounds, both included.
	 *
	 * @param int $min Lowest.
	 * @param int $max Highest.
	 */
	public function between( int $min, int $max ): int {
		return $min + $this->below( $max - $min + 1 );
	}

	/**
	 * Whether something happens.
	 *
	 * @param int $per_mille How often out of 1,000 times.
	 */
	public function chance( int $per_mille ): bool {
		return $this->below( 1000 ) < $per_mille;
	}

	/**
	 * One value of a list.
	 *
	 * @template T
	 * @param array $values A non-empty list.
	 * @phpstan-param list<T> $values
	 * @phpstan-return T
	 */
	public function pick( array $values ): mixed {
		return $values[ $this->below( count( $values ) ) ];
	}

	/**
	 * One key of a map, each as likely as its weight.
	 *
	 * @param array<int|string, int> $weights Key to weight; the sum is above zero.
	 */
	public function weighted( array $weights ): int|string {
		$point = $this->below( array_sum( $weights ) );
		foreach ( $weights as $key => $weight ) {
			$point -= $weight;
			if ( $point < 0 ) {
				return $key;
			}
		}
		return array_key_last( $weights );
	}

	/**
	 * A position in a list of running totals, found by halving: for long lists drawn from often.
	 *
	 * @param list<int> $totals Running totals of the weights, ascending; the last is above zero.
	 */
	public function position( array $totals ): int {
		$high  = count( $totals ) - 1;
		$low   = 0;
		$point = $this->below( $totals[ $high ] );
		while ( $low < $high ) {
			$middle = ( $low + $high ) >> 1;
			if ( $totals[ $middle ] > $point ) {
				$high = $middle;
			} else {
				$low = $middle + 1;
			}
		}
		return $low;
	}

	/**
	 * The list in another order.
	 *
	 * @template T
	 * @param array $values Any list.
	 * @phpstan-param list<T> $values
	 * @phpstan-return list<T>
	 */
	public function shuffle( array $values ): array {
		for ( $last = count( $values ) - 1; $last > 0; --$last ) {
			$other            = $this->below( $last + 1 );
			$kept             = $values[ $last ];
			$values[ $last ]  = $values[ $other ];
			$values[ $other ] = $kept;
		}
		return $values;
	}

	/**
	 * Hexadecimal digits.
	 *
	 * @param int $length How many.
	 */
	public function hex( int $length ): string {
		$digits = '';
		while ( strlen( $digits ) < $length ) {
			$digits .= str_pad( dechex( $this->bits() ), 8, '0', STR_PAD_LEFT );
		}
		return substr( $digits, 0, $length );
	}
}
