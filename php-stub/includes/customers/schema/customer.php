<?php
/**
 * Properties of a customer.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;

defined( 'ABSPATH' ) || exit;

$of = static fn( $type ): array => array( 'type' => $type, 'readonly' => true, 'context' => array( 'view', 'edit' ) );

$date = array( 'format' => 'date-time' ) + $of( array( 'string', 'null' ) );

$properties = array(
	'id'                   => $of( 'integer' ),
	'user_id'              => $of( 'integer' ),
	'username'             => $of( 'string' ),
	'name'                 => $of( 'string' ),
	'email'                => $of( 'string' ),
	'country'              => $of( 'string' ),
	'city'                 => $of( 'string' ),
	'state'                => $of( 'string' ),
	'postcode'             => $of( 'string' ),
	'date_registered'      => $date,
	'date_registered_gmt'  => $date,
	'date_last_active'     => $date,
	'date_last_active_gmt' => $date,
	'date_last_order'      => $of( array( 'string', 'null' ) ),
	'orders_count'         => $of( 'integer' ),
	'total_spend'          => $of( 'number' ),
	'avg_order_value'      => $of( 'number' ),
);

return Personal_Data::describe_customer( $properties );
