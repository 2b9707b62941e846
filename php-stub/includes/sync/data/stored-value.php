<?php
/**
 * Where plugins store what was paid with gift cards and store credit.
 *
 * - items: type of an order item => its meta key with the amount;
 * - fees: values of the meta `_legacy_fee_key` of negative fees that are payments;
 * - meta: meta keys of orders with an amount, or with several in an array.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'items' => array(
		// Gift Cards, of WooCommerce and of PW.
		'gift_card'    => 'amount',
		'pw_gift_card' => 'amount',
	),
	// Wallet for WooCommerce.
	'fees'  => array( '_via_wallet_partial_payment' ),
	'meta'  => array(
		// Account Funds.
		'_funds_used',
		// Gift Cards of YITH.
		'_ywgc_applied_gift_cards_totals',
		// Smart Coupons, after taxes.
		'smart_coupons_contribution',
	),
);
