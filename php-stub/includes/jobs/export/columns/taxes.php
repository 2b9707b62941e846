<?php
/**
 * Columns of the exported Taxes report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'names'   => static fn( array $rows ): array => Labels::find( 'tax_rate', array_column( $rows, 'tax_rate_id' ) ),
	'columns' => array(
		'tax_code'     => Export_Columns::computed(
			__( 'Tax code', 'storedeck' ),
			'text',
			static fn( array $row, array $names ): string => $names[ $row['tax_rate_id'] ]
		),
		'rate'         => Export_Columns::field( __( 'Rate', 'storedeck' ), 'number', 'tax_rate' ),
		'total_tax'    => Export_Columns::field( __( 'Total tax', 'storedeck' ), 'currency', 'total_tax' ),
		'order_tax'    => Export_Columns::field( __( 'Order tax', 'storedeck' ), 'currency', 'order_tax' ),
		'shipping_tax' => Export_Columns::field( __( 'Shipping tax', 'storedeck' ), 'currency', 'shipping_tax' ),
		'orders_count' => Export_Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
	),
);
