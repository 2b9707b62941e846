<?php

namespace Storedeck\Compatibility;

use Storedeck\Foundation\Hooks\Callback_Names;
use Storedeck\Reports\Hooks\Clause_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Finds callbacks of plugins on filters that change WooCommerce's reports, but not ours. docs/compatibility.md says why, and what to use.
 */
final class Unapplied_Hooks {

	/** Names; braces stand for any part, as in the documentation. */
	public const NAMES = array(
		'woocommerce_admin_export_id', 'woocommerce_admin_reports', 'woocommerce_analytics_customer_roles',
		'woocommerce_analytics_ip_address_includes', 'woocommerce_analytics_orderby_enum_{report}',
		'woocommerce_analytics_stock_stats_query', 'woocommerce_analytics_update_order_stats_data',
		'woocommerce_export_report_controller_map', 'woocommerce_export_report_data_endpoint',
		'woocommerce_export_{type}_column_{column}', 'woocommerce_export_{type}_row_data',
		'woocommerce_filter_downloads_export_columns', 'woocommerce_report_export_email_labels',
		'woocommerce_rest_performance_indicators_jetpack_items', 'woocommerce_rest_prepare_reports_import',
		'woocommerce_rest_report_sort_performance_indicators',
	);

	/**
	 * Filters that plugins use.
	 *
	 * @return list<string> For example `woocommerce_admin_reports: add_report() in wp-content/plugins/acme/acme.php:12`.
	 */
	public static function find(): array {
		global $wp_filter;

		$names = array_map(
			static fn( string $name ): string => (string) preg_replace( '/\\\\\{\w+\\\\\}/', '\w+', preg_quote( $name, '/' ) ),
			self::NAMES
		);
		$hooks = preg_grep(
			'/^(?:' . implode( '|', $names ) . '|woocommerce_analytics_clauses_(?:' . implode( '|', Clause_Hooks::UNSUPPORTED_TYPES )
				. ')(?:_\w+)?)$/D',
			array_map( 'strval', array_keys( $wp_filter ) )
		);
		$found = array();

		foreach ( $hooks as $hook ) {
			foreach ( Callback_Names::of_hook( $hook ) as $callback ) {
				if ( ! str_contains( $callback, '/plugins/woocommerce/' ) ) {
					$found[] = "$hook: $callback";
				}
			}
		}

		return $found;
	}
}
