<?php
/**
 * Properties of an order.
 *
 * @package Storedeck
 */

use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

$parts   = require __DIR__ . '/parts.php';
$objects = $parts['objects'];
$empty   = static fn( array $property ): array => array( 'type' => array_merge( (array) $property['type'], array( 'null' ) ) ) + $property;
$amount  = $parts['amount'];
$count   = array(
	'type'    => 'integer',
	'minimum' => 0,
	'maximum' => 1000000,
);
$address = array_fill_keys(
	array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'phone' ),
	$parts['short']
);
$read    = static fn( array $property ): array => array( 'readonly' => true ) + $property;

return array(
	'id'                   => $parts['read_id'],
	'parent_id'            => array( 'minimum' => 0 ) + $parts['whole'],
	'number'               => $parts['read_text'],
	'order_key'            => $parts['read_text'],
	'created_via'          => array( 'maxLength' => 100 ) + $parts['text'],
	'version'              => $parts['read_text'],
	'status'               => array(
		'type'    => 'string',
		'enum'    => array(
			'auto-draft',
			'pending',
			'processing',
			'on-hold',
			'completed',
			'cancelled',
			'refunded',
			'failed',
			'checkout-draft',
		),
		'default' => 'pending',
	),
	'currency'             => array(
		'type' => 'string',
		'enum' => array_keys( Settings::symbols() ),
	),
	'currency_symbol'      => $parts['read_text'],
	'date_created'         => $parts['read_date'],
	'date_created_gmt'     => $parts['read_date'],
	'date_modified'        => $parts['read_date'],
	'date_modified_gmt'    => $parts['read_date'],
	'discount_total'       => $parts['read_text'],
	'discount_tax'         => $parts['read_text'],
	'shipping_total'       => $parts['read_text'],
	'shipping_tax'         => $parts['read_text'],
	'cart_tax'             => $parts['read_text'],
	'total'                => $parts['read_text'],
	'total_formatted'      => $parts['read_text'],
	'total_tax'            => $parts['read_text'],
	'prices_include_tax'   => $parts['read_flag'],
	'customer_id'          => array( 'minimum' => 0 ) + $parts['whole'],
	'customer_ip_address'  => $parts['read_text'],
	'customer_user_agent'  => $parts['read_text'],
	'customer_note'        => array( 'maxLength' => 5000 ) + $parts['text'],
	'billing'              => array(
		'type'       => 'object',
		'properties' => $address + array( 'email' => array( 'maxLength' => 320 ) + $parts['text'] ),
	),
	'shipping'             => array(
		'type'       => 'object',
		'properties' => $address,
	),
	'payment_method'       => array( 'maxLength' => 100 ) + $parts['text'],
	'payment_method_title' => array( 'maxLength' => 100 ) + $parts['text'],
	'transaction_id'       => array( 'maxLength' => 100 ) + $parts['text'],
	'date_paid'            => $parts['read_date'],
	'date_paid_gmt'        => $parts['read_date'],
	'date_completed'       => $parts['read_date'],
	'date_completed_gmt'   => $parts['read_date'],
	'cart_hash'            => $parts['read_text'],
	'needs_payment'        => $parts['read_flag'],
	'needs_processing'     => $parts['read_flag'],
	'is_editable'          => $parts['read_flag'],
	'payment_url'          => $parts['read_text'],
	'meta_data'            => $parts['meta_data'],
	'set_paid'             => array(
		'type'    => 'boolean',
		'default' => false,
	),
	'manual_update'        => array(
		'type'    => 'boolean',
		'default' => false,
	),
	'line_items'           => $objects(
		array(
			'id'           => $parts['whole'],
			'name'         => $empty( $parts['text'] ),
			'product_id'   => $empty( $parts['whole'] ),
			'variation_id' => $parts['whole'],
			'quantity'     => $count,
			'tax_class'    => $parts['text'],
			'subtotal'     => $amount,
			'total'        => $amount,
		)
	),
	'shipping_lines'       => $objects(
		array(
			'id'           => $parts['whole'],
			'method_title' => $empty( $parts['text'] ),
			'method_id'    => $empty( $parts['text'] ),
			'instance_id'  => $parts['text'],
			'total'        => $amount,
		)
	),
	'fee_lines'            => $objects(
		array(
			'id'         => $parts['whole'],
			'name'       => $empty( $parts['text'] ),
			'tax_class'  => $parts['text'],
			'tax_status' => array(
				'type' => 'string',
				'enum' => array( 'taxable', 'none' ),
			),
			'total'      => $parts['signed'],
		)
	),
	'coupon_lines'         => $objects( array( 'code' => $parts['text'] ) ),
	'tax_lines'            => $read( $objects( array( 'rate_id' => $parts['whole'] ) ) ),
	'refunds'              => $read(
		$objects(
			array(
				'id'     => $parts['whole'],
				'reason' => $parts['text'],
				'total'  => $parts['text'],
			)
		)
	),
);
