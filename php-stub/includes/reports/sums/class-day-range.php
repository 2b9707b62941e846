<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * The whole days of a range. Whole months are read from sums of months, if the table has them and no interval is shorter.
 */
final class Day_Range {

	/** Intervals that consist of whole months. */
	private const LONG_INTERVALS = array( 'month', 'quarter', 'year' );

	/** First whole day; after the last when there is none. */
	public readonly string $first;

	/** Last whole day. */
	public readonly string $last;

	/** First and last second of the whole days, site timestamps. */
	private int $start;
	private int $end;

	/**
	 * Sets the range.
	 *
	 * @param int                             $after       First second, site timestamp.
	 * @param int                             $before      Last second, site timestamp.
	 * @param int                             $type        Position in Sum_Table::DATE_TYPES.
	 * @param string|null                     $interval    Interval; null for the whole range.
	 * @param (callable(string): string)|null $get_key_sql SQL of the key of an interval, for a date column.
	 */
	public function __construct(
		private int $after,
		private int $before,
		private int $type,
		public readonly ?string $interval,
		private $get_key_sql
	) {
		$this->start = self::get_midnight( $after - 1 ) + Site_Time::DAY;
		$this->end   = self::get_midnight( $before + 1 ) - 1;
		$this->first = Site_Time::format( $this->start, 'Y-m-d' );
		$this->last  = Site_Time::format( $this->end, 'Y-m-d' );
	}

	/** Whether sums of days cannot be used: there is no whole day, or intervals are shorter. */
	public function is_empty(): bool {
		return 'hour' === $this->interval || $this->first > $this->last;
	}

	/** @return array<int, array{0: int, 1: int}> First and last second of the parts of days before and after the whole days. */
	public function get_edges(): array {
		$edges = array( array( $this->after, $this->start - 1 ), array( $this->end + 1, $this->before ) );

		return array_values( array_filter( $edges, static fn( array $edge ): bool => $edge[0] <= $edge[1] ) );
	}

	/** @return string|null SQL of the key of an interval, for a column of days; null for the whole range. */
	public function get_interval_sql( string $column ): ?string {
		if ( 'day' === $this->interval ) {
			// The column itself, whose rows are already in order.
			return $column;
		}

		return null === $this->get_key_sql ? null : ( $this->get_key_sql )( $column );
	}

	/**
	 * Condition of the rows of a table of sums.
	 *
	 * @param string $alias      Alias of the table.
	 * @param bool   $has_months Whether the table has sums of months.
	 * @return array{0: string, 1: array<int, int|string>} SQL with placeholders, and its values.
	 */
	public function get_condition( string $alias, bool $has_months ): array {
		$clauses = array();
		$values  = array();

		foreach ( $this->get_parts( $has_months ) as list( $is_month, $first, $last ) ) {
			$clauses[] = "( $alias.is_month = %d AND $alias.date_type = %d AND $alias.day >= %s AND $alias.day <= %s )";
			array_push( $values, $is_month, $this->type, $first, $last );
		}

		return array( implode( ' OR ', $clauses ), $values );
	}

	/**
	 * The whole days as months and days.
	 *
	 * @param bool $has_months Whether there are sums of months.
	 * @return array<int, array{0: int, 1: string, 2: string}> 1 for months, first and last day.
	 */
	private function get_parts( bool $has_months ): array {
		$days = array( array( 0, $this->first, $this->last ) );

		if ( ! $has_months || ( null !== $this->interval && ! in_array( $this->interval, self::LONG_INTERVALS, true ) ) ) {
			return $days;
		}

		$shift = static fn( string $day, string $by ): string => gmdate( 'Y-m-d', (int) strtotime( "$day UTC $by" ) );
		$start = str_ends_with( $this->first, '-01' ) ? $this->first : $shift( $this->first, 'first day of next month' );
		$end   = Site_Time::format( $this->end + 1, 'Y-m-01' );

		if ( $start >= $end ) {
			return $days;
		}

		$parts = array(
			array( 0, $this->first, $shift( $start, '-1 day' ) ),
			array( 1, $start, $shift( $end, '-1 day' ) ),
			array( 0, $end, $this->last ),
		);

		return array_values( array_filter( $parts, static fn( array $part ): bool => $part[1] <= $part[2] ) );
	}

	/**
	 * Start of the day of a time.
	 *
	 * @param int $timestamp Site timestamp.
	 */
	private static function get_midnight( int $timestamp ): int {
		return $timestamp - ( ( $timestamp % Site_Time::DAY ) + Site_Time::DAY ) % Site_Time::DAY;
	}
}
