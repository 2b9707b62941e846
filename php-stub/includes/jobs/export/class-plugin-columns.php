<?php
/**
 * What plugins make of the columns of exports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Asks plugins for columns of a report, and for their values of each row. What
 * they answer is taken as far as it can be written; a callback that fails
 * costs the file nothing but what it would have added.
 */
final class Plugin_Columns {

	/**
	 * Whether somebody fills in values.
	 *
	 * @var bool
	 */
	private bool $fill;

	/**
	 * Columns that only plugins know, by name.
	 *
	 * @var array<string, array{label: string, type: string, value: callable}>
	 */
	private array $added = array();

	/**
	 * Makes ready.
	 *
	 * @param string $report Report.
	 */
	public function __construct( private string $report ) {
		$this->fill = has_filter( $this->hook( 'prepare_export_item' ) );
	}

	/**
	 * Columns with those of plugins, and without what plugins take out.
	 *
	 * @param array<string, array{label: string, type: string, value: callable}> $own Columns, by name.
	 * @return array<string, array{label: string, type: string, value: callable}>
	 */
	public function columns( array $own ): array {
		if ( ! has_filter( $this->hook( 'export_columns' ) ) ) {
			return $own;
		}

		$labels  = $this->filtered( 'export_columns', array_map( static fn( array $column ): string => $column['label'], $own ) );
		$columns = array();

		foreach ( array_filter( $labels, 'is_string' ) as $name => $label ) {
			$column           = $own[ $name ] ?? Export_Columns::made( $label, 'text', static fn() => null );
			$columns[ $name ] = array( 'label' => $label ) + $column;
		}

		$this->added = array_diff_key( $columns, $own );

		return array() === $columns ? $own : $columns;
	}

	/**
	 * Values with those of plugins.
	 *
	 * @param array<string, string|int|float|null> $values Values, by name of the column.
	 * @param array<string, mixed>                 $row    Row of the report.
	 * @return array<string, string|int|float|null>
	 */
	public function values( array $values, array $row ): array {
		return $this->fill
			? array_filter(
				$this->filtered( 'prepare_export_item', array_diff_key( $values, $this->added ), $row ),
				static fn( $value ): bool => is_string( $value ) || is_int( $value ) || is_float( $value )
			)
			: $values;
	}

	/**
	 * Name of a filter.
	 *
	 * @param string $event What it is about.
	 */
	private function hook( string $event ): string {
		return "woocommerce_report_{$this->report}_{$event}";
	}

	/**
	 * What plugins make of a list; the list as it was where they make none of it.
	 *
	 * @template T
	 * @param string           $event    What it is about.
	 * @param array<string, T> $list    List, by name of the column.
	 * @param mixed            ...$more What callbacks get besides.
	 * @return array<string, T>
	 */
	private function filtered( string $event, array $list, mixed ...$more ): array {
		try {
			$answer = apply_filters( $this->hook( $event ), $list, ...$more );
		} catch ( Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				error_log( 'Storedeck: a callback of the filter "' . $this->hook( $event ) . '" failed. ' . $error->getMessage() );
			}
			return $list;
		}

		return is_array( $answer ) ? $answer : $list;
	}
}
