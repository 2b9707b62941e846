<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Reports\Definition_Filters;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * A declared dimension whose values have ids and labels: filters and segments by it.
 */
abstract class Value_Dimension {

	/**
	 * Sets the declaration.
	 *
	 * @param string               $key         Key.
	 * @param array<string, mixed> $declaration Declaration.
	 */
	public function __construct( public readonly string $key, protected readonly array $declaration ) {
	}

	/**
	 * Segment of stats.
	 *
	 * @param string $fact Fact of the stats.
	 * @return array<string, mixed>
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
	 * Labels by value, sorted.
	 *
	 * @return array<string, string>
	 */
	abstract protected function get_labels(): array;

	/**
	 * Label of what has no value, by what stands for it in filters.
	 *
	 * @return array<string, string>
	 */
	protected function get_unknown(): array {
		return array( Dimension_Values::UNKNOWN => __( 'Unknown', 'storedeck' ) );
	}

	/**
	 * Name of the dimension.
	 */
	public function get_label(): string {
		return $this->declaration['label'];
	}

	/**
	 * Whether its values tell of persons.
	 */
	public function is_private(): bool {
		return ! empty( $this->declaration['is_private'] );
	}

	/**
	 * Whether the current user may see its values.
	 */
	public function is_visible(): bool {
		return Order_Dimensions::is_visible( $this->declaration );
	}

	/**
	 * Advanced filter of screens.
	 *
	 * @return array<string, mixed>
	 */
	public function get_advanced_filter(): array {
		$filter = Definition_Filters::get_advanced_filter( $this->get_label() );

		$filter['input']['options'] = fn(): array => Dimension::get_options( $this->get_labels() + $this->get_unknown() );

		return $filter;
	}
}
