<?php
/**
 * Onboarding tasks.
 *
 * List => title, event prefix, whether progress is shown, and tasks: id =>
 * title, content, time, whether it can be dismissed, and the key of
 * Storedeck\Setup\Task_Status that says whether it is complete.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'setup'    => array(
		'title'    => __( 'Get ready to start selling', 'storedeck' ),
		'prefix'   => 'tasklist_',
		'progress' => true,
		'tasks'    => array(
			'store_details' => array(
				'title'   => __( 'Store details', 'storedeck' ),
				'content' => __( 'Your store address is used for taxes, shipping, and payments.', 'storedeck' ),
				'time'    => __( '2 minutes', 'storedeck' ),
				'fact'    => 'hasStoreAddress',
			),
			'products'      => array(
				'title'   => __( 'Add your products', 'storedeck' ),
				'content' => __( 'Start by adding the first product to your store. You can add your products manually, via CSV, or import them from another service.', 'storedeck' ),
				'time'    => __( '1 minute per product', 'storedeck' ),
				'fact'    => 'hasProducts',
			),
			'payments'      => array(
				'title'   => __( 'Set up payments', 'storedeck' ),
				'content' => __( 'Choose the payment methods to offer at checkout.', 'storedeck' ),
				'time'    => __( '2 minutes', 'storedeck' ),
				'fact'    => 'hasPaymentGateway',
			),
			'tax'           => array(
				'title'        => __( 'Set up tax', 'storedeck' ),
				'content'      => __( 'Enter your tax rates, or confirm that you don’t charge sales tax.', 'storedeck' ),
				'time'         => __( '1 minute', 'storedeck' ),
				'fact'         => 'isTaxComplete',
				'dismissable'  => true,
				'snoozeable'   => true,
			),
		),
	),
	'extended' => array(
		'title'    => __( 'Things to do next', 'storedeck' ),
		'prefix'   => 'extended_tasklist_',
		'progress' => false,
		'tasks'    => array(
			'coupons' => array(
				'title'       => __( 'Create your first coupon', 'storedeck' ),
				'content'     => __( 'A discount on the first order attracts customers.', 'storedeck' ),
				'time'        => __( '1 minute', 'storedeck' ),
				'fact'        => 'hasCoupons',
				'dismissable' => true,
				'snoozeable'  => true,
			),
			'reviews' => array(
				'title'       => __( 'Get product reviews', 'storedeck' ),
				'content'     => __( 'Reviews help customers decide. Let customers rate your products.', 'storedeck' ),
				'time'        => __( '1 minute', 'storedeck' ),
				'fact'        => 'hasReviews',
				'dismissable' => true,
				'snoozeable'  => true,
			),
		),
	),
);
