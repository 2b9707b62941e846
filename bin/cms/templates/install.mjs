/**
 * Command line script that installs or updates WordPress. Arguments: site
 * title, password of the administrator, ID of the site. A database with a
 * WordPress that has no such ID belongs to the user and is not changed.
 */
export const installPhp = String.raw`<?php
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require __DIR__ . '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

list( , $storedeck_title, $storedeck_password, $storedeck_mark ) = $argv;

if ( is_blog_installed() && ! get_option( 'storedeck_local_site' ) ) {
	fwrite( STDERR, 'contains a WordPress that was not created by npm start; choose another database' );
	exit( 3 );
}
if ( is_blog_installed() ) {
	wp_upgrade();
	wp_set_password( $storedeck_password, get_user_by( 'login', 'admin' )->ID );
} else {
	wp_install( $storedeck_title, 'admin', 'admin@example.com', false, '', $storedeck_password );
	update_option( 'permalink_structure', '/%postname%/' );
}
update_option( 'storedeck_local_site', $storedeck_mark, false );
`;

/**
 * Activates the plugin and flushes the rewrite rules. This is a separate
 * process because WordPress loads no plugins while it is being installed.
 */
export const activatePhp = String.raw`<?php
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require __DIR__ . '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$storedeck_result = activate_plugin( 'storedeck/storedeck.php' );
if ( is_wp_error( $storedeck_result ) ) {
	fwrite( STDERR, wp_strip_all_tags( $storedeck_result->get_error_message() ) );
	exit( 1 );
}
flush_rewrite_rules( false );
`;

/**
 * Connects to the MySQL server given on standard input (JSON) and creates the
 * database if it does not exist. With "drop", deletes the tables of a local
 * site; the tables of any other WordPress are kept and reported as an error.
 */
export const databasePhp = String.raw`<?php
mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
try {
	$to = json_decode( stream_get_contents( STDIN ), true );
	$db = mysqli_init();
	$db->options( MYSQLI_OPT_CONNECT_TIMEOUT, 5 );
	$db->options( MYSQLI_OPT_READ_TIMEOUT, 30 );
	$db->real_connect( $to['host'], $to['user'], $to['password'], null, $to['port'] );
	$name = '${ '`' }' . str_replace( '${ '`' }', '${ '``' }', $to['name'] ) . '${ '`' }';
	try {
		$db->query( "CREATE DATABASE IF NOT EXISTS $name CHARACTER SET utf8mb4" );
	} catch ( mysqli_sql_exception $e ) {
		// A user without the CREATE privilege can still use an existing
		// database.
		unset( $e );
	}
	$db->select_db( $to['name'] );
	$tables = array_column( $db->query( 'SHOW TABLES' )->fetch_all(), 0 );
	if ( $to['drop'] && in_array( 'wp_options', $tables, true ) ) {
		$mark = $db->query( "SELECT 1 FROM wp_options WHERE option_name = 'storedeck_local_site'" );
		if ( ! $mark->num_rows ) {
			throw new Exception( 'it contains a WordPress that was not created by npm start; nothing was deleted' );
		}
		$db->query( 'SET FOREIGN_KEY_CHECKS = 0' );
		foreach ( $tables as $table ) {
			if ( str_starts_with( $table, 'wp_' ) ) {
				$db->query( 'DROP TABLE ${ '`' }' . str_replace( '${ '`' }', '${ '``' }', $table ) . '${ '`' }' );
			}
		}
	}
} catch ( Throwable $e ) {
	fwrite( STDERR, $e->getMessage() );
	exit( 1 );
}
`;
