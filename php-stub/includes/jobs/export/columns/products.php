<?php
/**
 * Columns of the exported Products report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'names'   => static fn( array $rows ): array => Labels::find(
		'term',
		array_values( array_unique( array_merge( array(), ...array_column( array_column( $rows, 'extended_info' ), 'category_ids' ) ) ) )
	),
	'columns' => array(
		'product_name' => Export_Columns::field( __( 'Product title', 'storedeck' ), 'text', 'extended_info.name' ),
		'sku'          => Export_Columns::field( __( 'SKU', 'storedeck' ), 'text', 'extended_info.sku' ),
		'items_sold'   => Export_Columns::field( __( 'Items sold', 'storedeck' ), 'number', 'items_sold' ),
		'net_revenue'  => Export_Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'net_revenue' ),
		'orders_count' => Export_Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
		'product_cat'  => Export_Columns::computed(
			__( 'Category', 'storedeck' ),
			'text',
			static fn( array $row, array $names ): string => implode(
				', ',
				array_map(
					static fn( int $id ): string => Export_Columns::get_category_path( $id, $names[ $id ] ),
					$row['extended_info']['category_ids']
				)
			)
		),
		'variations'   => Export_Columns::computed(
			__( 'Variations', 'storedeck' ),
			'number',
			static fn( array $row ): int => count( $row['extended_info']['variations'] ?? array() )
		),
		'stock_status' => Export_Columns::computed(
			__( 'Status', 'storedeck' ),
			'text',
			static fn( array $row ): string => Export_Columns::get_stock_label( $row['extended_info'] )
		),
		'stock'        => Export_Columns::field( __( 'Stock', 'storedeck' ), 'number', 'extended_info.stock_quantity' ),
	),
);
