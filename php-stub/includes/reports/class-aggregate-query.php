<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Money\Whole_Number;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Reports\Hooks\Clause_Hooks;
use Storedeck\Reports\Sums\Sum_Query;
use Storedeck\Reports\Sums\Sum_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Runs one query per source of rows, never one per interval or segment. What the
 * stored sums contain is read from them (Sums\Sum_Reader).
 */
final class Aggregate_Query {

	/** Reads stored sums. */
	private Sum_Reader $sums;

	/**
	 * Columns of plugins.
	 *
	 * @var array<string, array<string, mixed>> Interval id, '' for the whole range => name => value.
	 */
	private array $added = array();

	public function __construct( private Report_Request $request, private Interval_Slicer $slicer ) {
		$this->sums = new Sum_Reader( $request );
	}

	/**
	 * Sums of the whole range.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $columns Source => field => metric.
	 * @return array<string, int> Field => sum.
	 */
	public function sum_range( array $columns ): array {
		return $this->sum( $columns, null )[''] ?? array();
	}

	/**
	 * Sums per interval.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $columns Source => field => metric.
	 * @param array<int, array<string, mixed>>                   $slices  Intervals; rows outside them are not read.
	 * @return array<string, array<string, int>> Interval id => field => sum.
	 */
	public function sum_by_interval( array $columns, array $slices ): array {
		return array() === $slices ? array() : $this->sum( $columns, $slices );
	}

	/**
	 * Sums per interval, or of the whole range.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $columns Source => field => metric.
	 * @param array<int, array<string, mixed>>|null              $slices  Intervals; null for the whole range.
	 * @return array<string, array<string, int>> Interval id, '' for the whole range => field => sum.
	 */
	private function sum( array $columns, ?array $slices ): array {
		$sums = array();
		$main = array_key_first( $this->request->definition['sources'] );
		$part = null === $slices ? 'total' : 'interval';

		// Columns of plugins are read also if no field of the same rows is.
		if ( $this->request->hooks->get( $part )?->has_columns() ) {
			$columns += array( $main => array() );
		}

		foreach ( $columns as $source => $fields ) {
			$rows = $this->get_rows( $fields, array(), $this->get_source( $source ), $slices, $part, $source === $main );

			foreach ( $this->match_slices( $rows, $slices ) as list( $id, $row ) ) {
				$sums[ $id ] = self::to_integers( $row, array_keys( $fields ) ) + ( $sums[ $id ] ?? array() );

				if ( array() !== ( $row[ Clause_Hooks::ADDED ] ?? array() ) ) {
					$this->added[ $id ] = $row[ Clause_Hooks::ADDED ];
				}
			}
		}

		return $sums;
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
			: fn( string $column ): string => $this->slicer->get_key_sql( $column, $this->request->params['interval'], $slices );
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

		return $this->sums->get_rows( $fields, $groups, $source, $after, $before, $get_key_sql );
	}

	/**
	 * Columns that plugins added to the sums that were read last.
	 *
	 * @param string $interval Interval id, '' for the whole range.
	 */
	public function get_added( string $interval = '' ): array {
		return $this->request->hooks->are_off() ? array() : $this->added[ $interval ] ?? array();
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

	/**
	 * Assigns rows to intervals, or to the whole range.
	 *
	 * @param array<int, array<string, mixed>>      $rows   Rows, with `interval_key` if there are intervals.
	 * @param array<int, array<string, mixed>>|null $slices Intervals; null for the whole range.
	 * @return \Generator<array{0: string, 1: array<string, mixed>}> Interval id, '' for the whole range, and row.
	 */
	public function match_slices( array $rows, ?array $slices ): \Generator {
		$ids = array_column( $slices ?? array(), 'id', 'key' );

		foreach ( $rows as $row ) {
			$id = null === $slices ? '' : $ids[ $row[ Sum_Query::INTERVAL ] ] ?? null;

			if ( null !== $id ) {
				yield array( $id, $row );
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
		return array_combine( $fields, array_map( static fn( string $field ): int => Whole_Number::of( $row[ $field ] ?? 0 ), $fields ) );
	}
}
