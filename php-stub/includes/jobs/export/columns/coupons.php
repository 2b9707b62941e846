<?php
/**
 * Columns of the exported Coupons report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'code'         => Export_Columns::field( __( 'Coupon code', 'storedeck' ), 'text', 'extended_info.code' ),
		'orders_count' => Export_Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
		'amount'       => Export_Columns::field( __( 'Amount discounted', 'storedeck' ), 'currency', 'amount' ),
		'created'      => Export_Columns::field( __( 'Created', 'storedeck' ), 'date', 'extended_info.date_created' ),
		'expires'      => Export_Columns::field( __( 'Expires', 'storedeck' ), 'date', 'extended_info.date_expires' ),
		'type'         => Export_Columns::computed(
			__( 'Type', 'storedeck' ),
			'text',
			static fn( array $row ): string => array(
				'percent'       => __( 'Percentage', 'storedeck' ),
				'fixed_cart'    => __( 'Fixed cart', 'storedeck' ),
				'fixed_product' => __( 'Fixed product', 'storedeck' ),
			)[ $row['extended_info']['discount_type'] ] ?? $row['extended_info']['discount_type']
		),
	),
);
