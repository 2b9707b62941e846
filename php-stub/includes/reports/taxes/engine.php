<?php
/**
 * Taxes: amounts by tax rate, and stats.
 *
 * Tax rates are identified by id, because several may have the same country,
 * state and name.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$sum = static fn( string $sql ): array => array(
	'type'   => 'money',
	'source' => 'taxes',
	'sum'    => $sql,
);

$metrics = array(
	'tax_codes'    => array(
		'type'     => 'integer',
		'source'   => 'taxes',
		'distinct' => 'taxes.tax_rate_id',
	),
	'total_tax'    => $sum( 'taxes.total_tax' ),
	'order_tax'    => $sum( 'taxes.order_tax' ),
	'shipping_tax' => $sum( 'taxes.shipping_tax' ),
	'orders_count' => array(
		'type'      => 'integer',
		'source'    => 'taxes',
		'distinct'  => 'CASE WHEN stats.parent_id = 0 THEN stats.order_id END',
		'per_order' => true,
	),
);

$rows = array(
	'sources' => array(
		'taxes' => 'INNER JOIN {order_tax_lookup} taxes ON taxes.order_id = stats.order_id',
	),
) + require dirname( __DIR__ ) . '/common/order-rows.php';

// Codes consist of country, state, name and priority; empty parts are omitted.
$part  = static fn( string $column ): string => "CASE WHEN rates.$column = '' THEN '' ELSE CONCAT( rates.$column, '-' ) END";
$code  = 'UPPER( CONCAT( ' . $part( 'tax_rate_country' ) . ', ' . $part( 'tax_rate_state' )
	. ", CASE WHEN rates.tax_rate_name = '' THEN 'TAX' ELSE rates.tax_rate_name END, '-', rates.tax_rate_priority ) )";
$taxes = array(
	'type'  => 'tax_rates',
	'sql'   => 'taxes.tax_rate_id IN ( {values} )',
	'codes' => 'taxes.tax_rate_id IN ( SELECT rates.tax_rate_id FROM {tax_rates} rates WHERE ' . $code . ' IN ( {values} ) )',
);

return array(
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about taxes.', 'storedeck' ),
		'filters'     => array(
			'taxes' => array(
				'type' => 'ids',
				'sql'  => $taxes['sql'],
			),
		),
		'fields'      => $metrics,
		'orderby'     => array(
			'total_tax'      => 'total_tax',
			'order_tax'      => 'order_tax',
			'shipping_tax'   => 'shipping_tax',
			'tax_codes'      => 'tax_codes',
			'orders_count'   => 'orders_count',
			// Accepted because existing clients send them. The taxes report has no such metrics, so intervals
			// stay in chronological order.
			'items_sold'     => '',
			'total_sales'    => '',
			'products_count' => '',
		),
		'segments'    => array(
			'tax_rate_id' => array(
				'id'          => 'taxes.tax_rate_id',
				'label'       => 'tax_rate',
				'included_by' => array( 'taxes' ),
			),
		),
	) + $rows,
	'items' => array(
		'description'    => static fn(): string => __( 'Taxes detailed reports.', 'storedeck' ),
		'filters'        => array( 'taxes' => $taxes ),
		'group'          => array( 'tax_rate_id' => 'taxes.tax_rate_id' ),
		'fields'         => array_diff_key( $metrics, array( 'tax_codes' => true ) ),
		'mapped_columns' => array(
			'name'     => 'text',
			'tax_rate' => 'number',
			'country'  => 'text',
			'state'    => 'text',
			'priority' => 'integer',
		),
		'orderby'        => array(
			'tax_rate_id'  => 'tax_rate_id',
			'name'         => 'name',
			'tax_code'     => 'code',
			'rate'         => 'rate',
			'order_tax'    => 'order_tax',
			'total_tax'    => 'total_tax',
			'shipping_tax' => 'shipping_tax',
			'orders_count' => 'orders_count',
		),
		'mapper'         => \Storedeck\Reports\Taxes\Tax_Result_Mapper::class,
		'links'          => array( 'tax' => '/taxes/{tax_rate_id}' ),
	) + $rows,
);
