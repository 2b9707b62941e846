<?php
/**
 * Options of WordPress and the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

use Storedeck\Tools\Demo\Demo_Options;

defined( 'ABSPATH' ) || exit;

return array(
	'timezone_string'                         => Demo_Options::ZONE,
	'gmt_offset'                              => '',
	'date_format'                             => 'F j, Y',
	'time_format'                             => 'g:i a',
	'start_of_week'                           => '1',
	'woocommerce_currency'                    => Demo_Options::CURRENCY,
	'woocommerce_currency_pos'                => 'left',
	'woocommerce_price_thousand_sep'          => ',',
	'woocommerce_price_decimal_sep'           => '.',
	'woocommerce_price_num_decimals'          => '2',
	'woocommerce_store_address'               => '1 Ferry Building',
	'woocommerce_store_address_2'             => 'Suite 4',
	'woocommerce_store_city'                  => 'San Francisco',
	'woocommerce_store_postcode'              => '94111',
	'woocommerce_default_country'             => 'US:CA',
	'woocommerce_calc_taxes'                  => 'yes',
	'woocommerce_prices_include_tax'          => 'no',
	'woocommerce_tax_based_on'                => 'shipping',
	'woocommerce_tax_round_at_subtotal'       => 'no',
	'woocommerce_enable_coupons'              => 'yes',
	'woocommerce_calc_discounts_sequentially' => 'yes',
	'woocommerce_enable_reviews'              => 'yes',
	'woocommerce_manage_stock'                => 'yes',
	'woocommerce_notify_low_stock_amount'     => '2',
	'woocommerce_notify_no_stock_amount'      => '0',
	// Payment methods of the orders that need no extension.
	'woocommerce_bacs_settings'               => array(
		'enabled'      => 'yes',
		'instructions' => 'Please use your order number as the payment reference.',
	),
	'woocommerce_cod_settings'                => array( 'enabled' => 'yes' ),
	'woocommerce_gateway_order'               => array(
		'bacs'   => 0,
		'cod'    => 1,
		'cheque' => 2,
	),
);
