<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Money\Whole_Number;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Hooks\Clause_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Query of the stats of a report.
 */
final class Stats_Query {

	private Metrics $metrics;

	/** Sums rows. */
	private Aggregate_Query $query;

	/**
	 * Requested fields, null for all.
	 *
	 * @var string[]|null
	 */
	private ?array $requested;

	/**
	 * Sorted intervals, once all are read in batches.
	 *
	 * @var array<int, array<string, mixed>>|null
	 */
	private ?array $sorted = null;

	public function __construct( private Report_Request $request ) {
		$this->metrics   = new Metrics( $request->definition['fields'] );
		$this->query     = new Aggregate_Query( $request );
		$this->requested = empty( $request->params['fields'] ) ? null : $request->params['fields'];
	}

	/** Whether the range has too many intervals. */
	public function has_too_many_intervals(): bool {
		return $this->request->slicer->is_too_long( $this->request->after, $this->request->before, $this->request->params['interval'] );
	}

	/**
	 * Totals and a page of intervals. A page after the last one has neither totals nor intervals. The first page always has
	 * totals, even if the range consists of skipped hours.
	 *
	 * @return array{data: array{totals: array<string, mixed>|null, intervals: array<int, array<string, mixed>>}, total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		return $this->request->read_results( fn(): array => $this->read_page() );
	}

	private function read_page(): array {
		$params   = $this->request->params;
		$slices   = $this->request->get_slices();
		$per_page = $params['per_page'];
		$total    = count( $slices );
		$first    = ( $params['page'] - 1 ) * $per_page;
		$data     = 0 < $first && $first >= $total
			? array( 'totals' => null, 'intervals' => array() )
			: $this->get_page( array_slice( $this->sort( $slices ), $first, $per_page ), $total );

		return $this->request->to_page( $data, $total );
	}

	/**
	 * Ids of sorted intervals, for reading them in batches: their positions in the range, counted from 0.
	 *
	 * @param int $limit  Maximum number of ids.
	 * @param int $offset Number of intervals to skip.
	 * @return int[]
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_ids( int $limit, int $offset ): array {
		$slices         = $this->request->get_slices();
		$positions      = array_flip( array_column( $slices, 'id' ) );
		$this->sorted ??= $this->request->read( fn(): array => $this->sort( $slices ) );

		return array_map( static fn( array $slice ): int => $positions[ $slice['id'] ], array_slice( $this->sorted, $offset, $limit ) );
	}

	/**
	 * Intervals by ids, in the order of the ids.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, mixed>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_by_ids( array $ids ): array {
		$all     = $this->request->get_slices();
		$slices  = array_values( array_filter( array_map( static fn( int $id ): ?array => $all[ $id ] ?? null, $ids ) ) );
		$names   = $this->metrics->get_names( $this->requested, false );
		$columns = $this->metrics->get_columns( $names );
		$sums    = $this->request->read( fn(): array => $this->query->sum( $columns, $slices ) );

		return $this->create_intervals( $slices, $names, $sums );
	}

	/**
	 * Totals without intervals.
	 *
	 * @return array<string, int|float>
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_totals(): array {
		$names = $this->metrics->get_names( $this->requested, true );

		return $this->request->read_results(
			fn(): array => array(
				'data'  => array(
					'totals'    => $this->metrics->get_numbers( $this->sum_range( array() ), $names ),
					'intervals' => array(),
				),
				'total' => 0,
				'pages' => 0,
			)
		)['data']['totals'];
	}

	/**
	 * Totals and the intervals of a page.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals of the page, sorted.
	 * @param int                              $count  Number of intervals on all pages.
	 * @return array{totals: array<string, mixed>, intervals: array<int, array<string, mixed>>}
	 */
	private function get_page( array $slices, int $count ): array {
		$names     = $this->metrics->get_names( $this->requested, false );
		$columns   = $this->metrics->get_columns( $names );
		$sums      = $this->query->sum( $columns, $slices );
		// Plugins may filter totals and intervals differently.
		$filtered  = null !== $this->request->hooks->get( 'total' ) || null !== $this->request->hooks->get( 'interval' );
		$all       = 0 < $count && count( $slices ) === $count && ! $filtered;
		$segments  = $this->get_segments( $slices );
		$totals    = $this->sum_range( $all ? $this->add_up( $columns, $sums ) : array() );

		return array(
			'totals'    => $this->get_numbers( $totals, $this->metrics->get_names( $this->requested, true ), $segments?->get() ),
			'intervals' => $this->create_intervals( $slices, $names, $sums, $segments ),
		);
	}

