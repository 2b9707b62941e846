<?php

namespace Storedeck\Foundation\Database\Replica;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the constants of wp-config.php: STOREDECK_REPORTS_DB_HOST, and optionally _USER, _PASSWORD, _NAME, _MAX_LAG
 * and _TIMEOUT with the same prefix.
 */
final class Replica_Settings {

	/** Prefix of the names of the constants. */
	private const PREFIX = 'STOREDECK_REPORTS_DB_';

	/** Constants of WordPress with the default values. */
	private const DEFAULTS = array( 'USER' => 'DB_USER', 'PASSWORD' => 'DB_PASSWORD', 'NAME' => 'DB_NAME' );

	/** Seconds that the replica may lag, and may take for a query. If it takes more, reports are read from the primary. */
	private const LIMITS = array( 'MAX_LAG' => 900, 'TIMEOUT' => 20 );

	/**
	 * Whether a host is set.
	 */
	public static function exist(): bool {
		return '' !== self::get( 'HOST' );
	}

	/**
	 * Whether a host is set and can be used.
	 */
	public static function are_usable(): bool {
		return self::exist() && '' === self::get_problem();
	}

	/**
	 * Why the constants cannot be used.
	 *
	 * @return string Message that names the constant; empty without a problem.
	 */
	public static function get_problem(): string {
		global $wpdb;

		$name = self::PREFIX . 'HOST';

		if ( Database::is_sqlite() ) {
			/* translators: %s: name of a constant. */
			return sprintf( __( '%s requires MySQL or MariaDB, but this site uses SQLite.', 'storedeck' ), $name );
		}

		if ( ! function_exists( 'mysqli_init' ) ) {
			/* translators: %s: name of a constant. */
			return sprintf( __( '%s requires the PHP extension mysqli.', 'storedeck' ), $name );
		}

		$host = self::get( 'HOST' );

		if ( ! is_string( $host ) || 1 !== preg_match( '/^\S+$/D', $host ) || false === $wpdb->parse_db_host( $host ) ) {
			/* translators: 1: name of a constant, 2: example of a host. */
			$message = __( '%1$s must be a host name or an IP address, for example %2$s.', 'storedeck' );

			return sprintf( $message, $name, 'db2.example.com:3306' );
		}

		foreach ( array_keys( self::DEFAULTS ) as $key ) {
			if ( ! is_string( self::get( $key ) ) ) {
				/* translators: %s: name of a constant. */
				return sprintf( __( '%s must be a string.', 'storedeck' ), self::PREFIX . $key );
			}
		}

		foreach ( array_keys( self::LIMITS ) as $key ) {
			$limit = self::get( $key );

			if ( ! is_int( $limit ) || $limit < 0 ) {
				/* translators: %s: name of a constant. */
				return sprintf( __( '%s must be a number of seconds, 0 or more.', 'storedeck' ), self::PREFIX . $key );
			}
		}

		return '';
	}

	/**
	 * Host of the replica, without credentials.
	 */
	public static function get_host(): string {
		$host = self::get( 'HOST' );

		return is_scalar( $host ) ? (string) $host : '';
	}

	/**
	 * What is needed to connect.
	 *
	 * @return array{user: string, password: string, name: string, host: string}
	 */
	public static function get_connection(): array {
		return array(
			'user'     => (string) self::get( 'USER' ),
			'password' => (string) self::get( 'PASSWORD' ),
			'name'     => (string) self::get( 'NAME' ),
			'host'     => self::get_host(),
		);
	}

	/**
	 * What is needed to connect to the primary once more.
	 *
	 * @return array{user: string, password: string, name: string, host: string}
	 */
	public static function get_primary(): array {
		return array(
			'user'     => (string) DB_USER,
			'password' => (string) DB_PASSWORD,
			'name'     => (string) DB_NAME,
			'host'     => (string) DB_HOST,
		);
	}

	/**
	 * Seconds that the replica may lag.
	 */
	public static function get_max_lag(): int {
		return (int) self::get( 'MAX_LAG' );
	}

	/**
	 * Seconds to wait for the result of a query.
	 */
	public static function get_timeout(): int {
		return max( 1, (int) self::get( 'TIMEOUT' ) );
	}

	/**
	 * Value of a constant, or its default.
	 *
	 * @param string $key Name without the prefix.
	 */
	private static function get( string $key ): mixed {
		if ( defined( self::PREFIX . $key ) ) {
			return constant( self::PREFIX . $key );
		}

		if ( isset( self::DEFAULTS[ $key ] ) ) {
			return constant( self::DEFAULTS[ $key ] );
		}

		return self::LIMITS[ $key ] ?? '';
	}
}
