<?php
/**
 * Sums rows in the database.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Reports\Sums\Sum_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Runs one query per source of rows, never one per interval or segment. What the
 * stored sums contain is read from them (Sums\Sum_Reader).
 */
final class Aggregate_Query {

	/**
	 * Reads stored sums.
	 *
	 * @var Sum_Reader
	 */
	private Sum_Reader $sums;

	/**
	 * Sets the request.
	 *
	 * @param Report_Request  $request Request.
	 * @param Interval_Slicer $slicer  Computes intervals.
	 */
	public function __construct( private Report_Request $request, private Interval_Slicer $slicer ) {
		$this->sums = new Sum_Reader( $request );
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
			$rows  = $this->get_rows( $fields, array(), $this->get_source( $source ), null );
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
			$rows = $this->get_rows( $fields, array(), $this->get_source( $source ), $slices );

			foreach ( $this->match_slices( $rows, $slices ) as list( $id, $row ) ) {
				$sums[ $id ] = self::to_integers( $row, array_keys( $fields ) ) + ( $sums[ $id ] ?? array() );
			}
		}

		return $sums;
	}

	/**
	 * Sums per group and, if there are intervals, per interval (`interval_key`).
	 *
	 * @param array<string, string>                 $fields Field => SQL.
	 * @param array<string, string>                 $groups Name => SQL of the value to group by, besides the segment of the source.
	 * @param Row_Source                            $source Rows.
	 * @param array<int, array<string, mixed>>|null $slices Intervals; null for the whole range.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function get_rows( array $fields, array $groups, Row_Source $source, ?array $slices ): array {
		list( $after, $before ) = null === $slices ? array( $this->request->after, $this->request->before ) : self::get_range( $slices );

		$get_key_sql = null === $slices
			? null
			: fn( string $column ): string => $this->slicer->get_key_sql( $column, $this->request->params['interval'], $slices );

		return $this->sums->get_rows( $fields, $groups, $source, $after, $before, $get_key_sql );
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
	 * Rows of a source.
	 *
	 * @param string $source Name of the source.
	 * @param string $joins  SQL of additional joins.
	 */
	public function get_source( string $source, string $joins = '' ): Row_Source {
		$definition = $this->request->definition;

		return new Row_Source(
			trim( '{' . $definition['table'] . '} stats ' . $definition['sources'][ $source ] ) . rtrim( ' ' . $joins )
		);
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
			if ( isset( $ids[ $row[ Sum_Reader::INTERVAL ] ] ) ) {
				yield array( $ids[ $row[ Sum_Reader::INTERVAL ] ], $row );
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
