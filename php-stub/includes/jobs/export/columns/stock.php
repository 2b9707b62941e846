<?php
/**
 * Columns of the exported Stock report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'title'          => Export_Columns::field( __( 'Product / Variation', 'storedeck' ), 'text', 'name' ),
		'sku'            => Export_Columns::field( __( 'SKU', 'storedeck' ), 'text', 'sku' ),
		'stock_status'   => Export_Columns::computed(
			__( 'Status', 'storedeck' ),
			'text',
			static fn( array $row ): string => Export_Columns::get_stock_label( $row )
		),
		'stock_quantity' => Export_Columns::computed(
			__( 'Stock', 'storedeck' ),
			'number',
			static fn( array $row ) => $row['manage_stock'] ? $row['stock_quantity'] : __( 'N/A', 'storedeck' )
		),
	),
);
