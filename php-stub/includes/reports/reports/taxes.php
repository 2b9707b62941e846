<?php
/**
 * Taxes by tax rate. Rates are identified by id: they may have the same country, state and name.
 *
 * @package Storedeck
 */

use Storedeck\Host\Host;
use Storedeck\Reports\Dimensions\Item_Report;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Rows\Shared_Columns;
use Storedeck\Reports\Rows\Tax_Rates;

defined( 'ABSPATH' ) || exit;

$hidden = array( 'is_hidden' => true );

return Item_Report::create(
	'tax_rate',
	'column_values.tax_code',
	array(
		'all'     => __( 'All taxes', 'storedeck' ),
		'compare' => __( 'Compare tax codes', 'storedeck' ),
		'choose'  => __( 'Search for tax codes to compare', 'storedeck' ),
		'check'   => __( 'Check at least two tax codes below to compare', 'storedeck' ),
		'search'  => __( 'Search by tax code', 'storedeck' ),
	),
	array(
		'id'               => 'taxes',
		'title'            => __( 'Taxes', 'storedeck' ),
		'position'         => 70,
		'rows_label'       => __( 'View tax rates', 'storedeck' ),
		'stats'            => array(
			'fact'        => 'taxes',
			'description' => static fn(): string => __( 'Stats about taxes.', 'storedeck' ),
			'filters'     => array( 'taxes' ),
			'orderby'     => array(
				'total_tax', 'order_tax', 'shipping_tax', 'tax_codes', 'orders_count',
				// Accepted because existing clients send them. The taxes report has no such metrics, so intervals
				// stay in chronological order.
				'items_sold'     => '',
				'total_sales'    => '',
				'products_count' => '',
			),
		),
		'items'            => array(
			'fact'           => 'taxes',
			'metrics'        => array( 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ),
			'description'    => static fn(): string => __( 'Taxes detailed reports.', 'storedeck' ),
			'filters'        => array( 'taxes' => Facts::get( 'taxes' )['filters']['codes'] ),
			'group'          => array( 'tax_rate_id' => '[tax_rate]' ),
			'mapped_columns' => array(
				'name'     => 'text',
				'tax_rate' => 'number',
				'country'  => 'text',
				'state'    => 'text',
				'priority' => 'integer',
			),
			'orderby'        => array(
				'tax_rate_id', 'name',
				'tax_code' => 'code',
				'rate', 'order_tax', 'total_tax', 'shipping_tax', 'orders_count',
			),
			'sort_by'        => array(
				'name' => static fn( array $ids ): array => Tax_Rates::find_values( 'name', $ids ),
				'code' => static fn( array $ids ): array => Tax_Rates::find_values( 'code', $ids ),
				'rate' => static fn( array $ids ): array => Tax_Rates::find_values( 'tax_rate', $ids ),
			),
			'describe'       => Tax_Rates::describe( ... ),
			'links'          => array( 'tax' => '/taxes/{tax_rate_id}' ),
		),
		'charts'           => array( 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ),
		'table'            => array(
			'columns'    => array(
				'tax_code'     => array(
					'label'       => __( 'Tax code', 'storedeck' ),
					'value'       => static fn( array $row, array $names ): string => $names[ $row['tax_rate_id'] ?? 0 ] ?? '',
					'is_sortable' => true,
					'is_required' => true,
				) + ( current_user_can( 'manage_woocommerce' )
					? array( 'link' => array( 'admin' => Host::get_store()->get_tax_rates_path( '{tax_rate_id}' ) ) )
					: array() ),
				'rate'         => array(
					'label'       => _x( 'Rate', 'tax', 'storedeck' ),
					'type'        => 'number',
					'field'       => 'tax_rate',
					'is_sortable' => true,
				),
				'total_tax',
				'order_tax',
				'shipping_tax',
				'orders_count' => array( 'link' => Shared_Columns::create_orders_link( 'tax_rate_includes', 'tax_rate_id' ) )
					+ Shared_Columns::DEFAULT_SORT,
			),
			'names'      => static fn( array $rows ): array => Labels::find( 'tax_rate', array_column( $rows, 'tax_rate_id' ) ),
			'summary'    => array( 'tax_codes', 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ),
		),
		'advanced_filters' => array( 'title' => __( 'Taxes match {{select /}} filters', 'storedeck' ) ),
		'variants'         => array(
			array(
				'when'       => array( 'filter' => 'compare-taxes' ),
				'item_chart' => array(
					'segmentby'    => 'tax_rate_id',
					/* translators: %d: number of tax codes. */
					'label'        => __( '%d taxes', 'storedeck' ),
					'filter_param' => 'taxes',
				),
			),
		),
		'indicators'       => array( 'total_tax' => $hidden, 'order_tax' => $hidden, 'shipping_tax' => $hidden ),
		'dashboard'        => array(
			'total_tax'    => array( 'position' => 90 ) + $hidden,
			'order_tax'    => array( 'position' => 100 ) + $hidden,
			'shipping_tax' => array( 'position' => 110 ) + $hidden,
		),
	)
);
