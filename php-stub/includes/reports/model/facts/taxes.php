<?php
/**
 * Taxes of orders by tax rate.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

// Codes consist of country, state, name and priority; empty parts are omitted.
$part  = static fn( string $column ): string => "CASE WHEN rates.$column = '' THEN '' ELSE CONCAT( rates.$column, '-' ) END";
$code  = 'UPPER( CONCAT( ' . $part( 'tax_rate_country' ) . ', ' . $part( 'tax_rate_state' )
	. ", CASE WHEN rates.tax_rate_name = '' THEN 'TAX' ELSE rates.tax_rate_name END, '-', rates.tax_rate_priority ) )";
$taxes = Filter::of( 'ids', '[tax_rate] IN ( {values} )' );

return array(
	'on'         => 'orders',
	'repeats'    => Repetition::ORDERS,
	'join'       => 'INNER JOIN {order_tax_lookup} taxes ON taxes.order_id = [order]',
	'dimensions' => array( 'tax_rate' => 'taxes.tax_rate_id' ),
	'fields'     => array(
		'tax_codes'    => Metric::distinct(
			'tax_rate',
			name: __( 'Tax codes', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Tax code', 'Tax codes', $count, 'label of a number', 'storedeck' ),
			description: __( 'Tax rates used in this period.', 'storedeck' ),
			explanation: __( 'Number of unique tax rates', 'storedeck' ),
			sort: 'orders_count',
		),
		'total_tax'    => Metric::money(
			'taxes.total_tax',
			name: __( 'Total tax', 'storedeck' ),
			description: __(
				'Taxes on orders, minus refunded taxes. Matches Taxes in the Revenue report when no filters are applied.',
				'storedeck'
			),
			explanation: __( 'Order tax + shipping tax', 'storedeck' ),
			direction: 'neutral',
		),
		'order_tax'    => Metric::money(
			'taxes.order_tax',
			name: __( 'Order tax', 'storedeck' ),
			description: __( 'Taxes on products and fees.', 'storedeck' ),
			explanation: __( 'Total tax − shipping tax', 'storedeck' ),
			direction: 'neutral',
		),
		'shipping_tax' => Metric::money(
			'taxes.shipping_tax',
			name: __( 'Shipping tax', 'storedeck' ),
			description: __( 'Taxes on shipping.', 'storedeck' ),
			explanation: __( 'Total tax − order tax', 'storedeck' ),
			direction: 'neutral',
		),
		'orders_count' => Metric::orders(
			name: __( 'Taxed orders', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Taxed order', 'Taxed orders', $count, 'storedeck' ),
			description: __( 'Orders with at least one tax rate.', 'storedeck' ),
			explanation: __( 'Number of orders with taxes; each order is counted once.', 'storedeck' ),
		),
	),
	'filters'    => array(
		'taxes' => $taxes,
		// The list also accepts codes.
		'codes' => array(
			'type'  => 'tax_rates',
			'reads' => null,
			'codes' => "[tax_rate] IN ( SELECT rates.tax_rate_id FROM {tax_rates} rates WHERE $code IN ( {values} ) )",
		) + $taxes,
	),
	'segments'   => array(
		'tax_rate_id' => array(
			'label'       => 'tax_rate',
			'dimension'   => 'tax_rate',
			'included_by' => array( 'taxes' ),
		),
	),
);
