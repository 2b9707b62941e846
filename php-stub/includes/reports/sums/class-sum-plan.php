<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * What a query reads from which table of sums, and what from the rows. Sum_Reader carries it out.
 */
final class Sum_Plan {

	/**
	 * Queries of tables of sums, with metrics whose sums they have (metric => column) and those whose values they count (metric
	 * => key).
	 *
	 * @var list<array{query: Sum_Query, columns: array<string, string>, counted: array<string, string>}>
	 */
	public array $steps = array();

	/** @var array<string, string[]> Why metrics are read from the rows: dimensions and SQL that tables lack, by table. */
	private array $missing = array();

	/**
	 * Decides what is read from tables of sums: the smallest that has a metric.
	 *
	 * @param array<string, array<string, mixed>> $rows   Metrics; later those that are read from the rows.
	 * @param array<string, string>               $groups Name => SQL of the value to group by.
	 */
	public function __construct(
		Report_Request $request,
		public array $rows,
		private array $groups,
		private From_Clause $source,
		private Day_Range $period
	) {
		$queries = array();
		$is_none = 'order_stats' !== $request->definition['table'] || $period->is_empty();

		$tables  = $is_none ? array() : array_diff_key( Sum_State::get_tables(), Sum_State::get_incomplete( $period->first ) );

		foreach ( $tables as $table ) {
			$queries[] = new Sum_Query( $table, $source, $groups, $request->build_filters()->add_all( $source->conditions ), $period );
		}

		$size = static fn( Sum_Query $query ): array => array( $query->has_joins(), count( $query->table->keys ) );

		usort( $queries, static fn( Sum_Query $a, Sum_Query $b ): int => $size( $a ) <=> $size( $b ) );
		array_walk( $queries, array( $this, 'add' ) );
	}

	/** Reads metrics from the table of a query, as far as it has them. */
	private function add( Sum_Query $query ): void {
		$columns = array_filter( array_map( array( $query, 'find_column' ), $this->rows ) );
		$others  = array_diff_key( $this->rows, $columns );
		// Values that occur in a part of a day and in other days cannot be added.
		$counted = array() === $this->period->get_edges() ? array_map( array( $query, 'find_counted_key' ), $others ) : array();
		$counted = array_filter( $counted );

		if ( array() !== $columns + $counted ) {
			$this->steps[] = compact( 'query', 'columns', 'counted' );
			$this->rows    = array_diff_key( $others, $counted );
		}

		$this->missing[ $query->table->name ] = $query->missing;
	}

	/** @return list<array{metrics: string, from: string, by: string, reason: string}> What is read from where. */
	public function describe(): array {
		$segment  = null === $this->source->segment ? array() : array( From_Clause::SEGMENT );
		$interval = array_filter( array( $this->period->interval ) );
		$by       = implode( ', ', array( ...array_keys( $this->groups ), ...$segment, ...$interval ) );
		$lines    = array();

		foreach ( $this->steps as $step ) {
			$lines[] = array(
				'metrics' => implode( ', ', array_keys( $step['columns'] + $step['counted'] ) ),
				'from'    => ( $step['query']->table->is_merged ? 'sums of ' : 'rows, with differences of ' ) . $step['query']->table->name
					. ( $step['query']->has_joins() ? ', joined' : '' ),
				'by'      => $by,
				'reason'  => array() === $this->period->get_edges() ? '' : 'parts of days from the rows',
			);
		}

		if ( array() !== $this->rows ) {
			$facts   = array_intersect( $this->source->path, Facts::get_names() );
			$missing = array_filter( $this->missing );

			asort( $missing );

			$lines[] = array(
				'metrics' => implode( ', ', array_keys( $this->rows ) ),
				'from'    => 'rows' . ( array() === $facts ? '' : ' of ' . implode( ', ', $facts ) ),
				'by'      => $by,
				'reason'  => array() === $missing ? 'no sums' : 'sums lack ' . implode( ', ', array_values( $missing )[0] ),
			);
		}

		return $lines;
	}
}
