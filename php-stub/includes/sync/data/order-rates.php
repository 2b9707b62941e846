<?php
/**
 * Where multi-currency plugins store the exchange rate of an order.
 *
 * The first place where an order has a rate counts.
 *
 * - rate: meta key of the rate;
 * - base: meta key of the currency that it converts to;
 * - is_divisor: whether amounts of the order are divided by the rate, because it says what one unit of the base currency
 *   was worth; otherwise they are multiplied by it;
 * - or currencies, instead of rate and base: meta key of an array by currency, each with its `rate`; the base has `is_main`.
 *
 * Plugins that store no base currency are not listed: after the currency of the store changes, no one could tell what
 * their rates mean.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	// WooPayments: the rate of the payment, and without one that of the prices.
	array(
		'rate'       => '_wcpay_multi_currency_stripe_exchange_rate',
		'base'       => '_wcpay_multi_currency_order_default_currency',
		'is_divisor' => false,
	),
	array(
		'rate'       => '_wcpay_multi_currency_order_exchange_rate',
		'base'       => '_wcpay_multi_currency_order_default_currency',
		'is_divisor' => true,
	),
	// FOX, formerly WOOCS.
	array( 'rate' => '_woocs_order_rate', 'base' => '_woocs_order_base_currency', 'is_divisor' => true ),
	// CURCY.
	array( 'currencies' => 'wmc_order_info', 'is_divisor' => true ),
);
