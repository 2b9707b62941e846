<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of the store that plugins can change for a report.
 *
 * Currency and statuses of the orders of a report.
 */
final class Request_Settings {

	/** Filter of the statuses that reports exclude. */
	private const EXCLUDED_STATUSES = 'woocommerce_analytics_excluded_order_statuses';

	/** Filter of the currency. */
	private const CURRENCY = 'storedeck_report_currency';

	/**
	 * Currency of the orders that a report adds up.
	 *
	 * @param array<string, mixed> $params  Parameters; `currency` is set only by plugins.
	 * @param string               $context Context of the report, for example `orders_stats`.
	 * @return string Code; empty for orders in all currencies.
	 */
	public static function get_currency( array $params, string $context ): string {
		$currency = strtoupper( $params['currency'] ?? Settings::get_currency()['code'] );

		/*
		 * Filters the currency of the orders that a report adds up.
		 *
		 * @param string               $currency Code. By default that of the store, or the argument `currency` that a filter
		 *                                       of the report's parameters has set. An empty string adds up orders in all
		 *                                       currencies, for plugins that convert amounts.
		 * @param array<string, mixed> $params   Parameters of the report.
		 * @param string               $context  Report, for example `orders_stats`.
		 */
		return self::apply(
			self::CURRENCY,
			$currency,
			static fn( $value ): bool => is_string( $value ) && 1 === preg_match( '/^([A-Za-z]{3})?$/D', $value ),
			array( $params, $context )
		);
	}

	/**
	 * Whether plugins can change which orders reports add up, so that metrics stored for all requests cannot be used.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	public static function are_filtered( array $params ): bool {
		return isset( $params['currency'] ) || has_filter( self::CURRENCY ) || has_filter( self::EXCLUDED_STATUSES );
	}

	/**
	 * Statuses that a report excludes.
	 *
	 * @param string[] $statuses Statuses without prefix.
	 * @return string[]
	 */
	public static function get_excluded_statuses( array $statuses ): array {
		return array_values(
			self::apply(
				self::EXCLUDED_STATUSES,
				$statuses,
				static fn( $value ): bool => is_array( $value )
					&& array() === array_filter( $value, static fn( $status ): bool => ! is_string( $status ) )
			)
		);
	}

	/** @param string $context Report, for example `orders_stats`. */
	public static function uses_cache( string $context ): bool {
		return (bool) self::apply( 'woocommerce_analytics_report_should_use_cache', true, 'is_scalar', array( $context ) );
	}

	/**
	 * Applies a filter. If a callback fails or returns an invalid value, the value stays.
	 *
	 * @template T
	 * @param string                $hook     Filter.
	 * @param T                     $value    Value.
	 * @param callable(mixed): bool $is_valid Whether a value is valid.
	 * @param array<mixed>          $args     Further arguments.
	 * @return T
	 */
	private static function apply( string $hook, $value, callable $is_valid, array $args = array() ) {
		if ( ! has_filter( $hook ) ) {
			return $value;
		}

		/*
		 * Filters what a report counts: the currency of its orders (empty for all), the excluded statuses, and
		 * whether its results may come from the cache.
		 *
		 * @hook storedeck_report_currency
		 * @hook woocommerce_analytics_excluded_order_statuses
		 * @hook woocommerce_analytics_report_should_use_cache
		 * @param mixed $value A currency code, a list of statuses without prefix, or a boolean.
		 * @since 0.1.0
		 * @stability stable
		 */
		$filtered = Plugin_Hooks::filter( $hook, $value, ...$args );

		if ( ! $is_valid( $filtered ) ) {
			Failures::add( new Hook_Exception( array( $hook ), 'The value is invalid: ' . wp_json_encode( $filtered ) ) );

			return $value;
		}

		return is_string( $filtered ) ? strtoupper( $filtered ) : $filtered;
	}
}
