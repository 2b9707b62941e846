<?php
/**
 * Sums of rows, read from the database.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Runs one query per source of rows; never one per interval or per segment.
 */
final class Sums {

	/**
	 * Remembers the question.
	 *
	 * @param Request         $request The question.
	 * @param Interval_Slicer $slicer  Cuts the range.
	 */
	public function __construct( private Request $request, private Interval_Slicer $slicer ) {
	}

	/**
	 * Sums over the whole range.
	 *
	 * @param array<string, array<string, string>> $columns Source => field => SQL.
	 * @return array<string, int> Field => sum.
	 */
	public function totals( array $columns ): array {
		$sums = array();

		foreach ( $columns as $source => $fields ) {
			$from = '{' . $this->request->definition['table'] . '} stats ' . $this->join( $source );
			$rows = $this->query( $fields, array(), $from, $this->request->conditions() );

			$sums += self::read( $rows[0] ?? array(), array_keys( $fields ) );
		}

		return $sums;
	}

	/**
	 * Sums per interval.
	 *
	 * @param array<string, array<string, string>> $columns Source => field => SQL.
	 * @param array<int, array<string, mixed>>     $slices  Intervals; only their span is read.
	 * @return array<string, array<string, int>> Interval's id => field => sum.
	 */
	public function by_slice( array $columns, array $slices ): array {
		$sums = array();

		if ( array() === $slices ) {
			return $sums;
		}

		$groups = array( 'slot' => $this->slot( $slices ) );

		foreach ( $columns as $source => $fields ) {
			$from = '{' . $this->request->definition['table'] . '} stats ' . $this->join( $source );
			$rows = $this->query( $fields, $groups, $from, $this->span( $slices ) );

			foreach ( $this->into_slices( $rows, $slices ) as list( $id, $row ) ) {
				$sums[ $id ] = self::read( $row, array_keys( $fields ) ) + ( $sums[ $id ] ?? array() );
			}
		}

		return $sums;
	}

	/**
	 * Reads sums.
	 *
	 * @param array<string, string> $fields     Field => SQL.
	 * @param array<string, string> $groups     Name => SQL of what rows are grouped by.
	 * @param string                $from       SQL of tables and joins.
	 * @param Conditions            $conditions Which rows count.
	 * @return array<int, array<string, string|null>>
	 */
	public function query( array $fields, array $groups, string $from, Conditions $conditions ): array {
		$select = array();

		foreach ( $groups + $fields as $name => $sql ) {
			$select[] = $sql . ' AS ' . $name;
		}

		$sql = 'SELECT ' . implode( ', ', $select ) . ' FROM ' . $from . ' WHERE ' . $conditions->sql()
			. ( array() === $groups ? '' : ' GROUP BY ' . implode( ', ', array_keys( $groups ) ) );

		return Cache::rows(
			array( Database::prepare( $sql, $conditions->values() ) ),
			! empty( $this->request->params['force_cache_refresh'] )
		)[0];
	}

	/**
	 * SQL of the interval's key.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 */
	public function slot( array $slices ): string {
		return $this->slicer->sql_slot( $this->request->date_column, $this->request->params['interval'], $slices );
	}

	/**
	 * SQL that joins the rows of a source.
	 *
	 * @param string $source Name of the source.
	 */
	public function join( string $source ): string {
		return $this->request->definition['sources'][ $source ];
	}

	/**
	 * Which rows count from the first to the last of some intervals.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 */
	public function span( array $slices ): Conditions {
		return $this->request->conditions(
			min( array_column( $slices, 'from' ) ),
			max( array_column( $slices, 'to' ) )
		);
	}

	/**
	 * Pairs rows with the intervals they belong to.
	 *
	 * @param array<int, array<string, string|null>> $rows   Rows with a `slot`.
	 * @param array<int, array<string, mixed>>       $slices Intervals.
	 * @return \Generator<array{0: string, 1: array<string, string|null>}>
	 */
	public function into_slices( array $rows, array $slices ): \Generator {
		$ids = array_column( $slices, 'id', 'key' );

		foreach ( $rows as $row ) {
			// FLOOR() may answer `2921.0`; other keys are texts.
			$slot = is_numeric( $row['slot'] ) && str_contains( $row['slot'], '.' ) ? (string) (int) $row['slot'] : $row['slot'];

			if ( isset( $ids[ $slot ] ) ) {
				yield array( $ids[ $slot ], $row );
			}
		}
	}

	/**
	 * Whole numbers of a row.
	 *
	 * @param array<string, string|null> $row    Row.
	 * @param string[]                   $fields Fields.
	 * @return array<string, int>
	 */
	public static function read( array $row, array $fields ): array {
		$sums = array();

		foreach ( $fields as $field ) {
			$sums[ $field ] = Money::read( $row[ $field ] ?? null );
		}

		return $sums;
	}
}
