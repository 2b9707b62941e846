<?php
/**
 * Plugin Name: Registers (Storedeck example)
 * Description: Reports by the register of a point of sale, which its orders have as meta: filters, rows and a column of Orders.
 * Requires Plugins: storedeck
 * Text Domain: pos-register
 *
 * @package Pos_Register
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'storedeck_register_reports',
	static fn() => storedeck_register_dimension(
		'pos-register',
		array(
			'label'      => __( 'Register', 'pos-register' ),
			'order_meta' => '_pos_register',
		)
	)
);
