<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Extension_Api;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of a definition: what authors may write, what is used where they write nothing, and what screens get of it.
 */
final class Definition_Schema {

	/** Types of charts, and of entries of the summary. */
	private const VALUE_TYPES = array( 'number', 'currency', 'average' );

	private const METRIC_TYPES = array( 'integer', 'quantity', 'money', 'average' );

	/** The shape, created once: it is the same for every request. */
	public static function get(): array {
		static $shape = null;

		$shape ??= self::create();

		return $shape;
	}

	private static function create(): array {
		$type = Shape::choice( self::VALUE_TYPES, description: 'How it is formatted.' );

		return Shape::object(
			array(
				'$schema'          => Shape::text( client: false, description: 'JSON schema by which editors check a file.' ),
				'api_version'      => array(
					'type'        => 'integer',
					'minimum'     => 1,
					'default'     => 1,
					'client'      => false,
					'description' => 'Version of the definition; the current one is ' . Extension_Api::VERSION
						. '. A newer one than Storedeck knows is an error.',
				),
				'id'               => Shape::text(
					required: true,
					pattern: '^[a-z][a-z0-9-]*\z',
					description: 'Name in URLs and routes: `/wc-analytics/reports/{id}`.'
				),
				'title'            => Shape::name( required: true, description: 'Name in menus and headings.' ),
				'position'         => array(
					'type'        => 'integer',
					'default'     => 1000,
					'client'      => false,
					'description' => 'Place in the menu; lower numbers come first.',
				),
				'path'             => Shape::text(
					pattern: '^/',
					always: true,
					description: 'Path of the screen; `/analytics/{id}` by default.'
				),
				'capability'       => Shape::name(
					client: false,
					default: Definition::CAPABILITY,
					description: 'Capability that users need besides that of all reports.'
				),
				'is_available'     => Shape::toggle( client: false, default: true, description: 'Whether the report has a screen.' ),
				'is_timeless'      => Shape::toggle( default: false, description: 'Whether the report has no date range.' ),
				'data_source'      => Shape::choice(
					array( 'orders', 'downloads', 'live' ),
					description: 'Rows of orders and downloads can be behind; `live`, the default of tables of plugins, never is.'
				),
				'stats_report'     => Shape::name( client: 'statsEndpoint', description: 'Report whose totals and chart are shown.' ),
				'stats'            => self::get_stats(),
				'items'            => self::get_items(),
				'metrics'          => Shape::map_of(
					self::get_explanation(),
					default: array(),
					always: true,
					description: 'What is said of a metric, by its key, where it differs from its declaration.'
				),
				'charts'           => Shape::map_of(
					Shape::object(
						array(
							'label'            => Shape::name( always: true, description: 'Name of the metric.' ),
							'type'             => array( 'always' => true ) + $type,
							'orderby'          => Shape::name( description: 'What the table is sorted by while the chart is shown.' ),
							'order'            => Shape::choice( array( 'asc', 'desc' ), description: 'Its order.' ),
							'is_reverse_trend' => Shape::toggle( description: 'Whether a rise is bad.' ),
							'is_neutral'       => Shape::toggle( description: 'Whether a rise is neither good nor bad.' ),
							'tooltip'          => Shape::text( client: 'labelTooltipText', description: 'Text next to the name.' ),
						)
					),
					list_by: 'key',
					default: array(),
					always: true,
					takes_names: true,
					description: 'Metrics with a number and a chart, by their key. A list of keys uses their declarations.'
				),
				'table'            => array(
					'always'      => true,
					'description' => 'The table of the screen and of CSV files.',
				) + Table_Schema::get( self::VALUE_TYPES ),
				'filter_by'        => Shape::map_of(
					Shape::object(
						Shape::required(
							array(
								'label'   => Shape::name( description: 'Name of the filter.' ),
								'column'  => Shape::name( description: 'SQL of the value of a row.' ),
								'options' => Shape::map_of( Shape::text(), description: 'Labels by value.' ),
							)
						)
					),
					client: false,
					description: 'Filters by their name: the parameters `{name}_is` and `{name}_is_not`, and an advanced filter.'
				),
				'filters'          => Shape::list_of(
					Filters_Schema::get_picker(),
					default: array(),
					always: true,
					description: 'Other filters, as the component `FilterPicker` gets them.'
				),
				'advanced_filters' => Filters_Schema::get_advanced() + array(
					'default'     => array(),
					'description' => 'Filters that combine, as the component `AdvancedFilters` gets them.',
				),
				'item_flag'        => Shape::open(
					array_fill_keys(
						array( 'param', 'resource', 'filter', 'ids_param', 'field', 'value' ),
						Shape::name( required: true )
					),
					default: null,
					description: 'A parameter with one item, whose field decides which variant is shown.'
				),
				'item_chart'       => self::get_item_chart() + array(
					'default'     => null,
					'description' => 'The chart while items are compared: a line for each.',
				),
				'split_by'         => Shape::list_of(
					Shape::name(),
					default: array(),
					description: 'One or two dimensions of orders by which the chart splits the metric.'
				),
				'variants'         => Shape::list_of(
					self::get_variant(),
					default: array(),
					description: 'What differs while a condition on the URL is met.'
				),
				'indicators'       => Shape::map_of(
					Shape::object(
						array(
							'label'     => Shape::name( description: 'Name of the metric.' ),
							'format'    => Shape::choice( array( 'number', 'currency' ), description: 'How it is formatted.' ),
							'is_hidden' => Shape::toggle( description: 'Whether it is hidden until a user shows it.' ),
						)
					),
					client: false,
					default: array(),
					takes_names: true,
					description: 'Metrics that Home and the Overview offer, by their key.'
				),
				'dashboard'        => Shape::map_of(
					Shape::object(
						array(
							'label'     => Shape::name( description: 'Name of the metric.' ),
							'type'      => $type,
							'position'  => array( 'type' => 'integer', 'description' => 'Place among the charts.' ),
							'by'        => Shape::list_of( Shape::name(), description: 'Dimensions of orders that split it.' ),
							'is_hidden' => Shape::toggle( description: 'Whether it is hidden until a user shows it.' ),
						)
					),
					client: false,
					default: array(),
					takes_names: true,
					description: 'Charts that the Overview offers, by the key of their metric.'
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
					default: null,
					description: 'The leaderboard of the report.'
				),
			)
		);
	}

