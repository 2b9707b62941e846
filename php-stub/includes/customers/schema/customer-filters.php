<?php
/**
 * Parameters of the list of customers.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Customers\Customer_Params;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$number  = array(
	'type'    => 'number',
	'minimum' => -Customer_Params::MAX_NUMBER,
	'maximum' => Customer_Params::MAX_NUMBER,
);
$whole   = array( 'type' => 'integer' ) + $number;
$numbers = static fn( array $item ): array => array(
	'type'     => 'array',
	'items'    => $item,
	'minItems' => 2,
	'maxItems' => 2,
);
$dates   = array(
	'type'     => 'array',
	'items'    => array(
		'type'   => 'string',
		'format' => 'date-time',
	),
	'minItems' => 2,
	'maxItems' => 2,
);

$filters = Arguments::page() + array(
	'order'               => array(
		'type'    => 'string',
		'default' => 'desc',
		'enum'    => array( 'asc', 'desc' ),
	),
	'orderby'             => array(
		'type'    => 'string',
		'default' => 'date_registered',
		'enum'    => array(
			'username',
			'name',
			'country',
			'city',
			'state',
			'postcode',
			'date_registered',
			'date_last_active',
			'orders_count',
			'total_spend',
			'avg_order_value',
		),
	),
	'match'               => array(
		'type'    => 'string',
		'default' => 'all',
		'enum'    => array( 'all', 'any' ),
	),
	'search'              => Arguments::text(),
	'searchby'            => array(
		'type'    => 'string',
		'default' => 'name',
		'enum'    => array( 'name', 'username', 'email', 'all' ),
	),
	'include'             => Arguments::ids(),
	'exclude'             => Arguments::ids(),
	'users'               => Arguments::ids(),
	'filter_empty'        => Arguments::texts( array( 'email', 'name', 'country', 'city', 'state', 'postcode' ) ),
	'force_cache_refresh' => array( 'type' => 'boolean' ),
	'after'               => Arguments::date(),
	'before'              => Arguments::date(),
);

foreach ( array( 'name', 'username', 'email', 'country' ) as $field ) {
	$filters[ $field . '_includes' ] = Arguments::text( 5000 );
	$filters[ $field . '_excludes' ] = Arguments::text( 5000 );
}

foreach ( array( 'registered', 'last_active', 'last_order' ) as $field ) {
	$filters[ $field . '_after' ]   = Arguments::date();
	$filters[ $field . '_before' ]  = Arguments::date();
	$filters[ $field . '_between' ] = $dates;
}

foreach ( array(
	'orders_count'    => $whole,
	'total_spend'     => $number,
	'avg_order_value' => $number,
) as $field => $kind ) {
	$filters[ $field . '_min' ]     = $kind;
	$filters[ $field . '_max' ]     = $kind;
	$filters[ $field . '_between' ] = $numbers( $kind );
}

return $filters;
