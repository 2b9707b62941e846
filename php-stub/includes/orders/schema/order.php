<?php
/**
 * Properties of an order.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$types   = require dirname( __DIR__, 2 ) . '/rest/schema/types.php';
$objects = $types['objects'];
$empty   = static fn( array $property ): array => array( 'type' => array_merge( (array) $property['type'], array( 'null' ) ) ) + $property;
$amount  = $types['amount'];
$count   = array( 'type' => 'number', 'minimum' => 0, 'maximum' => 1000000 );
$status  = Arguments::choice( Settings::get_possible_statuses() );
$address = array_fill_keys(
	array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country' ),
	$types['short']
) + array( 'phone' => array( 'maxLength' => 100 ) + $types['text'] );
$read    = static fn( array $property ): array => array( 'readonly' => true ) + $property;

return array(
	'id'                   => $types['read_id'],
	'parent_id'            => array( 'minimum' => 0 ) + $types['whole'],
	'number'               => $types['read_text'],
	'order_key'            => $types['read_text'],
	'created_via'          => array( 'maxLength' => 100 ) + $types['text'],
	'version'              => $types['read_text'],
	'status'               => $status + array( 'default' => 'pending' ),
	'currency'             => Arguments::choice( array_keys( Currencies::get_symbols() ) ),
	'currency_symbol'      => $types['read_text'],
	'date_created'         => $types['read_date'],
	'date_created_gmt'     => $types['read_date'],
	'date_modified'        => $types['read_date'],
	'date_modified_gmt'    => $types['read_date'],
	'discount_total'       => $types['read_text'],
	'discount_tax'         => $types['read_text'],
	'shipping_total'       => $types['read_text'],
	'shipping_tax'         => $types['read_text'],
	'cart_tax'             => $types['read_text'],
	'total'                => $types['read_text'],
	'total_formatted'      => $types['read_text'],
	'total_tax'            => $types['read_text'],
	'prices_include_tax'   => $types['read_flag'],
	'customer_id'          => array( 'minimum' => 0 ) + $types['whole'],
	'customer_ip_address'  => $types['read_text'],
	'customer_user_agent'  => $types['read_text'],
	'customer_note'        => array( 'maxLength' => 5000 ) + $types['text'],
	'billing'              => array(
		'type'       => 'object',
		'properties' => $address + array( 'email' => array( 'maxLength' => 320 ) + $types['text'] ),
	),
	'shipping'             => array( 'type' => 'object', 'properties' => $address ),
	'payment_method'       => array( 'maxLength' => 100 ) + $types['text'],
	'payment_method_title' => array( 'maxLength' => 100 ) + $types['text'],
	'transaction_id'       => array( 'maxLength' => 100 ) + $types['text'],
	'date_paid'            => $types['read_date'],
	'date_paid_gmt'        => $types['read_date'],
	'date_completed'       => $types['read_date'],
	'date_completed_gmt'   => $types['read_date'],
	'cart_hash'            => $types['read_text'],
	'needs_payment'        => $types['read_flag'],
	'needs_processing'     => $types['read_flag'],
	'is_editable'          => $types['read_flag'],
	'payment_url'          => $types['read_text'],
	'meta_data'            => $types['meta_data'],
	'set_paid'             => Arguments::flag( false ),
	// Values that the client has read: another one in the order rejects the change with the status 409.
	'expected'             => array( 'type' => 'object', 'properties' => array( 'status' => $types['text'] ) ),
	'manual_update'        => Arguments::flag( false ),
	'line_items'           => $objects(
		array(
			'id'           => $types['whole'],
			'name'         => $empty( $types['text'] ),
			'product_id'   => $empty( $types['whole'] ),
			'variation_id' => $types['whole'],
			'quantity'     => $count,
			'tax_class'    => $types['text'],
			'subtotal'     => $amount,
			'total'        => $amount,
		)
	),
	'shipping_lines'       => $objects(
		array(
			'id'           => $types['whole'],
			'method_title' => $empty( $types['text'] ),
			'method_id'    => $empty( $types['text'] ),
			'instance_id'  => $types['text'],
			'total'        => $amount,
		)
	),
	'fee_lines'            => $objects(
		array(
			'id'         => $types['whole'],
			'name'       => $empty( $types['text'] ),
			'tax_class'  => $types['text'],
			'tax_status' => Arguments::choice( array( 'taxable', 'none' ) ),
			'total'      => $types['signed'],
		)
	),
	'coupon_lines'         => $objects( array( 'code' => $types['text'] ) ),
	'tax_lines'            => $read( $objects( array( 'rate_id' => $types['whole'] ) ) ),
	'refunds'              => $read(
		$objects( array( 'id' => $types['whole'], 'reason' => $types['text'], 'total' => $types['text'] ) )
	),
);
