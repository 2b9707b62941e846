<?php

namespace Storedeck\Reports;

use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of a definition: what authors may write, what is used where they write nothing, and what screens get of it.
 */
final class Definition_Schema {

	/**
	 * Types of charts, and of entries of the summary.
	 */
	private const VALUE_TYPES = array( 'number', 'currency', 'average' );

	private const METRIC_TYPES = array( 'integer', 'quantity', 'money', 'average' );

	/**
	 * Shape of a definition.
	 *
	 * @return array<string, mixed>
	 */
	public static function get(): array {
		$type = Shape::choice( self::VALUE_TYPES );

		return Shape::object(
			array(
				'id'               => Shape::text( required: true, pattern: '^[a-z][a-z0-9-]*\z' ),
				'title'            => Shape::name( required: true ),
				'position'         => array(
					'type'    => 'integer',
					'default' => 1000,
					'client'  => false,
				),
				'path'             => Shape::text( pattern: '^/', always: true ),
				'capability'       => Shape::name( client: false, default: Definition::CAPABILITY ),
				'is_available'     => Shape::toggle( client: false, default: true ),
				'is_timeless'      => Shape::toggle( default: false ),
				'data_source'      => Shape::choice( array( 'orders', 'downloads', 'live' ) ),
				'stats_report'     => Shape::name( client: 'statsEndpoint' ),
				'stats'            => self::get_stats(),
				'items'            => self::get_items(),
				'metrics'          => Shape::map_of( self::get_explanation(), default: array(), always: true ),
				'charts'           => Shape::map_of(
					Shape::object(
						array(
							'label'            => Shape::name( always: true ),
							'type'             => array( 'always' => true ) + $type,
							'orderby'          => Shape::name(),
							'order'            => Shape::choice( array( 'asc', 'desc' ) ),
							'is_reverse_trend' => Shape::toggle(),
							'is_neutral'       => Shape::toggle(),
							'tooltip'          => Shape::text( client: 'labelTooltipText' ),
						)
					),
					list_by: 'key',
					default: array(),
					always: true
				),
				'table'            => array( 'always' => true ) + Table_Schema::get( self::VALUE_TYPES ),
				'filter_by'        => Shape::map_of(
					Shape::object(
						Shape::required(
							array(
								'label'   => Shape::name(),
								'column'  => Shape::name(),
								'options' => Shape::map_of( Shape::text() ),
							)
						)
					),
					client: false
				),
				'filters'          => Shape::list_of( Filters_Schema::get_picker(), default: array(), always: true ),
				'advanced_filters' => array( 'default' => array() ) + Filters_Schema::get_advanced(),
				'item_flag'        => Shape::open(
					array_fill_keys(
						array( 'param', 'resource', 'filter', 'ids_param', 'field', 'value' ),
						Shape::name( required: true )
					),
					default: null
				),
				'item_chart'       => array( 'default' => null ) + self::get_item_chart(),
				'split_by'         => Shape::list_of( Shape::name(), default: array() ),
				'variants'         => Shape::list_of( self::get_variant(), default: array() ),
				'indicators'       => Shape::map_of(
					Shape::object(
						array(
							'label'     => Shape::name(),
							'format'    => Shape::choice( array( 'number', 'currency' ) ),
							'is_hidden' => Shape::toggle(),
						)
					),
					client: false,
					default: array()
				),
				'dashboard'        => Shape::map_of(
					Shape::object(
						array(
							'label'     => Shape::name(),
							'type'      => $type,
							'position'  => array( 'type' => 'integer' ),
							'by'        => Shape::list_of( Shape::name() ),
							'is_hidden' => Shape::toggle(),
						)
					),
					client: false,
					default: array()
				),
				'leaderboard'      => Shape::open(
					Shape::required(
						array_fill_keys( array( 'label', 'orderby', 'id', 'filter', 'param' ), Shape::name() ) + array(
							'headers' => array( 'type' => 'array' ),
							'name'    => array( 'type' => 'array' ),
							'columns' => array( 'type' => 'object' ),
						)
					),
					client: false,
					default: null
				),
			)
		);
	}

