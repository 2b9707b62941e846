<?php

namespace Storedeck\Answers;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * What the values of a dimension have of a metric in two periods: those that rose and fell most, and all others together. The values
 * of an average are those of the most weight, because its parts depend on all of them.
 */
final class Change_Parts {

	/**
	 * Values by id.
	 *
	 * @var array<int|string, array{id: int|string, label: string, metrics: list<array<string, int|float>>}>
	 */
	private array $rows = array();

	/**
	 * Takes the segments of both periods.
	 *
	 * @param list<list<array<string, mixed>>> $periods Segments of stats, of the period and of that which it is compared with.
	 * @param string                           $metric  Metric.
	 * @param string|null                      $weight  Metric that an average is divided by.
	 * @param int                              $max     Maximum number of values that are not joined: half of them rose, half fell.
	 */
	public function __construct( array $periods, private string $metric, private ?string $weight, private int $max ) {
		$none = array_fill_keys( array_filter( array( $metric, $weight ) ), 0 );

		foreach ( $periods as $period => $segments ) {
			foreach ( $segments as $segment ) {
				$id = $segment['segment_id'];

				$this->rows[ $id ] ??= array(
					'id'      => $id,
					'label'   => (string) $segment['segment_label'],
					'metrics' => array( $none, $none ),
				);

				$this->rows[ $id ]['metrics'][ $period ] = array_intersect_key( $segment['subtotals'], $none ) + $none;
			}
		}
	}

	/**
	 * The values, the largest rises and falls of them alone.
	 *
	 * @return array{rows: list<array<string, mixed>>, others: array{count: int, metrics: list<array<string, int|float>>}|null}
	 */
	public function to_array(): array {
		$changes = array_map( $this->get_order( ... ), $this->rows );
		$half    = max( 1, intdiv( $this->max, 2 ) );

		arsort( $changes );

		$shown = null === $this->weight
			? array_slice( array_filter( $changes, static fn( int $change ): bool => $change > 0 ), 0, $half, true )
				+ array_slice( array_filter( $changes, static fn( int $change ): bool => $change < 0 ), -$half, null, true )
			: array_slice( $changes, 0, $this->max, true );
		$rest  = array_diff_key( $this->rows, $shown );

		return array(
			'rows'   => array_map( fn( int|string $id ): array => $this->rows[ $id ], array_keys( $shown ) ),
			'others' => array() === $rest ? null : array(
				'count'   => count( $rest ),
				'metrics' => array_map( fn( int $period ): array => $this->join( $rest, $period ), array( 0, 1 ) ),
			),
		);
	}

	/**
	 * Number by which a value is sorted: its change, or its weight in both periods.
	 *
	 * @param array{metrics: list<array<string, int|float>>} $row Value.
	 */
	private function get_order( array $row ): int {
		list( $now, $before ) = $row['metrics'];

		return null === $this->weight
			? self::to_units( $now[ $this->metric ] ) - self::to_units( $before[ $this->metric ] )
			: self::to_units( $now[ $this->weight ] ) + self::to_units( $before[ $this->weight ] );
	}

	/**
	 * Numbers of several values together.
	 *
	 * @param array<int|string, array<string, mixed>> $rows   Values.
	 * @param int                                     $period 0 is the period.
	 * @return array<string, int|float>
	 */
	private function join( array $rows, int $period ): array {
		$metrics = array_column( array_column( $rows, 'metrics' ), $period );

		if ( null === $this->weight ) {
			return array( $this->metric => self::add( array_column( $metrics, $this->metric ) ) );
		}

		$weights = array_column( $metrics, $this->weight );
		$weight  = self::add( $weights );
		$sum     = 0.0;

		foreach ( $metrics as $numbers ) {
			$sum += $numbers[ $this->metric ] * $numbers[ $this->weight ];
		}

		return array(
			$this->metric => 0 === $weight ? 0 : $sum / $weight,
			$this->weight => $weight,
		);
	}

	/**
	 * Sum without float noise.
	 *
	 * @param list<int|float> $numbers Numbers.
	 */
	private static function add( array $numbers ): int|float {
		return Decimal::of_units( array_sum( array_map( self::to_units( ... ), $numbers ) ), Decimal::SQL_SCALE )->to_number();
	}

	/**
	 * Ten-thousandths of a number, which has at most four decimals.
	 */
	private static function to_units( int|float $number ): int {
		return (int) round( $number * 10 ** Decimal::SQL_SCALE );
	}
}
