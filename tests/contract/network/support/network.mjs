import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { client, mustUse, php, site } from '../../../setup/site.mjs';

/** Host of the second site. The server has one address, so a header names the site. */
const SECOND = 'second.test';

/** Requests of the administrator on the second site. */
export const second = client( { 'x-test-site': SECOND } );

/** Runs PHP code in the process of the first site, on which only its plugins are loaded. */
export const onFirst = php;

/**
 * Makes a network of the site, with a second site. The plugin is active on both.
 *
 * @return {number} ID of the second site.
 */
export function createNetwork() {
	php( `
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		global $wpdb;
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
		install_network();
		populate_network( 1, 'first.test', 'admin@example.com', 'Network', '/', true );
		return true;
	` );
	const config = path.join( site.wpPath, 'wp-config.php' );
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replace(
			'<?php',
			`<?php
$_SERVER['HTTP_HOST'] = $_SERVER['HTTP_X_TEST_SITE'] ?? 'first.test';
define( 'WP_ALLOW_MULTISITE', true );
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', true );
define( 'DOMAIN_CURRENT_SITE', 'first.test' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`
		)
	);
	writeFileSync(
		mustUse( 'test-site.php' ),
		"<?php if ( isset( $_SERVER['HTTP_X_TEST_SITE'] ) ) { add_filter( 'determine_current_user', static fn() => 1 ); }"
	);
	// PHP may use the earlier configuration for a moment.
	while ( ! php( 'return is_multisite();' ) ) {}
	return php( `
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		deactivate_plugins( 'storedeck/storedeck.php' );
		$second = wp_insert_site( array( 'domain' => '${ SECOND }', 'path' => '/', 'title' => 'Second', 'user_id' => 1 ) );
		activate_plugin( 'storedeck/storedeck.php', '', true );
		return $second;
	` );
}
