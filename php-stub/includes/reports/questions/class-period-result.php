<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Store_Exception;
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
	public readonly array $slices;

	/** What the numbers are split by. */
	public readonly ?Segments $segments;

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
	public function __construct( private Metrics_Question $question, array $range ) {
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

		$has_slices     = null === $range['compare'] && null !== $question->interval && 1 === count( $question->by );
		$this->slices   = $has_slices ? $request->get_slices() : array();
		$segment        = $question->get_split()?->get_segment();
		$this->segments = null === $segment ? null : $request->read(
			fn(): Segments => new Segments( $request, new Aggregate_Query( $request ), $segment, $this->names, $this->slices )
		);
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

	/** @return array<string, int|float> The numbers that were asked for, in their order. */
	private function select( array $numbers ): array {
		return array_replace( array_flip( $this->names ), array_intersect_key( $numbers, array_flip( $this->names ) ) );
	}
}
