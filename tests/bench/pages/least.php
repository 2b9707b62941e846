<?php
/**
 * A page of the admin with nothing but one line, drawn by WordPress' React with
 * WordPress' stores: the minimum that any screen made of them takes.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		add_management_page(
			'Least',
			'Least',
			'read',
			'storedeck-bench-least',
			static function () {
				echo '<div class="wrap"><h1>Least</h1><div id="storedeck-bench-least"></div></div>';
			}
		);
	}
);

add_action(
	'admin_enqueue_scripts',
	static function ( $page ) {
		if ( 'tools_page_storedeck-bench-least' !== $page ) {
			return;
		}
		wp_register_script( 'storedeck-bench-least', false, array( 'wp-element', 'wp-data', 'wp-i18n' ), '1', true );
		wp_add_inline_script(
			'storedeck-bench-least',
			'wp.element.createRoot( document.getElementById( "storedeck-bench-least" ) ).render('
			. 'wp.element.createElement( "p", { className: "storedeck-bench-least" }, "Shown" ) );'
		);
		wp_enqueue_script( 'storedeck-bench-least' );
	}
);
