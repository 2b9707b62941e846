<?php
/**
 * Columns of the exported Categories report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'category'       => Export_Columns::computed(
			__( 'Category', 'storedeck' ),
			'text',
			static fn( array $row ): string => Export_Columns::get_category_path(
				(int) $row['category_id'],
				(string) $row['extended_info']['name']
			)
		),
		'items_sold'     => Export_Columns::field( __( 'Items sold', 'storedeck' ), 'number', 'items_sold' ),
		'net_revenue'    => Export_Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'net_revenue' ),
		'products_count' => Export_Columns::field( __( 'Products', 'storedeck' ), 'number', 'products_count' ),
		'orders_count'   => Export_Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
	),
);
