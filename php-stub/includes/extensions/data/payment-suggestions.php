<?php
/**
 * Suggested payment gateways.
 *
 * ID => title, content, plugins, countries (an empty list for all) and priority.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'stripe'          => array(
		'title'     => 'Stripe',
		'content'   => __( 'Accept cards, wallets, and local payment methods in your store.', 'storedeck' ),
		'plugins'   => array( 'woocommerce-gateway-stripe' ),
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
		'countries' => array(),
		'priority'  => 2,
	),
	'klarna_payments' => array(
		'title'     => 'Klarna Payments',
		'content'   => __( 'Let customers pay now, later, or in installments.', 'storedeck' ),
		'plugins'   => array( 'klarna-payments-for-woocommerce' ),
		'countries' => array( 'AT', 'AU', 'BE', 'CA', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'SE', 'US' ),
		'priority'  => 3,
	),
	'kco'             => array(
		'title'     => 'Klarna Checkout',
		'content'   => __( 'Complete checkout: cards, invoices, and installments.', 'storedeck' ),
		'plugins'   => array( 'klarna-checkout-for-woocommerce' ),
		'countries' => array( 'SE', 'FI', 'NO' ),
		'priority'  => 3,
	),
	'mercadopago'     => array(
		'title'     => 'Mercado Pago',
		'content'   => __( 'Accept cards, bank transfers, and cash in Latin America.', 'storedeck' ),
		'plugins'   => array( 'woocommerce-mercadopago' ),
		'countries' => array( 'AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'UY' ),
		'priority'  => 1,
	),
	'razorpay'        => array(
		'title'     => 'Razorpay',
		'content'   => __( 'Accept cards, UPI, net banking, and wallets in India.', 'storedeck' ),
		'plugins'   => array( 'woo-razorpay' ),
		'countries' => array( 'IN' ),
		'priority'  => 1,
	),
	'payfast'         => array(
		'title'     => 'Payfast',
		'content'   => __( 'Accept cards and instant bank transfers in South Africa.', 'storedeck' ),
		'plugins'   => array( 'woocommerce-payfast-gateway' ),
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
