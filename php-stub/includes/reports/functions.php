<?php
/**
 * Functions for plugins.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Hooks\Calling_Plugin;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'storedeck_register_report' ) ) {
	/**
	 * Registers a report. Call it on the action `storedeck_register_reports`.
	 *
	 * @example
	 * add_action( 'storedeck_register_reports', function () {
	 *     storedeck_register_report( array( 'id' => 'subscriptions', 'title' => __( 'Subscriptions', 'my-plugin' ), … ) );
	 * } );
	 *
	 * @param array<string, mixed> $definition Definition; see docs/report-definition.md.
	 * @phpstan-param array{'$schema'?: string, api_version?: int, id: string, title: string, position?: int, path?: string, capability?: string, is_available?: bool, is_timeless?: bool, data_source?: 'orders'|'downloads'|'live', stats_report?: string, stats?: array{table?: string, date_columns?: array<string, mixed>, fields?: array<string, array{type: 'integer'|'quantity'|'money'|'average', ...}>, fact?: 'attributes'|'brands'|'categories'|'coupons'|'customers'|'discounts'|'downloads'|'lines'|'orders'|'skus'|'stock'|'tags'|'taxes', metrics?: list<string>, orderby?: array<int|string, string>, segments?: array<string, mixed>, filters?: array<int|string, string|array{type?: 'statuses'|'ids'|'strings'|'values'|'texts'|'tax_rates'|'number'|'date'|'choice'|'choices'|'attributes'|'places'|'search'|'search_field', ...}>, ...}, items?: array{table?: string, id?: string, group?: array<string, mixed>, by?: string, columns?: array<string, list<string>>, fact?: 'attributes'|'brands'|'categories'|'coupons'|'customers'|'discounts'|'downloads'|'lines'|'orders'|'skus'|'stock'|'tags'|'taxes', metrics?: list<string>, orderby?: array<int|string, string>, segments?: array<string, mixed>, filters?: array<int|string, string|array{type?: 'statuses'|'ids'|'strings'|'values'|'texts'|'tax_rates'|'number'|'date'|'choice'|'choices'|'attributes'|'places'|'search'|'search_field', ...}>, ...}, metrics?: array<string, array{name?: string, description?: string, formula?: string, link?: array{label?: string, path?: string, query?: array<string, string>, ...}, filtered_link?: array{label?: string, path?: string, query?: array<string, string>, ...}}>, charts?: array<int|string, string|array{label?: string, type?: 'number'|'currency'|'average', orderby?: string, order?: 'asc'|'desc', is_reverse_trend?: bool, is_neutral?: bool, tooltip?: string}>, table?: array{rows?: 'items'|'intervals', per_page?: int, query?: array<string, string|float|bool>, key?: string, title?: string, preference?: string, limit_by?: list<string>, names?: mixed, columns?: array<int|string, string|array{label?: string, screen_reader_label?: string, type?: 'text'|'number'|'currency'|'date'|'datetime'|'list', field?: string, value?: mixed, is_sortable?: bool|string, is_default_sort?: bool, default_order?: 'asc'|'desc', is_required?: bool, is_hidden?: bool, total?: string, is_reverse_trend?: bool, is_neutral?: bool, link?: array{report?: string, query?: array<string, string>, admin?: string, url?: string, email?: string, order?: string, orders_of_day?: string, if?: string, ...}}>, summary?: array<int|string, string|array{type?: 'number'|'currency'|'average', label?: mixed}>, comparison?: array{param: string, filter_param?: string, help: string, id: string, name: string, ...}, search?: array{type?: string, placeholder?: string, kept_params?: list<string>, ...}|null}, filter_by?: array<string, array{label: string, column: string, options: array<string, string>}>, filters?: list<array{label: string, param: string, static_params: list<string>, default_value?: string, show_when?: string|array{filter?: string, has?: string, flag?: string, ...}, filters: list<array{label?: string, value: string, chart_mode?: 'item-comparison'|'time-comparison', query?: array<string, null>, needs_advanced?: bool, settings?: array{type: string, param: string, labels: array{title?: string, button?: string, placeholder?: string, help_text?: string, update?: string, ...}, ...}, component?: 'Search', path?: list<string>, sub_filters?: list<array{label?: string, value: string, chart_mode?: 'item-comparison'|'time-comparison', query?: array<string, null>, needs_advanced?: bool, settings?: array{type: string, param: string, labels: array{title?: string, button?: string, placeholder?: string, help_text?: string, update?: string, ...}, ...}, component?: 'Search', path?: list<string>, ...}>, ...}>, ...}>, advanced_filters?: array{title: string, hook?: string, filters?: array<string, array{labels: array{add: string, remove: string, rule: string, title: string, placeholder?: string, filter?: string, ...}, rules?: list<array{value: string, label: string, ...}>, allow_multiple?: bool, input: array{component: 'Currency'|'Date'|'Number'|'ProductAttribute'|'Search'|'SelectControl', type?: string, options?: list<array{value: string, label: string, ...}>, default_option?: string, ...}, ...}>, ...}, item_flag?: array{param: string, resource: string, filter: string, ids_param: string, field: string, value: string, ...}, item_chart?: array{segmentby: string, label: string, filter_param?: string, ...}, split_by?: list<string>, variants?: list<array{when: array{filter?: string, has?: string, flag?: string, compares?: string, filter_param?: string, ...}, table?: array{rows?: 'items'|'intervals', per_page?: int, query?: array<string, string|float|bool>, key?: string, title?: string, preference?: string, limit_by?: list<string>, names?: mixed, columns?: array<int|string, string|array{label?: string, screen_reader_label?: string, type?: 'text'|'number'|'currency'|'date'|'datetime'|'list', field?: string, value?: mixed, is_sortable?: bool|string, is_default_sort?: bool, default_order?: 'asc'|'desc', is_required?: bool, is_hidden?: bool, total?: string, is_reverse_trend?: bool, is_neutral?: bool, link?: array{report?: string, query?: array<string, string>, admin?: string, url?: string, email?: string, order?: string, orders_of_day?: string, if?: string, ...}}>, summary?: array<int|string, string|array{type?: 'number'|'currency'|'average', label?: mixed}>, comparison?: array{param: string, filter_param?: string, help: string, id: string, name: string, ...}, search?: array{type?: string, placeholder?: string, kept_params?: list<string>, ...}|null}, table_of?: string, stats_report?: string, item_chart?: array{segmentby: string, label: string, filter_param?: string, ...}, limit_by?: list<string>, search?: array{type?: string, placeholder?: string, kept_params?: list<string>, ...}|null, comparison?: array{param: string, filter_param?: string, help: string, id: string, name: string, ...}|null, ...}>, indicators?: array<int|string, string|array{label?: string, format?: 'number'|'currency', is_hidden?: bool}>, dashboard?: array<int|string, string|array{label?: string, type?: 'number'|'currency'|'average', position?: int, by?: list<string>, is_hidden?: bool}>, leaderboard?: array{label: string, orderby: string, id: string, filter: string, param: string, headers: list<mixed>, name: list<mixed>, columns: array<string, mixed>, ...}} $definition
	 * @return bool False when the definition is invalid. The report is left out, and an admin notice says why.
	 */
	function storedeck_register_report( array $definition ): bool {
		$id = is_string( $definition['id'] ?? null ) ? $definition['id'] : '?';

		return Registry::register( 'report', $id, $definition, Calling_Plugin::get_name( __FILE__ ) );
	}
}

