<?php

namespace Storedeck\Answers;

use Closure;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Calendar_Date;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Questions\Question;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the rows of a report with themselves in another period, and sorts them by the change of a metric.
 */
final class Row_Comparison {

	/**
	 * Starts of intervals of the compared period, by those of the intervals that correspond to them.
	 *
	 * @var array<int, int>|null
	 */
	private ?array $starts = null;

	/**
	 * Takes what is asked, and how.
	 *
	 * @param Closure(array<string, mixed>): array{items: list<array<string, mixed>>, total: int}         $ask_rows  See Report_Answer.
	 * @param Closure(array<string, string>, array<string, mixed>): array{totals: array, intervals: list<array>} $ask_stats See Report_Answer.
	 */
	public function __construct( private Report_Question $question, private Closure $ask_rows, private Closure $ask_stats ) {
	}

	/**
	 * Metrics of rows in the compared period.
	 *
	 * @param list<array<string, mixed>> $rows Rows.
	 * @return list<array<string, int|float>|null> Null where there is nothing to compare with.
	 */
	public function get_compared( array $rows ): array {
		$compared = $this->read( 'compared' );
		$get_key  = $this->question->has_intervals() ? $this->get_other_start( ... ) : $this->get_item( ... );

		return array_map( static fn( array $row ): ?array => $compared[ $get_key( $row ) ] ?? $compared[''] ?? null, $rows );
	}

	/**
	 * The rows of the page when all are sorted by the change of a metric. What cannot be compared comes last.
	 *
	 * @return array{items: list<array<string, mixed>>, total: int, omitted?: int} `omitted` is the number of items that only the
	 *                                                                             compared period has.
	 */
	public function get_sorted( string $metric ): array {
		return $this->question->has_intervals() ? $this->sort_intervals( $metric ) : $this->sort_items( $metric );
	}

	/**
	 * Intervals, sorted.
	 *
	 * @return array{items: list<array<string, mixed>>, total: int}
	 */
	private function sort_intervals( string $metric ): array {
		$rows    = ( $this->ask_stats )( $this->question->periods['primary'], $this->get_stats_params() )['intervals'];
		$changes = array_map(
			static fn( array $row, ?array $compared ): int|float|null => Question::get_change( $row['subtotals'], $compared, $metric ),
			$rows,
			$this->get_compared( $rows )
		);
		$order   = $this->question->sort( $changes );

		return array(
			'items' => array_map( static fn( int $place ): array => $rows[ $place ], $this->question->cut_page( $order ) ),
			'total' => count( $rows ),
		);
	}

	/**
	 * Items, sorted; those of the page are asked for by their ids.
	 *
	 * @return array{items: list<array<string, mixed>>, total: int, omitted: int}
	 */
	private function sort_items( string $metric ): array {
		$compared = $this->read( 'compared' );
		$primary  = array_filter( $this->read( 'primary' ), self::has_rows( ... ) );
		$changes  = array();

		unset( $primary[''] );

		foreach ( $primary as $id => $metrics ) {
			$changes[ $id ] = Question::get_change( $metrics, $compared[ $id ] ?? $compared[''] ?? null, $metric );
		}

		$ids   = $this->question->cut_page( $this->question->sort( $changes ) );
		$found = array();

		if ( array() !== $ids ) {
			$rows = ( $this->ask_rows )(
				array(
					$this->question->get_row_dimension()['param'] => implode( ',', $ids ),
					'page' => 1,
				)
			)['items'];

			$found = array_column( $rows, null, $this->question->report['table']['key'] );
		}

		return array(
			'items'   => array_values( array_filter( array_map( static fn( int|string $id ): ?array => $found[ $id ] ?? null, $ids ) ) ),
			'total'   => count( $primary ),
			'omitted' => count( array_diff_key( array_filter( $compared, self::has_rows( ... ) ), $primary ) ),
		);
	}

	/**
	 * Metrics of a period by the ids of items or the starts of intervals; those of items that have nothing under ''.
	 *
	 * @param string $period Name of the period.
	 * @return array<int|string, array<string, int|float>>
	 */
	private function read( string $period ): array {
		$stats = ( $this->ask_stats )( $this->question->periods[ $period ], $this->get_stats_params() );

		if ( $this->question->has_intervals() ) {
			return array_column( $stats['intervals'], 'subtotals', 'date_start' );
		}

		$segments = $stats['totals']['segments'] ?? array();
		$items    = array_column( $segments, 'subtotals', 'segment_id' );
		$example  = array() === $items ? $stats['totals'] : reset( $items );

		unset( $example['segments'] );

		return $items + array( '' => array_fill_keys( array_keys( $example ), 0 ) );
	}

	/**
	 * Parameters of the stats of rows.
	 *
	 * @return array<string, mixed>
	 */
	private function get_stats_params(): array {
		return $this->question->has_intervals()
			? array( 'interval' => $this->question->get_row_interval() )
			: array(
				'segmentby' => $this->question->get_row_dimension()['segmentby'],
				// Totals need no intervals.
				'interval'  => 'year',
				'per_page'  => 1,
			);
	}

	/**
	 * Id of the item of a row.
	 */
	private function get_item( array $row ): int|string {
		return $row[ $this->question->report['table']['key'] ] ?? '';
	}

	/**
	 * Start of the interval in the compared period that corresponds to that of a row: the same date a year earlier, otherwise as
	 * many intervals after the first.
	 *
	 * @return string Empty when an interval that is not over has no such part.
	 */
	private function get_other_start( array $row ): string {
		$time = new Site_Time( Settings::get_time_zone() );

		if ( $row['date_end'] > Site_Time::format( $time->now(), 'Y-m-d H:i:s' ) && $this->question->is_whole_compared() ) {
			return '';
		}

		$start = self::to_time( $row['date_start'] );
		$other = 'previous_year' === $this->question->compare
			? Calendar_Date::subtract( $start, 'year' )
			: $this->get_starts( $time )[ $start ] ?? null;

		return null === $other ? '' : Site_Time::format( $other, 'Y-m-d H:i:s' );
	}

	/**
	 * Starts of intervals of the compared period, by those of the period: the first correspond, and so on.
	 *
	 * @return array<int, int>
	 */
	private function get_starts( Site_Time $time ): array {
		if ( null === $this->starts ) {
			$slicer = new Interval_Slicer( $time, Settings::get_week_start() );

			list( $primary, $other ) = array_map(
				fn( string $name ): array => array_column(
					$slicer->get_slices(
						self::to_time( $this->question->periods[ $name ]['after'] ),
						self::to_time( $this->question->periods[ $name ]['before'] ),
						$this->question->get_row_interval()
					),
					'start'
				),
				array( 'primary', 'secondary' )
			);

			$length       = min( count( $primary ), count( $other ) );
			$this->starts = array_combine( array_slice( $primary, 0, $length ), array_slice( $other, 0, $length ) );
		}

		return $this->starts;
	}

	/**
	 * Site timestamp of a date.
	 */
	private static function to_time( string $date ): int {
		return (int) strtotime( "$date UTC" );
	}

	/**
	 * Whether an item has anything in a period.
	 */
	private static function has_rows( array $metrics ): bool {
		return array() !== array_filter( $metrics );
	}
}
