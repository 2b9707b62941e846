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
		$segment   = null === $source->segment ? array() : array( From_Clause::SEGMENT );
		$intervals = null === $get_key_sql ? array() : array( Sum_Query::INTERVAL );
		$result    = new Sum_Result( array( ...array_keys( $groups ), ...$segment, ...$intervals ) );
		$source    = $this->request->has_filters() ? $source : $source->without( $this->request->definition['filter_joins'] ?? array() );
		$refresh   = $this->request->ignores_cache();
		$interval  = null === $get_key_sql ? array() : array( Sum_Query::INTERVAL => $get_key_sql( $this->request->date_column ) );
		$by        = $groups + $interval;
		$read_rows = function ( array $fields, int $start, int $end ) use ( $groups, $by, $source, $refresh, $result ): void {
			$get_sql = fn( int $start, int $end ): string =>
				$source->get_sql( $fields, $by, $this->request->build_conditions( $start, $end ) );

			$is_known = $source->is_known_by( Data_Version::SETTLED, $fields, $groups, $this->request->build_filters() );

			foreach ( self::split_at_settled( $fields, $start, $end, $get_sql, $is_known ) as $option => $sql ) {
				$result->add( Cache::get_rows( $sql, $refresh, $option ) );
			}
		};
		$get_sql   = fn( From_Clause $source, array $fields, array $first = array(), array $last = array() ): string =>
			$source->get_sql( $fields, $first + $by + $last, $this->request->build_conditions( $after, $before ) );

		$interval = null === $get_key_sql ? null : $this->request->params['interval'];
		$period   = new Day_Range( $after, $before, Sum_Table::get_date_type( $this->request->date_column ), $interval, $get_key_sql );
		$plan     = new Sum_Plan( $this->request, $fields, $groups, $source, $period );
		$stored   = array();

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
				$result->add( Database::run( $query->get_sums_sql( $columns, $period ) ) );

				$stored += array_intersect_key( $fields, $columns );
			}

			foreach ( $counted as $name => $key ) {
				$result->add_counted(
					$name,
					null === $source->segment
						? ( new Distinct_Count( $query, $name, $key, $period ) )->read( $refresh )
						: ( new Segment_Count( $query, $source, $name, $key, $period, $get_sql ) )->read( $fields[ $name ], $refresh )
				);
			}
		}

		foreach ( array() === $stored ? array() : $period->get_edges() as list( $start, $end ) ) {
			$read_rows( $stored, $start, $end );
		}

		if ( array() !== $plan->rows ) {
			$read_rows( $plan->rows, $after, $before );
		}

		return $result->get_rows( array_keys( $fields ) );
	}

	/**
	 * Queries of rows: of settled days and of later ones, if both can be added.
	 *
	 * @param array<string, array<string, mixed>> $fields   Metrics.
	 * @param int                                 $start    First second, site timestamp.
	 * @param int                                 $end      Last second, site timestamp.
	 * @param callable(int, int): string          $get_sql  SQL of a part of the range.
	 * @param bool                                $is_known Whether it is known when settled days change.
	 * @return array<string, string> Data_Version => prepared SQL.
	 */
	private static function split_at_settled( array $fields, int $start, int $end, callable $get_sql, bool $is_known ): array {
		$limit    = Settled_Days::get_end();
		$is_whole = static fn( array $field ): bool => ! Metrics::is_additive( $field ) || isset( $field['round_sum'] );

		return match ( true ) {
			! $is_known || $start >= $limit || array() !== array_filter( $fields, $is_whole )
				=> array( Data_Version::OPTION => $get_sql( $start, $end ) ),
			$end < $limit => array( Data_Version::SETTLED => $get_sql( $start, $end ) ),
			default       => array(
				Data_Version::SETTLED => $get_sql( $start, $limit - 1 ),
				Data_Version::OPTION  => $get_sql( $limit, $end ),
			),
		};
	}
}
