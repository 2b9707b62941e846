<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Foundation\Text;
use Storedeck\Reports\Definition_Filters;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * A declared dimension whose values have ids and labels: filters and segments by it.
 */
abstract class Value_Dimension {

	public function __construct( public readonly string $key, protected readonly array $declaration ) {
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
	 * Values and their labels.
	 *
	 * @param int[] $ids Numbers of rows.
	 * @return array<int, array{value: string, label: string}> Of all ids.
	 */
	abstract public function find( array $ids ): array;

	/** @return array<string, string> Labels by value, sorted. */
	abstract protected function get_labels(): array;

	/** @return array<string, string> Labels by value of those that contain a text. */
	abstract protected function find_labels( string $text, int $max ): array;

	/**
	 * Labels by value of some values; those that are not known are missing.
	 *
	 * @param string[] $values Values.
	 * @return array<string, string>
	 */
	abstract protected function get_labels_of( array $values ): array;

	/** @return list<array{value: string, label: string}> Values that contain a text. */
	public function search( string $text, int $max ): array {
		$is_found = static fn( string $label ): bool => str_contains( Text::lower( $label ), Text::lower( $text ) );

		return Dimension::get_options( $this->find_labels( $text, $max ) + array_filter( $this->get_unknown(), $is_found ) );
	}

	/**
	 * Values of a list.
	 *
	 * @param string[] $values Values.
	 * @return list<array{value: string, label: string}> Those that are known.
	 */
	public function select( array $values ): array {
		$unknown = array_intersect_key( $this->get_unknown(), array_flip( $values ) );

		return Dimension::get_options( $this->get_labels_of( $values ) + $unknown );
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
		$filter = Definition_Filters::get_advanced_filter( $this->get_label() );

		// The values are read when they are shown.
		$filter['input'] = $this->get_input( ... );

		return $filter;
	}

	/** A list of the values, or a search for them when there are too many. */
	private function get_input(): array {
		$labels = $this->get_labels();

		return count( $labels ) < Dimension_Values::BATCH
			? array( 'component' => 'SelectControl', 'options' => Dimension::get_options( $labels + $this->get_unknown() ) )
			: array( 'component' => 'Search', 'type' => "dimension:$this->key" );
	}
}
