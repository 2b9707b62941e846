<?php
/**
 * Figures split by product, category, coupon, tax rate or kind of customer.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Splits totals and intervals. Every interval lists the same segments: those
 * that occur in the range, the ones the request asks for, and those that the
 * definition always wants.
 */
final class Segments {

	/**
	 * Remembers the question.
	 *
	 * @param Report_Request              $request The question.
	 * @param Metrics              $figures Fields of the report.
	 * @param Aggregate_Query                 $sums    Sums rows.
	 * @param array<string, mixed> $segment Definition of the segment.
	 */
	public function __construct(
		private Report_Request $request,
		private Metrics $figures,
		private Aggregate_Query $sums,
		private array $segment
	) {
	}

	/**
	 * Segments of the totals and of some intervals.
	 *
	 * @param string[]                         $names  Fields.
	 * @param array<int, array<string, mixed>> $slices Intervals.
	 * @param bool                             $all    Whether these are all intervals of the range.
	 * @return array<string, array<int, array<string, mixed>>> Interval's id, '' for the totals => segments.
	 */
	public function split( array $names, array $slices, bool $all ): array {
		$sums = array() === $slices ? array() : $this->read( $names, $slices, false );
		$sums = $this->read( $names, $all && array() !== $slices ? $slices : null, true ) + $sums;

		$ids    = $this->ids( array_keys( $sums[''] ?? array() ) );
		$labels = Labels::find( $this->segment['label'], $ids );
		$split  = array( '' => $this->present( $sums[''] ?? array(), $ids, $labels, $names ) );

		foreach ( $slices as $slice ) {
			$split[ $slice['id'] ] = $this->present( $sums[ $slice['id'] ] ?? array(), $ids, $labels, $names );
		}

		return $split;
	}

	/**
	 * Sums per segment.
	 *
	 * @param string[]                              $names  Fields.
	 * @param array<int, array<string, mixed>>|null $slices Intervals; null for the whole range.
	 * @param bool                                  $whole  Whether the whole range is meant, under '', rather than each interval.
	 * @return array<string, array<int, array{orders: array<string, int>, own: array<string, int>}>>
	 */
	private function read( array $names, ?array $slices, bool $whole ): array {
		$sums = array();
		$own  = array();

		foreach ( $this->segment['fields'] ?? array() as $name => $field ) {
			$own[ $name ] = (string) Metrics::sql( $field );
		}

		$questions = array_map(
			fn( string $source, array $fields ): array => array( 'orders', ...$this->of_orders( $source, $fields ) ),
			array_keys( $this->figures->columns( $names, $own ) ),
			$this->figures->columns( $names, $own )
		);

		if ( array() !== $own ) {
			$questions[] = array( 'own', $own, array( 'segment' => $this->segment['id'] ), $this->of_rows() );
		}

		foreach ( $questions as list( $part, $fields, $groups, $asking ) ) {
			$asking = $this->narrowed( $asking );
			$rows   = $whole && null !== $slices
				? $this->sums->grouped_whole( $fields, $groups, $asking, $slices )
				: $this->sums->grouped( $fields, $groups, $asking, $slices );

			$this->collect( $sums, $part, $fields, $rows, $whole ? null : $slices );
		}

		return $sums;
	}

	/**
	 * Asks for figures of whole orders, or of the rows of the report.
	 *
	 * @param string                $source Source of the rows.
	 * @param array<string, string> $fields Field => SQL.
	 * @return array{0: array<string, string>, 1: array<string, string>, 2: callable} Fields, groups, and what Sums::asking() gives.
	 */
	private function of_orders( string $source, array $fields ): array {
		if ( '' === ( $this->segment['join'] ?? '' ) ) {
			foreach ( array_intersect_key( $this->segment['figures'] ?? array(), $fields ) as $name => $field ) {
				$fields[ $name ] = (string) Metrics::sql( $field );
			}

			return array(
				$fields,
				array( 'segment' => $this->segment['id'] ),
				$this->sums->asking( $source, $this->segment['beside'] ?? '' ),
			);
		}

		$asking = function ( array $fields, array $groups, Conditions $conditions ) use ( $source ): array {
			$table = '{' . $this->request->definition['table'] . '} stats ';

			if ( array() === $fields ) {
				// Which ids there are: however many rows of an order tell the same.
				return array(
					Aggregate_Query::sql(
						array(),
						array( 'segment' => $this->segment['id'] ) + $groups,
						$table . $this->segment['join'] . ' ' . $this->sums->join( $source ),
						$conditions->sql()
					),
					$conditions->values(),
				);
			}

			// Each order once for each segment, however many rows it has there.
			$from = '( SELECT DISTINCT stats.order_id AS order_id, ' . $this->segment['id'] . ' AS segment_id FROM '
				. $table . $this->segment['join'] . ' WHERE ' . $conditions->sql()
				. ' ) pairs INNER JOIN ' . $table . 'ON stats.order_id = pairs.order_id ' . $this->sums->join( $source );

			return array( Aggregate_Query::sql( $fields, $groups, $from, '1 = 1' ), $conditions->values() );
		};

		return array( $fields, array( 'segment' => 'pairs.segment_id' ), $asking );
	}

