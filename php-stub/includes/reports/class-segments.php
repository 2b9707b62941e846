<?php

namespace Storedeck\Reports;

use Closure;
use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Metrics by product, category, coupon, tax rate or customer type.
 *
 * Splits totals and intervals into segments. All intervals have the same segments: those with rows in the range, those that the
 * request includes, and the `ids` of the definition.
 */
final class Segments {

	/** Id of the segment of all that the limit of the request leaves out. */
	private const OTHER = -2;

	/** SQL of the id of a row, also of those that are joined to others. */
	private string $id;

	/**
	 * Sets the request and the segment.
	 *
	 * @param Aggregate_Query $query Sums rows.
	 */
	public function __construct(
		private Report_Request $request,
		private Metrics $metrics,
		private Aggregate_Query $query,
		private array $segment
	) {
		$this->id = $segment['id'];
	}

	/**
	 * Segments of the totals and of some intervals.
	 *
	 * @param string[]                         $names  Fields.
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 * @return array<string, array<int, array<string, mixed>>> Interval id, '' for the totals => segments.
	 */
	public function get_segments( array $names, array $slices ): array {
		$sums  = $this->read_sums( $names, null );
		$limit = $this->request->params['segment_limit'] ?? PHP_INT_MAX;

		if ( count( $sums[''] ?? array() ) > $limit && ! $this->has_texts() ) {
			$this->join_others( array_slice( $this->sort_by_value( $sums[''], $names[0] ), 0, $limit ) );

			$sums = $this->read_sums( $names, null );
		}

		$sums += array() === $slices ? array() : $this->read_sums( $names, $slices );

		$ids      = $this->get_ids( array_keys( $sums[''] ?? array() ) );
		$labels   = $this->get_labels( $ids );
		$segments = array( '' => $this->to_segments( $sums[''] ?? array(), $ids, $labels, $names ) );

		foreach ( $slices as $slice ) {
			$segments[ $slice['id'] ] = $this->to_segments( $sums[ $slice['id'] ] ?? array(), $ids, $labels, $names );
		}

		return $segments;
	}

	/**
	 * Sums per segment, of the whole range and of some intervals.
	 *
	 * @param string[]                         $names  Fields.
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 * @return array<string, array<int|string, array{orders: array<string, int>, rows: array<string, int>}>> Interval id, '' for the
	 *         range => segment id => sums.
	 */
	public function get_sums( array $names, array $slices ): array {
		$sums = array() === $slices ? array() : $this->read_sums( $names, $slices );

		return $this->read_sums( $names, null ) + $sums;
	}

	/**
	 * Numbers of the sums of one segment, or of several that were added.
	 *
	 * @param array{orders?: array<string, int>, rows?: array<string, int>} $sums  Sums.
	 * @param string[]                                                      $names Fields.
	 * @return array<string, int|float>
	 */
	public function get_numbers( array $sums, array $names ): array {
		return $this->metrics->to_numbers( $this->metrics->compute( $sums['orders'] ?? array(), $names, $sums['rows'] ?? array() ) );
	}

	/**
	 * Fields whose sums can be added to those of other segments: not numbers of distinct values, and not those of orders that are in
	 * several segments.
	 *
	 * @param string[] $names Fields.
	 * @return list<string>
	 */
	public function get_additive( array $names ): array {
		$own = $this->segment['fields'] ?? array();

		return array_values(
			array_filter(
				$names,
				function ( string $name ) use ( $own ): bool {
					$read = array_merge( ...array_values( $this->metrics->get_columns( array( $name ), $own ) ) );

					$all  = $read + array_intersect_key( $own, array( $name => true ) );

					return array() === array_filter( array_column( $all, 'distinct' ) )
						&& ( array() === $read || array() === $this->get_path() );
				}
			)
		);
	}

