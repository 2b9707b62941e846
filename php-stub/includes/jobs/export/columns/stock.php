<?php
/**
 * Columns of the exported report on stock.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'title'          => Columns::field( __( 'Product / Variation', 'storedeck' ), 'text', 'name' ),
		'sku'            => Columns::field( __( 'SKU', 'storedeck' ), 'text', 'sku' ),
		'stock_status'   => Columns::made(
			__( 'Status', 'storedeck' ),
			'text',
			static fn( array $row ): string => Columns::stock_status( $row )
		),
		'stock_quantity' => Columns::made(
			__( 'Stock', 'storedeck' ),
			'number',
			static fn( array $row ) => $row['manage_stock'] ? $row['stock_quantity'] : __( 'N/A', 'storedeck' )
		),
	),
);
