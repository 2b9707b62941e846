<?php

namespace Storedeck\Reports;

use Closure;
use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Splits metrics of the range and its intervals into segments, for example by product. All intervals have the same segments: those
 * with rows in the range, those that the request includes, and the `ids` of the definition.
 */
final class Segments {

	/** Id of the segment of all that the limit of the request leaves out. */
	private const OTHER = -2;

	/** SQL of the id of a row, also of those that are joined to others. */
	private string $id;

	private Metrics $metrics;

	/**
	 * Sums by interval id, '' for the range, and segment.
	 *
	 * @var array<string, array<int|string, array<string, int>>>
	 */
	private array $sums;

	/**
	 * Segments as responses have them, sorted by id, once they are needed.
	 *
	 * @var array<int|string, array{segment_id: int|string, segment_label: string}>|null
	 */
	private ?array $heads = null;

	/**
	 * Reads the sums of the range and of some intervals.
	 *
	 * @param Aggregate_Query                  $query   Sums rows.
	 * @param array<string, mixed>             $segment Segment of a fact.
	 * @param string[]                         $names   Fields.
	 * @param array<int, array<string, mixed>> $slices  Intervals.
	 */
	public function __construct(
		private Report_Request $request,
		private Aggregate_Query $query,
		private array $segment,
		private array $names,
		array $slices
	) {
		$this->id      = $segment['id'];
		$this->metrics = new Metrics( $request->definition['fields'], $segment['fields'] ?? array() );
		$this->sums    = $this->read_sums( null );
		$limit         = $request->params['segment_limit'] ?? PHP_INT_MAX;

		if ( count( $this->sums[''] ) > $limit && ! $this->has_texts() ) {
			$this->join_others( array_slice( $this->sort_by_value(), 0, $limit ) );

			$this->sums = $this->read_sums( null );
		}

		$this->sums += array() === $slices ? array() : $this->read_sums( $slices );
	}

	/**
	 * Segments of the range or of an interval.
	 *
	 * @param string $interval Interval id, '' for the range.
	 * @return list<array{segment_id: int|string, segment_label: string, subtotals: array<string, int|float>}>
	 */
	public function get( string $interval = '' ): array {
		$segments = array();

		foreach ( $this->get_heads() as $id => $head ) {
			$segments[] = $head + array( 'subtotals' => $this->get_numbers( $id, $interval ) );
		}

		return $segments;
	}

	/**
	 * Numbers of a segment.
	 *
	 * @param string $interval Interval id, '' for the range.
	 * @return array<string, int|float>
	 */
	public function get_numbers( int|string $id, string $interval = '' ): array {
		return $this->metrics->get_numbers( $this->sums[ $interval ][ $id ] ?? array(), $this->names );
	}

	/**
	 * Numbers of several segments together.
	 *
	 * @param list<int|string> $ids      Segments.
	 * @param string           $interval Interval id, '' for the range.
	 * @return array<string, int|float|null> Null where numbers cannot be added.
	 */
	public function add_up( array $ids, string $interval = '' ): array {
		$sums = array();

		foreach ( array_intersect_key( $this->sums[ $interval ] ?? array(), array_flip( $ids ) ) as $of_segment ) {
			foreach ( $of_segment as $name => $sum ) {
				$sums[ $name ] = ( $sums[ $name ] ?? 0 ) + $sum;
			}
		}

		$unknown = array_filter( $this->names, fn( string $name ): bool => ! $this->is_additive( $name ) );

		return array_fill_keys( $unknown, null ) + $this->metrics->get_numbers( $sums, $this->names );
	}

	/**
	 * Whether the sums of a field can be added to those of other segments: not numbers of distinct values, and not sums of orders that
	 * are in several segments.
	 */
	private function is_additive( string $name ): bool {
		$columns = $this->metrics->get_columns( array( $name ) );
		$own     = array_intersect_key( $columns[ Metrics::OWN ] ?? array(), array( $name => true ) );
		$read    = array_merge( ...array_values( array_diff_key( $columns, array( Metrics::OWN => true ) ) ) );

		return array() === array_filter( array_column( $read + $own, 'distinct' ) )
			&& ( array() === $read || array() === $this->get_path() );
	}

	/** @return list<int|string> Ids of the segments with rows in the range, and of those that are always listed. */
	public function get_ids(): array {
		$fixed = array( ...$this->get_filter_ids( $this->segment['included_by'] ?? array() ), ...$this->segment['ids'] ?? array() );

		return array_values( array_unique( array( ...array_keys( $this->sums[''] ), ...$fixed ) ) );
	}

