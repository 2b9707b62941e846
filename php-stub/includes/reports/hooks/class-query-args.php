<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Lets plugins change the parameters of a report, for example its currency.
 */
final class Query_Args {

	/** Parameters that a plugin may not remove. */
	private const REQUIRED = array( 'page', 'per_page', 'order', 'orderby', 'interval' );

	/** Names of parameters in filters of ids, where they differ. */
	private const ID_FILTERS = array(
		'products'   => 'product_includes',
		'variations' => 'variation_includes',
		'categories' => 'category_includes',
	);

	/**
	 * Applies `woocommerce_analytics_{parameter}` to the ids that a report includes and excludes.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of the report.
	 * @param array<string, mixed>                $params  Validated parameters.
	 * @param string                              $context Report, for example `orders_stats`.
	 * @return array<string, mixed>
	 */
	public static function filter_ids( array $filters, array $params, string $context ): array {
		foreach ( $filters as $name => $filter ) {
			$field = self::ID_FILTERS[ $name ] ?? $name;
			$hook  = "woocommerce_analytics_$field";

			if ( 'ids' !== $filter['type'] || ! has_filter( $hook ) ) {
				continue;
			}

			try {
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
				$ids = apply_filters( $hook, (array) ( $params[ $name ] ?? array() ), $params, $field, $context );

				if ( ! is_array( $ids ) || array() !== array_filter( $ids, static fn( $id ): bool => ! is_numeric( $id ) ) ) {
					throw new Hook_Exception( array( $hook ), 'Expected an array of IDs.' );
				}

				$params[ $name ] = array_map( 'intval', array_values( $ids ) );
			} catch ( Throwable $error ) {
				Failures::add( Hook_Exception::of( $hook, $error ) );
			}
		}

		return $params;
	}

	/**
	 * Applies `woocommerce_analytics_{report}_query_args`.
	 *
	 * @param string                                        $name       Name of the report in the filter, for example `orders_stats`.
	 * @param callable(): array<string, array<string, mixed>> $get_schema Returns the parameters of the report.
	 * @param array<string, mixed>                          $params     Validated parameters.
	 * @return array<string, mixed> Valid parameters, and `currency` if a plugin sets it.
	 */
	public static function filter( string $name, callable $get_schema, array $params ): array {
		$hook = "woocommerce_analytics_{$name}_query_args";

		if ( ! has_filter( $hook ) ) {
			return $params;
		}

		try {
			/*
			 * Filters the parameters of a report.
			 *
			 * @hook woocommerce_analytics_{report}_query_args
			 * @param array $params Parameters. A plugin may add `currency`.
			 * @since 0.1.0
			 */
			$filtered = apply_filters( $hook, $params );

			if ( ! is_array( $filtered ) ) {
				throw new Hook_Exception( array( $hook ), 'Expected an array, got ' . get_debug_type( $filtered ) . '.' );
			}

			return self::validate( $hook, $get_schema(), $filtered, $params );
		} catch ( Throwable $error ) {
			Failures::add( Hook_Exception::of( $hook, $error ) );
		}

		return $params;
	}

	/**
	 * Validates changed parameters.
	 *
	 * @param string                              $hook     Filter.
	 * @param array<string, array<string, mixed>> $schema   Parameters of the report.
	 * @param array<string, mixed>                $filtered Parameters of plugins.
	 * @param array<string, mixed>                $params   Parameters before.
	 * @return array<string, mixed>
	 * @throws Hook_Exception When a value is invalid.
	 */
	private static function validate( string $hook, array $schema, array $filtered, array $params ): array {
		$schema  += array(
			'currency' => array(
				'type'      => 'string',
				'pattern'   => '^[A-Za-z]{3}',
				'maxLength' => 3,
			),
		);
		$filtered = array_filter( array_intersect_key( $filtered, $schema + $params ), static fn( $value ): bool => null !== $value );

		foreach ( $filtered as $name => $value ) {
			if ( array_key_exists( $name, $params ) && $params[ $name ] === $value ) {
				continue;
			}

			$param = $schema[ $name ] ?? array();
			$valid = array() === $param ? true : rest_validate_value_from_schema( $value, $param, $name );

			if ( is_wp_error( $valid ) ) {
				throw new Hook_Exception( array( $hook ), $valid->get_error_message() );
			}

			$filtered[ $name ] = array() === $param ? $value : rest_sanitize_value_from_schema( $value, $param, $name );
		}

		return $filtered + array_intersect_key( $params, array_flip( self::REQUIRED ) );
	}
}
