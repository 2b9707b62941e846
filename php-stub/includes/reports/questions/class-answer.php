<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a question: totals of all periods, intervals, and rows by dimensions. Rows that the page does not list are added up in
 * `other`, so that the parts add up to the totals.
 */
final class Answer {

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
	public function __construct( private Question $question ) {
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
		) + ( null === $split ? self::without_rows() : $this->get_rows( $split ) );
	}

	/** Rows of a question that is not split. */
	private static function without_rows(): array {
		return array(
			'rows'       => array(),
			'total_rows' => 0,
			'other'      => null,
			'notes'      => array(),
		);
	}

	/** Rows of the page, and all others. */
	private function get_rows( Split $split ): array {
		$ids    = $this->sort( $this->find_ids() );
		$listed = $this->question->get_page( $ids );
		$others = array_values( array_diff( $ids, $listed ) );
		$values = $split->get_values( $listed );
		$rows   = array();

		foreach ( $listed as $place => $id ) {
			$rows[] = array( 'values' => $values[ $place ] ) + $this->get_numbers( array( $id ), true );
		}

		return array(
			'rows'       => $rows,
			'total_rows' => count( $ids ),
			'other'      => array() === $others ? null : array( 'count' => count( $others ) ) + $this->get_numbers( $others, false ),
			'notes'      => $split->get_notes(),
		);
	}

	/** @return list<int|string> Ids of all segments of all periods, and those that are always listed. */
	private function find_ids(): array {
		$ids = array_map( static fn( Period_Result $result ): array => $result->get_ids(), $this->results );

		return array_values( array_unique( array_merge( ...$ids ) ) );
	}

	/**
	 * Numbers of segments together.
	 *
	 * @param list<int|string> $ids    Segments.
	 * @param bool             $is_row Whether it is one segment, whose numbers of distinct values are known.
	 */
	private function get_numbers( array $ids, bool $is_row ): array {
		$intervals = $this->results[0]->get_split_intervals( $ids, $is_row );

		return array(
			'metrics' => array_map( static fn( Period_Result $result ): array => $result->get_numbers( $ids, $is_row ), $this->results ),
		) + ( array() === $intervals ? array() : compact( 'intervals' ) );
	}

	/** Number by which a segment is sorted, in a period. */
	private function get_number( int $period, int|string $id ): int|float {
		return $this->results[ $period ]->get_numbers( array( $id ), true )[ $this->question->orderby ];
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

		$question = $this->question;
		$sign     = $question->is_descending() ? -1 : 1;
		$values   = array();

		foreach ( $ids as $id ) {
			$values[ $id ] = $this->get_number( 0, $id ) - ( $question->by_change ? $this->get_number( 1, $id ) : 0 );
		}

		usort( $ids, static fn( int|string $a, int|string $b ): int => $sign * ( $values[ $a ] <=> $values[ $b ] ) );

		return $ids;
	}
}
