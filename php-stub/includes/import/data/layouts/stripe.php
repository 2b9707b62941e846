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
		'id'              => 'number',
		'created date'    => 'date',
		'amount'          => 'order_total',
		'amount refunded' => 'refunded',
		'currency'        => 'currency',
		'status'          => 'status',
		'description'     => 'description',
		'customer email'  => 'email',
		'refunded date'   => 'refund_date',
	),
	'ignored' => array( 'captured', 'converted amount', 'converted amount refunded', 'converted currency', 'decline reason', 'fee', 'is link', 'link funding', 'mode', 'payment source type', 'statement descriptor', 'seller message', 'taxes on fee', 'card id', 'customer id', 'customer description', 'invoice id', 'transfer', 'checkout session id', 'card name', 'card brand', 'card last4', 'card funding', 'card fingerprint', 'card exp month', 'card exp year', 'card address line1', 'card address city', 'card address country', 'card issue country', 'card cvc status', 'disputed amount', 'dispute date', 'dispute reason', 'dispute status', 'payment intent id', 'checkout custom field 1 key' ),
);
