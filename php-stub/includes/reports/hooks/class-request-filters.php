<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Parameters;

defined( 'ABSPATH' ) || exit;

/**
 * Filters of plugins that change a request of a report: its parameters, the currency and statuses of the orders that it adds up, and
 * its results. One that fails changes nothing.
 */
final class Request_Filters {

	/** Parameters that a plugin may not remove. */
	private const REQUIRED = array( 'page', 'per_page', 'order', 'orderby', 'interval' );

	/** Parameter that only plugins set. */
	private const CURRENCY_PARAM = array( 'type' => 'string', 'pattern' => '^[A-Za-z]{3}', 'maxLength' => 3 );

	/** Names of parameters in filters of ids, where they differ. */
	private const ID_FILTERS = array(
		'products'   => 'product_includes',
		'variations' => 'variation_includes',
		'categories' => 'category_includes',
	);

	/** Filter of the statuses that reports exclude. */
	private const EXCLUDED_STATUSES = 'woocommerce_analytics_excluded_order_statuses';

	/** Filter of the currency. */
	private const CURRENCY = 'storedeck_report_currency';

	/**
	 * Parameters of a report, with the changes of plugins, for example its currency.
	 *
	 * @param array<string, mixed> $definition Stats or items part of a definition; `args_filter` is its name in the filter.
	 * @param array<string, mixed> $params     Validated parameters.
	 * @return array<string, mixed> Valid parameters, and `currency` if a plugin sets it.
	 */
	public static function change_params( array $definition, array $params ): array {
		$hook = "woocommerce_analytics_{$definition['args_filter']}_query_args";

		$params = Plugin_Hooks::contain(
			$hook,
			/*
			 * Filters the parameters of a report.
			 *
			 * @hook woocommerce_analytics_{report}_query_args
			 * @param array $params Parameters. A plugin may add `currency`.
			 * @since 0.1.0
			 */
			static fn(): array => self::validate( $hook, $definition, apply_filters( $hook, $params ), $params )
		) ?? $params;

		$filters = array_filter( $definition['filters'], static fn( array $filter ): bool => 'ids' === $filter['type'] );

		foreach ( array_keys( $filters ) as $name ) {
			$field = self::ID_FILTERS[ $name ] ?? $name;
			$args  = array( (array) ( $params[ $name ] ?? array() ), $params, $field, $definition['context'] );
			$hook  = "woocommerce_analytics_$field";
			$ids   = Plugin_Hooks::contain(
				$hook,
				/*
				 * Filters the IDs that a report includes or excludes.
				 *
				 * @hook woocommerce_analytics_{field}
				 * @param int[]  $ids     IDs.
				 * @param array  $params  Parameters of the report.
				 * @param string $field   Name of the field, for example `products`.
				 * @param string $context Report.
				 * @since 0.1.0
				 */
				static fn(): array => self::to_ids( $hook, apply_filters( $hook, ...$args ) )
			);

			if ( null !== $ids ) {
				$params[ $name ] = $ids;
			}
		}

		return $params;
	}

	/**
	 * Validates changed parameters.
	 *
	 * @param string               $hook       Filter.
	 * @param array<string, mixed> $definition Stats or items part of a definition.
	 * @param mixed                $filtered   Parameters of plugins.
	 * @param array<string, mixed> $params     Parameters before.
	 * @return array<string, mixed>
	 * @throws Hook_Exception When a value is invalid.
	 */
	private static function validate( string $hook, array $definition, mixed $filtered, array $params ): array {
		if ( ! is_array( $filtered ) ) {
			throw new Hook_Exception( array( $hook ), 'Expected an array, got ' . get_debug_type( $filtered ) . '.' );
		}

		$schema   = Parameters::for_part( $definition ) + array( 'currency' => self::CURRENCY_PARAM );
		$filtered = array_filter( array_intersect_key( $filtered, $schema + $params ), static fn( $value ): bool => null !== $value );

		foreach ( array_intersect_key( $filtered, $schema ) as $name => $value ) {
			if ( array_key_exists( $name, $params ) && $params[ $name ] === $value ) {
				continue;
			}

			$valid = rest_validate_value_from_schema( $value, $schema[ $name ], $name );

			if ( is_wp_error( $valid ) ) {
				throw new Hook_Exception( array( $hook ), $valid->get_error_message() );
			}

			$filtered[ $name ] = rest_sanitize_value_from_schema( $value, $schema[ $name ], $name );
		}

		return $filtered + array_intersect_key( $params, array_flip( self::REQUIRED ) );
	}

	/**
	 * IDs of plugins.
	 *
	 * @param string $hook     Filter.
	 * @param mixed  $filtered Its result.
	 * @return list<int>
	 * @throws Hook_Exception When they are none.
	 */
	private static function to_ids( string $hook, mixed $filtered ): array {
		if ( ! is_array( $filtered ) || array() !== array_filter( $filtered, static fn( $id ): bool => ! is_numeric( $id ) ) ) {
			throw new Hook_Exception( array( $hook ), 'Expected an array of IDs.' );
		}

		return array_map( 'intval', array_values( $filtered ) );
	}

