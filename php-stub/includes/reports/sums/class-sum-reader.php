<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the sums of a request: of whole days from the tables of sums, of parts
 * of days and whatever these tables do not have from the rows.
 */
final class Sum_Reader {

	public function __construct( private Report_Request $request ) {
	}

	/**
	 * Sums of a part of the range.
	 *
	 * @param array<string, array<string, mixed>> $fields  Metrics.
	 * @param array<string, string>           $groups      Name => SQL of the value to group by.
	 * @param From_Clause                      $source      Rows.
	 * @param int                             $after       First second, site timestamp.
	 * @param int                             $before      Last second, site timestamp.
	 * @param (callable(string): string)|null $get_key_sql SQL of the key of an interval, for a date column; null for the whole range.
	 * @return array<int, array<string, string|int|null>> A row per group, segment and interval.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_rows(
		array $fields,
		array $groups,
		From_Clause $source,
		int $after,
		int $before,
		?callable $get_key_sql = null
	): array {
		$interval = null === $get_key_sql ? array() : array( Sum_Query::INTERVAL => $get_key_sql( $this->request->date_column ) );
		$by       = $groups + $interval;
		$segment  = null === $source->segment ? array() : array( From_Clause::SEGMENT => $source->segment );
		$result   = new Sum_Result( array_keys( $groups + $segment + $interval ) );
		$source   = $this->request->has_filters() ? $source : $source->without( $this->request->definition['filter_joins'] ?? array() );
		$refresh  = $this->request->ignores_cache();
		$period   = new Day_Range(
			$after,
			$before,
			Sum_Table::get_date_type( $this->request->date_column ),
			null === $get_key_sql ? null : $this->request->params['interval'],
			$get_key_sql
		);
		$plan     = new Sum_Plan( $this->request, $fields, $groups, $source, $period );
		$stored   = array();
		$get_sql  = fn( From_Clause $source, array $fields, array $first = array(), array $last = array() ): string =>
			$source->get_sql( $fields, $first + $by + $last, $this->request->build_conditions( $after, $before ) );

		if ( has_action( 'storedeck_report_planned' ) ) {
			/*
			 * Fires when it is decided what a query of a report reads from stored sums, and what from the rows of orders.
			 *
			 * @param list<array{metrics: string, from: string, by: string, reason: string}> $plan Metrics, from where, by what they
			 *                                                                                  are grouped, and why not from sums.
			 * @since 1.0.0
			 * @stability experimental
			 */
			do_action( 'storedeck_report_planned', $plan->describe() );
		}

		foreach ( $plan->steps as list( 'query' => $query, 'columns' => $columns, 'counted' => $counted ) ) {
			if ( array() !== $columns ) {
				$result->add( Database::run( $query->get_sums_sql( $columns ) ) );

				$stored += array_intersect_key( $fields, $columns );
			}

			foreach ( $counted as $name => $key ) {
				$result->add_counted(
					$name,
					null === $source->segment
						? ( new Distinct_Count( $query, $name, $key ) )->read( $refresh )
						: ( new Segment_Count( $query, $source, $name, $key, $get_sql ) )->read( $fields[ $name ], $refresh )
				);
			}
		}

		$edges = array() === $stored ? array() : $period->get_edges();
		$parts = array_map( static fn( array $edge ): array => array( $stored, ...$edge ), $edges );

		if ( array() !== $plan->rows ) {
			$parts[] = array( $plan->rows, $after, $before );
		}

		foreach ( $parts as $part ) {
			foreach ( $this->get_rows_sql( $source, $groups, $interval, ...$part ) as $option => $sql ) {
				$result->add( Cache::get_rows( $sql, $refresh, $option ) );
			}
		}

		return $result->get_rows( array_keys( $fields ) );
	}

	/**
	 * Queries of rows: of settled days and of later ones, if both can be added.
	 *
	 * @param array<string, string>               $groups   Name => SQL of the value to group by.
	 * @param array<string, string>               $interval The same of the interval.
	 * @param array<string, array<string, mixed>> $fields   Metrics.
	 * @param int                                 $start    First second, site timestamp.
	 * @param int                                 $end      Last second, site timestamp.
	 * @return array<string, string> Data_Version => prepared SQL.
	 */
	private function get_rows_sql( From_Clause $source, array $groups, array $interval, array $fields, int $start, int $end ): array {
		$limit    = Settled_Days::get_end();
		$is_whole = static fn( array $field ): bool => ! Metrics::is_additive( $field ) || isset( $field['round_sum'] );
		$is_known = $source->is_known_by( Data_Version::SETTLED, $fields, $groups, $this->request->build_filters() );
		$parts    = match ( true ) {
			! $is_known || $start >= $limit || array() !== array_filter( $fields, $is_whole )
				=> array( Data_Version::OPTION => array( $start, $end ) ),
			$end < $limit => array( Data_Version::SETTLED => array( $start, $end ) ),
			default       => array( Data_Version::SETTLED => array( $start, $limit - 1 ), Data_Version::OPTION => array( $limit, $end ) ),
		};

		return array_map(
			fn( array $part ): string => $source->get_sql( $fields, $groups + $interval, $this->request->build_conditions( ...$part ) ),
			$parts
		);
	}
}
