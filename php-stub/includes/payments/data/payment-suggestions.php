<?php
/**
 * Suggested payment gateways.
 *
 * ID => title, content, plugins, requires (names of plugins), countries (an empty list for all) and priority.
 *
 * @package Storedeck
 */

use Storedeck\Host\Requirements;

defined( 'ABSPATH' ) || exit;

return array(
	'stripe'          => array(
		'title'     => 'Stripe',
		'content'   => __( 'Accept cards, wallets, and local payment methods in your store.', 'storedeck' ),
		'plugins'   => array( 'woocommerce-gateway-stripe' ),
		'requires'  => array( Requirements::WOOCOMMERCE ),
		'countries' => array(
			'AE', 'AT', 'AU', 'BE', 'BG', 'BR', 'CA', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GI', 'GR', 'HK', 'HR', 'HU',
			'IE', 'IT', 'JP', 'LI', 'LT', 'LU', 'LV', 'MT', 'MX', 'MY', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'SG', 'SI', 'SK', 'TH', 'US',
		),
		'priority'  => 1,
	),
	'ppcp-gateway'    => array(
		'title'     => 'PayPal',
		'content'   => __( 'Accept PayPal, cards, and PayPal Pay Later.', 'storedeck' ),
		'plugins'   => array( 'woocommerce-paypal-payments' ),
		'requires'  => array( Requirements::WOOCOMMERCE ),
		'countries' => array(),
		'priority'  => 2,
	),
	'klarna_payments' => array(
		'title'     => 'Klarna Payments',
		'content'   => __( 'Let customers pay now, later, or in installments.', 'storedeck' ),
		'plugins'   => array( 'klarna-payments-for-woocommerce' ),
		'requires'  => array( Requirements::WOOCOMMERCE ),
		'countries' => array( 'AT', 'AU', 'BE', 'CA', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'SE', 'US' ),
		'priority'  => 3,
	),
	'kco'             => array(
		'title'     => 'Klarna Checkout',
		'content'   => __( 'Complete checkout: cards, invoices, and installments.', 'storedeck' ),
		'plugins'   => array( 'klarna-checkout-for-woocommerce' ),
		'requires'  => array( Requirements::WOOCOMMERCE ),
		'countries' => array( 'SE', 'FI', 'NO' ),
		'priority'  => 3,
	),
	'mercadopago'     => array(
		'title'     => 'Mercado Pago',
		'content'   => __( 'Accept cards, bank transfers, and cash in Latin America.', 'storedeck' ),
		'plugins'   => array( 'woocommerce-mercadopago' ),
		'requires'  => array( Requirements::WOOCOMMERCE ),
		'countries' => array( 'AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'UY' ),
		'priority'  => 1,
	),
	'razorpay'        => array(
		'title'     => 'Razorpay',
		'content'   => __( 'Accept cards, UPI, net banking, and wallets in India.', 'storedeck' ),
		'plugins'   => array( 'woo-razorpay' ),
		'requires'  => array( Requirements::WOOCOMMERCE ),
		'countries' => array( 'IN' ),
		'priority'  => 1,
	),
	'payfast'         => array(
		'title'     => 'Payfast',
		'content'   => __( 'Accept cards and instant bank transfers in South Africa.', 'storedeck' ),
		'plugins'   => array( 'woocommerce-payfast-gateway' ),
		'requires'  => array( Requirements::WOOCOMMERCE ),
		'countries' => array( 'ZA' ),
		'priority'  => 1,
	),
	'bacs'            => array(
		'title'     => __( 'Direct bank transfer', 'storedeck' ),
		'content'   => __( 'Customers pay by bank transfer.', 'storedeck' ),
		'plugins'   => array(),
		'countries' => array(),
		'priority'  => 9,
	),
	'cod'             => array(
		'title'     => __( 'Cash on delivery', 'storedeck' ),
		'content'   => __( 'Customers pay on delivery.', 'storedeck' ),
		'plugins'   => array(),
		'countries' => array(),
		'priority'  => 9,
	),
);
