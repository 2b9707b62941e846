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
 *
 * What is asked without filters is put together from periods (Period_Sums).
 */
final class Aggregate_Query {

	/**
	 * Intervals that no two periods share.
	 */
	private const SHORT = array( 'hour', 'day' );

	/**
	 * Sums of periods.
	 *
	 * @var Period_Sums
	 */
	private Period_Sums $periods;

	/**
	 * Remembers the question.
	 *
	 * @param Report_Request         $request The question.
	 * @param Interval_Slicer $slicer  Cuts the range.
	 * @param Metrics         $figures Fields of the report.
	 */
	public function __construct( private Report_Request $request, private Interval_Slicer $slicer, private Metrics $figures ) {
		$this->periods = new Period_Sums( $request );
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
			$rows  = $this->grouped( $fields, array(), $this->asking( $source ), null );
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

		foreach ( array() === $slices ? array() : $columns as $source => $fields ) {
			$rows = $this->grouped( $fields, array(), $this->asking( $source ), $slices );

			foreach ( $this->into_slices( $rows, $slices ) as list( $id, $row ) ) {
				$sums[ $id ] = self::read( $row, array_keys( $fields ) ) + ( $sums[ $id ] ?? array() );
			}
		}

		return $sums;
	}

	/**
	 * Sums per group of rows, over the whole range.
	 *
	 * @param string                $source Source of the rows.
	 * @param array<string, string> $fields Field => SQL.
	 * @param array<string, string> $groups Name => SQL of what rows are grouped by.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function by_group( string $source, array $fields, array $groups ): array {
		return $this->grouped( $fields, $groups, $this->asking( $source ), null );
	}

	/**
	 * Sums per group of rows and, where there are some, per interval (`slot`).
	 *
	 * @param array<string, string>                                                                 $fields Field => SQL.
	 * @param array<string, string>                                                                 $groups Name => SQL of what rows are grouped by.
	 * @param callable(array<string, string>, array<string, string>, Conditions): array{0: string, 1: array<int, int|string>} $asking
	 *        SQL with placeholders and its values, for fields, groups and the rows that count.
	 * @param array<int, array<string, mixed>>|null                                                 $slices Intervals; null for the whole range.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function grouped( array $fields, array $groups, callable $asking, ?array $slices ): array {
		Database::make_room();

		list( $after, $before ) = null === $slices ? array( $this->request->after, $this->request->before ) : self::range( $slices );

		$shared = true;

		if ( null !== $slices ) {
			$shared = ! in_array( $this->request->params['interval'], self::SHORT, true );
			$groups = $groups + array( 'slot' => $this->slot( $slices ) );
		}

		$lists = $shared ? $this->figures->lists( $fields ) : array();
		$rows  = $this->periods->rows( array_diff_key( $fields, $lists ), $lists, $groups, $asking, $after, $before );

		if ( null !== $rows ) {
			return $rows;
		}

		$question = $asking( $fields, $groups, $this->request->conditions( $after, $before ) );

		$forced = ! empty( $this->request->params['force_cache_refresh'] );
		$token  = $this->request->is_kept() ? null : Result_Cache::token( $this->request, $forced );

		return Result_Cache::rows( array( Database::prepare( ...$question ) ), $token, $forced )[0];
	}

	/**
	 * Sums per group of rows over all of some intervals, which leave nothing out of
	 * the range: put together from what grouped() asked for.
	 *
	 * @param array<string, string>            $fields Field => SQL.
	 * @param array<string, string>            $groups Name => SQL of what rows are grouped by.
	 * @param callable                         $asking What asking() gives.
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function grouped_whole( array $fields, array $groups, callable $asking, array $slices ): array {
		$by_slot = $groups + array( 'slot' => $this->slot( $slices ) );
		$lists   = $this->figures->lists( $fields );
		$added   = array_diff_key( $fields, $lists );
		$range   = self::range( $slices );

		if ( in_array( $this->request->params['interval'], self::SHORT, true ) ) {
			$rows = $this->periods->rows( $added, array(), $by_slot, $asking, ...$range, over: 1 );
			$more = array() === $lists ? array() : $this->periods->rows( array(), $lists, $groups, $asking, ...$range );
		} else {
			$rows = $this->periods->rows( $added, $lists, $by_slot, $asking, ...$range, over: 1 );
			$more = array();
		}

		return null === $rows || null === $more
			? $this->grouped( $fields, $groups, $asking, null )
			: self::merge( $rows, $more, array_keys( $groups ) );
	}

	/**
	 * First and last second of some intervals.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 * @return array{0: int, 1: int}
	 */
	private static function range( array $slices ): array {
		return array( min( array_column( $slices, 'from' ) ), max( array_column( $slices, 'to' ) ) );
	}

