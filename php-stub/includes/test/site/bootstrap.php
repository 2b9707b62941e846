<?php
/**
 * Loads WordPress with the plugin into the process of PHPUnit.
 *
 * PHP includes it before PHPUnit (auto_prepend_file), because WordPress expects to be loaded outside of functions.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

// PHPUnit shows errors.
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );

$_SERVER['HTTP_HOST']      ??= 'localhost';
$_SERVER['REQUEST_METHOD'] ??= 'GET';

require json_decode( (string) getenv( 'STOREDECK_SITE' ), true )['wpPath'] . '/wp-load.php';

// What tests share, in folders like those of the plugin's classes.
spl_autoload_register(
	static function ( string $name ): void {
		if ( 1 === preg_match( '/^Storedeck\\\\(.*Test\\\\Site)\\\\(\w+)$/D', $name, $parts ) ) {
			$folder = strtolower( str_replace( array( '\\', '_' ), array( '/', '-' ), $parts[1] ) );

			require_once dirname( __DIR__, 2 ) . "/$folder/{$parts[2]}.php";
		}
	}
);

// PHPUnit prints after the last test.
remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );

// Activation left some.
while ( array() !== Job_Store::open() ) {
	Job_Queue::process();
}

// Tables of older installations have another collation; MariaDB refuses to compare texts of both.
if ( ! is_a( $GLOBALS['wpdb'], 'WP_SQLite_DB' ) ) {
	foreach ( preg_grep( '/storedeck/', $GLOBALS['wpdb']->get_col( 'SHOW TABLES' ), PREG_GREP_INVERT ) as $table ) {
		// phpcs:ignore WordPress.DB -- A name of a table.
		$GLOBALS['wpdb']->query( "ALTER TABLE `$table` CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci" );
	}
}

TableCopies::start();
Request::start();
