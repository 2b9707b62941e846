<?php
/**
 * Table of the Taxes report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

return array(
	'key'        => 'tax_rate_id',
	'columns'    => require __DIR__ . '/columns.php',
	'names'      => static fn( array $rows ): array => Labels::find( 'tax_rate', array_column( $rows, 'tax_rate_id' ) ),
	'summary'    => array(
		'tax_codes'    => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _nx( 'Tax code', 'Tax codes', $count, 'label of a number', 'storedeck' ),
		),
		'total_tax'    => array(
			'type'  => 'currency',
			'label' => __( 'Total tax', 'storedeck' ),
		),
		'order_tax'    => array(
			'type'  => 'currency',
			'label' => __( 'Order tax', 'storedeck' ),
		),
		'shipping_tax' => array(
			'type'  => 'currency',
			'label' => __( 'Shipping tax', 'storedeck' ),
		),
		'orders_count' => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _n( 'order', 'orders', $count, 'storedeck' ),
		),
	),
	'comparison' => array(
		'param' => 'taxes',
		'help'  => __( 'Check at least two tax codes below to compare', 'storedeck' ),
		'id'    => 'tax_rate_id',
		'name'  => 'column_values.tax_code',
	),
	'search'     => array(
		'type'        => 'taxes',
		'placeholder' => __( 'Search by tax code', 'storedeck' ),
	),
);
