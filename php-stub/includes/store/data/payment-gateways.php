<?php
/**
 * Ways of payment that need no other extension.
 *
 * Id => method_title, method_description, title, description and settings,
 * each with label, description, type, default, and options by type.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$storedeck_title        = array(
	'label'       => __( 'Title', 'storedeck' ),
	'description' => __( 'This controls the title which the user sees during checkout.', 'storedeck' ),
	'type'        => 'safe_text',
);
$storedeck_instructions = array(
	'label'       => __( 'Instructions', 'storedeck' ),
	'description' => __( 'Instructions that will be added to the thank you page and emails.', 'storedeck' ),
	'type'        => 'textarea',
	'default'     => '',
);

return array(
	'bacs'   => array(
		'method_title'       => __( 'Direct bank transfer', 'storedeck' ),
		'method_description' => __( 'Customers transfer the money to your bank account and name their order.', 'storedeck' ),
		'title'              => __( 'Direct bank transfer', 'storedeck' ),
		'description'        => __( 'Transfer the amount to our bank account and name your order number. We ship when the money has arrived.', 'storedeck' ),
		'settings'           => array(
			'title'        => $storedeck_title + array( 'default' => __( 'Direct bank transfer', 'storedeck' ) ),
			'instructions' => $storedeck_instructions,
		),
	),
	'cheque' => array(
		'method_title'       => __( 'Check payments', 'storedeck' ),
		'method_description' => __( 'Customers send a check. Also handy to try out the checkout.', 'storedeck' ),
		'title'              => __( 'Check payments', 'storedeck' ),
		'description'        => __( 'Please send a check to the address of our shop.', 'storedeck' ),
		'settings'           => array(
			'title'        => $storedeck_title + array( 'default' => __( 'Check payments', 'storedeck' ) ),
			'instructions' => $storedeck_instructions,
		),
	),
	'cod'    => array(
		'method_title'       => __( 'Cash on delivery', 'storedeck' ),
		'method_description' => __( 'Customers pay with cash, or by other means, when the order is delivered.', 'storedeck' ),
		'title'              => __( 'Cash on delivery', 'storedeck' ),
		'description'        => __( 'Pay with cash upon delivery.', 'storedeck' ),
		'settings'           => array(
			'title'              => $storedeck_title + array( 'default' => __( 'Cash on delivery', 'storedeck' ) ),
			'instructions'       => $storedeck_instructions,
			'enable_for_virtual' => array(
				'label'       => __( 'Accept for virtual orders', 'storedeck' ),
				'description' => __( 'Accept COD if the order is virtual', 'storedeck' ),
				'type'        => 'checkbox',
				'default'     => 'yes',
			),
		),
	),
);
