<?php
/**
 * Extension that filters reports by the currency of orders, written for WooCommerce: it joins meta of orders, names
 * WooCommerce's tables and contexts, and reads a parameter that no report has.
 */

// phpcs:disable -- Test code, not a part of the plugin.

function acme_currency(): string {
	return isset( $_GET['currency'] ) ? sanitize_text_field( wp_unslash( $_GET['currency'] ) ) : 'USD';
}

function acme_currency_args( $args ) {
	$args['currency'] = acme_currency();

	return $args;
}

function acme_currency_join( $clauses, string $table = 'wc_order_stats' ) {
	global $wpdb;

	$clauses[] = defined( 'ACME_ORDER_TABLES' )
		? "JOIN {$wpdb->prefix}wc_orders currency_orders ON {$wpdb->prefix}{$table}.order_id = currency_orders.id"
		: "JOIN {$wpdb->postmeta} currency_postmeta ON {$wpdb->prefix}{$table}.order_id = currency_postmeta.post_id";

	return $clauses;
}

function acme_currency_join_products( $clauses ) {
	return acme_currency_join( $clauses, 'wc_order_product_lookup' );
}

function acme_currency_join_coupons( $clauses ) {
	return acme_currency_join( $clauses, 'wc_order_coupon_lookup' );
}

function acme_currency_join_taxes( $clauses ) {
	return acme_currency_join( $clauses, 'wc_order_tax_lookup' );
}

function acme_currency_where( $clauses ) {
	$currency  = esc_sql( acme_currency() );
	$clauses[] = defined( 'ACME_ORDER_TABLES' )
		? "AND currency_orders.currency = '{$currency}'"
		: "AND currency_postmeta.meta_key = '_order_currency' AND currency_postmeta.meta_value = '{$currency}'";

	return $clauses;
}

function acme_currency_select( $clauses ) {
	$clauses[] = defined( 'ACME_ORDER_TABLES' ) ? ', currency_orders.currency AS currency' : ', currency_postmeta.meta_value AS currency';

	return $clauses;
}

function acme_currency_add_filters(): void {
	foreach ( array(
		'orders'     => 'acme_currency_join',
		'products'   => 'acme_currency_join_products',
		'variations' => 'acme_currency_join_products',
		'categories' => 'acme_currency_join_products',
		'coupons'    => 'acme_currency_join_coupons',
		'taxes'      => 'acme_currency_join_taxes',
		'customers'  => 'acme_currency_join',
	) as $report => $join ) {
		add_filter( "woocommerce_analytics_{$report}_query_args", 'acme_currency_args' );
		add_filter( "woocommerce_analytics_{$report}_stats_query_args", 'acme_currency_args' );

		foreach ( array( 'subquery', 'stats_total', 'stats_interval', 'stats_subquery' ) as $part ) {
			add_filter( "woocommerce_analytics_clauses_join_{$report}_{$part}", $join );
			add_filter( "woocommerce_analytics_clauses_where_{$report}_{$part}", 'acme_currency_where' );

			if ( 'customers' !== $report ) {
				add_filter( "woocommerce_analytics_clauses_select_{$report}_{$part}", 'acme_currency_select' );
			}
		}
	}

	add_filter( 'woocommerce_analytics_revenue_query_args', 'acme_currency_args' );

	add_filter(
		'woocommerce_report_orders_export_columns',
		static fn( $columns ) => $columns + array( 'acme_currency' => 'Currency' )
	);
	add_filter(
		'woocommerce_report_orders_prepare_export_item',
		static fn( $values, $item ) => $values + array( 'acme_currency' => $item['currency'] ?? '' ),
		10,
		2
	);
}

acme_currency_add_filters();
