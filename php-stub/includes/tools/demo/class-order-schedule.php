<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use DateTimeImmutable;
use DateTimeZone;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Distributes the orders over three years up to the last day, by data/seasons.json.
 *
 * The generated period ends on its last day at 14:00 in site time, whatever the
 * current time is, so that the same seed and day always generate the same store.
 * Before 14:00, the timestamps of that day are compressed in proportion, so that
 * the last of them is in the past. Days, amounts and the sequence of orders do
 * not change.
 */
final class Order_Schedule {
	private const HOUR = 3600;

	/** Timestamp of the end of the period, on the last day. */
	public readonly int $end;

	/** Seconds of the last day that have passed. */
	private int $passed;

	/** Days in chronological order, 'YYYY-MM-DD'. */
	public readonly array $days;

	/** Timestamp of the start of each day, and of the day after the last one. */
	public readonly array $starts;

	public readonly array $counts;

	public function __construct( public readonly Site_Time $time, public readonly Demo_Options $options ) {
		$last   = new DateTimeImmutable( $options->today, new DateTimeZone( 'UTC' ) );
		$day    = $last->modify( '-3 years' );
		$random = new Seeded_Random( $options->seed, 'days' );
		$length = (int) $day->diff( $last )->days;
		$days   = array();
		$starts = array( $time->to_unix( $day->getTimestamp() ) );
		$weight = array();
		for ( $index = 0; $index <= $length; ++$index ) {
			// The store sells two and a half times as much at the end as at the beginning.
			$growth   = 1000 + intdiv( 1500 * $index, max( 1, $length ) );
			$weight[] = intdiv( $this->get_weight( $day ) * $growth * $random->between( 86, 114 ), 1000 );
			$days[]   = $day->format( 'Y-m-d' );
			$day      = $day->modify( '+1 day' );
			$starts[] = $time->to_unix( $day->getTimestamp() );
		}
		$this->end    = $time->to_unix( (int) $time->parse( $options->today . 'T14:00:00' ) );
		$this->passed = max( 0, min( $options->now, $this->end ) - $starts[ $length ] );
		// The last day ends early.
		$hours             = Demo_Data::read( 'seasons' )['hours'];
		$open              = array_slice( $hours, 0, intdiv( $this->end - $starts[ $length ], self::HOUR ) );
		$weight[ $length ] = intdiv( $weight[ $length ] * intdiv( 100 * array_sum( $open ), array_sum( $hours ) ), 100 );

		$this->days   = $days;
		$this->starts = $starts;
		$this->counts = self::distribute_orders( $options->orders, $weight );
	}

	/**
	 * Whether Black Friday prices apply.
	 */
	public static function is_black_friday( DateTimeImmutable $day ): bool {
		$days = self::get_days_since_thanksgiving( $day );
		return $days >= 1 && $days <= 4;
	}

	/**
	 * Moves a timestamp out of the future.
	 *
	 * @param int|null $timestamp Timestamp up to the end of the period; null remains.
	 */
	public function to_past( ?int $timestamp ): ?int {
		$midnight = $this->starts[ count( $this->days ) - 1 ];
		return null === $timestamp || $timestamp <= $midnight
			? $timestamp
			: $midnight + intdiv( ( $timestamp - $midnight ) * $this->passed, $this->end - $midnight );
	}

	/**
	 * Sorted timestamps of the orders of a day.
	 *
	 * @param int $day Index of the day.
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
			$hours[] = array( $from, min( $from + self::HOUR, $end ), Demo_Data::read( 'seasons' )['hours'][ $hour ] );
		}
		return $hours;
	}

	private function get_weight( DateTimeImmutable $day ): int {
		$seasons = Demo_Data::read( 'seasons' );
		$weight  = $seasons['months'][ $day->format( 'n' ) - 1 ] * $seasons['weekdays'][ $day->format( 'w' ) ];
		$special = $seasons['days'][ $day->format( 'm-d' ) ]
			?? $seasons['thanksgiving'][ self::get_days_since_thanksgiving( $day ) ] ?? 100;
		return intdiv( $weight * $special, 10000 );
	}

	/**
	 * Days since Thanksgiving of the same year, negative before it.
	 */
	private static function get_days_since_thanksgiving( DateTimeImmutable $day ): int {
		return (int) $day->format( 'z' ) - (int) $day->modify( 'fourth thursday of november' )->format( 'z' );
	}

	/**
	 * Number of orders of each day; at least one on the last day.
	 *
	 * @param list<int> $weights Weight of each day.
	 */
	private static function distribute_orders( int $orders, array $weights ): array {
		$total  = array_sum( $weights );
		$sum    = 0;
		$placed = 0;
		$counts = array();
		foreach ( $weights as $weight ) {
			$sum     += $weight;
			$due      = intdiv( $orders * $sum, $total );
			$counts[] = $due - $placed;
			$placed   = $due;
		}
		$last = count( $counts ) - 1;
		if ( 0 === $counts[ $last ] && $orders > 0 ) {
			--$counts[ array_search( max( $counts ), $counts, true ) ];
			++$counts[ $last ];
		}
		return $counts;
	}
}