	/**
	 * Sums per segment.
	 *
	 * @param array<int, array<string, mixed>>|null $slices Intervals; null for the whole range, whose sums are under ''.
	 * @return array<string, array<int|string, array<string, int>>>
	 */
	private function read_sums( ?array $slices ): array {
		$queries = array();
		$sums    = null === $slices ? array( '' => array() ) : array();

		foreach ( $this->metrics->get_columns( $this->names ) as $source => $fields ) {
			$queries[] = $this->get_query( $source, $fields );
		}

		foreach ( $this->query->read( $queries, $slices, null === $slices ? 'total' : 'interval' ) as $interval => $segments ) {
			foreach ( $segments as $id => $of_segment ) {
				// Rows without an id are those of 0.
				$id = $this->has_texts() ? $id : (int) $id;

				$sums[ $interval ][ $id ] = $of_segment + ( $sums[ $interval ][ $id ] ?? array() );
			}
		}

		return $sums;
	}

	/**
	 * Query of sums over whole orders, or over the rows of the segment.
	 *
	 * @param string                              $name   Source of the rows, Metrics::OWN for those of the segment.
	 * @param array<string, array<string, mixed>> $fields Metrics.
	 * @return array<string, mixed> Query of Aggregate_Query::read().
	 */
	private function get_query( string $name, array $fields ): array {
		$definition = $this->request->definition;
		$id         = $this->segment['id'];
		$groups     = array( From_Clause::SEGMENT => $id );
		$prefix     = '';

		if ( Metrics::OWN === $name ) {
			$source = new From_Clause( $definition['table'], $this->get_path() );
			$prefix = Metrics::OWN;
		} elseif ( isset( $this->segment['fields'] ) ) {
			$source = new From_Clause( $definition['table'], $this->get_path(), $id, (array) $definition['sources'][ $name ] );
			$groups = array();
		} else {
			$source = $this->query->get_source( $name, $this->get_path() );
			$fields = array_replace( $fields, array_intersect_key( $this->segment['metrics'] ?? array(), $fields ) );
		}

		$this->add_segment_filters( $source );

		return compact( 'fields', 'groups', 'source', 'prefix' );
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
		array_push( $source->conditions->has, ...(array) ( $this->segment['has'] ?? array() ) );

		foreach ( $this->segment['parts'] ?? array( array( 'id' => $this->id ) + $this->segment ) as $part ) {
			foreach ( array( 'included_by' => 'IN', 'excluded_by' => 'NOT IN' ) as $key => $operator ) {
				$ids = $this->get_filter_ids( $part[ $key ] ?? array() );

				if ( array() !== $ids ) {
					$source->conditions->add( $part['id'] . ' ' . $operator . ' ( ' . Database::placeholders( $ids ) . ' )', $ids );
				}
			}
		}
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

	/** Whether the segments are by texts, which have no ids. */
	private function has_texts(): bool {
		return is_array( $this->segment['label'] );
	}

	/** @return int[] Ids of segments, by the value of the first metric from the highest to the lowest. */
	private function sort_by_value(): array {
		$values = array_map( fn( array $sums ): int => $this->metrics->compute( $this->names[0], $sums ), $this->sums[''] );

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

	/** @return array<int|string, array{segment_id: int|string, segment_label: string}> Segments without numbers, sorted by id. */
	private function get_heads(): array {
		if ( null === $this->heads ) {
			$this->heads = array();

			$ids       = $this->get_ids();
			$has_texts = $this->has_texts();

			sort( $ids, $has_texts ? SORT_STRING : SORT_REGULAR );

			$labels = ( $has_texts ? array() : array( self::OTHER => __( 'Other', 'storedeck' ) ) )
				+ self::find_labels( $this->segment['label'], $ids );

			foreach ( $ids as $id ) {
				$own   = $has_texts ? (string) $id : $id;
				$label = $labels[ $id ] ?? ( $has_texts ? $own : '' );

				// Ids of the dictionary have a value.
				$this->heads[ $id ] = array(
					'segment_id'    => is_array( $label ) ? $label['value'] : $own,
					'segment_label' => is_array( $label ) ? $label['label'] : $label,
				);
			}
		}

		return $this->heads;
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
}
