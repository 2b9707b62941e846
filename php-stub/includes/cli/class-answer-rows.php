<?php

namespace Storedeck\Cli;

defined( 'ABSPATH' ) || exit;

/**
 * The answer to a question as rows of a table: a column for each dimension, and for each metric in each period.
 */
final class Answer_Rows {

	/**
	 * Rows of dimensions with *Other*, of intervals, or one with the totals.
	 *
	 * @param array<string, mixed> $answer Response of /storedeck/v1/answers.
	 * @return list<array<string, mixed>> By name of the column.
	 */
	public static function get( array $answer ): array {
		$rows = array( array( 'metrics' => $answer['totals'] ) );

		if ( array() !== $answer['dimensions'] ) {
			$other = array( 'values' => array( array( 'label' => __( 'Other', 'storedeck' ) ) ) );
			$rows  = array( ...$answer['rows'], ...( null === $answer['other'] ? array() : array( $other + $answer['other'] ) ) );
		} elseif ( array() !== $answer['intervals'] ) {
			$rows = array_map( self::join_periods( ... ), ...$answer['intervals'] );
		}

		return array_map( static fn( array $row ): array => self::get_row( $row, $answer ), $rows );
	}

	/**
	 * An interval of all periods.
	 *
	 * @param array<string, mixed>|null ...$intervals Intervals; null where a period is shorter.
	 * @return array<string, mixed>
	 */
	private static function join_periods( ?array ...$intervals ): array {
		return array(
			'values'  => array( array( 'label' => $intervals[0]['interval'] ?? '' ) ),
			'metrics' => array_map( static fn( ?array $interval ): array => $interval['metrics'] ?? array(), $intervals ),
		);
	}

	/**
	 * A row of an answer: its values, its metrics, and those of the periods that they are compared with.
	 *
	 * @param array<string, mixed> $row    Row.
	 * @param array<string, mixed> $answer Answer.
	 * @return array<string, mixed>
	 */
	private static function get_row( array $row, array $answer ): array {
		$item  = array();
		$names = array_column( $answer['dimensions'], 'key' ) ?: array( 'interval' );

		foreach ( isset( $row['values'] ) ? $names : array() as $place => $name ) {
			$item[ $name ] = $row['values'][ $place ]['label'] ?? '';
		}

		foreach ( array_column( $answer['metrics'], 'key' ) as $metric ) {
			foreach ( array_column( $answer['periods'], 'compare' ) as $period => $compare ) {
				$item[ null === $compare ? $metric : "$metric:$compare" ] = $row['metrics'][ $period ][ $metric ] ?? null;
			}
		}

		return $item;
	}
}
