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
		'transaction id'               => 'number',
		'reference txn id'             => 'reference',
		'date'                         => 'date',
		'time'                         => 'time',
		'time zone'                    => 'zone',
		'timezone'                     => 'zone',
		'type'                         => 'type',
		'status'                       => 'status',
		'currency'                     => 'currency',
		'gross'                        => 'order_total',
		'shipping and handling amount' => 'shipping',
		'sales tax'                    => 'order_tax',
		'name'                         => 'customer',
		'from email address'           => 'email',
		'item title'                   => 'product',
		'quantity'                     => 'quantity',
		'country'                      => 'country',
		'country code'                 => 'country',
	),
	'ignored' => array( 'fee', 'net', 'to email address', 'shipping address', 'address status', 'item id', 'insurance amount', 'option 1 name', 'option 1 value', 'option 2 name', 'option 2 value', 'invoice number', 'custom number', 'receipt id', 'balance', 'address line 1', 'address line 2 district neighborhood', 'town city', 'state province region county territory prefecture republic', 'zip postal code', 'contact phone number', 'subject', 'note', 'balance impact', 'buyer id', 'tip', 'discount', 'seller id' ),
);
