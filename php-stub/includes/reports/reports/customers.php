<?php
/**
 * Customers and registered users, with what they bought.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Countries;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Customers\Customer_Rows;
use Storedeck\Reports\Customers\Customers_Query;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Totals_Query;

defined( 'ABSPATH' ) || exit;

$is_visible = Personal_Data::is_visible();
$people     = array( 'name', 'country', 'username', 'email' );
$filters    = array_keys( Facts::get( 'customers' )['filters'] );
$of_totals  = array_diff( $filters, array( 'filter_empty' ) );

$columns = array(
	'name'             => array(
		'label'       => __( 'Name', 'storedeck' ),
		'is_sortable' => true,
		'is_required' => true,
		'link'        => array( 'admin' => 'user-edit.php?user_id={user_id}', 'if' => 'user_id' ),
	),
	'username'         => array( 'label' => __( 'Username', 'storedeck' ), 'is_hidden' => true ),
	'date_last_active' => array(
		'label'           => __( 'Last active', 'storedeck' ),
		'type'            => 'date',
		'is_sortable'     => true,
		'is_default_sort' => true,
	),
	'date_registered'  => array(
		'label'       => __( 'Date registered', 'storedeck' ),
		'type'        => 'date',
		'is_sortable' => true,
	),
	'email'            => array(
		'label' => __( 'Email', 'storedeck' ),
		'link'  => array( 'email' => 'email', 'if' => 'email' ),
	),
	'orders_count'     => array(
		'label'       => __( 'Orders', 'storedeck' ),
		'type'        => 'number',
		'is_sortable' => true,
	),
	'total_spend'      => array(
		'label'       => __( 'Total spend', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
	),
	// Of total spend, with taxes and shipping: average order value is that of net sales.
	'avg_order_value'  => array( 'label' => __( 'Average spend per order', 'storedeck' ), 'type' => 'currency' ),
	'country'          => array(
		'label'       => __( 'Country / Region', 'storedeck' ),
		'value'       => static fn( array $row, array $names ): string => $names[ $row['country'] ?? '' ] ?? $row['country'] ?? '',
		'is_sortable' => true,
	),
	'city'             => array(
		'label'       => __( 'City', 'storedeck' ),
		'is_sortable' => true,
		'is_hidden'   => true,
	),
	'state'            => array(
		'label'       => __( 'Region', 'storedeck' ),
		'value'       => static fn( array $row ): string => Countries::get_state_name( $row['country'] ?? '', $row['state'] ?? '' ),
		'is_sortable' => true,
		'is_hidden'   => true,
	),
	'postcode'         => array(
		'label'       => __( 'Postal code', 'storedeck' ),
		'is_sortable' => true,
		'is_hidden'   => true,
	),
);

if ( ! $is_visible ) {
	// They would be empty, and the link needs access to users.
	unset( $columns['username'], $columns['email'], $columns['city'], $columns['state'], $columns['postcode'], $columns['name']['link'] );
}

return array(
	'id'               => 'customers',
	'title'            => __( 'Customers', 'storedeck' ),
	'position'         => 100,
	'path'             => '/customers',
	'rows_label'       => __( 'View customers', 'storedeck' ),
	'is_timeless'      => true,
	'items'            => array(
		'fact'           => 'customers',
		'query'          => Customers_Query::class,
		'description'    => static fn(): string => __( 'Customers detailed reports.', 'storedeck' ),
		'filters'        => $filters,
		'columns'        => array(),
		'mapped_columns' => Customers_Query::get_columns(),
		'orderby'        => Customers_Query::ORDERBY,
		'links'          => static fn( array $row ): array => 0 === $row['user_id'] ? array() : array(
			'customer'   => '/customers/{id}',
			'collection' => '/customers',
		),
	),
	'stats'            => array(
		'fact'        => 'customers',
		'query'       => Totals_Query::class,
		'rows'        => Customer_Rows::class,
		'description' => static fn(): string => __( 'Stats about groups of customers.', 'storedeck' ),
		'filters'     => $of_totals,
	),
	'table'            => array(
		'columns' => $columns,
		'names'   => static fn( array $rows ): array => Settings::get_countries(),
		'summary' => array( 'customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value' ),
		'search'  => $is_visible ? array(
			'type'        => 'customers',
			'placeholder' => __( 'Search by customer name or email', 'storedeck' ),
		) : null,
	),
	'filters'          => array(
		Pickers::create(
			array(
				Pickers::create_all_option( __( 'All customers', 'storedeck' ) ),
				Pickers::create_single_option(
					'customer',
					__( 'Single customer', 'storedeck' ),
					'customers',
					$is_visible ? __( 'Type to search for a customer', 'storedeck' ) : __( 'Type a customer ID', 'storedeck' ),
					array( 'chart_mode' => 'item-comparison' ),
					$is_visible ? 'customers' : 'customerIds'
				),
				Pickers::create_advanced_option(),
			),
			array( 'static_params' => array( 'paged', 'per_page' ) )
		),
	),
	'advanced_filters' => array(
		'title'   => __( 'Customers match {{select /}} filters', 'storedeck' ),
		'filters' => Dimension::get_filters(
			array(
				...( $is_visible ? $people : array( 'country' ) ),
				'orders_count',
				'total_spend',
				'avg_order_value',
				'registered',
				'last_active',
			)
		),
	),
	'leaderboard'      => array(
		'label'     => __( 'Top Customers - Total Spend', 'storedeck' ),
		'headers'   => array( __( 'Customer Name', 'storedeck' ), __( 'Orders', 'storedeck' ), __( 'Total Spend', 'storedeck' ) ),
		'position'  => 10,
		'is_hidden' => true,
		'orderby'   => 'total_spend',
		'id'        => 'id',
		'name'      => array( 'name' ),
		'columns'   => array( 'orders_count' => 'number', 'total_spend' => 'currency' ),
		'filter'    => 'single_customer',
		'param'     => 'customers',
	),
);
