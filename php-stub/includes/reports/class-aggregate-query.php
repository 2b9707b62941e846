<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Money\Whole_Number;
use Storedeck\Reports\Hooks\Clause_Hooks;
use Storedeck\Reports\Sums\Sum_Query;
use Storedeck\Reports\Sums\Sum_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Runs one query per source of rows, never one per interval or segment. What the
 * stored sums contain is read from them (Sums\Sum_Reader).
 */
final class Aggregate_Query {

	/** Between the values of a group. */
	public const SEPARATOR = "\0";

	public function __construct( private Report_Request $request ) {
	}

	/**
	 * Sums per interval, or of the whole range.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $columns Source => field => metric.
	 * @param array<int, array<string, mixed>>|null              $slices  Intervals, outside of which no rows are read; null for the
	 *                                                                    whole range.
	 * @return array<string, array<string, mixed>> Interval id, '' for the whole range => field => sum, and what read() has of plugins.
	 */
	public function sum( array $columns, ?array $slices ): array {
		if ( array() === $slices ) {
			return array();
		}

		$main    = array_key_first( $this->request->definition['sources'] );
		$part    = null === $slices ? 'total' : 'interval';
		$queries = array();

		// Columns of plugins are read also if no field of the same rows is.
		if ( $this->request->hooks->get( $part )?->has_columns() ) {
			$columns += array( $main => array() );
		}

		foreach ( $columns as $source => $fields ) {
			$queries[] = array(
				'fields'       => $fields,
				'groups'       => array(),
				'source'       => $this->get_source( $source ),
				'adds_columns' => $source === $main,
			);
		}

		return array_map( static fn( array $groups ): array => $groups[''], $this->read( $queries, $slices, $part ) );
	}

	/**
	 * Sums of several queries by interval and group.
	 *
	 * @param list<array{fields: array<string, array<string, mixed>>, groups: array<string, string>, source: From_Clause,
	 *        adds_columns?: bool, prefix?: string}> $queries Parameters of get_rows(), and what is before the names of the sums.
	 * @param array<int, array<string, mixed>>|null  $slices  Intervals; null for the whole range.
	 * @param string                                 $part    Part of the report for filters, see Report_Hooks.
	 * @return array<string, array<string, array<string, mixed>>> Interval id, '' for the whole range => values of the group with
	 *         SEPARATOR between them => field => sum, and columns of plugins as Clause_Hooks::ADDED.
	 */
	public function read( array $queries, ?array $slices, string $part ): array {
		$ids = array_column( $slices ?? array(), 'id', 'key' );
		$all = array();

		foreach ( $queries as $query ) {
			list( 'fields' => $fields, 'groups' => $groups, 'source' => $source ) = $query;

			$names = array_keys( $groups + ( null === $source->segment ? array() : array( From_Clause::SEGMENT => '' ) ) );

			foreach ( $this->get_rows( $fields, $groups, $source, $slices, $part, $query['adds_columns'] ?? false ) as $row ) {
				$id    = null === $slices ? '' : $ids[ $row[ Sum_Query::INTERVAL ] ] ?? null;
				$group = implode( self::SEPARATOR, array_map( static fn( string $name ): string => (string) $row[ $name ], $names ) );

				if ( null !== $id ) {
					$all[ $id ][ $group ] = self::add_row( $all[ $id ][ $group ] ?? array(), $row, $fields, $query['prefix'] ?? '' );
				}
			}
		}

		return $all;
	}

	/**
	 * Sums of a group with those of a row.
	 *
	 * @param array<string, mixed>                $sums   Sums of other queries.
	 * @param array<string, mixed>                $row    Row.
	 * @param array<string, array<string, mixed>> $fields Metrics of the row.
	 * @param string                              $prefix What is before their names in the sums.
	 */
	private static function add_row( array $sums, array $row, array $fields, string $prefix ): array {
		foreach ( $fields as $name => $field ) {
			$sums[ $prefix . $name ] = isset( $field['max'] )
				? max( $sums[ $prefix . $name ] ?? '', (string) $row[ $name ] )
				: Whole_Number::of( $row[ $name ] ?? 0 );
		}

		return $sums + array_filter( array( Clause_Hooks::ADDED => $row[ Clause_Hooks::ADDED ] ?? array() ) );
	}

	/**
	 * Sums per group and, if there are intervals, per interval (`interval_key`).
	 *
	 * @param array<string, array<string, mixed>>   $fields       Metrics.
	 * @param array<string, string>                 $groups       Name => SQL of the value to group by, besides the segment of the source.
	 * @param From_Clause                           $source       Rows.
	 * @param array<int, array<string, mixed>>|null $slices       Intervals; null for the whole range.
	 * @param string                                $part         Part of the report for filters, see Report_Hooks.
	 * @param bool                                  $adds_columns Whether plugins may add columns.
	 * @return array<int, array<string, mixed>> Columns of plugins are in `added`.
	 */
	public function get_rows(
		array $fields,
		array $groups,
		From_Clause $source,
		?array $slices,
		string $part,
		bool $adds_columns = false
	): array {
		list( $after, $before ) = null === $slices
			? array( $this->request->after, $this->request->before )
			: array( min( array_column( $slices, 'from' ) ), max( array_column( $slices, 'to' ) ) );

		$get_key_sql = null === $slices
			? null
			: fn( string $column ): string => $this->request->slicer->get_key_sql( $column, $this->request->params['interval'], $slices );
		$filter      = $this->request->hooks->get( $part );

		// Neither the cache nor stored sums know the clauses of plugins.
		if ( null !== $filter ) {
			$interval = null === $get_key_sql ? array() : array( Sum_Query::INTERVAL => $get_key_sql( $this->request->date_column ) );

			$by  = $groups + $interval;
			$sql = $source->get_sql( $fields, $by, $this->request->build_conditions( $after, $before ), $filter, $adds_columns );

			if ( $filter->has_changed() ) {
				$by += null === $source->segment ? array() : array( From_Clause::SEGMENT => '' );

				return $filter->run( $sql, array_keys( $by + $fields ) );
			}
		}

		return ( new Sum_Reader( $this->request, $fields, $groups, $source, $after, $before, $get_key_sql ) )->get_rows();
	}

	/**
	 * Rows of a source.
	 *
	 * @param string       $source  Name of the source.
	 * @param list<string> $through Path from it.
	 */
	public function get_source( string $source, array $through = array() ): From_Clause {
		$definition = $this->request->definition;

		return new From_Clause( $definition['table'], array( ...(array) $definition['sources'][ $source ], ...$through ) );
	}
}
