<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Reports\Model\Repetition;
use Storedeck\Reports\Segments;

defined( 'ABSPATH' ) || exit;

/**
 * What the numbers of a question are split by: one dimension, or the pairs of the values of two.
 *
 * A pair is one segment whose ids are those of both, so everything that reads segments reads pairs too.
 */
final class Split {

	/** Between the ids of a pair. Databases compare texts without regard to control characters: 1 and 23 would be 12 and 3. */
	private const SEPARATOR = '|';

	/**
	 * Sets the dimensions.
	 *
	 * @param array<string, array<string, mixed>> $segments Key => segment of the fact, one or two that combine.
	 */
	public function __construct( private array $segments ) {
	}

	/**
	 * Whether rows can be split by both: the path to one leads through the path to the other. Otherwise rows would be repeated.
	 *
	 * @param array<string, mixed> $a Segment.
	 * @param array<string, mixed> $b Segment.
	 */
	public static function do_combine( array $a, array $b ): bool {
		list( $long, $short ) = self::sort_by_path( $a, $b );

		$path = $short['through'] ?? array();

		return array_slice( $long['through'] ?? array(), 0, count( $path ) ) === $path;
	}

	/** The segment that is read. */
	public function get_segment(): array {
		$segments = array_values( $this->segments );

		if ( 1 === count( $segments ) ) {
			return $segments[0];
		}

		return array(
			// SQLite joins before it adds.
			'id'    => "CONCAT( ( {$segments[0]['id']} ), '" . self::SEPARATOR . "', ( {$segments[1]['id']} ) )",
			'label' => array(),
			'parts' => $segments,
			'has'   => array_column( $segments, 'has' ),
		) + array_intersect_key( self::sort_by_path( ...$segments )[0], array_flip( array( 'through', 'fields', 'metrics' ) ) );
	}

	/** @return list<string> Why rows can add up to more than the total. */
	public function get_notes(): array {
		return array_values(
			array_filter(
				array(
					Repetition::describe( Repetition::find( $this->get_segment()['through'] ?? array() ) ),
					array() === array_filter( array_column( $this->segments, 'is_partial' ) )
						? ''
						: __( 'Orders without any of them are in no row.', 'storedeck' ),
				)
			)
		);
	}

	/** Whether values have an order of their own, as weekdays. */
	public function is_ordered(): bool {
		return array_column( $this->segments, 'is_ordered' ) === array_fill( 0, count( $this->segments ), true );
	}

	/**
	 * Values of segments, with a label for each dimension.
	 *
	 * @param list<int|string> $ids Ids of segments.
	 * @return list<list<array{id: string, label: string}>>
	 */
	public function get_values( array $ids ): array {
		$rows   = array_map( fn( int|string $id ): array => explode( self::SEPARATOR, (string) $id, count( $this->segments ) ), $ids );
		$values = array();

		foreach ( array_values( $this->segments ) as $place => $segment ) {
			$found  = array_values( array_unique( array_column( $rows, $place ) ) );
			$labels = Segments::find_labels( $segment['label'], is_array( $segment['label'] ) ? $found : array_map( 'intval', $found ) );

			foreach ( array_column( $rows, $place ) as $row => $id ) {
				$label = $labels[ $id ] ?? $id;

				$values[ $row ][ $place ] = array(
					'id'    => is_array( $label ) ? $label['value'] : $id,
					'label' => is_array( $label ) ? $label['label'] : $label,
				);
			}
		}

		return $values;
	}

	/**
	 * Two segments, that with the longer path first.
	 *
	 * @param array<string, mixed> $a Segment.
	 * @param array<string, mixed> $b Segment.
	 * @return array{array<string, mixed>, array<string, mixed>}
	 */
	private static function sort_by_path( array $a, array $b ): array {
		return count( $a['through'] ?? array() ) < count( $b['through'] ?? array() ) ? array( $b, $a ) : array( $a, $b );
	}
}
