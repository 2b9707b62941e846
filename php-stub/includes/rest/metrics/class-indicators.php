<?php
/**
 * Performance indicators.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Defines which metric of which report each indicator is.
 */
final class Indicators {

	/**
	 * All indicators in their order.
	 *
	 * @return array<string, array{report: string, field: string, label: string, format: string}> Name, for example
	 *         `revenue/total_sales` => its metric. `format` is `number` or `currency`.
	 */
	public static function all(): array {
		$own = array(
			'revenue/total_sales'      => array( __( 'Total sales', 'storedeck' ), 'currency' ),
			'revenue/net_revenue'      => array( __( 'Net sales', 'storedeck' ), 'currency' ),
			'revenue/shipping'         => array( __( 'Shipping', 'storedeck' ), 'currency' ),
			'revenue/refunds'          => array( __( 'Returns', 'storedeck' ), 'currency' ),
			'revenue/gross_sales'      => array( __( 'Gross sales', 'storedeck' ), 'currency' ),
			'orders/orders_count'      => array( __( 'Orders', 'storedeck' ), 'number' ),
			'orders/avg_order_value'   => array( __( 'Average order value', 'storedeck' ), 'currency' ),
			'products/items_sold'      => array( __( 'Products sold', 'storedeck' ), 'number' ),
			'variations/items_sold'    => array( __( 'Variations sold', 'storedeck' ), 'number' ),
			'coupons/amount'           => array( __( 'Gross discounted', 'storedeck' ), 'currency' ),
			'coupons/orders_count'     => array( __( 'Discounted orders', 'storedeck' ), 'number' ),
			'taxes/total_tax'          => array( __( 'Total tax', 'storedeck' ), 'currency' ),
			'taxes/order_tax'          => array( __( 'Order tax', 'storedeck' ), 'currency' ),
			'taxes/shipping_tax'       => array( __( 'Shipping tax', 'storedeck' ), 'currency' ),
			'downloads/download_count' => array( __( 'Downloads', 'storedeck' ), 'number' ),
		);

		$indicators = array();

		foreach ( $own as $name => list( $label, $format ) ) {
			list( $report, $field ) = explode( '/', $name );

			$indicators[ $name ] = array(
				'report' => $report,
				'field'  => $field,
				'label'  => $label,
				'format' => $format,
			);
		}

		/*
		 * Filters the performance indicators.
		 *
		 * @param array<string, array{report: string, field: string, label: string, format: string}> $indicators By name.
		 */
		return self::validate( apply_filters( 'storedeck_performance_indicators', $indicators ) );
	}

	/**
	 * Drops indicators that are incomplete or whose metric does not exist.
	 *
	 * @param mixed $indicators Filtered indicators.
	 * @return array<string, array{report: string, field: string, label: string, format: string}>
	 */
	private static function validate( $indicators ): array {
		$reports = Registry::all();
		$valid   = array();

		foreach ( is_array( $indicators ) ? $indicators : array() as $name => $indicator ) {
			$is_complete = is_array( $indicator ) && 4 === count(
				array_filter(
					array_intersect_key( $indicator, array_flip( array( 'report', 'field', 'label', 'format' ) ) ),
					'is_string'
				)
			);

			if (
				is_string( $name ) && $is_complete
				&& isset( $reports[ $indicator['report'] ]['stats']['fields'][ $indicator['field'] ] )
			) {
				$valid[ $name ] = $indicator;
			}
		}

		return $valid;
	}
}
