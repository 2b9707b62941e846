<?php
/*
 * Plugin Name: Storedeck in containers
 * Description: Connects WordPress with the other services of docker-compose.yml.
 */

defined( 'ABSPATH' ) || exit;

// With the profile `replica`, see docs/scaling.md.
if ( getenv( 'STOREDECK_REPLICA' ) ) {
	define( 'STOREDECK_REPORTS_DB_HOST', 'replica:3306' );
}

// The local WordPress of npm start writes emails to a file; here they are sent.
add_filter( 'pre_wp_mail', '__return_null', 20 );

add_action(
	'phpmailer_init',
	static function ( $mailer ) {
		$mailer->isSMTP();
		$mailer->Host        = 'mail'; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase
		$mailer->Port        = 1025; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase
		$mailer->SMTPAutoTLS = false; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase
	}
);

// An IP address is no valid domain of a sender.
add_filter( 'wp_mail_from', static fn( $from ) => str_ends_with( (string) $from, '@127.0.0.1' ) ? 'store@example.com' : $from );
