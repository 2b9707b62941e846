<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Definition;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * A declared dimension whose values have ids and labels: filters and segments by it. `values` of its declaration is SQL of their
 * `id`, `value` and `label`.
 */
abstract class Value_Dimension {

	/** Columns of a value that a search reads; the first sorts what it finds. */
	protected const SEARCHED = array( 'label' );

	/** Advanced filter, which is the same in all reports. */
	private ?array $advanced_filter = null;

	/** SQL of the number of a row. */
	public readonly string $sql;

	public function __construct( public readonly string $key, protected readonly array $declaration ) {
		$this->sql = "[$key]";
	}

	/**
	 * Segment of stats.
	 *
	 * @param string $fact Fact of the stats.
	 */
	abstract public function get_segment( string $fact ): array;

	/**
	 * Filters of routes.
	 *
	 * @param string $fact Fact that is filtered.
	 * @return array<string, array<string, mixed>>
	 */
	abstract public function get_filters( string $fact ): array;

	/**
	 * Ids of values.
	 *
	 * @param string[] $values Values; an empty one and UNKNOWN stand for none.
	 * @return int[] Without those of values that are not known.
	 */
	abstract protected function find_ids( array $values ): array;

	/**
	 * Label of a value for people.
	 *
	 * @param string $label Label that is stored.
	 */
	abstract protected function describe( string $value, string $label ): string;

	/**
	 * Values and their labels.
	 *
	 * @param int[] $ids Numbers of rows.
	 * @return array<int, array{value: string, label: string}> Of all ids.
	 */
	public function find( array $ids ): array {
		return $this->read_ids( $ids ) + array_fill_keys( $ids, array( 'value' => '', 'label' => __( 'Unknown', 'storedeck' ) ) );
	}

	/** @return array<string, string> Labels by value, sorted. */
	protected function get_labels(): array {
		return array_column( $this->read( '1 = 1 ORDER BY label LIMIT %d', array( Dimension_Values::BATCH ) ), 'label', 'value' );
	}

	/**
	 * Known values by id.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array{value: string, label: string}>
	 */
	private function read_ids( array $ids ): array {
		$found = array();

		foreach ( array_chunk( $ids, Dimension_Values::BATCH ) as $chunk ) {
			$found += $this->read( 'id IN ( ' . Database::placeholders( $chunk ) . ' )', $chunk );
		}

		return $found;
	}

	/**
	 * Reads values.
	 *
	 * @param string            $where  SQL of a condition, with placeholders.
	 * @param array<int|string> $params Values of the placeholders.
	 * @return array<int, array{value: string, label: string}> By id; none where rows have the values themselves.
	 */
	protected function read( string $where, array $params ): array {
		$values = $this->declaration['values'] ?? null;

		return null === $values ? array() : array_map(
			fn( array $row ): array => array(
				'value' => (string) $row['value'],
				'label' => $this->describe( (string) $row['value'], (string) $row['label'] ),
			),
			array_column( Database::rows( "SELECT id, value, label FROM ( $values ) known WHERE $where", $params ), null, 'id' )
		);
	}

	/** @return list<array{value: string, label: string}> Values that contain a text. */
	public function search( string $text, int $max ): array {
		$condition = implode( ' OR ', array_map( static fn( string $column ): string => "$column LIKE %s", static::SEARCHED ) );
		$likes     = array_fill( 0, count( static::SEARCHED ), '%' . Database::esc_like( $text ) . '%' );
		$found     = $this->read( "( $condition ) ORDER BY " . static::SEARCHED[0] . ' LIMIT %d', array( ...$likes, $max ) );
		$is_found  = static fn( string $label ): bool => str_contains( Text::lower( $label ), Text::lower( $text ) );

		return Dimension::get_options( array_column( $found, 'label', 'value' ) + array_filter( $this->get_unknown(), $is_found ) );
	}

	/**
	 * Values of a list.
	 *
	 * @param string[] $values Values.
	 * @return list<array{value: string, label: string}> Those that are known.
	 */
	public function select( array $values ): array {
		$unknown = array_intersect_key( $this->get_unknown(), array_flip( $values ) );
		$labels  = array_column( $this->read_ids( array_filter( $this->find_ids( $values ) ) ), 'label', 'value' );

		return Dimension::get_options( $labels + $unknown );
	}

	/** @return array<string, string> Label of what has no value, by what stands for it in filters. */
	protected function get_unknown(): array {
		return array( Dimension_Values::UNKNOWN => __( 'Unknown', 'storedeck' ) );
	}

	/** Name of the dimension. */
	public function get_label(): string {
		return $this->declaration['label'];
	}

	/** Whether its values tell of persons. */
	public function is_private(): bool {
		return ! empty( $this->declaration['is_private'] );
	}

	/** Whether the current user may see its values. */
	public function is_visible(): bool {
		return Order_Dimensions::is_visible( $this->declaration );
	}

	/** Advanced filter of screens. */
	public function get_advanced_filter(): array {
		$this->advanced_filter ??= array_replace(
			Definition::get_advanced_filter( $this->get_label() ),
			// The values are read when they are shown.
			array( 'input' => $this->get_input( ... ) )
		);

		return $this->advanced_filter;
	}

	/** A list of the values, or a search for them when there are too many. */
	private function get_input(): array {
		$labels = $this->get_labels();

		return count( $labels ) < Dimension_Values::BATCH
			? array( 'component' => 'SelectControl', 'options' => Dimension::get_options( $labels + $this->get_unknown() ) )
			: array( 'component' => 'Search', 'type' => "dimension:$this->key" );
	}
}
