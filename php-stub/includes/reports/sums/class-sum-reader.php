<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the sums of a part of the range: of whole days from the tables of sums, of parts
 * of days and whatever these tables do not have from the rows.
 */
final class Sum_Reader {

	/** Rows. */
	private From_Clause $source;

	private Day_Range $period;

	/** @var array<string, string> Name => SQL of the value to group by, with the interval. */
	private array $by;

	/**
	 * Queries of tables of sums, with metrics whose sums they have (metric => column) and those whose values they count (metric
	 * => key).
	 *
	 * @var list<array{query: Sum_Query, columns: array<string, string>, counted: array<string, string>}>
	 */
	private array $steps = array();

	/** @var array<string, array<string, mixed>> Metrics that are read from the rows. */
	private array $rows;

	/** @var array<string, string[]> Why metrics are read from the rows: dimensions and SQL that tables lack, by table. */
	private array $missing = array();

	/**
	 * Decides what is read from tables of sums: the smallest that has a metric.
	 *
	 * @param array<string, array<string, mixed>> $fields      Metrics.
	 * @param array<string, string>               $groups      Name => SQL of the value to group by.
	 * @param From_Clause                         $source      Rows.
	 * @param int                                 $after       First second, site timestamp.
	 * @param int                                 $before      Last second, site timestamp.
	 * @param (callable(string): string)|null     $get_key_sql SQL of the key of an interval, for a date column; null for the whole range.
	 */
	public function __construct(
		private Report_Request $request,
		private array $fields,
		private array $groups,
		From_Clause $source,
		private int $after,
		private int $before,
		?callable $get_key_sql = null
	) {
		$date         = $request->date_column;
		$interval     = null === $get_key_sql ? null : $request->params['interval'];
		$this->by     = $groups + ( null === $get_key_sql ? array() : array( Sum_Query::INTERVAL => $get_key_sql( $date ) ) );
		$this->rows   = $fields;
		$this->source = $request->has_filters() ? $source : $source->without( $request->definition['filter_joins'] ?? array() );
		$this->period = new Day_Range( $after, $before, Sum_Table::get_date_type( $date ), $interval, $get_key_sql );

		$queries = array();
		$is_none = 'order_stats' !== $request->definition['table'] || $this->period->is_empty();
		$tables  = $is_none ? array() : array_diff_key( Sum_State::get_tables(), Sum_State::get_incomplete( $this->period->first ) );

		foreach ( $tables as $table ) {
			$conditions = $request->build_filters()->add_all( $this->source->conditions );
			$queries[]  = new Sum_Query( $table, $this->source, $groups, $conditions, $this->period );
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
	private function describe(): array {
		$interval = array_filter( array( $this->period->interval ) );
		$by       = implode( ', ', array( ...array_keys( $this->groups ), ...$this->get_segment(), ...$interval ) );
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

	/** @return string[] Name of the group of a segment, if there is one. */
	private function get_segment(): array {
		return null === $this->source->segment ? array() : array( From_Clause::SEGMENT );
	}

	/**
	 * Sums.
	 *
	 * @return array<int, array<string, string|int|null>> A row per group, segment and interval.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_rows(): array {
		$result  = new Sum_Result( array( ...array_keys( $this->by ), ...$this->get_segment() ) );
		$refresh = $this->request->ignores_cache();
		$stored  = array();
		$get_sql = fn( From_Clause $source, array $fields, array $first = array(), array $last = array() ): string =>
			$source->get_sql( $fields, $first + $this->by + $last, $this->request->build_conditions( $this->after, $this->before ) );

		if ( has_action( 'storedeck_report_planned' ) ) {
			/*
			 * Fires when it is decided what a query of a report reads from stored sums, and what from the rows of orders.
			 *
			 * @param list<array{metrics: string, from: string, by: string, reason: string}> $plan Metrics, from where, by what they
			 *                                                                                  are grouped, and why not from sums.
			 * @since 1.0.0
			 * @stability experimental
			 */
			do_action( 'storedeck_report_planned', $this->describe() );
		}

		foreach ( $this->steps as list( 'query' => $query, 'columns' => $columns, 'counted' => $counted ) ) {
			if ( array() !== $columns ) {
				$result->add( Database::run( $query->get_sums_sql( $columns ) ) );

				$stored += array_intersect_key( $this->fields, $columns );
			}

			foreach ( $counted as $name => $key ) {
				$count = new Distinct_Count( $query, $name, $key );

				$result->add_counted(
					$name,
					null === $this->source->segment
						? $count->read( $refresh )
						: $count->read_segments( $this->source, $this->fields[ $name ], $refresh, $get_sql )
				);
			}
		}

		$edges = array() === $stored ? array() : $this->period->get_edges();
		$parts = array_map( static fn( array $edge ): array => array( $stored, ...$edge ), $edges );

		if ( array() !== $this->rows ) {
			$parts[] = array( $this->rows, $this->after, $this->before );
		}

		foreach ( $parts as $part ) {
			foreach ( $this->get_rows_sql( ...$part ) as $option => $sql ) {
				$result->add( Cache::get_rows( $sql, $refresh, $option ) );
			}
		}

		return $result->get_rows( array_keys( $this->fields ) );
	}

	/**
	 * Queries of rows: of settled days and of later ones, if both can be added.
	 *
	 * @param array<string, array<string, mixed>> $fields Metrics.
	 * @param int                                 $start  First second, site timestamp.
	 * @param int                                 $end    Last second, site timestamp.
	 * @return array<string, string> Data_Version => prepared SQL.
	 */
	private function get_rows_sql( array $fields, int $start, int $end ): array {
		$limit    = Settled_Days::get_end();
		$is_whole = static fn( array $field ): bool => ! Metrics::is_additive( $field ) || isset( $field['round_sum'] );
		$is_known = $this->source->is_known_by( Data_Version::SETTLED, $fields, $this->groups, $this->request->build_filters() );
		$parts    = match ( true ) {
			! $is_known || $start >= $limit || array() !== array_filter( $fields, $is_whole )
				=> array( Data_Version::OPTION => array( $start, $end ) ),
			$end < $limit => array( Data_Version::SETTLED => array( $start, $end ) ),
			default       => array( Data_Version::SETTLED => array( $start, $limit - 1 ), Data_Version::OPTION => array( $limit, $end ) ),
		};

		return array_map(
			fn( array $part ): string => $this->source->get_sql( $fields, $this->by, $this->request->build_conditions( ...$part ) ),
			$parts
		);
	}
}
