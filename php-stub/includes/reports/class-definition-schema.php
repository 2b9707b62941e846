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

	/** Types of columns. `date` and `datetime` are `YYYY-MM-DD HH:mm:ss` in the time of the site. */
	private const COLUMN_TYPES = array( 'text', 'number', 'currency', 'date', 'datetime', 'list' );

	/** Controls of advanced filters. */
	private const COMPONENTS = array( 'Currency', 'Date', 'Number', 'ProductAttribute', 'Search', 'SelectControl' );

	/** The shape, created once: it is the same for every request. */
	public static function get(): array {
		static $shape = null;

		$shape ??= self::create();

		return $shape;
	}

	private static function create(): array {
		$label = Shape::name( description: 'Name of the metric.' );
		$type  = Shape::choice( self::VALUE_TYPES, description: 'How it is formatted.' );

		$file = Shape::text( client: false, description: 'JSON schema by which editors check a file.' );

		return Shape::with(
			Shape::object( ...array( '$schema' => $file ) ),
			api_version: Shape::whole(
				minimum: 1,
				default: 1,
				client: false,
				description: 'Version of the definition; the current one is ' . Extension_Api::VERSION
					. '. A newer one than Storedeck knows is an error.'
			),
			id: Shape::text(
				required: true,
				pattern: '^[a-z][a-z0-9-]*\z',
				description: 'Name in URLs and routes: `/wc-analytics/reports/{id}`.'
			),
			title: Shape::name( required: true, description: 'Name in menus and headings.' ),
			position: Shape::whole( default: 1000, client: false, description: 'Place in the menu; lower numbers come first.' ),
			path: Shape::text( pattern: '^/', always: true, description: 'Path of the screen; `/analytics/{id}` by default.' ),
			capability: Shape::name(
				client: false,
				default: Definition::CAPABILITY,
				description: 'Capability that users need besides that of all reports.'
			),
			is_available: Shape::toggle( client: false, default: true, description: 'Whether the report has a screen.' ),
			is_timeless: Shape::toggle( default: false, description: 'Whether the report has no date range.' ),
			data_source: Shape::choice(
				array( 'orders', 'downloads', 'live' ),
				description: 'Rows of orders and downloads can be behind; `live`, the default of tables of plugins, never is.'
			),
			stats_report: Shape::name( client: 'statsEndpoint', description: 'Report whose totals and chart are shown.' ),
			stats: self::get_stats() + array( 'client' => false, 'description' => 'Totals and intervals.' ),
			items: self::get_items() + array( 'client' => false, 'description' => 'Rows.' ),
			metrics: Shape::map_of(
				self::get_explanation(),
				default: array(),
				always: true,
				description: 'What is said of a metric, by its key, where it differs from its declaration.'
			),
			charts: Shape::map_of(
				Shape::object(
					label: array( 'always' => true ) + $label,
					type: array( 'always' => true ) + $type,
					orderby: Shape::name( description: 'What the table is sorted by while the chart is shown.' ),
					order: Shape::choice( array( 'asc', 'desc' ), description: 'Its order.' ),
					is_reverse_trend: Shape::toggle( description: 'Whether a rise is bad.' ),
					is_neutral: Shape::toggle( description: 'Whether a rise is neither good nor bad.' ),
					tooltip: Shape::text( client: 'labelTooltipText', description: 'Text next to the name.' ),
				),
				list_by: 'key',
				default: array(),
				always: true,
				takes_names: true,
				description: 'Metrics with a number and a chart, by their key. A list of keys uses their declarations.'
			),
			table: array( 'always' => true, 'description' => 'The table of the screen and of CSV files.' ) + self::get_table(),
			filter_by: Shape::map_of(
				Shape::object(
					label: Shape::name( required: true, description: 'Name of the filter.' ),
					column: Shape::name( required: true, description: 'SQL of the value of a row.' ),
					options: Shape::map_of( Shape::text(), required: true, description: 'Labels by value.' ),
				),
				client: false,
				description: 'Filters by their name: the parameters `{name}_is` and `{name}_is_not`, and an advanced filter.'
			),
			filters: Shape::list_of(
				self::get_picker(),
				default: array(),
				always: true,
				description: 'Other filters, as the component `FilterPicker` gets them.'
			),
			advanced_filters: self::get_advanced() + array(
				'default'     => array(),
				'description' => 'Filters that combine, as the component `AdvancedFilters` gets them.',
			),
			item_flag: Shape::open(
				...array_fill_keys(
					array( 'param', 'resource', 'filter', 'ids_param', 'field', 'value' ),
					Shape::name( required: true )
				)
			) + array(
				'default'     => null,
				'description' => 'A parameter with one item, whose field decides which variant is shown.',
			),
			item_chart: self::get_item_chart() + array(
				'default'     => null,
				'description' => 'The chart while items are compared: a line for each.',
			),
			split_by: Shape::list_of(
				Shape::name(),
				default: array(),
				description: 'One or two dimensions of orders by which the chart splits the metric.'
			),
			variants: Shape::list_of(
				self::get_variant(),
				default: array(),
				description: 'What differs while a condition on the URL is met.'
			),
			indicators: Shape::map_of(
				Shape::object(
					label: $label,
					format: Shape::choice( array( 'number', 'currency' ), description: 'How it is formatted.' ),
					is_hidden: Shape::toggle( description: 'Whether it is hidden until a user shows it.' ),
				),
				client: false,
				default: array(),
				takes_names: true,
				description: 'Metrics that Home and the Overview offer, by their key.'
			),
			dashboard: Shape::map_of(
				Shape::object(
					label: $label,
					type: $type,
					position: Shape::whole( description: 'Place among the charts.' ),
					by: Shape::list_of( Shape::name(), description: 'Dimensions of orders that split it.' ),
					is_hidden: Shape::toggle( description: 'Whether it is hidden until a user shows it.' ),
				),
				client: false,
				default: array(),
				takes_names: true,
				description: 'Charts that the Overview offers, by the key of their metric.'
			),
			leaderboard: Shape::open(
				...array_fill_keys( array( 'label', 'orderby', 'id', 'filter', 'param' ), Shape::name( required: true ) ),
				...array_fill_keys( array( 'headers', 'name' ), array( 'type' => 'array', 'required' => true ) ),
				...array( 'columns' => array( 'type' => 'object', 'required' => true ) )
			) + array( 'client' => false, 'default' => null, 'description' => 'The leaderboard of the report.' ),
		);
	}

	/** Shape of a metric that a plugin adds to a fact. */
	public static function get_metric(): array {
		return Shape::open(
			name: Shape::name( required: true ),
			description: Shape::name( required: true ),
			explanation: Shape::name( required: true ),
			fact: Shape::choice( Facts::get_names(), required: true ),
			type: Shape::choice( self::METRIC_TYPES, required: true ),
			reports: Shape::list_of( Shape::name() ),
			plural: Shape::any(),
			direction: Shape::choice( array( 'up', 'down', 'neutral' ) ),
			rows: array( 'type' => 'object' ),
		);
	}

	/**
	 * Shape of a dimension that a plugin adds to a fact.
	 *
	 * @param bool $is_meta Whether its values are those of a meta key of orders.
	 */
	public static function get_dimension( bool $is_meta ): array {
		return Shape::object(
			...array(
				'fact'                                 => Shape::choice(
					$is_meta ? array( Order_Dimensions::FACT ) : Facts::get_names(),
					required: true
				),
				'label'                                => Shape::name( required: true ),
				'options'                              => Shape::map_of( Shape::text() ),
				( $is_meta ? 'order_meta' : 'column' ) => Shape::name( required: true ),
			),
			...( $is_meta ? array_fill_keys( array( 'is_private', 'is_hidden' ), Shape::toggle() ) : array() )
		);
	}

	private static function get_stats(): array {
		$field = Shape::open( type: Shape::choice( self::METRIC_TYPES, required: true, description: 'Type of its values.' ) );

		return self::with_shared(
			Shape::open(
				table: Shape::name(
					required: true,
					of_fact: true,
					description: 'Table of the rows; of a plugin, `wp:{name without prefix}`.'
				),
				date_columns: array(
					'type'          => 'object',
					'required'      => true,
					'of_fact'       => true,
					'minProperties' => 1,
					'description'   => 'SQL of the date of a row, in site time, by date type.',
				),
				fields: Shape::map_of(
					$field,
					required: true,
					of_fact: true,
					minProperties: 1,
					description: 'Metrics by their key: `type` and one of `sum`, `count_if`, `distinct`, `formula` and `ratio`.'
				),
			)
		);
	}

	private static function get_items(): array {
		return self::with_shared(
			Shape::open(
				table: Shape::name( description: 'Table of the rows, where it is not that of `stats`.' ),
				id: Shape::name( description: 'Column that identifies a row.' ),
				group: array(
					'type'        => 'object',
					'description' => 'Rows are sums by these values, or by ids with a `mapper`: SQL by name.',
				),
				by: Shape::name(
					description: 'Rows are sums by this dimension of orders; needs `fact`. Columns can list `label`, its name.'
				),
				columns: Shape::map_of(
					Shape::list_of( Shape::text(), minItems: 2, maxItems: 2 ),
					description: 'Rows are those of the table: type and SQL of each column, by its name.'
				),
			)
		);
	}

	/** Shape of stats or items with what both have. */
	private static function with_shared( array $part ): array {
		return Shape::with(
			$part,
			fact: Shape::choice(
				Facts::get_names(),
				description: 'One of our facts, whose table, dates, metrics, filters and segments it has.'
			),
			metrics: Shape::list_of( Shape::name(), description: 'Some of the metrics of the fact; all of them by default.' ),
			orderby: Shape::map_of(
				Shape::text(),
				takes_names: true,
				description: 'What rows are sorted by: metric or column, by the value of the parameter `orderby`. Names in a list are both.'
			),
			segments: array(
				'type'        => 'object',
				'description' => 'What totals are split by, by the value of the parameter `segmentby`.',
			),
			filters: Shape::map_of(
				Shape::open( type: Shape::choice( Filter::TYPES, required: true, description: 'Type of its values.' ) ),
				takes_names: true,
				description: 'Parameters of the route by their name: `type` and `sql`, or names of filters of the fact.'
			),
		);
	}

	/** Shape of what is said of a metric. */
	private static function get_explanation(): array {
		$link = Shape::open(
			label: Shape::text( always: true, description: 'Text of the link.' ),
			path: Shape::text( always: true, description: 'Path of a screen.' ),
			query: Shape::map_of( Shape::text(), description: 'Parameters of its URL.' ),
		);

		return Shape::object(
			name: Shape::name( always: true, description: 'Name.' ),
			description: Shape::text( always: true, description: 'Definition in a sentence.' ),
			formula: Shape::text( always: true, description: 'How it is computed, in words.' ),
			link: array( 'description' => 'Where the rows of the metric are.' ) + $link,
			filtered_link: array( 'description' => 'The same while the report is filtered.' ) + $link,
		);
	}

	private static function get_item_chart(): array {
		return Shape::open(
			segmentby: Shape::name( required: true, description: 'Segment of `stats` that is a line.' ),
			label: Shape::name( required: true, client: 'itemsLabel', description: 'Text with the number of items.' ),
			filter_param: Shape::name( description: 'Parameter with the ids of the items.' ),
		);
	}

	/** Shape of what differs for some queries. Null removes what the report has. */
	private static function get_variant(): array {
		$nullable = array( 'type' => array( 'object', 'null' ) );

		return Shape::open(
			when: array( 'required' => true )
				+ Shape::with( self::get_condition(), compares: Shape::text(), filter_param: Shape::text() ),
			table: self::get_table(),
			table_of: Shape::name(),
			stats_report: Shape::name( client: 'statsEndpoint' ),
			item_chart: self::get_item_chart(),
			limit_by: Shape::list_of( Shape::name() ),
			search: $nullable + self::get_search(),
			comparison: $nullable + self::get_comparison(),
		);
	}

	private static function get_table(): array {
		return Shape::object(
			rows: Shape::choice(
				array( 'items', 'intervals' ),
				always: true,
				description: 'Whether rows are those of `items`, the default if there are any, or the intervals of `stats`.'
			),
			per_page: Shape::whole(
				minimum: 1,
				maximum: Parameters::MAX_ROWS,
				always: true,
				description: 'Rows of a page; 25 items by default, or 50 intervals, so that a month of days is one page.'
			),
			query: Shape::map_of(
				array( 'type' => array( 'string', 'number', 'boolean' ) ),
				default: array(),
				description: 'More parameters of the request.'
			),
			key: Shape::name( always: true, description: 'Field that identifies a row.' ),
			title: Shape::text( default: '', description: 'Heading of the table; the title of the report by default.' ),
			preference: Shape::name( always: true, description: 'Name under which hidden columns of a user are stored.' ),
			limit_by: Shape::list_of(
				Shape::name(),
				default: null,
				description: 'Parameters with the ids of the rows that are shown.'
			),
			names: Shape::any(
				client: false,
				default: null,
				description: 'Callback that gets all rows and returns what the callbacks of columns need.'
			),
			columns: Shape::map_of(
				self::get_column(),
				list_by: 'id',
				default: array(),
				always: true,
				takes_names: true,
				description: 'Columns by their id. A list of keys of metrics uses their declarations.'
			),
			summary: Shape::map_of(
				Shape::object(
					type: Shape::choice( self::VALUE_TYPES, always: true, default: 'number', description: 'How it is formatted.' ),
					label: Shape::any( required: true, forms: true, description: 'Label, or a callback from a number to it.' ),
				),
				list_by: 'key',
				default: array(),
				always: true,
				takes_names: true,
				description: 'Totals below the table, by the key of their metric; also `rows` and `days`.'
			),
			comparison: self::get_comparison() + array( 'default' => null, 'description' => 'Rows can be selected and compared.' ),
			search: array(
				'type'        => array( 'object', 'null' ),
				'default'     => null,
				'description' => 'Search above the table.',
			) + self::get_search(),
		);
	}

	/** Shape of the comparison of rows. */
	private static function get_comparison(): array {
		return Shape::open(
			param: Shape::name( required: true ),
			filter_param: Shape::name(),
			help: Shape::name( required: true, client: 'helpText' ),
			id: Shape::name( required: true, client: 'idField' ),
			name: Shape::name( required: true, client: 'nameField' ),
		);
	}

	/** Shape of the search above a table. */
	private static function get_search(): array {
		return Shape::open(
			type: Shape::text( always: true ),
			placeholder: Shape::text(),
			kept_params: Shape::list_of( Shape::text() ),
		);
	}

	private static function get_column(): array {
		return Shape::object(
			label: Shape::name( required: true, description: 'Heading.' ),
			screen_reader_label: Shape::name( description: 'Heading for screen readers.' ),
			type: Shape::choice(
				self::COLUMN_TYPES,
				always: true,
				default: 'text',
				description: 'How values are formatted; `date` and `datetime` are in site time.'
			),
			field: Shape::name( description: 'Field of the row, with dots for those of fields; the id by default.' ),
			value: Shape::any(
				client: false,
				description: 'Callback that gets the row and the result of `names`, and returns the value.'
			),
			is_sortable: array(
				'type'        => array( 'boolean', 'string' ),
				'description' => 'Whether rows can be sorted by it, or by which key of `orderby`.',
			),
			is_default_sort: Shape::toggle( description: 'Whether rows are sorted by it at first.' ),
			default_order: Shape::choice( array( 'asc', 'desc' ), description: 'Order of the first click.' ),
			is_required: Shape::toggle( description: 'Whether it cannot be hidden.' ),
			is_hidden: Shape::toggle( client: 'isHiddenByDefault', description: 'Whether it is hidden until a user shows it.' ),
			total: Shape::name( description: 'Metric whose total its share is of.' ),
			is_reverse_trend: Shape::toggle( description: 'Whether a rise is bad.' ),
			is_neutral: Shape::toggle( description: 'Whether a rise is neither good nor bad.' ),
			link: array( 'description' => 'Where a cell leads to.' ) + self::get_link(),
		);
	}

	/** Shape of where a cell links to. `{field}` is replaced by a field of the row. */
	private static function get_link(): array {
		return Shape::open(
			report: Shape::text(),
			query: Shape::map_of( Shape::text() ),
			admin: Shape::text(),
			url: Shape::text(),
			email: Shape::text(),
			order: Shape::text(),
			orders_of_day: Shape::text(),
			if: Shape::text(),
		);
	}

	/** Shape of a filter of the filter bar. */
	private static function get_picker(): array {
		return Shape::open(
			label: Shape::name( required: true ),
			param: Shape::name( required: true ),
			static_params: Shape::list_of( Shape::text(), required: true ),
			default_value: Shape::text(),
			// A text: if there are advanced filters.
			show_when: array( 'type' => array( 'string', 'object' ) ) + self::get_condition(),
			filters: Shape::list_of(
				Shape::with( self::get_option(), sub_filters: Shape::list_of( self::get_option() ) ),
				required: true
			),
		);
	}

	/** Shape of a condition on the query of the URL: the value of `filter`, a parameter that is not empty, the flag of the item. */
	private static function get_condition(): array {
		return Shape::open( filter: Shape::text(), has: Shape::text(), flag: Shape::text() );
	}

	private static function get_advanced(): array {
		$options = Shape::list_of( Shape::open( value: Shape::text( required: true ), label: Shape::text( required: true ) ) );

		return Shape::open(
			title: Shape::name( required: true ),
			hook: Shape::name( client: false ),
			filters: Shape::map_of(
				Shape::open(
					labels: array( 'required' => true ) + Shape::open(
						...array_fill_keys( array( 'add', 'remove', 'rule', 'title' ), Shape::text( required: true ) ),
						...array_fill_keys( array( 'placeholder', 'filter' ), Shape::text() )
					),
					rules: $options,
					allow_multiple: Shape::toggle(),
					input: array( 'required' => true ) + Shape::open(
						component: Shape::choice( self::COMPONENTS, required: true ),
						type: Shape::text(),
						options: $options,
						default_option: Shape::text(),
					),
				)
			),
		);
	}

	/** Shape of an option of a filter. */
	private static function get_option(): array {
		return Shape::open(
			label: Shape::text(),
			value: Shape::text( required: true ),
			chart_mode: Shape::choice( array( 'item-comparison', 'time-comparison' ) ),
			query: Shape::map_of( array( 'type' => 'null' ) ),
			needs_advanced: Shape::toggle(),
			settings: Shape::open(
				type: Shape::text( required: true ),
				param: Shape::text( required: true ),
				labels: array( 'required' => true ) + Shape::open(
					...array_fill_keys( array( 'title', 'button', 'placeholder', 'help_text', 'update' ), Shape::text() )
				),
			),
			component: Shape::choice( array( 'Search' ) ),
			path: Shape::list_of( Shape::text() ),
		);
	}
}