	/**
	 * Sums per segment.
	 *
	 * @param string[]                              $names  Fields.
	 * @param array<int, array<string, mixed>>|null $slices Intervals; null for the whole range, whose sums are under ''.
	 * @return array<string, array<int, array{orders: array<string, int>, rows: array<string, int>}>>
	 */
	private function read_sums( array $names, ?array $slices ): array {
		$sums    = array();
		$leaves  = array_merge( ...array_values( $this->metrics->get_columns( $names ) ) );
		$own     = array_intersect_key( $this->segment['fields'] ?? array(), $leaves );
		$queries = array();

		foreach ( $this->metrics->get_columns( $names, $own ) as $source => $fields ) {
			$queries[] = array( 'orders', ...$this->get_order_query( $source, $fields ) );
		}

		if ( array() !== $own ) {
			$rows      = new From_Clause( $this->request->definition['table'], $this->get_path() );
			$queries[] = array( 'rows', $own, array( From_Clause::SEGMENT => $this->segment['id'] ), $rows );
		}

		foreach ( $queries as list( $part, $fields, $groups, $source ) ) {
			$this->add_segment_filters( $source );

			$rows = $this->query->get_rows( $fields, $groups, $source, $slices, null === $slices ? 'total' : 'interval' );

			$this->collect( $sums, $part, $fields, $rows, $slices );
		}

		return $sums;
	}

	/**
	 * Query of sums over whole orders, or over the rows of the report.
	 *
	 * @param string                              $source Source of the rows.
	 * @param array<string, array<string, mixed>> $fields Metrics.
	 * @return array{0: array<string, array<string, mixed>>, 1: array<string, string>, 2: From_Clause} Metrics, groups and rows.
	 */
	private function get_order_query( string $source, array $fields ): array {
		$id = $this->segment['id'];

		if ( isset( $this->segment['fields'] ) ) {
			$definition = $this->request->definition;
			$joins      = (array) $definition['sources'][ $source ];

			return array( $fields, array(), new From_Clause( $definition['table'], $this->get_path(), $id, $joins ) );
		}

		return array(
			array_replace( $fields, array_intersect_key( $this->segment['metrics'] ?? array(), $fields ) ),
			array( From_Clause::SEGMENT => $id ),
			$this->query->get_source( $source, $this->get_path() ),
		);
	}

	/** @return list<string> Path to the rows of the segment. */
	private function get_path(): array {
		return $this->segment['through'] ?? array();
	}

	/**
	 * Adds the conditions of the segment to a query.
	 *
	 * @param From_Clause $source Rows.
	 */
	private function add_segment_filters( From_Clause $source ): void {
		array_push( $source->has, ...(array) ( $this->segment['has'] ?? array() ) );

		foreach ( $this->segment['parts'] ?? array( array( 'id' => $this->id ) + $this->segment ) as $part ) {
			foreach ( array( 'included_by' => 'IN', 'excluded_by' => 'NOT IN' ) as $key => $operator ) {
				$ids = $this->get_filter_ids( $part[ $key ] ?? array() );

				if ( array() !== $ids ) {
					$source->add_condition( $part['id'] . ' ' . $operator . ' ( ' . Database::placeholders( $ids ) . ' )', $ids );
				}
			}
		}
	}

	/** @return list<int|string> Ids that are listed also without rows: those of the request, and those of the segment. */
	public function get_fixed_ids(): array {
		return array( ...$this->get_filter_ids( $this->segment['included_by'] ?? array() ), ...$this->segment['ids'] ?? array() );
	}

	/**
	 * Ids of the request's filters that limit the segments.
	 *
	 * @param string|string[] $params Names of the filters.
	 * @return int[]
	 */
	private function get_filter_ids( string|array $params ): array {
		$ids = array();

		foreach ( (array) $params as $param ) {
			$filter = $this->request->definition['filters'][ $param ] ?? null;
			$values = (array) ( $this->request->params[ $param ] ?? array() );

			if ( null !== $filter && array() !== $values ) {
				array_push( $ids, ...array_map( 'intval', isset( $filter['find'] ) ? $filter['find']( $values ) : $values ) );
			}
		}

		return array_values( array_unique( $ids ) );
	}