	/**
	 * Shape of a metric that a plugin adds to a fact.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_metric(): array {
		return Shape::open(
			Shape::required(
				array_fill_keys( array( 'name', 'description', 'explanation' ), Shape::name() ) + array(
					'fact' => Shape::choice( Facts::get_names() ),
					'type' => Shape::choice( self::METRIC_TYPES ),
				)
			) + array(
				'reports'   => Shape::list_of( Shape::name() ),
				'plural'    => Shape::any(),
				'direction' => Shape::choice( array( 'up', 'down', 'neutral' ) ),
				'rows'      => array( 'type' => 'object' ),
			)
		);
	}

	/**
	 * Shape of a dimension that a plugin adds to a fact.
	 *
	 * @param bool $is_meta Whether its values are those of a meta key of orders.
	 * @return array<string, mixed>
	 */
	public static function get_dimension( bool $is_meta ): array {
		return Shape::object(
			array(
				'fact'                                 => Shape::choice(
					$is_meta ? array( Order_Dimensions::FACT ) : Facts::get_names(),
					required: true
				),
				'label'                                => Shape::name( required: true ),
				'options'                              => Shape::map_of( Shape::text() ),
				( $is_meta ? 'order_meta' : 'column' ) => Shape::name( required: true ),
			) + ( $is_meta ? array( 'is_private' => Shape::toggle() ) : array() )
		);
	}

	/**
	 * Shape of stats.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_stats(): array {
		$field = Shape::open( array( 'type' => Shape::choice( self::METRIC_TYPES, required: true ) ) );

		return Shape::open(
			array(
				'table'        => Shape::name( required: true ),
				'date_columns' => array(
					'type'          => 'object',
					'required'      => true,
					'minProperties' => 1,
				),
				'fields'       => Shape::map_of( $field, required: true, minProperties: 1 ),
			) + self::get_shared(),
			client: false
		);
	}

	/**
	 * Shape of items.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_items(): array {
		return Shape::open(
			array(
				'table'   => Shape::name(),
				'id'      => Shape::name(),
				'group'   => array( 'type' => 'object' ),
				'columns' => Shape::map_of( Shape::list_of( Shape::text(), minItems: 2, maxItems: 2 ) ),
			) + self::get_shared(),
			client: false
		);
	}

	/**
	 * Properties that stats and items may have.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_shared(): array {
		return array(
			'orderby'  => array( 'type' => 'object' ),
			'segments' => array( 'type' => 'object' ),
			'filters'  => Shape::map_of( Shape::open( array( 'type' => Shape::choice( Filter::TYPES, required: true ) ) ) ),
		);
	}

	/**
	 * Shape of what is said of a metric.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_explanation(): array {
		$link = Shape::open(
			array(
				'label' => Shape::text( always: true ),
				'path'  => Shape::text( always: true ),
				'query' => Shape::map_of( Shape::text() ),
			)
		);

		return Shape::object(
			array(
				'name'          => Shape::name( always: true ),
				'description'   => Shape::text( always: true ),
				'formula'       => Shape::text( always: true ),
				'link'          => $link,
				'filtered_link' => $link,
			)
		);
	}

	/**
	 * Shape of a chart with one line for each item.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_item_chart(): array {
		return Shape::open(
			array(
				'segmentby'    => Shape::name( required: true ),
				'label'        => Shape::name( required: true, client: 'itemsLabel' ),
				'filter_param' => Shape::name(),
			)
		);
	}

	/**
	 * Shape of what differs for some queries. Null removes what the report has.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_variant(): array {
		$nullable = static fn( array $shape ): array => array( 'type' => array( 'object', 'null' ) ) + $shape;

		return Shape::open(
			array(
				'when'         => Filters_Schema::get_condition(
					array(
						'compares'     => Shape::text(),
						'filter_param' => Shape::text(),
					)
				) + array( 'required' => true ),
				'table'        => Table_Schema::get( self::VALUE_TYPES ),
				'table_of'     => Shape::name(),
				'stats_report' => Shape::name( client: 'statsEndpoint' ),
				'item_chart'   => self::get_item_chart(),
				'limit_by'     => Shape::list_of( Shape::name() ),
				'search'       => $nullable( Table_Schema::get_search() ),
				'comparison'   => $nullable( Table_Schema::get_comparison() ),
			)
		);
	}
}
