<?php
/**
 * Columns of the exported Orders report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'date'           => Export_Columns::field( __( 'Date', 'storedeck' ), 'datetime', 'date' ),
		'order_number'   => Export_Columns::computed(
			__( 'Order #', 'storedeck' ),
			'text',
			static fn( array $row ): string => 0 === $row['parent_id']
				? (string) $row['order_number']
				/* translators: %s: order number. */
				: sprintf( __( '%s (refund)', 'storedeck' ), (string) $row['order_number'] )
		),
		'status'         => Export_Columns::field( __( 'Status', 'storedeck' ), 'text', 'status' ),
		'customer_id'    => Export_Columns::computed(
			__( 'Customer', 'storedeck' ),
			'text',
			static function ( array $row ): string {
				$customer = (array) $row['extended_info']['customer'];

				return implode( ' ', array_filter( array( $customer['first_name'] ?? '', $customer['last_name'] ?? '' ), 'strlen' ) );
			}
		),
		'customer_type'  => Export_Columns::computed(
			__( 'Customer type', 'storedeck' ),
			'text',
			static fn( array $row ): string => 'returning' === $row['customer_type']
				? _x( 'Returning', 'customer type', 'storedeck' )
				: _x( 'New', 'customer type', 'storedeck' )
		),
		'products'       => Export_Columns::computed(
			__( 'Product(s)', 'storedeck' ),
			'text',
			static fn( array $row ): string => implode(
				', ',
				array_map(
					static fn( array $product ): string => 1 === abs( (int) $product['quantity'] )
						? $product['name']
						: $product['quantity'] . '× ' . $product['name'],
					$row['extended_info']['products']
				)
			)
		),
		'num_items_sold' => Export_Columns::field( __( 'Items sold', 'storedeck' ), 'number', 'num_items_sold' ),
		'coupons'        => Export_Columns::computed(
			__( 'Coupon(s)', 'storedeck' ),
			'text',
			static fn( array $row ): string => implode( ', ', array_column( $row['extended_info']['coupons'], 'code' ) )
		),
		'net_total'      => Export_Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'net_total' ),
	),
);
