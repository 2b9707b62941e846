/**
 * The must-use plugin of a local site: logs in users who open the URL with this
 * start's token, writes emails to a file, blocks external requests, and tells
 * the HTTP server when the next WP-Cron event is due.
 */
export const mustUsePhp = String.raw`<?php
/*
 * Plugin Name: Storedeck local CMS
 * Description: Logs in by token, writes emails to a file, blocks external requests and schedules WP-Cron. Only for sites created by npm start.
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
			wp_die( 'This login link has expired. Use the link that the terminal shows.', 'Storedeck', array( 'response' => 403 ) );
		}
		wp_set_auth_cookie( $user->ID, true );
		wp_safe_redirect( admin_url( 'admin.php?page=storedeck' ) );
		exit;
	},
	0
);

// Reloads pages when a file changes: see bin/dev/extension.
if ( ! empty( $GLOBALS['storedeck_local']['reloadScript'] ) ) {
	foreach ( array( 'admin_head', 'wp_head', 'login_head' ) as $storedeck_head ) {
		add_action(
			$storedeck_head,
			static function () {
				wp_print_script_tag( array( 'src' => $GLOBALS['storedeck_local']['reloadScript'] ) );
			},
			0
		);
	}
	unset( $storedeck_head );
}

// PHP as WebAssembly has few workers: a request to the site itself could wait
// for its own worker.
if ( 'wasm' === $GLOBALS['storedeck_local']['engine'] ) {
	add_filter( 'block_local_requests', '__return_true' );
}

// External requests are blocked, so that there are no updates.
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

// WordPress logs a warning when a request to wordpress.org is blocked, but not
// for status 503. WP_HTTP_BLOCK_EXTERNAL blocks all other hosts.
add_filter(
	'pre_http_request',
	static function ( $response, $args, $url ) {
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		if ( false !== $response || ! preg_match( '/(^|\.)wordpress\.org$/D', $host ) ) {
			return $response;
		}
		return array(
			'headers'  => array(),
			'body'     => '',
			'response' => array(
				'code'    => 503,
				'message' => 'Service Unavailable',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	},
	10,
	3
);

// Replaces Gravatar, an external service. Avatars of other plugins are kept.
add_filter(
	'pre_get_avatar_data',
	static function ( $args ) {
		if ( ! isset( $args['url'] ) ) {
			$args['url']          = content_url( 'mu-plugins/storedeck-avatar.svg' );
			$args['found_avatar'] = false;
		}
		return $args;
	},
	99
);

add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) {
		$to  = implode( ', ', (array) $mail['to'] );
		$log = dirname( ABSPATH ) . '/mail.log';
		// Emails may contain password reset links: the file is only readable
		// for its owner.
		touch( $log );
		chmod( $log, 0600 );
		file_put_contents( $log, "To: $to\nSubject: {$mail['subject']}\n\n{$mail['message']}\n\n----\n", FILE_APPEND | LOCK_EX );
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

/** The avatar of all users. */
export const avatarSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#c3c4c7" d="M0 0h96v96H0z"/><path fill="#fff" d="M48 18a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM14 96c0-22 15-36 34-36s34 14 34 36z"/></svg>
`;
