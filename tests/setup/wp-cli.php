<?php
/**
 * Runs a command of the plugin like WP-CLI, which is not available where tests
 * run: `php wp-cli.php WORDPRESS COMMAND [ARGUMENT|--OPTION[=VALUE]]…`.
 *
 * It has the functions of WP-CLI that the commands call. Errors end it with 1.
 *
 * @package Storedeck
 */

namespace WP_CLI\Utils {
	/**
	 * Prints items as JSON, or one line each.
	 *
	 * @param string   $format Format.
	 * @param mixed[]  $items  Items.
	 * @param string[] $fields Fields.
	 */
	function format_items( $format, $items, $fields ) {
		if ( 'json' === $format ) {
			echo json_encode( $items ), "\n";
			return;
		}

		echo implode( "\t", $fields ), "\n";

		foreach ( $items as $item ) {
			echo implode( "\t", array_map( static fn( $field ) => $item[ $field ], $fields ) ), "\n";
		}
	}
}

namespace {
	define( 'WP_CLI', true );
	$_SERVER['HTTP_HOST'] = '127.0.0.1';

	/** What commands of WooCommerce extend. Without them, it ends the process. */
	class WP_CLI_Command {}
	class Plugin_Command extends WP_CLI_Command {}

	/** The methods of WP-CLI that the commands call. */
	final class WP_CLI {
		public static array $commands = array();

		public static function add_command( $name, $command ) {
			self::$commands[ $name ] = $command;
		}

		/** Others, with which plugins prepare commands of their own. */
		public static function __callStatic( $name, $args ) {}

		public static function success( $message ) {
			echo "Success: $message\n";
		}

		public static function error( $error ) {
			fwrite( STDERR, 'Error: ' . ( is_wp_error( $error ) ? $error->get_error_message() : $error ) . "\n" );
			exit( 1 );
		}
	}

	list( , $wordpress, $command ) = $argv;
	$arguments = array();
	$options   = array();

	foreach ( array_slice( $argv, 3 ) as $argument ) {
		if ( str_starts_with( $argument, '--' ) ) {
			list( $name, $value ) = explode( '=', substr( $argument, 2 ), 2 ) + array( 1 => true );
			$options[ $name ]     = $value;
		} else {
			$arguments[] = $argument;
		}
	}

	require $wordpress . '/wp-load.php';

	// A parameter of WP-CLI itself.
	if ( isset( $options['user'] ) ) {
		wp_set_current_user( get_user_by( 'login', $options['user'] )->ID );
		unset( $options['user'] );
	}

	$instance = new WP_CLI::$commands['storedeck']();
	$instance->$command( $arguments, $options );
}
