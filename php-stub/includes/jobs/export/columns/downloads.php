<?php
/**
 * Columns of the exported Downloads report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'names'   => static fn( array $rows ): array => Labels::find(
		'product',
		array_values( array_unique( array_filter( array_column( $rows, 'product_id' ) ) ) )
	),
	'columns' => array(
		'date'         => Export_Columns::field( __( 'Date', 'storedeck' ), 'datetime', 'date' ),
		'product'      => Export_Columns::computed(
			__( 'Product title', 'storedeck' ),
			'text',
			static fn( array $row, array $names ): string => $names[ $row['product_id'] ] ?? ''
		),
		'file_name'    => Export_Columns::field( __( 'File name', 'storedeck' ), 'text', 'file_name' ),
		'order_number' => Export_Columns::computed(
			__( 'Order #', 'storedeck' ),
			'text',
			static fn( array $row ): string => 0 === $row['order_id'] ? '' : (string) $row['order_number']
		),
		'user_id'      => Export_Columns::field( __( 'Username', 'storedeck' ), 'text', 'username' ),
		'ip_address'   => Export_Columns::field( __( 'IP', 'storedeck' ), 'text', 'ip_address' ),
	),
);
