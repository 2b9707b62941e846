<?php

namespace Storedeck\Reports;

use InvalidArgumentException;
use Storedeck\Reports\Dimensions\Line_Dimension;
use Storedeck\Reports\Dimensions\Order_Dimension;
use Storedeck\Reports\Dimensions\Value_Dimension;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * Metrics and dimensions that plugins register, and what definitions of reports have of them.
 */
final class Additions {

	/** Meta keys whose values tell of persons. */
	private const PERSONAL = '/^_(billing|shipping|customer)_/';

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
	 * Filters of dimensions, which are the same in all reports on a fact. By fact and key.
	 *
	 * @var array<string, array<string, array<string, mixed>>>
	 */
	private array $filters = array();

	/**
	 * Whether the user whom the definitions are created for may see a dimension. By key.
	 *
	 * @var array<string, bool>
	 */
	private array $visible = array();

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

		$this->metrics[ $key ] = Metric::check_key( $metric );
	}

	/**
	 * Adds a dimension.
	 *
	 * @param array<string, mixed> $dimension Dimension; see README.md.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	public function add_dimension( string $key, array $dimension ): void {
		$key        = str_replace( '-', '_', $key );
		$is_meta    = isset( $dimension['order_meta'] );
		$dimension += $is_meta ? array( 'fact' => Order_Dimensions::FACT ) : array();
		$others     = $this->dimensions + $this->fields + Facts::get_columns( Facts::get_names() );
		$fact       = Facts::get( self::check( $key, $dimension, Definition_Schema::get_dimension( $is_meta ), $others ) );

		if ( $is_meta ) {
			$this->fields[ $key ] = $dimension + array(
				'is_hidden'  => false,
				'is_private' => 1 === preg_match( self::PERSONAL, $dimension['order_meta'] ),
			);
		} else {
			Sql_Check::check_expression( 'column', $dimension['column'], $fact );

			$this->dimensions[ $key ] = $dimension;
		}
	}

	/** @return array<string, string> Meta keys of orders that plugins registered, by key of their dimension. */
	public function get_fields(): array {
		return array_map( static fn( array $dimension ): string => $dimension['order_meta'], $this->fields );
	}

	/**
	 * Checks a declaration.
	 *
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
	 * @param string $fact   Their fact.
	 * @param string $report Id of the report.
	 */
	public function add_to_part( array $part, string $fact, string $report ): array {
		if ( isset( $part['columns'] ) ) {
			$part['orderby'] ??= Definition::get_orderby( $part );
		}

		foreach ( isset( $part['fields'] ) ? $this->get_metrics( $report, $fact ) : array() as $key => $metric ) {
			$part['fields'][ $key ] = array_diff_key( $metric, array_flip( array( 'fact', 'reports' ) ) )
				+ array( 'source' => array_key_first( $part['sources'] ) );

			if ( isset( $part['orderby'] ) ) {
				$part['orderby'][ $key ] = $key;
			}
		}

		$is_split = isset( $part['fields'] ) && ! isset( $part['group'] );

		foreach ( $this->dimensions as $key => $dimension ) {
			$value = "COALESCE( {$dimension['column']}, '' )";

			if ( $is_split && Facts::is_on( $fact, $dimension['fact'] ) ) {
				$part['segments'][ $key ] = array(
					'id'    => $value,
					'name'  => $dimension['label'],
					'label' => ( $dimension['options'] ?? array() ) + array( '' => __( 'Unknown', 'storedeck' ) ),
				);
			}

			if ( isset( $part['columns'] ) && $fact === $dimension['fact'] ) {
				$part['columns'] += array( $key => array( 'text', $value ) );
				$part['orderby'] += array( $key => $dimension['column'] );
			}
		}

		foreach ( $this->get_dimensions_of( $fact ) as $key => $dimension ) {
			$filters = $this->filters[ $fact ][ $key ] ??= $dimension->get_filters( $fact );

			$part['filters'] += $filters;

			if ( $dimension->is_private() ) {
				$part['private_filters'] = array( ...$part['private_filters'] ?? array(), ...array_keys( $filters ) );
			}

			if ( ! $this->is_visible( $dimension ) ) {
				continue;
			}

			if ( $is_split ) {
				$part['segments'][ $key ] = $dimension->get_segment( $fact );
			}

			if ( $dimension instanceof Order_Dimension && isset( $part['by'] ) ) {
				$part['groups'][ $key ] = $dimension->sql;
			}

			if ( $dimension instanceof Order_Dimension && isset( $part['columns'] ) && Order_Dimensions::FACT === $fact ) {
				$part['columns'] += array( $key => $dimension->get_list_column() );
				$part['orderby'] += array( $key => $dimension->get_list_column()[1] );
			}
		}

		if ( isset( $part['by'] ) ) {
			Definition_Check::expect( $part['by'], array_keys( $this->get_order_dimensions() ), 'items.by', 'a dimension of orders' );

			// All orders are of one unknown value for users who may not see it.
			$part['group']  = array_fill_keys( array_keys( $part['group'] ), $part['groups'][ $part['by'] ] ?? '0' );
			$part['params'] = ( $part['params'] ?? array() ) + array(
				'by' => array(
					'description' => __( 'Dimension of orders whose values are the rows.', 'storedeck' ),
					'type'        => 'string',
					'enum'        => array_keys( $part['groups'] + array( $part['by'] => '' ) ),
					'default'     => $part['by'],
				),
			);
		}

		return $part;
	}

	/**
	 * All that stats and items can have of a fact.
	 *
	 * @param string $fact   Fact, empty for rows of none.
	 * @param string $report Id of the report.
	 */
	public function get_part( string $fact, string $report ): array {
		$part = array_fill_keys( array( 'columns', 'orderby' ), array() );

		return '' === $fact ? array() : $this->add_to_part( $part + Facts::get( $fact ), $fact, $report );
	}

	/** @return list<string> Names of columns that definitions can list besides metrics of their facts. */
	public function get_names(): array {
		return array_keys( $this->metrics + $this->dimensions + $this->get_order_dimensions() + array( 'label' => true ) );
	}

	/**
	 * A definition that shows them: metrics as charts, numbers of the summary and columns of sums, dimensions as filters and
	 * columns of rows.
	 *
	 * @param array<string, string> $facts Fact of stats and of items.
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

		$on         = array_values( $facts )[0] ?? '';
		$dimensions = array_filter( $this->get_dimensions_of( $on ), $this->is_visible( ... ) );
		$can_filter = self::has_advanced_filters( $definition );
		$columns    = array();

		foreach ( $this->dimensions as $key => $dimension ) {
			$labels          = $dimension['options'] ?? array();
			$columns[ $key ] = array(
				'label'       => $dimension['label'],
				'is_sortable' => true,
				'value'       => static fn( array $row ): string => $labels[ $row[ $key ] ] ?? $row[ $key ],
			);

			if ( $can_filter && array() !== $labels && Facts::is_on( $on, $dimension['fact'] ) ) {
				$definition['filter_by'][ $key ] = array_diff_key( $dimension, array( 'fact' => true ) );
			}
		}

		foreach ( $dimensions as $key => $dimension ) {
			if ( $dimension instanceof Order_Dimension ) {
				$columns[ $key ] = $dimension->get_table_column();
			}

			if ( isset( $this->fields[ $key ] ) ) {
				$definition = self::add_choice( $definition, $key, $dimension->get_label() );
			}

			// The fact can have a filter of this name, with values and a control of its own.
			if ( $can_filter && ! isset( Facts::get( $on )['filters'][ "{$key}_is" ] ) ) {
				$definition['advanced_filters']['filters'][ $key ] = $dimension->get_advanced_filter();

				$definition['advanced_filters'] += array( 'title' => Definition::get_filters_title() );
			}
		}

		foreach ( array_intersect_key( $columns, $definition['items']['columns'] ?? array() ) as $key => $column ) {
			$definition['table']['columns'] = self::add_column( $definition['table']['columns'] ?? array(), $key, $column );
		}

		return $definition;
	}

	/**
	 * Columns with that of a dimension: where the report names it, otherwise after the others.
	 *
	 * @param array<int|string, mixed> $columns Columns, or names of some.
	 * @param array<string, mixed>     $column  Column of the dimension.
	 * @return array<int|string, mixed>
	 */
	public static function add_column( array $columns, string $key, array $column ): array {
		$found = array();
		$shown = array_diff_key( $column, array( 'is_hidden' => true ) );

		foreach ( $columns as $name => $own ) {
			if ( $key === $own || $key === $name ) {
				$found[ $key ] = ( $key === $name ? $own : array() ) + $shown;
			} elseif ( is_int( $name ) ) {
				$found[] = $own;
			} else {
				$found[ $name ] = $own;
			}
		}

		return $found + array( $key => $column );
	}

	/** A definition that lets people choose a dimension of a plugin for the rows, if they can choose one. */
	private static function add_choice( array $definition, string $key, string $label ): array {
		foreach ( $definition['filters'] ?? array() as $index => $picker ) {
			if ( 'by' === $picker['param'] && isset( $definition['items']['groups'][ $key ] ) ) {
				array_push( $definition['filters'][ $index ]['filters'], ...Dimension::get_options( array( $key => $label ) ) );
			}
		}

		return $definition;
	}

	/** @return array<string, Order_Dimension> Dimensions of orders, ours and the meta keys of plugins that have a column. By key. */
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

	/** Whether definitions show a dimension. They are created again for another user. */
	private function is_visible( Value_Dimension $dimension ): bool {
		return $this->visible[ $dimension->key ] ??= $dimension->is_visible();
	}

	/** A dimension of orders or line items that the current user may see. */
	public function find_dimension( string $key ): ?Value_Dimension {
		$dimension = $this->get_dimensions_of( Order_Dimensions::FACT )[ $key ] ?? null;

		return $dimension?->is_visible() ? $dimension : null;
	}

	/** Whether advanced filters can be chosen on a screen. */
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