	/**
	 * Asks for figures that belong to the segment's own rows.
	 *
	 * @return callable What Sums::asking() gives.
	 */
	private function of_rows(): callable {
		$from = '{' . $this->request->definition['table'] . '} stats ' . $this->segment['join'];

		return static fn( array $fields, array $groups, Conditions $conditions ): array => array(
			Aggregate_Query::sql( $fields, $groups, $from, $conditions->sql() ),
			$conditions->values(),
		);
	}

	/**
	 * Asks for the rows of the segments only.
	 *
	 * @param callable $asking What Sums::asking() gives.
	 */
	private function narrowed( callable $asking ): callable {
		return function ( array $fields, array $groups, Conditions $conditions ) use ( $asking ): array {
			if ( isset( $this->segment['where'] ) ) {
				$conditions->add( $this->segment['where'] );
			}

			foreach ( array(
				'chosen'  => 'IN',
				'refused' => 'NOT IN',
			) as $kind => $operator ) {
				$ids = $this->listed( $kind );

				if ( array() !== $ids ) {
					$conditions->add( $this->segment['id'] . ' ' . $operator . ' ( ' . Database::placeholders( $ids ) . ' )', $ids );
				}
			}

			return $asking( $fields, $groups, $conditions );
		};
	}

	/**
	 * Ids that a filter of the request lists.
	 *
	 * @param string $kind `chosen` or `refused`.
	 * @return int[]
	 */
	private function listed( string $kind ): array {
		$ids = array();

		foreach ( (array) ( $this->segment[ $kind ] ?? array() ) as $param ) {
			if ( isset( $this->request->definition['filters'][ $param ] ) ) {
				array_push( $ids, ...array_map( 'intval', (array) ( $this->request->params[ $param ] ?? array() ) ) );
			}
		}

		return array_values( array_unique( $ids ) );
	}

	/**
	 * Puts rows where they belong.
	 *
	 * @param array<string, mixed>                   $sums   Sums so far, changed in place.
	 * @param string                                 $part   `orders` or `own`.
	 * @param array<string, string>                  $fields Field => SQL.
	 * @param array<int, array<string, string|int|null>> $rows   Rows with `segment` and, with intervals, `slot`.
	 * @param array<int, array<string, mixed>>|null  $slices Intervals.
	 */
	private function collect( array &$sums, string $part, array $fields, array $rows, ?array $slices ): void {
		$names = array_keys( $fields );
		$pairs = null === $slices
			? array_map( static fn( array $row ): array => array( '', $row ), $rows )
			: $this->sums->into_slices( $rows, $slices );

		foreach ( $pairs as list( $id, $row ) ) {
			$segment = (int) $row['segment'];

			$sums[ $id ][ $segment ][ $part ] = Aggregate_Query::read( $row, $names ) + ( $sums[ $id ][ $segment ][ $part ] ?? array() );
		}
	}

	/**
	 * Ids of all segments of the answer, in their order.
	 *
	 * @param int[] $found Ids with rows in the range.
	 * @return int[]
	 */
	private function ids( array $found ): array {
		$ids = array_unique( array_merge( $found, $this->listed( 'chosen' ), $this->segment['ids'] ?? array() ) );
		sort( $ids );

		return $ids;
	}

	/**
	 * Segments of one object of numbers.
	 *
	 * @param array<int, array<string, array<string, int>>> $sums   Segment's id => sums.
	 * @param int[]                                         $ids    Segments of the answer.
	 * @param array<int, string>                            $labels Segment's id => label.
	 * @param string[]                                      $names  Fields.
	 * @return array<int, array<string, mixed>>
	 */
	private function present( array $sums, array $ids, array $labels, array $names ): array {
		$segments = array();

		foreach ( $ids as $id ) {
			$figures    = $this->figures->compute( $sums[ $id ]['orders'] ?? array(), $names, $sums[ $id ]['own'] ?? array() );
			$segments[] = array(
				'segment_id'    => $id,
				'segment_label' => $labels[ $id ] ?? '',
				'subtotals'     => $this->figures->to_numbers( $figures ),
			);
		}

		return $segments;
	}
}
