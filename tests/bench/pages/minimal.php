<?php
/**
 * Adds an admin page with one line of text, rendered by WordPress' React with its
 * data stores loaded: the lower limit for the load time of all screens.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		add_management_page(
			'Minimal',
			'Minimal',
			'read',
			'storedeck-bench-minimal',
			static function () {
				echo '<div class="wrap"><h1>Minimal</h1><div id="storedeck-bench-minimal"></div></div>';
			}
		);
	}
);

add_action(
	'admin_enqueue_scripts',
	static function ( $page ) {
		if ( 'tools_page_storedeck-bench-minimal' !== $page ) {
			return;
		}
		wp_register_script( 'storedeck-bench-minimal', false, array( 'wp-element', 'wp-data', 'wp-i18n' ), '1', true );
		wp_add_inline_script(
			'storedeck-bench-minimal',
			'wp.element.createRoot( document.getElementById( "storedeck-bench-minimal" ) ).render('
			. 'wp.element.createElement( "p", { className: "storedeck-bench-minimal" }, "Shown" ) );'
		);
		wp_enqueue_script( 'storedeck-bench-minimal' );
	}
);
