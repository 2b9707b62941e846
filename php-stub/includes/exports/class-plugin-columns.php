<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the filters for columns of exports and their values. Results that
 * cannot be written are dropped, and a callback that fails does not affect the
 * rest of the file.
 */
final class Plugin_Columns {

	/** Whether a plugin filters values. */
	private bool $has_value_filter;

	/**
	 * Columns that plugins added, by name.
	 *
	 * @var array<string, array{label: string, type: string, field: string}>
	 */
	private array $added = array();

	public function __construct( private string $report ) {
		$this->has_value_filter = has_filter( $this->get_hook( 'prepare_export_item' ) );
	}

	/**
	 * Lets plugins add, rename and remove columns.
	 *
	 * @param array<string, array{label: string, type: string, field: string}> $own Columns by name.
	 * @return array<string, array{label: string, type: string, field: string}>
	 */
	public function filter_columns( array $own ): array {
		if ( ! has_filter( $this->get_hook( 'export_columns' ) ) ) {
			return $own;
		}

		$labels  = $this->apply( 'export_columns', array_map( static fn( array $column ): string => $column['label'], $own ) );
		$columns = array();

		foreach ( array_filter( $labels, 'is_string' ) as $name => $label ) {
			$column           = $own[ $name ] ?? array( 'type' => 'text', 'field' => '' );
			$columns[ $name ] = array( 'label' => $label ) + $column;
		}

		$this->added = array_diff_key( $columns, $own );

		return array() === $columns ? $own : $columns;
	}

	/**
	 * Lets plugins set and change values.
	 *
	 * @param array<string, string|int|float|null> $values Values by name of the column.
	 * @return array<string, string|int|float|null>
	 */
	public function filter_values( array $values, array $row ): array {
		return $this->has_value_filter
			? array_filter(
				$this->apply( 'prepare_export_item', array_diff_key( $values, $this->added ), $row ),
				static fn( $value ): bool => is_string( $value ) || is_int( $value ) || is_float( $value )
			)
			: $values;
	}

	/**
	 * Name of a filter.
	 *
	 * @param string $event Last part of the name.
	 */
	private function get_hook( string $event ): string {
		return "woocommerce_report_{$this->report}_{$event}";
	}

	/**
	 * Applies a filter. If a callback fails or does not return an array, the list is returned unchanged.
	 *
	 * @template T
	 * @param string           $event   Last part of the name of the filter.
	 * @param array<string, T> $list    List by name of the column.
	 * @param mixed            ...$more Further arguments of the filter.
	 * @return array<string, T>
	 */
	private function apply( string $event, array $list, mixed ...$more ): array {
		try {
			/*
			 * Filters the columns of an export on the server (name => label), and the values of a row (name => value).
			 *
			 * @hook woocommerce_report_{report}_export_columns
			 * @hook woocommerce_report_{report}_prepare_export_item
			 * @param array<string, mixed> $list Labels or values by name of the column.
			 * @param array<string, mixed> $row  The row of the report, for values only.
			 * @since 0.1.0
			 */
			$filtered = apply_filters( $this->get_hook( $event ), $list, ...$more );
		} catch ( Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				Log::error( 'A callback of the filter "' . $this->get_hook( $event ) . '" failed.', $error );
			}
			return $list;
		}

		return is_array( $filtered ) ? $filtered : $list;
	}
}
