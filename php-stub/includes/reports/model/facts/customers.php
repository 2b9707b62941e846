<?php
/**
 * Customers: all with an account or an order. Their metrics are of their orders, in the period if there is one.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;

defined( 'ABSPATH' ) || exit;

$id        = 'customers.customer_id';
$people    = array(
	'name'     => "TRIM( CONCAT( customers.first_name, ' ', customers.last_name ) )",
	'username' => 'customers.username',
	'email'    => "COALESCE( customers.email, '' )",
);
$searched  = array(
	'name'     => array( 'customers.first_name', 'customers.last_name' ),
	'username' => array( 'customers.username' ),
	'email'    => array( 'customers.email' ),
);
$place     = array(
	'type'        => 'places',
	'country'     => 'customers.country',
	'state'       => 'customers.state',
	'description' => __( 'Comma-separated countries, or countries with a state, for example GB,US:CA.', 'storedeck' ),
);
$some      = __( 'Comma-separated values or customer IDs.', 'storedeck' );
$countries = __( 'Comma-separated country codes.', 'storedeck' );

return array(
	'table'           => 'customer_lookup',
	'from'            => '{customer_lookup} customers LEFT JOIN {order_stats} stats',
	'date_columns'    => array( 'registered' => 'customers.date_registered' ),
	'is_timeless'     => true,
	'dimensions'      => array(
		'customer_orders'     => 'COALESCE( metrics.orders_count, 0 )',
		'customer_spend'      => 'COALESCE( metrics.total_spend, 0 )',
		// In units; 0 without orders.
		'customer_average'    => 'CASE WHEN COALESCE( metrics.orders_count, 0 ) = 0 THEN 0'
			. ' ELSE CAST( ROUND( metrics.total_spend * 1.0 / metrics.orders_count ) AS SIGNED ) END',
		'customer_last_order' => 'metrics.last_order',
	),
	'sources'         => array( 'customers' => array() ),
	// Parameters for users who see personal data.
	'private_filters' => Personal_Data::CUSTOMER_FILTERS,
	'fields'          => array(
		'customers_count'     => Metric::count(
			'1 = 1',
			name: __( 'Customers', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Customer', 'Customers', $count, 'label of a number', 'storedeck' ),
			description: __( 'All customers and registered users.', 'storedeck' ),
			explanation: __( 'Number of customers', 'storedeck' ),
			sort: 'date_last_active',
		),
		'orders'              => Metric::whole( '[customer_orders]', hidden: true ),
		'spend'               => Metric::money( '[customer_spend]', in_units: true, hidden: true ),
		'averages'            => Metric::money( '[customer_average]', in_units: true, hidden: true ),
		'buyers'              => Metric::count( '[customer_orders] > 0', hidden: true ),
		'avg_orders_count'    => Metric::ratio(
			'orders',
			'customers_count',
			name: __( 'Average orders', 'storedeck' ),
			plural: static fn( int $count ): string => _n( 'Average order', 'Average orders', $count, 'storedeck' ),
			description: __( 'Average number of orders per customer.', 'storedeck' ),
			explanation: __( 'Orders ÷ customers', 'storedeck' ),
			sort: 'orders_count',
		),
		'avg_total_spend'     => Metric::ratio(
			'spend',
			'customers_count',
			format: 'currency',
			name: __( 'Average lifetime spend', 'storedeck' ),
			description: __( 'Average of what each customer paid, including taxes and shipping, minus refunds.', 'storedeck' ),
			explanation: __( 'Total spend ÷ customers', 'storedeck' ),
			sort: 'total_spend',
		),
		'avg_avg_order_value' => Metric::ratio(
			'averages',
			'buyers',
			format: 'currency',
			name: __( 'Average spend per order, by customer', 'storedeck' ),
			description: __( 'Average of the customers’ spend per order; every customer has equal weight.', 'storedeck' ),
			explanation: __( '( Total spend ÷ orders of each customer ) ÷ customers with orders', 'storedeck' ),
			sort: 'total_spend',
		),
	),
	'filters'         => array(
		'customers'         => Filter::of( 'ids', "$id IN ( {values} )", always: true ),
		'customers_exclude' => Filter::of( 'ids', "$id NOT IN ( {values} )", always: true ),
		'users'             => Filter::of( 'ids', 'customers.user_id IN ( {values} )', always: true ),
		'search'            => array(
			'type'        => 'search',
			'columns'     => $searched + array( 'all' => array_merge( ...array_values( $searched ) ) ),
			'always'      => true,
			'description' => __( 'Limit response to customers matching all words.', 'storedeck' ),
		),
		'searchby'          => array(
			'type'        => 'search_field',
			'columns'     => $searched + array( 'all' => array() ),
			'default'     => 'name',
			'always'      => true,
			'description' => __( 'Fields to search.', 'storedeck' ),
		),
		'user_type'         => Filter::choice(
			array( 'all' => '', 'registered' => 'customers.user_id IS NOT NULL', 'guest' => 'customers.user_id IS NULL' ),
			default: 'all',
			description: __( 'Limit result to registered customers or guests.', 'storedeck' )
		),
		'filter_empty'      => array(
			'type'        => 'choices',
			'always'      => true,
			'description' => __( 'Exclude customers for whom any of these fields is empty.', 'storedeck' ),
			'choices'     => array(
				'email'    => "COALESCE( customers.email, '' ) <> ''",
				'name'     => "customers.first_name <> '' OR customers.last_name <> ''",
				'country'  => "customers.country <> ''",
				'city'     => "customers.city <> ''",
				'state'    => "customers.state <> ''",
				'postcode' => "customers.postcode <> ''",
			),
		),
		'location_includes' => array( 'sql' => '{places}' ) + $place,
		'location_excludes' => array( 'sql' => 'NOT {places}' ) + $place,
	)
	+ Filter::by( 'name', 'texts', $people['name'], 'list', ids: $id, description: $some )
	+ Filter::by( 'username', 'texts', $people['username'], 'list', ids: $id, description: $some )
	+ Filter::by( 'email', 'texts', $people['email'], 'list', ids: $id, description: $some )
	+ Filter::by( 'country', 'texts', 'customers.country', 'list', is_upper: true, description: $countries )
	+ Filter::by( 'orders_count', 'number', '[customer_orders]' )
	+ Filter::by( 'total_spend', 'number', '[customer_spend]', is_money: true )
	+ Filter::by( 'avg_order_value', 'number', '[customer_average]', is_money: true )
	+ Filter::by( 'registered', 'date', 'customers.date_registered', is_gmt: true )
	+ Filter::by( 'last_active', 'date', 'customers.date_last_active', is_gmt: true )
	+ Filter::by( 'last_order', 'date', '[customer_last_order]' ),
);
