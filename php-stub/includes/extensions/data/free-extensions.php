<?php
/**
 * Free extensions that the setup recommends.
 *
 * Bundle => title and plugins: slug => name, description and, if any, names of plugins that it needs.
 *
 * @package Storedeck
 */

use Storedeck\Host\Requirements;

defined( 'ABSPATH' ) || exit;

$storedeck_requires = array( Requirements::WOOCOMMERCE );

return array(
	'obw/basics' => array(
		'title'   => __( 'Get the basics', 'storedeck' ),
		'plugins' => array(
			'jetpack'              => array( 'Jetpack', __( 'Backups, security, and statistics for your site.', 'storedeck' ) ),
			'woocommerce-services' => array( 'WooCommerce Shipping & Tax', __( 'Print shipping labels and calculate sales tax.', 'storedeck' ), $storedeck_requires ),
		),
	),
	'obw/grow'   => array(
		'title'   => __( 'Grow your store', 'storedeck' ),
		'plugins' => array(
			'mailchimp-for-woocommerce' => array( 'Mailchimp', __( 'Send email campaigns to your customers.', 'storedeck' ), $storedeck_requires ),
			'google-listings-and-ads'   => array( 'Google Listings & Ads', __( 'Show your products on Google.', 'storedeck' ), $storedeck_requires ),
			'facebook-for-woocommerce'  => array( 'Facebook for WooCommerce', __( 'Sell your products on Facebook and Instagram.', 'storedeck' ), $storedeck_requires ),
			'mailpoet'                  => array( 'MailPoet', __( 'Send newsletters and emails to your customers.', 'storedeck' ) ),
		),
	),
);