	/**
	 * Intervals of a response.
	 *
	 * @param array<int, array<string, mixed>>    $slices Intervals.
	 * @param string[]                            $names  Metrics.
	 * @param array<string, array<string, mixed>> $sums   Interval id => field => sum.
	 * @return array<int, array<string, mixed>>
	 */
	private function create_intervals( array $slices, array $names, array $sums, ?Segments $segments = null ): array {
		return array_map(
			fn( array $slice ): array => array(
				'interval'       => $slice['id'],
				'date_start'     => Site_Time::format( $slice['start'] ),
				'date_start_gmt' => $this->request->time->to_gmt( $slice['start'] ),
				'date_end'       => Site_Time::format( $slice['end'] ),
				'date_end_gmt'   => $this->request->time->to_gmt( $slice['end'], true ),
				'subtotals'      => $this->get_numbers( $sums[ $slice['id'] ] ?? array(), $names, $segments?->get( $slice['id'] ) ),
			),
			$slices
		);
	}

	/**
	 * Adds up the sums of all intervals, except counts of distinct values.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $columns Source => field => metric.
	 * @param array<string, array<string, mixed>>                $sums    Interval id => field => sum.
	 * @return array<string, int> Field => sum.
	 */
	private function add_up( array $columns, array $sums ): array {
		$additive = array();

		foreach ( $columns as $fields ) {
			foreach ( array_keys( array_filter( $fields, array( Metrics::class, 'is_additive' ) ) ) as $name ) {
				$additive[ $name ] = Whole_Number::of( array_sum( array_column( $sums, $name ) ) );
			}
		}

		return $additive;
	}

	/**
	 * Sums of the whole range.
	 *
	 * @param array<string, int> $additive Sums that are already known.
	 * @return array<string, mixed> Field => sum, and columns of plugins.
	 */
	private function sum_range( array $additive ): array {
		$columns = array_map(
			static fn( array $fields ): array => array_diff_key( $fields, $additive ),
			$this->metrics->get_columns( $this->metrics->get_names( $this->requested, true ) )
		);

		return $additive + ( $this->query->sum( array_filter( $columns ), null )[''] ?? array() );
	}

	/**
	 * Segments of the totals and of the intervals of a page, if they are requested.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 */
	private function get_segments( array $slices ): ?Segments {
		$segment = $this->request->definition['segments'][ $this->request->params['segmentby'] ?? '' ] ?? null;
		$names   = $this->metrics->get_names( $this->requested, false, true );

		return null === $segment ? null : new Segments( $this->request, $this->query, $segment, $names, $slices );
	}

	/**
	 * Numbers with their segments and columns of plugins.
	 *
	 * @param array<string, mixed>                  $sums     Field => sum, and columns of plugins.
	 * @param string[]                              $names    Metrics.
	 * @param array<int, array<string, mixed>>|null $segments Segments.
	 */
	private function get_numbers( array $sums, array $names, ?array $segments ): array {
		// Reports without segments have no such property.
		$segments = array() === $this->request->definition['segments'] ? array() : array( 'segments' => $segments ?? array() );

		return array_replace( $this->metrics->get_numbers( $sums, $names ) + $segments, $sums[ Clause_Hooks::ADDED ] ?? array() );
	}

	/**
	 * Sorts intervals as requested. Intervals without orders have zeros; equal intervals stay in chronological order.
	 *
	 * @param array<int, array<string, mixed>> $slices All intervals, in chronological order.
	 * @return array<int, array<string, mixed>>
	 */
	private function sort( array $slices ): array {
		$descending = 'desc' === $this->request->params['order'];
		$ordered    = $descending ? array_reverse( $slices ) : $slices;
		$name       = $this->request->definition['orderby'][ $this->request->params['orderby'] ] ?? '';

		if ( '' === $name ) {
			return $ordered;
		}

		$sums   = $this->query->sum( $this->metrics->get_columns( array( $name ) ), $slices );
		$values = array();

		foreach ( $slices as $slice ) {
			$values[ $slice['id'] ] = $this->metrics->compute( $name, $sums[ $slice['id'] ] ?? array() );
		}

		$sign = $descending ? -1 : 1;

		usort( $ordered, static fn( array $a, array $b ): int => $sign * ( $values[ $a['id'] ] <=> $values[ $b['id'] ] ) );

		return $ordered;
	}
}
