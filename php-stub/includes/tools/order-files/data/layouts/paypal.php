<?php
/**
 * Columns of PayPal.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'PayPal',
	'signs'   => array( 'type', 'gross', 'net', 'transaction id', 'from email address' ),
	'columns' => array(
		'transaction id'                                             => 'number',
		'reference txn id'                                           => 'reference',
		'date'                                                       => 'date',
		'time'                                                       => 'time',
		'time zone'                                                  => 'zone',
		'timezone'                                                   => 'zone',
		'type'                                                       => 'type',
		'status'                                                     => 'status',
		'currency'                                                   => 'currency',
		'gross'                                                      => 'order_total',
		'shipping and handling amount'                               => 'shipping',
		'sales tax'                                                  => 'order_tax',
		'name'                                                       => 'customer',
		'from email address'                                         => 'email',
		'item title'                                                 => 'product',
		'quantity'                                                   => 'quantity',
		'country'                                                    => 'country',
		'country code'                                               => 'country',
		'state province region county territory prefecture republic' => 'state',
		'town city'                                                  => 'city',
	),
);