	/**
	 * Currency of the orders that a report adds up: that of the store, or the parameter that only plugins set.
	 *
	 * @param array<string, mixed> $params  Parameters of the report.
	 * @param string               $context Context of the report, for example `orders_stats`.
	 * @return string Code; empty for orders in all currencies, for plugins that convert amounts.
	 */
	public static function get_currency( array $params, string $context ): string {
		return self::filter_setting(
			self::CURRENCY,
			strtoupper( $params['currency'] ?? Settings::get_currency()['code'] ),
			static fn( $value ): bool => is_string( $value ) && 1 === preg_match( '/^([A-Za-z]{3})?$/D', $value ),
			array( $params, $context )
		);
	}

	/**
	 * Whether plugins can change which orders reports add up, so that metrics stored for all requests cannot be used.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	public static function can_change_orders( array $params ): bool {
		return isset( $params['currency'] ) || has_filter( self::CURRENCY ) || has_filter( self::EXCLUDED_STATUSES );
	}

	/**
	 * Statuses that a report excludes.
	 *
	 * @param string[] $statuses Statuses without prefix.
	 * @return string[]
	 */
	public static function get_excluded_statuses( array $statuses ): array {
		$is_valid = static fn( $value ): bool => is_array( $value ) && count( $value ) === count( array_filter( $value, 'is_string' ) );

		return array_values( self::filter_setting( self::EXCLUDED_STATUSES, $statuses, $is_valid ) );
	}

	/** @param string $context Report, for example `orders_stats`. */
	public static function can_use_cache( string $context ): bool {
		return (bool) self::filter_setting( 'woocommerce_analytics_report_should_use_cache', true, 'is_scalar', array( $context ) );
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
	private static function filter_setting( string $hook, $value, callable $is_valid, array $args = array() ) {
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

	/**
	 * Results with the changes of plugins, whose callbacks get an object with `data`, `total`, `pages` and `page_no`. `data` is a list
	 * of rows, or an object with `totals` and `intervals`.
	 *
	 * @param string                                            $name    Name of the report in the filter.
	 * @param array{data: array<mixed>, total: int, pages: int} $results Results.
	 * @param array<string, mixed>                              $params  Parameters of the report.
	 * @return array{data: array<mixed>, total: int, pages: int}
	 */
	public static function change_results( string $name, array $results, array $params ): array {
		$data     = $results['data'];
		$is_stats = array_key_exists( 'intervals', $data );

		// A page after the last one has no totals.
		if ( $is_stats && null === $data['totals'] ) {
			return $results;
		}

		$hook = "woocommerce_analytics_{$name}_select_query";

		return Plugin_Hooks::contain(
			$hook,
			static function () use ( $hook, $results, $data, $is_stats, $params ): array {
				$object          = (object) $results;
				$object->page_no = (int) ( $params['page'] ?? 1 );
				$object->data    = ! $is_stats ? $data : (object) array(
					'totals'    => (object) $data['totals'],
					'intervals' => array_map(
						static fn( array $interval ): array => array( 'subtotals' => (object) $interval['subtotals'] ) + $interval,
						$data['intervals']
					),
				);

				/*
				 * Filters the results of a report.
				 *
				 * @hook woocommerce_analytics_{report}_select_query
				 * @param object $results Rows, or totals and intervals, with their number.
				 * @param array  $params  Parameters.
				 * @since 0.1.0
				 */
				return self::to_results( $hook, apply_filters( $hook, $object, $params ), $is_stats );
			}
		) ?? $results;
	}

	/**
	 * Converts results back.
	 *
	 * @param string $hook     Filter.
	 * @param mixed  $filtered Its result.
	 * @param bool   $is_stats Whether it has totals and intervals.
	 * @return array{data: array<mixed>, total: int, pages: int}
	 * @throws Hook_Exception When it is invalid.
	 */
	private static function to_results( string $hook, mixed $filtered, bool $is_stats ): array {
		$data = $filtered->data ?? null;
		$rows = $is_stats ? $data->intervals ?? null : $data;

		if ( ! is_array( $rows ) || ( $is_stats && ! isset( $data->totals ) ) ) {
			throw new Hook_Exception( array( $hook ), 'Expected an object with data, total and pages.' );
		}

		$rows = array_values( array_map( static fn( $row ): array => (array) $row, $rows ) );

		foreach ( $is_stats ? array_keys( $rows ) : array() as $index ) {
			$rows[ $index ]['subtotals'] = (array) ( $rows[ $index ]['subtotals'] ?? array() );
		}

		return array(
			'data'  => $is_stats ? array( 'totals' => (array) $data->totals, 'intervals' => $rows ) : $rows,
			'total' => (int) ( $filtered->total ?? count( $rows ) ),
			'pages' => (int) ( $filtered->pages ?? 1 ),
		);
	}
}
