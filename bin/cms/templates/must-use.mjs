/**
 * The must-use plugin of the local CMS. It exists in this tree only: it signs
 * in who holds the token of this start, keeps mail on this machine, and tells
 * the front server when scheduled work is due.
 */
export const mustUsePhp = String.raw`<?php
/*
 * Plugin Name: Storedeck local CMS
 * Description: Sign-in by token, mail to a file, scheduled work. Only in a local copy made by npm start.
 */

defined( 'ABSPATH' ) || exit;

$GLOBALS['storedeck_local'] = require dirname( ABSPATH ) . '/local.php';

add_action(
	'init',
	static function () {
		if ( ! isset( $_GET['storedeck-login'] ) || ! is_string( $_GET['storedeck-login'] ) ) {
			return;
		}
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		$login = isset( $_GET['user'] ) && is_string( $_GET['user'] ) ? wp_unslash( $_GET['user'] ) : 'admin';
		$user  = get_user_by( 'login', $login );
		if ( ! hash_equals( $GLOBALS['storedeck_local']['token'], wp_unslash( $_GET['storedeck-login'] ) ) || ! $user ) {
			wp_die( 'This sign-in address is from an earlier start. Use the one the terminal shows now.', 'Storedeck', array( 'response' => 403 ) );
		}
		wp_set_auth_cookie( $user->ID, true );
		wp_safe_redirect( admin_url( 'admin.php?page=storedeck&path=%2Fanalytics%2Frevenue' ) );
		exit;
	},
	0
);

// One process answers everything when PHP is WebAssembly: a request to itself would wait for itself.
if ( 'wasm' === $GLOBALS['storedeck_local']['engine'] ) {
	add_filter( 'block_local_requests', '__return_true' );
}

// Nothing outside is asked, so there are no updates to hear of.
foreach ( array( 'core', 'plugins', 'themes' ) as $storedeck_kind ) {
	add_filter(
		"pre_site_transient_update_$storedeck_kind",
		static fn() => (object) array(
			'last_checked'    => time(),
			'version_checked' => $GLOBALS['wp_version'],
			'checked'         => array(),
			'response'        => array(),
			'updates'         => array(),
		)
	);
}
unset( $storedeck_kind );
add_action(
	'init',
	static function () {
		remove_action( 'wp_version_check', 'wp_version_check' );
		remove_action( 'wp_update_plugins', 'wp_update_plugins' );
		remove_action( 'wp_update_themes', 'wp_update_themes' );
	}
);

add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) {
		$to = implode( ', ', (array) $mail['to'] );
		file_put_contents( dirname( ABSPATH ) . '/mail.log', "To: $to\nSubject: {$mail['subject']}\n\n{$mail['message']}\n\n----\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);

if ( wp_doing_cron() ) {
	register_shutdown_function(
		static function () {
			$times = array_filter( array_keys( (array) _get_cron_array() ), 'is_int' );
			if ( ! headers_sent() ) {
				header( 'X-Storedeck-Next-Cron: ' . ( $times ? max( 0, min( $times ) - time() ) : '' ) );
			}
		}
	);
}
`;
