<?php

namespace Storedeck\Reports;

use InvalidArgumentException;
use Storedeck\Reports\Dimensions\Line_Dimension;
use Storedeck\Reports\Dimensions\Order_Dimension;
use Storedeck\Reports\Dimensions\Value_Dimension;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * Metrics and dimensions that plugins register, and what definitions of reports have of them.
 */
final class Additions {

	/**
	 * Metrics by key.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $metrics = array();

	/**
	 * Dimensions by key.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $dimensions = array();

	/**
	 * Dimensions by key that plugins register with a meta key of orders.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $fields = array();

	/**
	 * Dimensions of orders by key, created when all are registered.
	 *
	 * @var array<string, Order_Dimension>|null
	 */
	private ?array $order_dimensions = null;

	/**
	 * Dimensions of line items by key.
	 *
	 * @var array<string, Line_Dimension>|null
	 */
	private ?array $line_dimensions = null;

	/**
	 * Adds a metric.
	 *
	 * @param array<string, mixed> $metric Metric; see README.md.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	public function add_metric( string $key, array $metric ): void {
		$fact = self::check( $key, $metric, Definition_Schema::get_metric(), $this->metrics );

		if ( isset( Facts::get( $fact )['fields'][ $key ] ) ) {
			throw new InvalidArgumentException( "key: expected another key, because the fact $fact has a metric with this one: $key." );
		}

		Definition_Check::check_metrics( array( $key => $metric ) + Facts::get( $fact )['fields'], 'metrics' );

		foreach ( array_filter( array( Metrics::get_sql( $metric ) ) ) as $sql ) {
			$computation = array_key_first( array_intersect_key( $metric, array_flip( array( 'distinct', 'max', 'sum', 'count_if' ) ) ) );

			Sql_Check::check_expression( (string) $computation, $sql, Facts::get( $fact ), true );
		}

		$this->metrics[ $key ] = $metric;
	}

	/**
	 * Adds a dimension.
	 *
	 * @param array<string, mixed> $dimension Dimension; see README.md.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	public function add_dimension( string $key, array $dimension ): void {
		$key        = str_replace( '-', '_', $key );
		$dimension += array_filter( array( 'fact' => isset( $dimension['order_meta'] ) ? Order_Dimensions::FACT : null ) );
		$others     = $this->dimensions + $this->fields + Facts::get_columns();

		$schema     = Definition_Schema::get_dimension( isset( $dimension['order_meta'] ) );
		$fact       = Facts::get( self::check( $key, $dimension, $schema, $others ) );

		if ( isset( $dimension['column'] ) ) {
			Sql_Check::check_expression( 'column', $dimension['column'], $fact );
		}

		if ( isset( $dimension['order_meta'] ) ) {
			$this->fields[ $key ] = $dimension;
		} else {
			$this->dimensions[ $key ] = $dimension;
		}
	}

	/**
	 * Meta keys of orders that plugins registered, by key of their dimension.
	 *
	 * @return array<string, string>
	 */
	public function get_fields(): array {
		return array_map( static fn( array $dimension ): string => $dimension['order_meta'], $this->fields );
	}

	/**
	 * Checks a declaration.
	 *
	 * @param array<string, mixed> $others Those that exist.
	 * @return string Its fact.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	private static function check( string $key, array $declaration, array $schema, array $others ): string {
		if ( 1 !== preg_match( '/^[a-z][a-z0-9_]*\z/', $key ) || isset( $others[ $key ] ) ) {
			throw new InvalidArgumentException( "key: expected letters, digits and _, and no key of another one, found \"$key\"." );
		}

		Schema_Check::check( $declaration, $schema, $key );

		return $declaration['fact'];
	}

	/**
	 * Stats or items with the metrics and filters of their fact.
	 *
	 * @param array<string, mixed> $part   Stats or items.
	 * @param string               $fact   Their fact.
	 * @param string               $report Id of the report.
	 * @return array<string, mixed>
	 */
	public function add_to_part( array $part, string $fact, string $report ): array {
		foreach ( isset( $part['fields'] ) ? $this->get_metrics( $report, $fact ) : array() as $key => $metric ) {
			$part['fields'][ $key ] = array_diff_key( $metric, array_flip( array( 'fact', 'reports' ) ) )
				+ array( 'source' => array_key_first( $part['sources'] ) );

			if ( isset( $part['orderby'] ) ) {
				$part['orderby'][ $key ] = $key;
			}
		}

		foreach ( isset( $part['fields'] ) && ! isset( $part['group'] ) ? $this->dimensions : array() as $key => $dimension ) {
			if ( Facts::is_on( $fact, $dimension['fact'] ) ) {
				$part['segments'][ $key ] = array(
					'id'    => "COALESCE( {$dimension['column']}, '' )",
					'name'  => $dimension['label'],
					'label' => ( $dimension['options'] ?? array() ) + array( '' => __( 'Unknown', 'storedeck' ) ),
				);
			}
		}

		foreach ( isset( $part['columns'] ) ? $this->dimensions : array() as $key => $dimension ) {
			if ( $fact === $dimension['fact'] ) {
				$part['columns'][ $key ] = array( 'text', "COALESCE( {$dimension['column']}, '' )" );
				$part['orderby'][ $key ] = $dimension['column'];
			}
		}

		foreach ( $this->get_dimensions_of( $fact ) as $key => $dimension ) {
			$filters = $dimension->get_filters( $fact );

			$part['filters'] += $filters;

			if ( $dimension->is_private() ) {
				$part['private_filters'] = array( ...$part['private_filters'] ?? array(), ...array_keys( $filters ) );
			}

			if ( ! $dimension->is_visible() ) {
				continue;
			}

			if ( isset( $part['fields'] ) && ! isset( $part['group'] ) ) {
				$part['segments'][ $key ] = $dimension->get_segment( $fact );
			}

			if ( ! $dimension instanceof Order_Dimension ) {
				continue;
			}

			if ( isset( $part['by'] ) ) {
				$part['groups'][ $key ] = $dimension->sql;
			}

			if ( isset( $part['columns'] ) && Order_Dimensions::FACT === $fact ) {
				$part['columns'][ $key ] = $dimension->get_list_column();
				$part['orderby'][ $key ] = $dimension->get_list_column()[1];
			}
		}

		if ( isset( $part['by'] ) ) {
			$part['params'] = array(
				'by' => array(
					'description' => __( 'Dimension of orders whose values are the rows.', 'storedeck' ),
					'type'        => 'string',
					'enum'        => array_keys( $part['groups'] ),
					'default'     => $part['by'],
				),
			);
		}

		return $part;
	}

