<?php

namespace Storedeck\Foundation\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Options that grant permissions, run code or control the site. They cannot be
 * read or written through the REST API even when a filter adds them.
 */
final class Forbidden_Options {

	/** Names of options. */
	private const NAMES = array(
		'active_plugins', 'active_sitewide_plugins', 'admin_email', 'auth_key', 'auth_salt',
		'auto_core_update_notified', 'cron', 'default_role', 'home', 'logged_in_key', 'logged_in_salt',
		'mailserver_pass', 'new_admin_email', 'nonce_key', 'nonce_salt', 'recently_activated',
		'recovery_keys', 'secure_auth_key', 'secure_auth_salt', 'siteurl', 'stylesheet', 'template',
		'uninstall_plugins', 'upload_path', 'upload_url_path', 'users_can_register',
	);

	public static function contains( string $name ): bool {
		$name = strtolower( trim( $name ) );

		return in_array( $name, self::NAMES, true )
			|| str_ends_with( $name, 'user_roles' )
			|| str_starts_with( $name, '_transient' )
			|| str_starts_with( $name, '_site_transient' )
			|| str_starts_with( $name, 'widget_' )
			|| str_starts_with( $name, 'theme_mods_' );
	}
}