	/**
	 * Rows of the same group as one.
	 *
	 * @param array<int, array<string, string|int|null>> $rows  Rows.
	 * @param array<int, array<string, string|int|null>> $more  Rows with other fields.
	 * @param string[]                                   $names What names a group.
	 * @return array<int, array<string, string|int|null>>
	 */
	private static function merge( array $rows, array $more, array $names ): array {
		$merged = array();

		foreach ( array( ...$rows, ...$more ) as $row ) {
			$key = implode( "\0", array_map( static fn( string $name ): string => (string) $row[ $name ], $names ) );

			$merged[ $key ] = $row + ( $merged[ $key ] ?? array() );
		}

		return array_values( $merged );
	}

	/**
	 * Asks for sums over the rows of a source.
	 *
	 * @param string $source Name of the source.
	 * @param string $beside SQL of more joins.
	 * @return callable(array<string, string>, array<string, string>, Conditions): array{0: string, 1: array<int, int|string>}
	 */
	public function asking( string $source, string $beside = '' ): callable {
		$from = $this->from( $source ) . ' ' . $beside;

		return static fn( array $fields, array $groups, Conditions $conditions ): array => array(
			self::sql( $fields, $groups, $from, $conditions->sql() ),
			$conditions->values(),
		);
	}

	/**
	 * SQL of sums.
	 *
	 * @param array<string, string> $fields Field => SQL.
	 * @param array<string, string> $groups Name => SQL of what rows are grouped by.
	 * @param string                $from   SQL of tables and joins.
	 * @param string                $where  SQL of which rows count.
	 */
	public static function sql( array $fields, array $groups, string $from, string $where ): string {
		$select = array();

		foreach ( $groups + $fields as $name => $sql ) {
			$select[] = $sql . ' AS ' . $name;
		}

		return 'SELECT ' . implode( ', ', $select ) . ' FROM ' . $from . ' WHERE ' . $where
			. ( array() === $groups ? '' : ' GROUP BY ' . implode( ', ', array_keys( $groups ) ) );
	}

	/**
	 * SQL of the interval's key.
	 *
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 */
	private function slot( array $slices ): string {
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
	 * SQL of the rows of a source.
	 *
	 * @param string $source Name of the source.
	 */
	public function from( string $source ): string {
		return '{' . $this->request->definition['table'] . '} stats ' . $this->join( $source );
	}

	/**
	 * Pairs rows with the intervals they belong to.
	 *
	 * @param array<int, array<string, string|int|null>> $rows   Rows with a `slot`.
	 * @param array<int, array<string, mixed>>           $slices Intervals.
	 * @return \Generator<array{0: string, 1: array<string, string|int|null>}>
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
	 * @param array<string, string|int|null> $row    Row.
	 * @param string[]                       $fields Fields.
	 * @return array<string, int>
	 */
	public static function read( array $row, array $fields ): array {
		$sums = array();

		foreach ( $fields as $field ) {
			$sums[ $field ] = (int) ( $row[ $field ] ?? 0 );
		}

		return $sums;
	}
}
