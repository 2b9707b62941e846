<?php
/**
 * Installs WordPress, or a network with a second site, and activates the plugin:
 * `php install.php WORDPRESS URL PASSWORD PLAIN NETWORK`.
 *
 * @package Storedeck
 */

list( , $wordpress, $url, $password, $plain, $network ) = $argv;

$parts = parse_url( $url );

$_SERVER['HTTP_HOST']       = $parts['host'] . ':' . $parts['port'];
$_SERVER['SERVER_NAME']     = $parts['host'];
$_SERVER['REQUEST_URI']     = ( $parts['path'] ?? '' ) . '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

if ( 'install' === ( $argv[6] ?? '' ) ) {
	define( 'WP_INSTALLING', true );
	require $wordpress . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'Test site', 'admin', 'admin@example.com', false, '', $password );
	update_option( 'permalink_structure', '1' === $plain ? '' : '/%postname%/' );

	if ( '' !== $network ) {
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
			$wpdb->$table = $name;
		}

		install_network();
		populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.com', 'Network', '/', false );
	}
	exit;
}

require $wordpress . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

if ( '' !== $network ) {
	wp_set_current_user( 1 );
	$site = wp_insert_site(
		array(
			'domain'  => $_SERVER['HTTP_HOST'],
			'path'    => '/second/',
			'title'   => 'Second site',
			'user_id' => 1,
		)
	);

	// WordPress removes the colon of a port.
	$wpdb->update( $wpdb->blogs, array( 'domain' => $_SERVER['HTTP_HOST'] ), array( 'blog_id' => $site ) );
	clean_blog_cache( $site );
	update_blog_option( $site, 'siteurl', $url . '/second' );
	update_blog_option( $site, 'home', $url . '/second' );

	if ( 'site' === $network ) {
		switch_to_blog( $site );
	}
}

$result = activate_plugin( 'storedeck/storedeck.php', '', 'network' === $network );

if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() );
	exit( 1 );
}

flush_rewrite_rules( false );
