<?php
/**
 * Filters of reports for tests, by name. As a plugin, it adds those that the header `X-Acme` of a request names.
 */

// phpcs:disable -- Test code, not a part of the plugin.

function acme_throw() {
	throw new RuntimeException( 'Acme failed.' );
}

function acme_return_text() {
	return 'AND 1 = 1';
}

function acme_return_numbers( $clauses ) {
	return array( 1, 2 );
}

function acme_return_null() {
}

function acme_break_sql( $clauses ) {
	$clauses[] = 'AND no_such_column = 1';

	return $clauses;
}

function acme_replace_columns() {
	return array( '1 AS one' );
}

function acme_add_filters( string $mode ): void {
	switch ( $mode ) {
		case 'currency':
			require_once __DIR__ . '/currency-extension.php';
			acme_currency_add_filters();
			break;
		case 'always-true':
			add_filter( 'woocommerce_analytics_clauses_where', static fn( $clauses ) => array( ...$clauses, 'AND 1 = 1' ) );
			break;
		case 'always-false':
			add_filter( 'woocommerce_analytics_clauses_where', static fn( $clauses ) => array( ...$clauses, 'AND 1 = 0' ) );
			break;
		case 'no-change':
			add_filter( 'woocommerce_analytics_clauses_where', static fn( $clauses ) => $clauses );
			break;
		case 'percent':
			add_filter( 'woocommerce_analytics_clauses_where', static fn( $clauses ) => array( ...$clauses, "AND 'a%sb{x}' LIKE 'a\\%%'" ) );
			break;
		case 'own-tables':
			add_filter(
				'woocommerce_analytics_clauses_where_orders_subquery',
				static fn( $clauses ) => array(
					...$clauses,
					"AND {$GLOBALS['wpdb']->prefix}wc_order_stats.order_id IN ( SELECT order_id FROM {$GLOBALS['wpdb']->prefix}wc_order_product_lookup WHERE product_qty = 2 )",
				)
			);
			break;
		case 'throw':
		case 'return-text':
		case 'return-numbers':
		case 'return-null':
		case 'break-sql':
			add_filter( 'woocommerce_analytics_clauses_where', 'acme_' . str_replace( '-', '_', $mode ) );
			break;
		case 'replace-columns':
			add_filter( 'woocommerce_analytics_clauses_select', 'acme_replace_columns' );
			break;
		case 'break-one-source':
			// Only the query of coupons has this table, others do not.
			add_filter(
				'woocommerce_analytics_clauses_where_orders_stats_total',
				static fn( $clauses ) => array( ...$clauses, 'AND coupons.coupon_id > 0' )
			);
			break;
		case 'order-by':
			add_filter( 'woocommerce_analytics_clauses_order_by', 'acme_return_null' );
			break;
		case 'args-status':
			add_filter( 'woocommerce_analytics_orders_query_args', static fn( $args ) => array( 'status_is' => array( 'refunded' ) ) + $args );
			break;
		case 'args-invalid':
			add_filter( 'woocommerce_analytics_orders_query_args', static fn( $args ) => array( 'orderby' => 'weight' ) + $args );
			break;
		case 'args-throw':
			add_filter( 'woocommerce_analytics_orders_query_args', 'acme_throw' );
			break;
		case 'ids':
			add_filter( 'woocommerce_analytics_product_includes', static fn( $ids, $args, $field, $context ) => 'products' === $context ? array( 5001 ) : $ids, 10, 4 );
			break;
		case 'statuses':
			add_filter( 'woocommerce_analytics_excluded_order_statuses', static fn( $statuses ) => array( ...$statuses, 'completed' ) );
			break;
		case 'no-cache':
			add_filter( 'woocommerce_analytics_report_should_use_cache', '__return_false' );
			break;
		case 'all-currencies':
			add_filter( 'storedeck_report_currency', '__return_empty_string' );
			break;
		case 'invalid-currency':
			add_filter( 'storedeck_report_currency', static fn() => "GBP' OR 1 = 1 -- " );
			break;
		case 'fields':
			add_filter(
				'woocommerce_rest_prepare_report_orders',
				static function ( $response, $report, $request ) {
					$response->data['acme_field'] = $report['order_id'] . ' ' . $request['orderby'];

					return $response;
				},
				10,
				3
			);
			add_filter(
				'woocommerce_rest_prepare_report_revenue_stats',
				static function ( $response ) {
					$response->data['intervals'] = array_map(
						static fn( $interval ) => array( 'acme_field' => 'Week of ' . $interval['date_start'] ) + $interval,
						$response->data['intervals']
					);

					return $response;
				}
			);
			foreach ( array( 'orders', 'revenue' ) as $report ) {
				add_filter( "woocommerce_report_{$report}_export_columns", static fn( $columns ) => $columns + array( 'acme_field' => 'Acme' ) );
				add_filter( "woocommerce_report_{$report}_prepare_export_item", static fn( $values, $item ) => $values + array( 'acme_field' => $item['acme_field'] ?? '' ), 10, 2 );
			}
			break;
		case 'columns':
			add_filter(
				'woocommerce_admin_report_columns',
				static fn( $columns, $context, $table ) => in_array( $context, array( 'orders_stats', 'products' ), true )
					? $columns + array( 'acme_orders' => "COUNT( DISTINCT {$GLOBALS['wpdb']->prefix}wc_order_stats.order_id ) AS acme_orders" )
					: $columns,
				10,
				3
			);
			add_filter( 'woocommerce_rest_reports_column_types', static fn( $types ) => $types + array( 'acme_orders' => 'intval' ) );
			break;
		case 'indicators':
			add_filter(
				'woocommerce_rest_performance_indicators_data_value',
				static fn( $value, $stat, $report, $chart, $args ) => "$report/$chart" === $stat && isset( $args['after'] ) ? $value + 1000 : $value,
				10,
				5
			);
			break;
		case 'results':
			add_filter(
				'woocommerce_analytics_orders_select_query',
				static function ( $results, $args ) {
					foreach ( $results->data as $index => $row ) {
						$results->data[ $index ]['acme_result'] = $row['order_id'] . ' ' . $results->page_no . ' ' . $args['order'];
					}

					return $results;
				},
				10,
				2
			);
			add_filter(
				'woocommerce_analytics_revenue_select_query',
				static function ( $results ) {
					$results->data->totals->net_revenue *= 2;
					foreach ( $results->data->intervals as $index => $interval ) {
						$results->data->intervals[ $index ]['subtotals']->net_revenue = 7;
					}

					return $results;
				}
			);
			add_filter( 'woocommerce_report_orders_export_columns', static fn( $columns ) => $columns + array( 'acme_result' => 'Acme' ) );
			add_filter( 'woocommerce_report_orders_prepare_export_item', static fn( $values, $item ) => $values + array( 'acme_result' => $item['acme_result'] ?? '' ), 10, 2 );
			break;
		case 'results-throw':
			add_filter( 'woocommerce_analytics_orders_select_query', 'acme_throw' );
			break;
		case 'results-null':
			add_filter( 'woocommerce_analytics_orders_select_query', 'acme_return_null' );
			break;
		case 'fields-throw':
			add_filter( 'woocommerce_rest_prepare_report_orders', 'acme_throw' );
			break;
	}
}

acme_add_filters( $_SERVER['HTTP_X_ACME'] ?? '' );
