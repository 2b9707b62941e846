<?php
/**
 * Columns of Stripe.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Stripe',
	'signs'   => array( 'id', 'created date', 'amount refunded', 'captured' ),
	'columns' => array(
		'id'                  => 'number',
		'created date'        => 'date',
		'amount'              => 'order_total',
		'amount refunded'     => 'refunded',
		'currency'            => 'currency',
		'status'              => 'status',
		'customer email'      => 'email',
		'refunded date'       => 'refund_date',
		'payment source type' => 'payment_method',
	),
);
