<?php
/**
 * Schedules the orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;
use DateTimeZone;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Distributes the orders over three years up to the last day.
 */
final class Order_Schedule {
	/** Seconds of an hour. */
	private const HOUR = 3600;

	/** Days in chronological order, 'YYYY-MM-DD'. */
	public readonly array $days;

	/**
	 * Timestamp of the start of each day, and of the day after the last one.
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
	 * Distributes the orders.
	 *
	 * @param Site_Time    $time    Site time.
	 * @param Demo_Options $options Number of orders, seed and last day.
	 * @param int          $end     Last timestamp that may be used, on the last day.
	 */
	public function __construct( private Site_Time $time, private Demo_Options $options, private int $end ) {
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
			$starts[] = $time->to_unix( $day->getTimestamp() );
			// The store sells two and a half times as much at the end as at the beginning.
			$growth   = 1000 + intdiv( 1500 * $index, max( 1, $length ) );
			$weight[] = intdiv( Seasonality::get_weight( $day ) * $growth * $random->between( 86, 114 ), 1000 );
			$day      = $day->modify( '+1 day' );
		}
		$starts[]   = $time->to_unix( $day->getTimestamp() );
		$this->days = $days;

		$this->starts      = $starts;
		$weight[ $length ] = intdiv( $weight[ $length ] * $this->get_share_of_last_day(), 100 );
		$this->counts      = $this->distribute_orders( $weight );
	}

	/**
	 * Sorted timestamps of the orders of a day.
	 *
	 * @param int $day Index of the day.
	 * @return list<int>
	 */
	public function get_order_times( int $day ): array {
		$random  = new Seeded_Random( $this->options->seed, 'moments', $day );
		$hours   = $this->get_hours( $day );
		$weights = array_column( $hours, 2 );
		$times   = array();
		for ( $count = $this->counts[ $day ]; $count > 0; --$count ) {
			list( $from, $until ) = $hours[ $random->pick_weighted( $weights ) ];
			$times[]              = $from + $random->below( $until - $from );
		}
		sort( $times );
		return $times;
	}

	/**
	 * Hours of a day in site time: 23 or 25 when DST changes.
	 *
	 * @param int $day Index of the day.
	 * @return list<array{int, int, int}> Start, end (exclusive) and weight.
	 */
	public function get_hours( int $day ): array {
		$end   = min( $this->starts[ $day + 1 ], $this->end + 1 );
		$hours = array();
		for ( $from = $this->starts[ $day ]; $from < $end; $from += self::HOUR ) {
			$hour    = (int) Site_Time::format( $this->time->from_unix( $from ), 'G' );
			$hours[] = array( $from, min( $from + self::HOUR, $end ), Seasonality::HOURS[ $hour ] );
		}
		return $hours;
	}

	/**
	 * Orders of the last day, which ends early, in percent of a whole day.
	 */
	private function get_share_of_last_day(): int {
		$hours = intdiv( $this->end - $this->starts[ count( $this->days ) - 1 ], self::HOUR );
		return intdiv( 100 * array_sum( array_slice( Seasonality::HOURS, 0, $hours ) ), array_sum( Seasonality::HOURS ) );
	}

	/**
	 * Number of orders of each day; at least one on the last day.
	 *
	 * @param list<int> $weights Weight of each day.
	 * @return list<int>
	 */
	private function distribute_orders( array $weights ): array {
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
