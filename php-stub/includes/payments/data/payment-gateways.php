<?php
/**
 * Payment methods that need no extension.
 *
 * Id => method_title, method_description, title, description and settings, each
 * with label, description, type, default, and options by type.
 *
 * @package Storedeck
 */

use Storedeck\Payments\Bank_Accounts;

defined( 'ABSPATH' ) || exit;

$storedeck_title        = array(
	'label'       => _x( 'Title', 'payment method setting', 'storedeck' ),
	'description' => __( 'Title shown at checkout.', 'storedeck' ),
	'type'        => 'safe_text',
);
$storedeck_instructions = array(
	'label'       => __( 'Instructions', 'storedeck' ),
	'description' => __( 'Instructions added to the thank you page and emails.', 'storedeck' ),
	'type'        => 'textarea',
	'default'     => '',
);

return array(
	'bacs'   => array(
		'method_title'       => __( 'Direct bank transfer', 'storedeck' ),
		'method_description' => __( 'Customers pay by bank transfer and use the order number as payment reference.', 'storedeck' ),
		'title'              => __( 'Direct bank transfer', 'storedeck' ),
		'description'        => __( 'Transfer the amount to our bank account and use the order number as payment reference. Your order ships once we have received the payment.', 'storedeck' ),
		'settings'           => array(
			'title'        => $storedeck_title + array( 'default' => __( 'Direct bank transfer', 'storedeck' ) ),
			'instructions' => $storedeck_instructions,
			'accounts'     => array(
				'label'       => __( 'Bank accounts', 'storedeck' ),
				'description' => __( 'Accounts that customers transfer the amount to.', 'storedeck' ),
				'type'        => 'bank_accounts',
				'default'     => array(),
				'options'     => Bank_Accounts::get_fields(),
			),
		),
	),
	'cheque' => array(
		'method_title'       => __( 'Check payments', 'storedeck' ),
		'method_description' => __( 'Customers pay by check. Useful for testing the checkout.', 'storedeck' ),
		'title'              => __( 'Check payments', 'storedeck' ),
		'description'        => __( 'Please send a check to our store address.', 'storedeck' ),
		'settings'           => array(
			'title'        => $storedeck_title + array( 'default' => __( 'Check payments', 'storedeck' ) ),
			'instructions' => $storedeck_instructions,
		),
	),
	'cod'    => array(
		'method_title'       => __( 'Cash on delivery', 'storedeck' ),
		'method_description' => __( 'Customers pay with cash or by other means upon delivery.', 'storedeck' ),
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