if ( ! function_exists( 'storedeck_register_metric' ) ) {
	/**
	 * Registers a metric of a fact: orders, lines (line items), coupons or taxes. Call it on the action
	 * `storedeck_register_reports`. Reports on this fact have it as chart, column, number of the summary and in their routes.
	 *
	 * @example
	 * storedeck_register_metric( 'large_orders', array(
	 *     'fact'        => 'orders',
	 *     'type'        => 'integer',
	 *     'count_if'    => 'stats.parent_id = 0 AND stats.num_items_sold >= 5',
	 *     'name'        => __( 'Large orders', 'my-plugin' ),
	 *     'description' => __( 'Orders of at least five items.', 'my-plugin' ),
	 *     'explanation' => __( 'Number of orders with five items or more', 'my-plugin' ),
	 * ) );
	 *
	 * @param string               $key    Key, which no other metric of the fact has.
	 * @param array<string, mixed> $metric Metric; see includes/reports/README.md.
	 * @return bool False when it is invalid. It is left out, and an admin notice says why.
	 */
	function storedeck_register_metric( string $key, array $metric ): bool {
		return Registry::register( 'metric', $key, $metric, Calling_Plugin::get_name( __FILE__ ) );
	}
}

if ( ! function_exists( 'storedeck_register_dimension' ) ) {
	/**
	 * Registers a dimension of a fact. Call it on the action `storedeck_register_reports`. The list of this fact has it as a
	 * column, and reports on the fact have it as a filter if it has options.
	 *
	 * Values of a meta key of orders are stored with the rows of reports, so that every report on orders has them as a filter
	 * and can be split by them. Earlier orders are filled in the background.
	 *
	 * @example
	 * storedeck_register_dimension( 'pos-register', array(
	 *     'label'      => __( 'Register', 'my-plugin' ),
	 *     'order_meta' => '_pos_register',
	 * ) );
	 *
	 * @example
	 * storedeck_register_dimension( 'size', array(
	 *     'fact'    => 'orders',
	 *     'label'   => __( 'Size', 'my-plugin' ),
	 *     'column'  => "CASE WHEN stats.num_items_sold >= 5 THEN 'large' ELSE 'small' END",
	 *     'options' => array( 'large' => __( 'Large', 'my-plugin' ), 'small' => __( 'Small', 'my-plugin' ) ),
	 * ) );
	 *
	 * @param string               $key       Key, which no other dimension has.
	 * @param array<string, mixed> $dimension Dimension; see includes/reports/README.md.
	 * @return bool False when it is invalid. It is left out, and an admin notice says why.
	 */
	function storedeck_register_dimension( string $key, array $dimension ): bool {
		return Registry::register( 'dimension', $key, $dimension, Calling_Plugin::get_name( __FILE__ ) );
	}
}
