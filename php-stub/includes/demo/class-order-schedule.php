<?php
/**
 * Calendar: which orders come when.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * Three years of the shop's days up to the last one, each with its share of the orders.
 */
final class Order_Schedule {
	/** An hour in seconds. */
	private const HOUR = 3600;

	/** The days in order, 'YYYY-MM-DD'. */
	public readonly array $days;

	/**
	 * First moment of each day, and last the moment at which the last day would end.
	 *
	 * @var list<int>
	 */
	public readonly array $starts;

	/**
	 * Number of orders of each day.
	 *
	 * @var list<int>
	 */
	public readonly array $counts;

	/**
	 * Lays the days out.
	 *
	 * @param Zone    $zone    Zone of the shop.
	 * @param Demo_Options $options Orders, seed and last day.
	 * @param int     $horizon Last moment that may be used, on the last day.
	 */
	public function __construct( private Zone $zone, private Demo_Options $options, private int $horizon ) {
		$utc    = new DateTimeZone( 'UTC' );
		$last   = new DateTimeImmutable( $options->today, $utc );
		$day    = $last->modify( '-3 years' );
		$random = new Seeded_Random( $options->seed, 'days' );
		$length = (int) $day->diff( $last )->days;
		$days   = array();
		$starts = array();
		$weight = array();
		for ( $index = 0; $index <= $length; ++$index ) {
			$days[]   = $day->format( 'Y-m-d' );
			$starts[] = $zone->moment( $day->format( 'Y-m-d' ) . ' 00:00' );
			// The shop sells two and a half times as much in the end as in the beginning.
			$growth   = 1000 + intdiv( 1500 * $index, max( 1, $length ) );
			$weight[] = intdiv( Seasonality::day( $day ) * $growth * $random->between( 86, 114 ), 1000 );
			$day      = $day->modify( '+1 day' );
		}
		$starts[]   = $zone->moment( $day->format( 'Y-m-d' ) . ' 00:00' );
		$this->days = $days;

		$this->starts      = $starts;
		$weight[ $length ] = intdiv( $weight[ $length ] * $this->part_of_last_day(), 100 );
		$this->counts      = $this->share( $weight );
	}

	/**
	 * The moments of one day's orders, in order.
	 *
	 * @param int $day Index of the day.
	 * @return list<int>
	 */
	public function moments( int $day ): array {
		$random  = new Seeded_Random( $this->options->seed, 'moments', $day );
		$slots   = $this->slots( $day );
		$weights = array_column( $slots, 2 );
		$moments = array();
		for ( $count = $this->counts[ $day ]; $count > 0; --$count ) {
			list( $from, $until ) = $slots[ $random->weighted( $weights ) ];
			$moments[]            = $from + $random->below( $until - $from );
		}
		sort( $moments );
		return $moments;
	}

	/**
	 * The hours of a day as the shop's clock shows them: 23 or 25 of them when it is changed.
	 *
	 * @param int $day Index of the day.
	 * @return list<array{int, int, int}> First moment, moment after the last, weight.
	 */
	public function slots( int $day ): array {
		$end   = min( $this->starts[ $day + 1 ], $this->horizon + 1 );
		$slots = array();
		for ( $from = $this->starts[ $day ]; $from < $end; $from += self::HOUR ) {
			$hour    = (int) gmdate( 'G', $from + $this->zone->offset( $from ) );
			$slots[] = array( $from, min( $from + self::HOUR, $end ), Seasonality::HOURS[ $hour ] );
		}
		return $slots;
	}

	/**
	 * How much of an ordinary day's orders the unfinished last day has, in per cent.
	 */
	private function part_of_last_day(): int {
		$hours = intdiv( $this->horizon - $this->starts[ count( $this->days ) - 1 ], self::HOUR );
		return intdiv( 100 * array_sum( array_slice( Seasonality::HOURS, 0, $hours ) ), array_sum( Seasonality::HOURS ) );
	}

	/**
	 * Shares the orders out over the days; the last day gets one at least.
	 *
	 * @param list<int> $weights Weight of each day.
	 * @return list<int>
	 */
	private function share( array $weights ): array {
		$total  = array_sum( $weights );
		$sum    = 0;
		$placed = 0;
		$counts = array();
		foreach ( $weights as $weight ) {
			$sum     += $weight;
			$due      = intdiv( $this->options->orders * $sum, $total );
			$counts[] = $due - $placed;
			$placed   = $due;
		}
		$last = count( $counts ) - 1;
		if ( 0 === $counts[ $last ] && $this->options->orders > 0 ) {
			--$counts[ array_search( max( $counts ), $counts, true ) ];
			++$counts[ $last ];
		}
		return $counts;
	}
}