	/**
	 * Adds rows to the sums.
	 *
	 * @param array<string, mixed>                       $sums   Sums, changed in place.
	 * @param string                                     $part   `orders` or `rows`.
	 * @param array<string, array<string, mixed>>        $fields Metrics.
	 * @param array<int, array<string, string|int|null>> $rows   Rows with `segment` and, with intervals, `interval_key`.
	 * @param array<int, array<string, mixed>>|null      $slices Intervals; null for the whole range.
	 */
	private function collect( array &$sums, string $part, array $fields, array $rows, ?array $slices ): void {
		$names = array_keys( $fields );

		foreach ( $this->query->match_slices( $rows, $slices ) as list( $id, $row ) ) {
			$segment = $this->has_texts() ? (string) $row['segment'] : (int) $row['segment'];

			$previous = $sums[ $id ][ $segment ][ $part ] ?? array();

			$sums[ $id ][ $segment ][ $part ] = Aggregate_Query::to_integers( $row, $names ) + $previous;
		}
	}

	/** Whether the segments are by texts, which have no ids. */
	private function has_texts(): bool {
		return is_array( $this->segment['label'] );
	}

	/**
	 * Ids of all segments, sorted.
	 *
	 * @param array<int, int|string> $found Ids with rows in the range.
	 * @return array<int, int|string>
	 */
	private function get_ids( array $found ): array {
		$ids = array_unique( array_merge( $found, $this->get_fixed_ids() ) );
		sort( $ids, $this->has_texts() ? SORT_STRING : SORT_REGULAR );

		return $ids;
	}

	/**
	 * Ids of segments, by the value of a metric from the highest to the lowest.
	 *
	 * @param array<int, array<string, array<string, int>>> $sums Segment id => sums.
	 * @param string                                        $name Metric.
	 * @return int[]
	 */
	private function sort_by_value( array $sums, string $name ): array {
		$values = array_map(
			fn( array $parts ): int => $this->metrics->compute(
				$parts['orders'] ?? array(),
				array( $name ),
				$parts['rows'] ?? array()
			)[ $name ],
			$sums
		);

		arsort( $values );

		return array_keys( $values );
	}

	/**
	 * Makes one segment of all but some.
	 *
	 * @param int[] $ids Ids of the segments to keep.
	 */
	private function join_others( array $ids ): void {
		$this->segment['id'] = "CASE WHEN $this->id IN ( " . implode( ', ', $ids ) . " ) THEN $this->id ELSE " . self::OTHER . ' END';
	}

	/**
	 * Labels of segments, with their value where ids are those of the dictionary.
	 *
	 * @param array<int, int|string> $ids Ids.
	 * @return array<int|string, string|array{value: string, label: string}>
	 */
	private function get_labels( array $ids ): array {
		$others = $this->has_texts() ? array() : array( self::OTHER => __( 'Other', 'storedeck' ) );

		return $others + self::find_labels( $this->segment['label'], $ids );
	}

	/**
	 * Labels of values of a dimension.
	 *
	 * @param string|Closure|array<int|string, string> $label Type of label, what finds labels, or the labels of texts.
	 * @param array<int, int|string>                   $ids   Ids.
	 * @return array<int|string, string|array{value: string, label: string}>
	 */
	public static function find_labels( string|Closure|array $label, array $ids ): array {
		return match ( true ) {
			is_array( $label )        => $label,
			$label instanceof Closure => $label( $ids ),
			default                   => Labels::find( $label, $ids ),
		};
	}

	/**
	 * Segments of the totals or of an interval.
	 *
	 * @param array<int, array<string, array<string, int>>>                 $sums   Segment id => sums.
	 * @param array<int, int|string>                                        $ids    Ids of the segments.
	 * @param array<int|string, string|array{value: string, label: string}> $labels Segment id => label.
	 * @param string[]                                                      $names  Fields.
	 * @return array<int, array<string, mixed>>
	 */
	private function to_segments( array $sums, array $ids, array $labels, array $names ): array {
		$segments = array();

		foreach ( $ids as $id ) {
			$label      = $labels[ $id ] ?? ( $this->has_texts() ? (string) $id : '' );
			$segments[] = array(
				'segment_id'    => is_array( $label ) ? $label['value'] : ( $this->has_texts() ? (string) $id : $id ),
				'segment_label' => is_array( $label ) ? $label['label'] : $label,
				'subtotals'     => $this->get_numbers( $sums[ $id ] ?? array(), $names ),
			);
		}

		return $segments;
	}
}
