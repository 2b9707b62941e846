<?php
/**
 * Sums rows in the database.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Runs one query per source of rows, never one per interval or segment.
 *
 * Results that depend only on orders of their months are combined from cached
 * periods (Period_Sums).
 */
final class Aggregate_Query {

	/**
	 * Intervals that never span two periods.
	 */
	private const SHORT_INTERVALS = array( 'hour', 'day' );

	/**
	 * Sums from cached periods.
	 *
	 * @var Period_Sums
	 */
	private Period_Sums $period_sums;

	/**
	 * Sets the request.
	 *
	 * @param Report_Request  $request Request.
	 * @param Interval_Slicer $slicer  Computes intervals.
	 * @param Metrics         $metrics Metrics of the report.
	 */
	public function __construct( private Report_Request $request, private Interval_Slicer $slicer, private Metrics $metrics ) {
		$this->period_sums = new Period_Sums( $request );
	}

	/**
	 * Sums of the whole range.
	 *
	 * @param array<string, array<string, string>> $columns Source => field => SQL.
	 * @return array<string, int> Field => sum.
	 */
	public function sum_range( array $columns ): array {
		$sums = array();

		foreach ( $columns as $source => $fields ) {
			$rows  = $this->get_rows( $fields, array(), $this->create_query_builder( $source ), null );
			$sums += self::to_integers( $rows[0] ?? array(), array_keys( $fields ) );
		}

		return $sums;
	}

	/**
	 * Sums per interval.
	 *
	 * @param array<string, array<string, string>> $columns Source => field => SQL.
	 * @param array<int, array<string, mixed>>     $slices  Intervals; rows outside them are not read.
	 * @return array<string, array<string, int>> Interval id => field => sum.
	 */
	public function sum_by_interval( array $columns, array $slices ): array {
		$sums = array();

		foreach ( array() === $slices ? array() : $columns as $source => $fields ) {
			$rows = $this->get_rows( $fields, array(), $this->create_query_builder( $source ), $slices );

			foreach ( $this->match_slices( $rows, $slices ) as list( $id, $row ) ) {
				$sums[ $id ] = self::to_integers( $row, array_keys( $fields ) ) + ( $sums[ $id ] ?? array() );
			}
		}

		return $sums;
	}

	/**
	 * Sums per group over the whole range.
	 *
	 * @param string                $source Source of the rows.
	 * @param array<string, string> $fields Field => SQL.
	 * @param array<string, string> $groups Name => SQL of the value to group by.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function get_group_rows( string $source, array $fields, array $groups ): array {
		return $this->get_rows( $fields, $groups, $this->create_query_builder( $source ), null );
	}

	/**
	 * Sums per group and, if there are intervals, per interval (`interval_key`).
	 *
	 * @param array<string, string>                 $fields      Field => SQL.
	 * @param array<string, string>                 $groups      Name => SQL of the value to group by.
	 * @param callable(array<string, string>, array<string, string>, Conditions): array{0: string, 1: array<int, int|string>} $build_query Returns SQL with placeholders and its values for fields, groups and conditions.
	 * @param array<int, array<string, mixed>>|null $slices      Intervals; null for the whole range.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function get_rows( array $fields, array $groups, callable $build_query, ?array $slices ): array {
		Database::raise_memory_limits();

		list( $after, $before ) = null === $slices ? array( $this->request->after, $this->request->before ) : self::get_range( $slices );

		$can_share = true;

		if ( null !== $slices ) {
			$can_share = ! in_array( $this->request->params['interval'], self::SHORT_INTERVALS, true );
			$groups    = $groups + array( 'interval_key' => $this->get_key_sql( $slices ) );
		}

		$distinct = $can_share ? $this->metrics->get_distinct_columns( $fields ) : array();
		$rows     = $this->period_sums->get_rows( array_diff_key( $fields, $distinct ), $distinct, $groups, $build_query, $after, $before );

		if ( null !== $rows ) {
			return $rows;
		}

		$query = $build_query( $fields, $groups, $this->request->build_conditions( $after, $before ) );

		$refresh = ! empty( $this->request->params['force_cache_refresh'] );
		$token   = $this->request->is_cacheable_by_month() ? null : Result_Cache::get_token( $this->request, $refresh );

		return Result_Cache::get_rows( array( Database::prepare( ...$query ) ), $token, $refresh )[0];
	}

	/**
	 * Sums per group over all intervals of the range, combined from the periods of
	 * get_rows().
	 *
	 * @param array<string, string>            $fields      Field => SQL.
	 * @param array<string, string>            $groups      Name => SQL of the value to group by.
	 * @param callable                         $build_query Result of create_query_builder().
	 * @param array<int, array<string, mixed>> $slices      Intervals.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function get_range_rows( array $fields, array $groups, callable $build_query, array $slices ): array {
		$interval_groups = $groups + array( 'interval_key' => $this->get_key_sql( $slices ) );
		$distinct        = $this->metrics->get_distinct_columns( $fields );
		$additive        = array_diff_key( $fields, $distinct );
		$range           = self::get_range( $slices );

		if ( in_array( $this->request->params['interval'], self::SHORT_INTERVALS, true ) ) {
			$rows          = $this->period_sums->get_rows( $additive, array(), $interval_groups, $build_query, ...$range, collapse: 1 );
			$distinct_rows = array() === $distinct
				? array()
				: $this->period_sums->get_rows( array(), $distinct, $groups, $build_query, ...$range );
		} else {
			$rows          = $this->period_sums->get_rows( $additive, $distinct, $interval_groups, $build_query, ...$range, collapse: 1 );
			$distinct_rows = array();
		}

		return null === $rows || null === $distinct_rows
			? $this->get_rows( $fields, $groups, $build_query, null )
			: self::merge( $rows, $distinct_rows, array_keys( $groups ) );
	}

	/**
	 * First and last second of some intervals.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 * @return array{0: int, 1: int}
	 */
	private static function get_range( array $slices ): array {
		return array( min( array_column( $slices, 'from' ) ), max( array_column( $slices, 'to' ) ) );
	}

