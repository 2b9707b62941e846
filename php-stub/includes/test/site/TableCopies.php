<?php
/**
 * Database of tests with a site.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

use PDO;
use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- These statements must not be noticed by the code under test.

/**
 * Restores the tables that a test or a class wrote.
 *
 * A transaction around each test would not do: the plugin has transactions itself, reads reports on a second
 * connection, and creates tables. So tests store what they write, and each table is restored from a copy.
 * Copies are temporary tables, in levels: the site after WordPress was loaded, a demo store, what a class prepares.
 * Numbers of AUTO_INCREMENT columns go on, so that no test finds the id of another one.
 */
final class TableCopies {

	/** Option of a site whose tables a process has not restored yet. */
	private const OPTION = 'storedeck_test_tables';

	/**
	 * Levels of copies: names of temporary tables by table.
	 *
	 * @var list<array<string, string>>
	 */
	private static array $levels = array();

	/**
	 * Statements that create the tables of the first level.
	 *
	 * @var array<string, string>
	 */
	private static array $definitions = array();

	/**
	 * Tables that were written since the last level, with whether they may have been created, changed or dropped.
	 *
	 * @var array<string, bool>
	 */
	private static array $written = array();

	/**
	 * Levels that were left and can be entered again, by name.
	 *
	 * @var array<string, array<string, string>>
	 */
	private static array $kept = array();

	/**
	 * Number of copies so far.
	 *
	 * @var int
	 */
	private static int $copies = 0;

	/**
	 * Copies all tables, and begins to note writes.
	 *
	 * @throws RuntimeException When an earlier process was killed before it restored the tables.
	 */
	public static function start(): void {
		global $wpdb;

		if ( ! add_option( self::OPTION, 'yes' ) ) {
			throw new RuntimeException( 'Earlier tests did not restore the site. Begin with a new one.' );
		}

		// The data need not survive the machine.
		self::get_sqlite()?->exec( 'PRAGMA synchronous = OFF' );

		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			self::$definitions[ $table ] = $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1];
			self::$written[ $table ]     = false;
		}

		self::add_level();
		add_filter( 'query', array( self::class, 'note' ), PHP_INT_MAX );
		register_shutdown_function(
			static function (): void {
				if ( 1 === count( self::$levels ) && array() === self::$written ) {
					delete_option( self::OPTION );
				}
			}
		);
	}

	/**
	 * Begins a level with what was written since the last one.
	 */
	public static function add_level(): void {
		self::$levels[] = array_map( array( self::class, 'copy' ), array_combine( $names = array_keys( self::$written ), $names ) );
		self::$written  = array();
	}

	/**
	 * Ends the last level: restores the one before.
	 */
	public static function drop_level(): void {
		foreach ( array_pop( self::$levels ) as $table => $copy ) {
			self::$written[ $table ] ??= false;
			self::run( "DROP TABLE $copy" );
		}

		self::restore();
	}

	/**
	 * Begins a level that is filled once.
	 *
	 * @param string           $name Name.
	 * @param callable(): void $fill Fills it.
	 * @throws Throwable What the callback throws. Nothing has changed then.
	 */
	public static function enter( string $name, callable $fill ): void {
		if ( ! isset( self::$kept[ $name ] ) ) {
			// Some writes do not use $wpdb.
			self::$written += array_fill_keys( array_keys( self::$definitions ), false );

			try {
				$fill();
			} catch ( Throwable $error ) {
				self::restore();
				throw $error;
			}

			self::add_level();
			return;
		}

		self::$levels[] = self::$kept[ $name ];
		self::$written  = array_fill_keys( array_keys( self::$kept[ $name ] ), false );
		self::restore();
	}

	/**
	 * Ends a level that enter() began.
	 *
	 * @param string $name Name.
	 */
	public static function leave( string $name ): void {
		self::$kept[ $name ] = array_pop( self::$levels );
		self::$written      += array_fill_keys( array_keys( self::$kept[ $name ] ), false );
		self::restore();
	}

	/**
	 * Restores what was written since the last level began.
	 */
	public static function restore(): void {
		global $wpdb;

		$written       = self::$written;
		self::$written = array();

		foreach ( array_keys( array_filter( $written ) ) as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" );

			if ( isset( self::$definitions[ $table ] ) ) {
				$wpdb->query( self::$definitions[ $table ] );
			}
		}

		self::$written = array();
		self::run( self::get_sqlite() ? 'BEGIN' : 'START TRANSACTION' );

		foreach ( array_keys( array_intersect_key( $written, self::$definitions ) ) as $table ) {
			self::run( "DELETE FROM `$table`" );
			self::run( "INSERT INTO `$table` SELECT * FROM " . self::find_copy( $table ) );
		}

		self::run( 'COMMIT' );
		wp_cache_flush();
	}

	/**
	 * Notes which tables a statement writes. A filter of `query`.
	 *
	 * @param string $sql Statement.
	 * @return string
	 */
	public static function note( $sql ) {
		global $wpdb;

		$is_ddl = 1 === preg_match( '/^\W*(?:TRUNCATE|CREATE|DROP|ALTER|RENAME)\b(?!\s+TEMPORARY)/i', (string) $sql );

		if ( $is_ddl || 1 === preg_match( '/^\W*(?:INSERT|REPLACE|UPDATE|DELETE)\b/i', (string) $sql ) ) {
			// Also tables that are only read: restoring them changes nothing.
			preg_match_all( "/\b{$wpdb->prefix}\w+/", (string) $sql, $names );

			foreach ( array_unique( $names[0] ) as $table ) {
				if ( $is_ddl || isset( self::$definitions[ $table ] ) ) {
					self::$written[ $table ] = $is_ddl || ( self::$written[ $table ] ?? false );
				}
			}
		}

		return $sql;
	}

	/**
	 * Copies a table.
	 *
	 * @param string $table Table.
	 * @return string Name of the copy.
	 */
	private static function copy( string $table ): string {
		$copy = 'copy_' . ( ++self::$copies );

		self::run( "CREATE TEMPORARY TABLE $copy AS SELECT * FROM `$table`" );

		return $copy;
	}

	/**
	 * The newest copy of a table.
	 *
	 * @param string $table Table.
	 */
	private static function find_copy( string $table ): string {
		foreach ( array_reverse( self::$levels ) as $level ) {
			if ( isset( $level[ $table ] ) ) {
				return $level[ $table ];
			}
		}

		throw new RuntimeException( "There is no copy of $table." );
	}

	/**
	 * Runs a statement of the database itself.
	 *
	 * @param string $sql Statement.
	 * @throws RuntimeException When it fails.
	 */
	private static function run( string $sql ): void {
		global $wpdb;

		$sqlite = self::get_sqlite();

		if ( false === ( $sqlite ? $sqlite->exec( $sql ) : mysqli_query( $wpdb->dbh, $sql ) ) ) {
			throw new RuntimeException( "$sql: " . ( $sqlite ? implode( ' ', $sqlite->errorInfo() ) : mysqli_error( $wpdb->dbh ) ) );
		}
	}

	/**
	 * Connection to SQLite; null with MariaDB.
	 */
	private static function get_sqlite(): ?PDO {
		global $wpdb;

		return is_a( $wpdb, 'WP_SQLite_DB' ) ? $wpdb->get_driver()->get_connection()->get_pdo() : null;
	}
}
