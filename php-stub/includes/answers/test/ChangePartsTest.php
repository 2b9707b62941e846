<?php

namespace Storedeck\Answers\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Answers\Change_Parts;

defined( 'ABSPATH' ) || exit;

/**
 * The parts of a change.
 */
final class ChangePartsTest extends TestCase {

	/**
	 * Segments of stats.
	 *
	 * @param array<int|string, array<string, int|float>> $subtotals Metrics by id.
	 * @return list<array<string, mixed>>
	 */
	private static function segments( array $subtotals ): array {
		$segments = array();

		foreach ( $subtotals as $id => $numbers ) {
			$segments[] = array( 'segment_id' => $id, 'segment_label' => "Item $id", 'subtotals' => $numbers );
		}

		return $segments;
	}

	/**
	 * Segments with an amount each.
	 *
	 * @param array<int|string, int|float> $amounts Amounts by id.
	 * @return list<array<string, mixed>>
	 */
	private static function amounts( array $amounts ): array {
		return self::segments( array_map( static fn( int|float $amount ): array => array( 'sales' => $amount ), $amounts ) );
	}

	public function test_values_of_one_period_only_are_parts(): void {
		$periods = array( self::amounts( array( 1 => 5 ) ), self::amounts( array( 2 => 7.5 ) ) );

		self::assertSame(
			array(
				'rows'   => array(
					array( 'id' => 1, 'label' => 'Item 1', 'metrics' => array( array( 'sales' => 5 ), array( 'sales' => 0 ) ) ),
					array( 'id' => 2, 'label' => 'Item 2', 'metrics' => array( array( 'sales' => 0 ), array( 'sales' => 7.5 ) ) ),
				),
				'others' => null,
			),
			( new Change_Parts( $periods, 'sales', null, 10 ) )->to_array()
		);
	}

	public function test_rows_and_others_have_all_of_both_periods_and_rows_the_largest_changes(): void {
		mt_srand( 7 );

		for ( $run = 0; $run < 50; $run++ ) {
			$random  = static fn(): array => array_map(
				static fn(): float => mt_rand( -99999, 999999 ) / 10000,
				range( 1, mt_rand( 0, 40 ) + 1 )
			);
			$periods = array( $random(), $random() );
			$parts   = ( new Change_Parts( array_map( self::amounts( ... ), $periods ), 'sales', null, 10 ) )->to_array();
			$metrics = array_column( array( ...$parts['rows'], ...array_filter( array( $parts['others'] ) ) ), 'metrics' );
			$changes = array_map(
				static fn( array $row ): int => (int) round( 10000 * ( $row['metrics'][0]['sales'] - $row['metrics'][1]['sales'] ) ),
				$parts['rows']
			);

			foreach ( $periods as $place => $amounts ) {
				self::assertSame(
					(int) round( 10000 * array_sum( $amounts ) ),
					(int) round( 10000 * array_sum( array_column( array_column( $metrics, $place ), 'sales' ) ) )
				);
			}

			$sorted = $changes;

			rsort( $sorted );

			self::assertSame( $sorted, $changes );
			self::assertLessThanOrEqual( 10, count( $changes ) );
			self::assertSame( max( array_map( 'count', $periods ) ), count( $changes ) + ( $parts['others']['count'] ?? 0 ) );
		}
	}

	public function test_others_of_an_average_have_the_average_of_all_of_them(): void {
		$numbers = array();

		for ( $id = 1; $id <= 12; $id++ ) {
			$numbers[ $id ] = array( 'average' => 10 * $id, 'orders' => $id < 3 ? $id : 100 );
		}

		$parts = ( new Change_Parts( array( self::segments( $numbers ), array() ), 'average', 'orders', 10 ) )->to_array();

		self::assertCount( 10, $parts['rows'] );
		self::assertSame( 2, $parts['others']['count'] );
		self::assertEqualsWithDelta( ( 10 + 20 * 2 ) / 3, $parts['others']['metrics'][0]['average'], 1e-9 );
		self::assertSame( array( 'average' => 0, 'orders' => 0 ), $parts['others']['metrics'][1] );
	}
}
