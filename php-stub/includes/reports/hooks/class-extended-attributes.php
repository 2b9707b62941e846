<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Host\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Lets plugins add attributes of products to rows of reports, and take them away.
 */
final class Extended_Attributes {

	/**
	 * Applies `woocommerce_rest_reports_{report}_extended_attributes` to a row.
	 *
	 * @param array<string, mixed> $info   Attributes of the row by name.
	 * @param string               $report `products` or `variations`.
	 * @param array<string, mixed> $row    Row without them.
	 * @param int                  $id     Product or variation.
	 * @return array<string, mixed> The attributes that the filter returns, in its order.
	 */
	public static function filter( array $info, string $report, array $row, int $id ): array {
		$hook = "woocommerce_rest_reports_{$report}_extended_attributes";

		if ( ! has_filter( $hook ) ) {
			return $info;
		}

		/*
		 * Filters the attributes of products or variations in `extended_info` of rows.
		 *
		 * @hook woocommerce_rest_reports_{report}_extended_attributes
		 * @param string[]             $names Names, for example `sku`; others are what `get_{name}()` of a product returns.
		 * @param array<string, mixed> $row   Row.
		 * @since 0.1.0
		 */
		$names    = Plugin_Hooks::filter( $hook, array_keys( $info ), $row );
		$filtered = array();

		foreach ( array_filter( is_array( $names ) ? $names : array_keys( $info ), 'is_string' ) as $name ) {
			$value = $info[ $name ] ?? Host::get_store()->get_product_attribute( $id, $name );

			if ( null !== $value || array_key_exists( $name, $info ) ) {
				$filtered[ $name ] = $value;
			}
		}

		// The name of a row is no attribute that it can be without.
		return $filtered + array( 'name' => $info['name'] );
	}
}
