<?php
/**
 * Properties of a refund.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Money\Amounts;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$types   = require dirname( __DIR__, 2 ) . '/rest/schema/types.php';
$objects = $types['objects'];
$read    = static fn( array $property ): array => array( 'readonly' => true ) + $property;
// WooCommerce's clients send numbers.
$amount = array(
	'type'    => array( 'string', 'number' ),
	'pattern' => Amounts::PATTERN,
	'minimum' => 0,
	'maximum' => 10 ** Amounts::MAX_DIGITS,
);
$lines  = $read( $objects( array( 'id' => $types['whole'] ) ) );

return array(
	'id'               => $types['read_id'],
	'parent_id'        => $types['read_id'],
	'date_created'     => $types['read_date'],
	'date_created_gmt' => $types['read_date'],
	'amount'           => $types['amount'],
	'reason'           => array( 'maxLength' => 5000 ) + $types['text'],
	'refunded_by'      => array( 'minimum' => 0 ) + $types['whole'],
	'refunded_by_name' => $types['read_text'],
	'refunded_payment' => $types['read_flag'],
	'meta_data'        => $types['meta_data'],
	'line_items'       => $objects(
		array(
			'id'           => $types['whole'],
			'quantity'     => array( 'type' => 'number', 'minimum' => 0, 'maximum' => 1000000 ),
			'refund_total' => $amount,
			'refund_tax'   => $objects( array( 'id' => $types['whole'], 'refund_total' => $amount ) ),
		),
		array( 'maxItems' => 1000 )
	),
	'shipping_lines'   => $lines,
	'fee_lines'        => $lines,
	'tax_lines'        => $lines,
	'api_refund'       => Arguments::flag( false ),
	'api_restock'      => Arguments::flag( true ),
);
