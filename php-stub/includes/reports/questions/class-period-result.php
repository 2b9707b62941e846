<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Reports\Aggregate_Query;
use Storedeck\Reports\Report_Request;
use Storedeck\Reports\Segments;
use Storedeck\Reports\Stats_Query;

defined( 'ABSPATH' ) || exit;

/**
 * What a question finds in one period.
 */
final class Period_Result {

	/**
	 * Metrics of the question.
	 *
	 * @var string[]
	 */
	private array $names;

	/**
	 * Intervals whose numbers are split, too: if they are asked for and there is one dimension to split them by.
	 *
	 * @var list<array<string, mixed>>
	 */
	private array $slices = array();

	/** What the numbers are split by. */
	private ?Segments $segments = null;

	/**
	 * Totals and intervals.
	 *
	 * @var array{totals: array<string, mixed>, intervals: list<array<string, mixed>>}
	 */
	private array $stats;

	/**
	 * Reads a period.
	 *
	 * @param array{compare: string|null, after: string, before: string, until?: string} $range Period.
	 * @throws Query_Exception When the database reports an error.
	 * @throws Store_Exception When it has too many intervals, or ends before it starts.
	 */
	public function __construct( private Question $question, array $range ) {
		$this->names = array_keys( $question->metrics );

		try {
			$request = Report_Request::from( $question->vocabulary->stats, $question->get_query( $range ) );
		} catch ( Store_Exception $error ) {
			throw Question::cannot_ask( 'before', $range['before'] );
		}

		$this->stats = $this->read_stats( $request );

		// A chart shows the whole of both periods, numbers are compared until the same moment.
		if ( isset( $range['until'], $question->interval ) ) {
			$whole = Report_Request::from( $question->vocabulary->stats, $question->get_query( $range, true ) );

			$this->stats['intervals'] = $this->read_stats( $whole )['intervals'];
		}

		if ( array() !== $question->by ) {
			$this->read_segments( $request, null === $range['compare'] );
		}
	}

	/** @return array<string, int|float> Totals. */
	public function get_totals(): array {
		return $this->select( $this->stats['totals'] );
	}

	/** @return list<array<string, mixed>> Intervals. */
	public function get_intervals(): array {
		return array_map(
			fn( array $interval ): array => array_intersect_key( $interval, array_flip( array( 'interval', 'date_start', 'date_end' ) ) )
				+ array( 'metrics' => $this->select( $interval['subtotals'] ) ),
			$this->stats['intervals']
		);
	}

	/** @return list<int|string> Ids of the segments with rows, and of those that are always listed. */
	public function get_ids(): array {
		return $this->segments->get_ids();
	}

	/**
	 * Numbers of segments together.
	 *
	 * @param list<int|string> $ids      Segments.
	 * @param bool             $is_row   Whether it is one segment, whose numbers of distinct values are known.
	 * @param string           $interval Interval, '' for the period.
	 * @return array<string, int|float|null> Null where numbers cannot be added.
	 */
	public function get_numbers( array $ids, bool $is_row, string $interval = '' ): array {
		return $is_row ? $this->segments->get_numbers( $ids[0], $interval ) : $this->segments->add_up( $ids, $interval );
	}

	/**
	 * Numbers of segments together in each interval.
	 *
	 * @param list<int|string> $ids    Segments.
	 * @param bool             $is_row Whether it is one segment.
	 * @return list<array<string, int|float|null>> Empty when intervals are not split.
	 */
	public function get_split_intervals( array $ids, bool $is_row ): array {
		return array_map( fn( array $slice ): array => $this->get_numbers( $ids, $is_row, $slice['id'] ), $this->slices );
	}

	/**
	 * Reads totals and intervals.
	 *
	 * @return array{totals: array<string, mixed>, intervals: list<array<string, mixed>>}
	 * @throws Store_Exception When there are too many intervals.
	 */
	private function read_stats( Report_Request $request ): array {
		$query = new Stats_Query( $request );

		if ( null === $this->question->interval ) {
			return array( 'totals' => $query->get_totals(), 'intervals' => array() );
		}

		$results = $query->has_too_many_intervals() ? null : $query->get_results();

		return null !== $results && $results['pages'] < 2
			? $results['data']
			: throw Question::cannot_ask( 'interval', $this->question->interval );
	}

	/**
	 * Reads the segments.
	 *
	 * @param bool $has_intervals Whether those of intervals are read too.
	 */
	private function read_segments( Report_Request $request, bool $has_intervals ): void {
		$slicer = new Interval_Slicer( $request->time, $request->week_start );

		if ( $has_intervals && null !== $this->question->interval && 1 === count( $this->question->by ) ) {
			$this->slices = $slicer->get_slices( $request->after, $request->before, $this->question->interval );
		}

		$query          = new Aggregate_Query( $request, $slicer );
		$segment        = $this->question->get_split()->get_segment();
		$this->segments = $request->read( fn(): Segments => new Segments( $request, $query, $segment, $this->names, $this->slices ) );
	}

	/** @return array<string, int|float> The numbers that were asked for, in their order. */
	private function select( array $numbers ): array {
		return array_replace( array_flip( $this->names ), array_intersect_key( $numbers, array_flip( $this->names ) ) );
	}
}
