<?php
/**
 * Free extensions that the setup recommends.
 *
 * Bundle => title and plugins: slug => name, description.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'obw/basics' => array(
		'title'   => __( 'Get the basics', 'storedeck' ),
		'plugins' => array(
			'jetpack'              => array( 'Jetpack', __( 'Backups, security, and statistics for your site.', 'storedeck' ) ),
			'woocommerce-services' => array( 'WooCommerce Shipping & Tax', __( 'Print shipping labels and calculate sales tax.', 'storedeck' ) ),
		),
	),
	'obw/grow'   => array(
		'title'   => __( 'Grow your store', 'storedeck' ),
		'plugins' => array(
			'mailchimp-for-woocommerce' => array( 'Mailchimp', __( 'Send email campaigns to your customers.', 'storedeck' ) ),
			'google-listings-and-ads'   => array( 'Google Listings & Ads', __( 'Show your products on Google.', 'storedeck' ) ),
			'facebook-for-woocommerce'  => array( 'Facebook for WooCommerce', __( 'Sell your products on Facebook and Instagram.', 'storedeck' ) ),
			'mailpoet'                  => array( 'MailPoet', __( 'Send newsletters and emails to your customers.', 'storedeck' ) ),
		),
	),
);