	/** Shape of a metric that a plugin adds to a fact. */
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
			) + ( $is_meta ? array_fill_keys( array( 'is_private', 'is_hidden' ), Shape::toggle() ) : array() )
		);
	}

	private static function get_stats(): array {
		$field = Shape::open(
			array( 'type' => Shape::choice( self::METRIC_TYPES, required: true, description: 'Type of its values.' ) )
		);

		return Shape::open(
			array(
				'table'        => Shape::name(
					required: true,
					of_fact: true,
					description: 'Table of the rows; of a plugin, `wp:{name without prefix}`.'
				),
				'date_columns' => array(
					'type'          => 'object',
					'required'      => true,
					'of_fact'       => true,
					'minProperties' => 1,
					'description'   => 'SQL of the date of a row, in site time, by date type.',
				),
				'fields'       => Shape::map_of(
					$field,
					required: true,
					of_fact: true,
					minProperties: 1,
					description: 'Metrics by their key: `type` and one of `sum`, `count_if`, `distinct`, `formula` and `ratio`.'
				),
			) + self::get_shared(),
			client: false,
			description: 'Totals and intervals.'
		);
	}

	private static function get_items(): array {
		return Shape::open(
			array(
				'table'   => Shape::name( description: 'Table of the rows, where it is not that of `stats`.' ),
				'id'      => Shape::name( description: 'Column that identifies a row.' ),
				'group'   => array(
					'type'        => 'object',
					'description' => 'Rows are sums by these values, or by ids with a `mapper`: SQL by name.',
				),
				'by'      => Shape::name(
					description: 'Rows are sums by this dimension of orders; needs `fact`. Columns can list `label`, its name.'
				),
				'columns' => Shape::map_of(
					Shape::list_of( Shape::text(), minItems: 2, maxItems: 2 ),
					description: 'Rows are those of the table: type and SQL of each column, by its name.'
				),
			) + self::get_shared(),
			client: false,
			description: 'Rows.'
		);
	}

	private static function get_shared(): array {
		return array(
			'fact'     => Shape::choice(
				Facts::get_names(),
				description: 'One of our facts, whose table, dates, metrics, filters and segments it has.'
			),
			'metrics'  => Shape::list_of( Shape::name(), description: 'Some of the metrics of the fact; all of them by default.' ),
			'orderby'  => Shape::map_of(
				Shape::text(),
				takes_names: true,
				description: 'What rows are sorted by: metric or column, by the value of the parameter `orderby`. Names in a list are both.'
			),
			'segments' => array(
				'type'        => 'object',
				'description' => 'What totals are split by, by the value of the parameter `segmentby`.',
			),
			'filters'  => Shape::map_of(
				Shape::open( array( 'type' => Shape::choice( Filter::TYPES, required: true, description: 'Type of its values.' ) ) ),
				takes_names: true,
				description: 'Parameters of the route by their name: `type` and `sql`, or names of filters of the fact.'
			),
		);
	}

	/** Shape of what is said of a metric. */
	private static function get_explanation(): array {
		$link = Shape::open(
			array(
				'label' => Shape::text( always: true, description: 'Text of the link.' ),
				'path'  => Shape::text( always: true, description: 'Path of a screen.' ),
				'query' => Shape::map_of( Shape::text(), description: 'Parameters of its URL.' ),
			),
			description: 'Where the rows of the metric are.'
		);

		return Shape::object(
			array(
				'name'          => Shape::name( always: true, description: 'Name.' ),
				'description'   => Shape::text( always: true, description: 'Definition in a sentence.' ),
				'formula'       => Shape::text( always: true, description: 'How it is computed, in words.' ),
				'link'          => $link,
				'filtered_link' => array( 'description' => 'The same while the report is filtered.' ) + $link,
			)
		);
	}

	private static function get_item_chart(): array {
		return Shape::open(
			array(
				'segmentby'    => Shape::name( required: true, description: 'Segment of `stats` that is a line.' ),
				'label'        => Shape::name( required: true, client: 'itemsLabel', description: 'Text with the number of items.' ),
				'filter_param' => Shape::name( description: 'Parameter with the ids of the items.' ),
			)
		);
	}

	/** Shape of what differs for some queries. Null removes what the report has. */
	private static function get_variant(): array {
		$nullable = static fn( array $shape ): array => array( 'type' => array( 'object', 'null' ) ) + $shape;

		return Shape::open(
			array(
				'when'         => Filters_Schema::get_condition(
					array( 'compares' => Shape::text(), 'filter_param' => Shape::text() )
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
