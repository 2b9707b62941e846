<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Segments;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a question: totals of all periods, intervals, and rows by dimensions. Rows that the page does not list are added up in
 * `other`, so that the parts add up to the totals.
 */
final class Answer {

	/** Rows of a question that is not split. */
	private const NO_ROWS = array( 'rows' => array(), 'total_rows' => 0, 'other' => null, 'notes' => array() );

	/**
	 * Results of the periods, that of the question first.
	 *
	 * @var list<Period_Result>
	 */
	private array $results;

	/**
	 * Reads the periods.
	 *
	 * @throws Query_Exception When the database reports an error.
	 * @throws Store_Exception When a period has too many intervals.
	 */
	public function __construct( private Metrics_Question $question ) {
		$this->results = array_map(
			static fn( array $range ): Period_Result => new Period_Result( $question, $range ),
			$question->periods->ranges
		);
	}

	public function to_array(): array {
		$question = $this->question;
		$split    = $question->get_split();

		return array(
			'question'   => $question->to_array(),
			'periods'    => $question->periods->ranges,
			'currency'   => Settings::get_currency()['code'],
			'metrics'    => Vocabulary::describe_metrics( $question->metrics ),
			'dimensions' => $question->vocabulary->describe_dimensions( $question->by ),
			'totals'     => array_map( static fn( Period_Result $result ): array => $result->get_totals(), $this->results ),
			'intervals'  => null === $question->interval
				? array()
				: array_map( static fn( Period_Result $result ): array => $result->get_intervals(), $this->results ),
		) + ( null === $split ? self::NO_ROWS : $this->get_rows( $split ) );
	}

	/** Rows of the page, and all others. */
	private function get_rows( Split $split ): array {
		$ids    = $this->sort( $this->find_ids() );
		$listed = $this->question->cut_page( $ids );
		$others = array_values( array_diff( $ids, $listed ) );
		$values = $split->get_values( $listed );
		$rows   = array();

		foreach ( $listed as $place => $id ) {
			$rows[] = array( 'values' => $values[ $place ] ) + $this->get_numbers(
				static fn( Segments $segments, string $interval ): array => $segments->get_numbers( $id, $interval )
			);
		}

		$add_up = static fn( Segments $segments, string $interval ): array => $segments->add_up( $others, $interval );

		return array(
			'rows'       => $rows,
			'total_rows' => count( $ids ),
			'other'      => array() === $others ? null : array( 'count' => count( $others ) ) + $this->get_numbers( $add_up ),
			'notes'      => $split->get_notes(),
		);
	}

	/** @return list<int|string> Ids of all segments of all periods, and those that are always listed. */
	private function find_ids(): array {
		$ids = array_map( static fn( Period_Result $result ): array => $result->segments->get_ids(), $this->results );

		return array_values( array_unique( array_merge( ...$ids ) ) );
	}

	/**
	 * Numbers of all periods, and of the intervals of the first where they are split.
	 *
	 * @param callable(Segments, string): array<string, int|float|null> $get Numbers of segments in an interval, '' for the period.
	 */
	private function get_numbers( callable $get ): array {
		$first     = $this->results[0];
		$intervals = array_map( static fn( array $slice ): array => $get( $first->segments, $slice['id'] ), $first->slices );

		return array(
			'metrics' => array_map( static fn( Period_Result $result ): array => $get( $result->segments, '' ), $this->results ),
		) + ( array() === $intervals ? array() : compact( 'intervals' ) );
	}

	/**
	 * Sorts segments by a metric or its change, equal ones by id.
	 *
	 * @param list<int|string> $ids Segments.
	 * @return list<int|string>
	 */
	private function sort( array $ids ): array {
		// Ids of a pair are compared one after the other.
		usort( $ids, static fn( int|string $a, int|string $b ): int => strnatcmp( (string) $a, (string) $b ) );

		if ( ! $this->question->is_sorted() ) {
			return $ids;
		}

		$values = array();

		foreach ( $ids as $id ) {
			$numbers       = $this->results[0]->segments->get_numbers( $id );
			$values[ $id ] = $this->question->by_change
				? Question::get_change( $numbers, $this->results[1]->segments->get_numbers( $id ), $this->question->orderby )
				: $numbers[ $this->question->orderby ];
		}

		return $this->question->sort( $values );
	}
}
