<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Reports\Additions;
use Storedeck\Reports\Rows\Shared_Columns;
use Storedeck\Reports\Definition;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Order_Dimensions;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Definitions of reports with a row for each value of a dimension of orders, which people choose from some.
 */
final class Dimension_Report {

	/** Column of the number that stands for the value of a row. */
	private const ID = 'value_id';

	/** Metrics of a row, in the order of the columns. */
	private const METRICS = array( 'orders_count', 'net_revenue', 'avg_order_value', 'num_items_sold', 'refunds' );

	/** A definition with a row for each value of the dimension that `items.by` names: what its author need not write. */
	public static function expand( array $definition ): array {
		$items   = $definition['items'];
		$metrics = array_keys( $items['fields'] );
		$columns = $definition['table']['columns'] ?? array();

		$definition['items'] += array(
			'group'          => array( self::ID => "[{$items['by']}]" ),
			'describe'       => self::describe( ... ),
			'sort_by'        => array(
				'label' => static fn( array $ids, array $params ): array => array_map(
					static fn( array $known ): string => $known['label'],
					Registry::get_order_dimensions()[ $params['by'] ]->find( $ids )
				),
			),
			'mapped_columns' => array_fill_keys( array( 'value', 'label', 'param', 'param_value' ), 'text' ),
			'orderby'        => array_combine( $metrics, $metrics ) + array( 'label' => 'label' ),
		);

		$definition['table'] = array(
			'columns' => Additions::add_column(
				$columns,
				'label',
				array(
					'label'       => __( 'Name', 'storedeck' ),
					'is_sortable' => true,
					'is_required' => true,
					'link'        => array(
						'report' => Definition::get_path( 'orders' ),
						'query'  => array( 'filter' => 'advanced', '{param}' => '{param_value}' ),
					),
				)
			),
		) + ( $definition['table'] ?? array() ) + array( 'key' => 'value' );

		return $definition;
	}

	/**
	 * Values and labels of rows, and the parameter of reports that filters by them.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return array<int, array<string, string>>
	 */
	private static function describe( array $rows, array $params ): array {
		$ids   = array_column( $rows, self::ID );
		$found = Registry::get_order_dimensions()[ $params['by'] ]->find( $ids );

		return array_map(
			static fn( int $id ): array => $found[ $id ] + array(
				'param'       => "{$params['by']}_is",
				'param_value' => '' === $found[ $id ]['value'] ? Dimension_Values::UNKNOWN : $found[ $id ]['value'],
			),
			$ids
		);
	}

	/**
	 * Creates a definition.
	 *
	 * @param string[] $keys Dimensions; the first is the default.
	 * @param array{id: string, title: string, position: int, ranking: string, split_by?: string[],
	 *              dashboard: array<string, array<string, mixed>>} $report Report, with the title of its leaderboard.
	 */
	public static function create( array $keys, array $report ): array {
		$visible = array_filter( Order_Dimensions::get_declared(), Order_Dimensions::is_visible( ... ) );
		$keys    = array_values( array_intersect( $keys, array_keys( $visible ) ) );
		$labels  = array_map( static fn( string $key ): string => $visible[ $key ]['label'], array_combine( $keys, $keys ) );
		$ranking = $report['ranking'];
		$orders  = array( 'fact' => 'orders', 'filters' => array_keys( Facts::get( 'orders' )['filters'] ) );

		unset( $report['ranking'] );

		return $report + array(
			'stats'            => $orders,
			'items'            => $orders + array(
				// The last one is only used by others.
				'metrics' => array( ...self::METRICS, 'net_sold' ),
				'by'      => $keys[0],
				'orderby' => array( ...self::METRICS, 'label' ),
			),
			'split_by'         => array( $keys[0] ),
			'charts'           => array( 'net_revenue', 'orders_count', 'avg_order_value', 'num_items_sold', 'refunds' ),
			'table'            => array(
				'title'   => $report['title'],
				'columns' => array(
					'label',
					'orders_count',
					'net_revenue' => Shared_Columns::DEFAULT_SORT,
					'avg_order_value',
					'num_items_sold',
					'refunds',
				),
				'summary' => array( 'orders_count', 'net_revenue', 'num_items_sold', 'refunds' ),
			),
			'filters'          => array(
				Pickers::create(
					Dimension::get_options( $labels ),
					array(
						'label'         => _x( 'By', 'rows of a report', 'storedeck' ),
						'param'         => 'by',
						'default_value' => $keys[0],
					)
				),
				Pickers::create_for_advanced( __( 'All orders', 'storedeck' ) ),
			),
			'advanced_filters' => array(
				'title'   => __( 'Orders match {{select /}} filters', 'storedeck' ),
				'filters' => Dimension::get_filters(
					array( 'status', 'product', 'variation', 'coupon', 'customer_type', 'refunds', 'tax_rate' )
				),
			),
			'leaderboard'      => array(
				'label'     => $ranking,
				'position'  => $report['position'],
				'headers'   => array( $labels[ $keys[0] ], __( 'Orders', 'storedeck' ), __( 'Net sales', 'storedeck' ) ),
				'orderby'   => 'net_revenue',
				'id'        => 'param_value',
				'name'      => array( 'label' ),
				'columns'   => array( 'orders_count' => 'number', 'net_revenue' => 'currency' ),
				'screen'    => Definition::get_path( 'orders' ),
				'filter'    => 'advanced',
				'param'     => "{$keys[0]}_is",
				'is_hidden' => true,
			),
		);
	}
}
