<?php
/**
 * Totals and intervals of a report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Answers one request for stats.
 */
final class Stats_Query {

	/**
	 * The fields of the report.
	 *
	 * @var Metrics
	 */
	private Metrics $figures;

	/**
	 * Cuts the range.
	 *
	 * @var Interval_Slicer
	 */
	private Interval_Slicer $slicer;

	/**
	 * Sums rows.
	 *
	 * @var Aggregate_Query
	 */
	private Aggregate_Query $sums;

	/**
	 * Fields that the request names, null for all.
	 *
	 * @var string[]|null
	 */
	private ?array $wanted;

	/**
	 * Prepares the answer.
	 *
	 * @param Report_Request $request The question.
	 */
	public function __construct( private Report_Request $request ) {
		$this->figures = new Metrics( $request->definition['fields'] );
		$this->slicer  = new Interval_Slicer( $request->time, $request->week_start );
		$this->sums    = new Aggregate_Query( $request, $this->slicer, $this->figures );
		$this->wanted  = empty( $request->params['fields'] ) ? null : $request->params['fields'];
	}

	/**
	 * Whether the range has more intervals than can be answered.
	 */
	public function has_too_many_intervals(): bool {
		return $this->slicer->is_too_long(
			$this->request->after,
			$this->request->before,
			$this->request->params['interval']
		);
	}

	/**
	 * The answer. A page past the end has neither totals nor intervals; the first
	 * page always has totals, even of a day that the clock left out.
	 *
	 * @return array{data: array{totals: array<string, mixed>|null, intervals: array<int, array<string, mixed>>},
	 *               total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		$params   = $this->request->params;
		$slices   = $this->slicer->slices( $this->request->after, $this->request->before, $params['interval'] );
		$per_page = $params['per_page'];
		$total    = count( $slices );
		$pages    = (int) ceil( $total / $per_page );

		if ( $params['page'] > max( 1, $pages ) ) {
			$data = array(
				'totals'    => null,
				'intervals' => array(),
			);
		} else {
			$first = ( $params['page'] - 1 ) * $per_page;
			$data  = $this->data( array_slice( $this->sort( $slices ), $first, $per_page ), $total );
		}

		return array(
			'data'  => $data,
			'total' => $total,
			'pages' => $pages,
		);
	}

	/**
	 * Nothing but the totals, for those who show no intervals.
	 *
	 * @return array<string, int|float>
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_totals(): array {
		return $this->figures->to_numbers( $this->whole( array() ) );
	}

	/**
	 * Totals, and some intervals.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals of the page, in their order.
	 * @param int                              $count  Number of intervals on all pages.
	 * @return array{totals: array<string, mixed>, intervals: array<int, array<string, mixed>>}
	 */
	private function data( array $slices, int $count ): array {
		$names     = $this->figures->names( $this->wanted, false );
		$columns   = $this->figures->columns( $names );
		$sums      = $this->sums->by_slice( $columns, $slices );
		$all       = 0 < $count && count( $slices ) === $count;
		$split     = $this->segments( $slices, $all );
		$added     = $all ? $this->added( $columns, $sums ) : array();
		$totals    = $this->whole( $added );
		$intervals = array();

		foreach ( $slices as $slice ) {
			$figures     = $this->figures->compute( $sums[ $slice['id'] ] ?? array(), $names );
			$intervals[] = array(
				'interval'       => $slice['id'],
				'date_start'     => Site_Time::format( $slice['start'] ),
				'date_start_gmt' => $this->request->time->to_gmt( $slice['start'] ),
				'date_end'       => Site_Time::format( $slice['end'] ),
				'date_end_gmt'   => $this->request->time->to_gmt( $slice['end'], true ),
				'subtotals'      => $this->with_segments( $figures, $split[ $slice['id'] ] ?? array() ),
			);
		}

		return array(
			'totals'    => $this->with_segments( $totals, $split[''] ?? array() ),
			'intervals' => $intervals,
		);
	}

	/**
	 * Sums over all intervals of what may be added.
	 *
	 * @param array<string, array<string, string>> $columns Source => field => SQL.
	 * @param array<string, array<string, int>>    $sums    Interval's id => field => sum.
	 * @return array<string, int> Field => sum.
	 */
	private function added( array $columns, array $sums ): array {
		$added = array();

		foreach ( $columns as $fields ) {
			foreach ( array_keys( array_diff_key( $fields, $this->figures->lists( $fields ) ) ) as $name ) {
				$added[ $name ] = array_sum( array_column( $sums, $name ) );
			}
		}

		return $added;
	}

	/**
	 * Figures of the whole range.
	 *
	 * @param array<string, int> $added Sums that are known already.
	 * @return array<string, int>
	 */
	private function whole( array $added ): array {
		$names   = $this->figures->names( $this->wanted, true );
		$columns = array_map(
			static fn( array $fields ): array => array_diff_key( $fields, $added ),
			$this->figures->columns( $names )
		);

		return $this->figures->compute( $added + $this->sums->totals( array_filter( $columns ) ), $names );
	}

	/**
	 * Segments of the totals and of some intervals.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 * @param bool                             $all    Whether these are all intervals of the range.
	 * @return array<string, array<int, array<string, mixed>>> Interval's id, '' for the totals => segments.
	 */
	private function segments( array $slices, bool $all ): array {
		$segment = $this->request->definition['segments'][ $this->request->params['segmentby'] ?? '' ] ?? null;

		if ( null === $segment ) {
			return array();
		}

		$names = $this->figures->names( $this->wanted, false, true );

		return ( new Segments( $this->request, $this->figures, $this->sums, $segment ) )->split( $names, $slices, $all );
	}

	/**
	 * An object of numbers with its segments.
	 *
	 * @param array<string, int>               $figures  Figures.
	 * @param array<int, array<string, mixed>> $segments Segments.
	 * @return array<string, mixed>
	 */
	private function with_segments( array $figures, array $segments ): array {
		$numbers = $this->figures->to_numbers( $figures );

		// A report that knows no segments does not speak of them.
		return array() === $this->request->definition['segments'] ? $numbers : $numbers + array( 'segments' => $segments );
	}

	/**
	 * Puts intervals into the order that the request wants. Intervals without
	 * orders take part with zeros; equal ones stay in the order of time.
	 *
	 * @param array<int, array<string, mixed>> $slices All intervals, in the order of time.
	 * @return array<int, array<string, mixed>>
	 */
	private function sort( array $slices ): array {
		$descending = 'desc' === $this->request->params['order'];
		$ordered    = $descending ? array_reverse( $slices ) : $slices;
		$name       = $this->request->definition['orderby'][ $this->request->params['orderby'] ] ?? '';

		if ( '' === $name ) {
			return $ordered;
		}

		$sums   = $this->sums->by_slice( $this->figures->columns( array( $name ) ), $slices );
		$values = array();

		foreach ( $slices as $slice ) {
			$values[ $slice['id'] ] = $this->figures->compute( $sums[ $slice['id'] ] ?? array(), array( $name ) )[ $name ];
		}

		usort(
			$ordered,
			static fn( array $a, array $b ): int => $descending
				? $values[ $b['id'] ] <=> $values[ $a['id'] ]
				: $values[ $a['id'] ] <=> $values[ $b['id'] ]
		);

		return $ordered;
	}
}