	/**
	 * Merges rows of the same group.
	 *
	 * @param array<int, array<string, string|int|null>> $rows          Rows.
	 * @param array<int, array<string, string|int|null>> $distinct_rows Rows with other fields.
	 * @param string[]                                   $names         Columns that identify a group.
	 * @return array<int, array<string, string|int|null>>
	 */
	private static function merge( array $rows, array $distinct_rows, array $names ): array {
		$merged = array();

		foreach ( array( ...$rows, ...$distinct_rows ) as $row ) {
			$key = implode( "\0", array_map( static fn( string $name ): string => (string) $row[ $name ], $names ) );

			$merged[ $key ] = $row + ( $merged[ $key ] ?? array() );
		}

		return array_values( $merged );
	}

	/**
	 * Creates a function that builds the query of a source.
	 *
	 * @param string $source Name of the source.
	 * @param string $joins  SQL of additional joins.
	 * @return callable(array<string, string>, array<string, string>, Conditions): array{0: string, 1: array<int, int|string>}
	 */
	public function create_query_builder( string $source, string $joins = '' ): callable {
		$from = $this->get_from( $source ) . ' ' . $joins;

		return static fn( array $fields, array $groups, Conditions $conditions ): array => array(
			self::build_sql( $fields, $groups, $from, $conditions->get_sql() ),
			$conditions->get_values(),
		);
	}

	/**
	 * SQL of a query of sums.
	 *
	 * @param array<string, string> $fields Field => SQL.
	 * @param array<string, string> $groups Name => SQL of the value to group by.
	 * @param string                $from   SQL of tables and joins.
	 * @param string                $where  SQL of the conditions.
	 */
	public static function build_sql( array $fields, array $groups, string $from, string $where ): string {
		$select = array();

		foreach ( $groups + $fields as $name => $sql ) {
			$select[] = $sql . ' AS ' . $name;
		}

		return 'SELECT ' . implode( ', ', $select ) . ' FROM ' . $from . ' WHERE ' . $where
			. ( array() === $groups ? '' : ' GROUP BY ' . implode( ', ', array_keys( $groups ) ) );
	}

	/**
	 * SQL of the interval key.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 */
	private function get_key_sql( array $slices ): string {
		return $this->slicer->get_key_sql( $this->request->date_column, $this->request->params['interval'], $slices );
	}

	/**
	 * SQL that joins the rows of a source.
	 *
	 * @param string $source Name of the source.
	 */
	public function get_join( string $source ): string {
		return $this->request->definition['sources'][ $source ];
	}

	/**
	 * SQL of the tables of a source.
	 *
	 * @param string $source Name of the source.
	 */
	public function get_from( string $source ): string {
		return '{' . $this->request->definition['table'] . '} stats ' . $this->get_join( $source );
	}

	/**
	 * Assigns rows to intervals.
	 *
	 * @param array<int, array<string, string|int|null>> $rows   Rows with `interval_key`.
	 * @param array<int, array<string, mixed>>           $slices Intervals.
	 * @return \Generator<array{0: string, 1: array<string, string|int|null>}> Interval id and row.
	 */
	public function match_slices( array $rows, array $slices ): \Generator {
		$ids = array_column( $slices, 'id', 'key' );

		foreach ( $rows as $row ) {
			// FLOOR() may return `2921.0`; other keys are strings.
			$key = $row['interval_key'];
			$key = is_numeric( $key ) && str_contains( $key, '.' ) ? (string) (int) $key : $key;

			if ( isset( $ids[ $key ] ) ) {
				yield array( $ids[ $key ], $row );
			}
		}
	}

	/**
	 * Converts the fields of a row to integers.
	 *
	 * @param array<string, string|int|null> $row    Row.
	 * @param string[]                       $fields Fields.
	 * @return array<string, int>
	 */
	public static function to_integers( array $row, array $fields ): array {
		$sums = array();

		foreach ( $fields as $field ) {
			$sums[ $field ] = (int) ( $row[ $field ] ?? 0 );
		}

		return $sums;
	}
}
