<?php

namespace Storedeck\Foundation\Hooks;

use Storedeck\Foundation\Log;
use Storedeck\Foundation\Request_State;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Collects failed filters. The answer has them in a header, PHP's log has them, and they are shown on
 * the screens of the plugin for an hour.
 */
final class Failures extends Request_State {

	/** Transient with the messages that are shown on the screens of the plugin. */
	private const TRANSIENT = 'storedeck_failed_filters';

	/** Maximum number of messages that are shown. */
	private const MAX_MESSAGES = 20;

	/** Maximum length of a message, which contains clauses of plugins. */
	private const MAX_LENGTH = 1000;

	/**
	 * Messages of this PHP request, which are logged once.
	 *
	 * @var array<string, true>
	 */
	private array $logged = array();

	/**
	 * Messages about results that were not returned yet.
	 *
	 * @var array<string, true>
	 */
	private array $untold = array();

	public static function add( Hook_Exception $error ): void {
		$message = self::describe( $error );

		self::current()->untold[ $message ] = true;
		self::log( $message, $error );
	}

	/**
	 * Adds a failure that leaves a part empty, such as a cell, so that no result is wrong. One that no plugin is to blame for is
	 * only logged.
	 *
	 * @param string $what What failed, in English, for example `The job exports`.
	 */
	public static function add_contained( string $what, Throwable $error ): void {
		$plugin = Plugin_Name::of_error( $error );

		if ( '' === $plugin ) {
			Log::error( "$what failed.", $error );
		} else {
			self::tell( new Hook_Exception( array(), "$what failed in the plugin $plugin: " . $error->getMessage(), $error, true ) );
		}
	}

	/**
	 * Adds a failure that makes no result wrong.
	 */
	public static function tell( Hook_Exception $error ): void {
		self::log( self::describe( $error ), $error );
	}

	/**
	 * Logs a message and shows it to those who manage plugins.
	 */
	private static function log( string $message, Hook_Exception $error ): void {
		if ( isset( self::current()->logged[ $message ] ) ) {
			return;
		}

		self::current()->logged[ $message ] = true;

		Log::error( "A callback of a filter was not applied. $message", $error->getPrevious() ?? $error );

		$stored = self::get_stored();

		if ( ! in_array( $message, $stored, true ) ) {
			set_transient( self::TRANSIENT, array_slice( array( $message, ...$stored ), 0, self::MAX_MESSAGES ), HOUR_IN_SECONDS );
		}
	}

	/**
	 * Adds filters of clauses that are never applied. They change order and pages, not numbers.
	 *
	 * @param string[] $types Types of clauses.
	 */
	public static function add_unsupported( string $context, array $types ): void {
		foreach ( $types as $type ) {
			foreach ( array( "woocommerce_analytics_clauses_$type", "woocommerce_analytics_clauses_{$type}_$context" ) as $hook ) {
				if ( has_filter( $hook ) ) {
					$error = new Hook_Exception( array( $hook ), 'Reports of Storedeck do not apply this filter.' );

					self::log( self::describe( $error ), $error );
				}
			}
		}
	}

	/**
	 * Returns the messages about results since the last call.
	 *
	 * @return list<string>
	 */
	public static function take(): array {
		$untold = self::current()->untold;

		self::current()->untold = array();

		return array_keys( $untold );
	}

	/**
	 * Messages of the last hour.
	 *
	 * @return list<string>
	 */
	public static function get_stored(): array {
		$stored = get_transient( self::TRANSIENT );

		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}

	/**
	 * Forgets the messages, for example because a plugin was deactivated or updated.
	 */
	public static function clear(): void {
		delete_transient( self::TRANSIENT );
	}

	/**
	 * Describes an error with the filters and their callbacks.
	 */
	private static function describe( Hook_Exception $error ): string {
		$hooks = array_map(
			static fn( string $hook ): string =>
				implode( ', ', array( $hook, ...( $error->is_named ? array() : Callback_Names::of_hook( $hook ) ) ) ),
			$error->hooks
		);

		return mb_substr( implode( ': ', array_filter( array( implode( '; ', $hooks ), $error->getMessage() ) ) ), 0, self::MAX_LENGTH );
	}
}
