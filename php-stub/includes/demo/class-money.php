<?php
/**
 * Money: arithmetic in whole cents.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Sums of money are integers, the number of cents; no fraction is ever held.
 */
final class Money {
	/**
	 * Cents as a decimal number for the database, such as '-12.05'.
	 *
	 * @param int $cents Amount.
	 */
	public static function decimal( int $cents ): string {
		$amount = abs( $cents );
		$rest   = $amount % 100;
		return ( $cents < 0 ? '-' : '' ) . intdiv( $amount, 100 ) . ( $rest < 10 ? '.0' : '.' ) . $rest;
	}

	/**
	 * A percentage of an amount, halves rounded up.
	 *
	 * @param int $cents       Amount, zero or more.
	 * @param int $thousandths The rate in thousandths of a percent: 7250 is 7.25 %.
	 */
	public static function percentage( int $cents, int $thousandths ): int {
		return intdiv( $cents * $thousandths + 50000, 100000 );
	}

	/**
	 * Shares an amount out so that the parts add up to it exactly.
	 *
	 * @param int       $cents   Amount to share, zero or more.
	 * @param list<int> $weights Weight of each part, zero or more; all zero gives zeros.
	 * @return list<int>
	 */
	public static function split( int $cents, array $weights ): array {
		$total = array_sum( $weights );
		$parts = array();
		$sum   = 0;
		$given = 0;
		foreach ( $weights as $weight ) {
			$sum    += $weight;
			$due     = 0 === $total ? 0 : intdiv( $cents * $sum, $total );
			$parts[] = $due - $given;
			$given   = $due;
		}
		return $parts;
	}

	/**
	 * What some of several equal pieces cost, given what was paid for all of them.
	 * Taken piece by piece in any number of steps, the steps add up to the whole.
	 *
	 * @param int $cents  Amount for all pieces, zero or more.
	 * @param int $before Pieces that were taken earlier.
	 * @param int $taken  Pieces to take now.
	 * @param int $all    All pieces.
	 */
	public static function pieces( int $cents, int $before, int $taken, int $all ): int {
		return intdiv( $cents * ( $before + $taken ), $all ) - intdiv( $cents * $before, $all );
	}

	/**
	 * The nearest price that ends in 99.
	 *
	 * @param int $cents Any price.
	 */
	public static function charm( int $cents ): int {
		return max( 99, intdiv( $cents + 51, 100 ) * 100 - 1 );
	}
}