	/**
	 * A definition that shows them: metrics as charts, numbers of the summary and columns of sums, dimensions as filters and
	 * columns of rows.
	 *
	 * @param array<string, string> $facts Fact of stats and of items.
	 * @return array<string, mixed>
	 */
	public function add_to_screen( array $definition, array $facts ): array {
		foreach ( array_keys( $this->get_metrics( $definition['id'], $facts['stats'] ?? '' ) ) as $key ) {
			$definition['charts'][]           = $key;
			$definition['table']['summary'][] = $key;
		}

		// Rows are intervals of stats, or sums; a list has no metrics.
		$fact = isset( $definition['items']['columns'] ) ? '' : $facts['items'] ?? $facts['stats'] ?? '';

		foreach ( array_keys( $this->get_metrics( $definition['id'], $fact ) ) as $key ) {
			$definition['table']['columns'][] = $key;
		}

		foreach ( $this->dimensions as $key => $dimension ) {
			$labels = $dimension['options'] ?? array();

			if ( isset( $definition['items']['columns'][ $key ] ) ) {
				$definition['table']['columns'][ $key ] = array(
					'label'       => $dimension['label'],
					'type'        => 'text',
					'is_sortable' => true,
					'value'       => static fn( array $row ): string => $labels[ $row[ $key ] ] ?? $row[ $key ],
				);
			}

			$has_column = Facts::is_on( array_values( $facts )[0] ?? '', $dimension['fact'] );

			if ( $has_column && array() !== $labels && self::has_advanced_filters( $definition ) ) {
				$definition['filter_by'][ $key ] = array_diff_key( $dimension, array( 'fact' => true ) );
			}
		}

		$shown = static fn( Value_Dimension $dimension ): bool => $dimension->is_visible();

		foreach ( array_filter( $this->get_dimensions_of( array_values( $facts )[0] ?? '' ), $shown ) as $key => $dimension ) {
			if ( $dimension instanceof Order_Dimension && isset( $definition['items']['columns'][ $key ] ) ) {
				$definition['table']['columns'][ $key ] = $dimension->get_table_column();
			}

			// The fact can have a filter of this name, with values and a control of its own.
			$is_taken = isset( Facts::get( array_values( $facts )[0] )['filters'][ "{$key}_is" ] );

			if ( ! $is_taken && self::has_advanced_filters( $definition ) ) {
				$definition['advanced_filters']['filters'][ $key ] = $dimension->get_advanced_filter();

				$definition['advanced_filters'] += array( 'title' => Definition_Filters::get_title() );
			}
		}

		return $definition;
	}

	/**
	 * Dimensions of orders, ours and the meta keys of plugins that have a column.
	 *
	 * @return array<string, Order_Dimension> By key.
	 */
	public function get_order_dimensions(): array {
		$this->order_dimensions ??= Order_Dimension::create_all( $this->fields );

		return $this->order_dimensions;
	}

	/**
	 * Dimensions that a fact has: those of its orders, and of the line items of orders or its own.
	 *
	 * @return array<string, Value_Dimension> By key.
	 */
	private function get_dimensions_of( string $fact ): array {
		$this->line_dimensions ??= Line_Dimension::create_all();

		return ( Facts::is_on( $fact, Order_Dimensions::FACT ) ? $this->get_order_dimensions() : array() )
			+ ( in_array( $fact, array( Order_Dimensions::FACT, Line_Dimension::FACT ), true ) ? $this->line_dimensions : array() );
	}

	/**
	 * A dimension whose values can be searched for.
	 */
	public function find_dimension( string $key ): ?Value_Dimension {
		return $this->get_dimensions_of( Order_Dimensions::FACT )[ $key ] ?? null;
	}

	/**
	 * Whether advanced filters can be chosen on a screen.
	 */
	private static function has_advanced_filters( array $definition ): bool {
		$options = array_merge( ...array_column( $definition['filters'] ?? array(), 'filters' ) );

		return array() !== array_filter( array_column( $options, 'needs_advanced' ) );
	}

	/**
	 * Metrics of a report.
	 *
	 * @param string $report Id of the report.
	 * @param string $fact   Fact of its stats or items.
	 * @return array<string, array<string, mixed>>
	 */
	private function get_metrics( string $report, string $fact ): array {
		return array_filter(
			$this->metrics,
			static fn( array $metric ): bool => $fact === $metric['fact']
				&& in_array( $report, $metric['reports'] ?? array( $report ), true )
		);
	}
}
