<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * A pseudo-random number generator that does not use the global state of PHP.
 *
 * The algorithm is sfc32 (Chris Doty-Humphrey's "small fast counting" generator
 * with 32-bit words, public domain). It only needs additions, shifts and
 * exclusive-ors, so it fits PHP's 64-bit integers and returns the same numbers
 * on every platform. The state is the MD5 of seed, scope and index: every order,
 * customer or day has its own numbers, however many another one used.
 */
final class Seeded_Random {
	/** Bits of a word. */
	private const MASK = 0xFFFFFFFF;

	/** Words of the state. */
	private int $a;
	private int $b;
	private int $c;
	private int $counter = 1;

	/**
	 * Starts a sequence of numbers.
	 *
	 * @param string $scope Purpose of the numbers, such as 'order'.
	 * @param int    $index Index of the order, customer etc.
	 */
	public function __construct( int $seed, string $scope, int $index = 0 ) {
		list( $this->a, $this->b, $this->c ) = array_values( unpack( 'V3', md5( $seed . '|' . $scope . '|' . $index, true ) ) );
	}

	/**
	 * Next number, 0 to 4294967295.
	 */
	public function next_bits(): int {
		$result        = ( $this->a + $this->b + $this->counter ) & self::MASK;
		$this->counter = ( $this->counter + 1 ) & self::MASK;
		$this->a       = $this->b ^ ( $this->b >> 9 );
		$this->b       = ( $this->c + ( $this->c << 3 ) ) & self::MASK;
		$this->c       = ( ( ( $this->c << 21 ) | ( $this->c >> 11 ) ) + $result ) & self::MASK;
		return $result;
	}

	/**
	 * Random integer from 0 to a limit (exclusive).
	 *
	 * @param int $limit 1 to 2147483647.
	 */
	public function below( int $limit ): int {
		return ( $this->next_bits() * $limit ) >> 32;
	}

	/**
	 * Random integer from a minimum to a maximum (inclusive).
	 */
	public function between( int $min, int $max ): int {
		return $min + $this->below( $max - $min + 1 );
	}

	/**
	 * Whether an event happens.
	 *
	 * @param int $per_mille Probability in per mille.
	 */
	public function chance( int $per_mille ): bool {
		return $this->below( 1000 ) < $per_mille;
	}

	/**
	 * Picks a value of a list.
	 *
	 * @param list<mixed> $values A non-empty list.
	 */
	public function pick( array $values ): mixed {
		return $values[ $this->below( count( $values ) ) ];
	}

	/**
	 * Picks a key by weight.
	 *
	 * @param array<int|string, int> $weights Weights by key; their sum is above zero.
	 */
	public function pick_weighted( array $weights ): int|string {
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
	 * Picks a key by the weights of data/weights.json.
	 */
	public function draw( string $name ): int|string {
		return $this->pick_weighted( Demo_Data::read( 'weights' )[ $name ] );
	}

	/**
	 * Shuffles a list.
	 *
	 * @param list<mixed> $values List.
	 * @return list<mixed>
	 */
	public function shuffle( array $values ): array {
		for ( $last = count( $values ) - 1; $last > 0; --$last ) {
			$other = $this->below( $last + 1 );

			list( $values[ $last ], $values[ $other ] ) = array( $values[ $other ], $values[ $last ] );
		}
		return $values;
	}
}
