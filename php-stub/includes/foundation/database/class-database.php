<?php

namespace Storedeck\Foundation\Database;

use Closure;
use PDO;
use Storedeck\Foundation\Request_State;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares and runs queries. A failed query throws instead of returning no rows.
 */
final class Database extends Request_State {

	/** Bytes that temporary tables may use in memory. */
	private const TEMP_TABLE_BYTES = 134217728;

	/** Message of SQLite in the report of its driver. */
	private const SQLITE_MESSAGE = '/SQLSTATE\[\w+\]:?[^:]*:\s*\d+ ([^\n]+)/';

	/** Whether the limits of the session were raised. */
	private bool $has_raised_limits = false;

	/** @var (Closure(): ((Closure(string): list<array<string, string|null>>)|null))|null See find_snapshot_with(). */
	private ?Closure $find_snapshot = null;

	/**
	 * Registers what finds the snapshot that an answer is read from.
	 *
	 * @param Closure(): ((Closure(string): list<array<string, string|null>>)|null) $find Returns what reads it; null if there is none.
	 */
	public static function find_snapshot_with( Closure $find ): void {
		self::current()->find_snapshot = $find;
	}

	/** @return (Closure(string): list<array<string, string|null>>)|null What reads the snapshot; null if there is none. */
	private static function get_snapshot(): ?Closure {
		$find = self::current()->find_snapshot;

		return null === $find ? null : $find();
	}

	/**
	 * Full name of a table.
	 *
	 * @param string $table Short name, or `wp:` and the name of a table of WordPress or a plugin without prefix, for example
	 *                      `wp:terms`.
	 */
	public static function table( string $table ): string {
		global $wpdb;

		if ( ! str_starts_with( $table, 'wp:' ) ) {
			return Tables::get_name( $table );
		}

		$name = substr( $table, 3 );

		// The sites of a network share the tables of users, whose names may differ.
		return in_array( $name, array( 'users', 'usermeta' ), true ) ? $wpdb->$name : $wpdb->prefix . $name;
	}

	/**
	 * Key of a user meta of this site. The sites of a network share users.
	 *
	 * @param string $key Key within the site.
	 */
	public static function get_user_key( string $key ): string {
		global $wpdb;

		return $wpdb->get_blog_prefix() . $key;
	}

	public static function is_sqlite(): bool {
		return is_a( $GLOBALS['wpdb'], 'WP_SQLite_DB' );
	}

	/**
	 * The connection to SQLite of its integration. What is written to it directly is not translated from MySQL.
	 *
	 * @return PDO|null Null for other databases.
	 */
	public static function get_sqlite(): ?PDO {
		$sqlite = $GLOBALS['@pdo'] ?? null;

		return $sqlite instanceof PDO ? $sqlite : null;
	}

	/**
	 * Escapes the placeholders of LIKE.
	 */
	public static function esc_like( string $text ): string {
		global $wpdb;

		return $wpdb->esc_like( $text );
	}

	/**
	 * Replaces {table} by full names in trusted SQL.
	 */
	public static function with_tables( string $sql ): string {
		return (string) preg_replace_callback( '/\{([a-z0-9_:]+)\}/', static fn( array $found ): string => self::table( $found[1] ), $sql );
	}

	/**
	 * Prepares a query.
	 *
	 * @param string                                   $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string|array<int|string>> $values Values of the placeholders. That of an IN or NOT IN condition
	 *                                                         has a list, see placeholders().
	 */
	public static function prepare( string $sql, array $values ): string {
		global $wpdb;

		$sql = self::with_tables( $sql );

		if ( array() !== array_filter( $values, 'is_array' ) ) {
			$lists  = array_map( static fn( $value ): array => is_array( $value ) ? array_values( $value ) : array( $value ), $values );
			$values = array_merge( ...$lists );
			$sql    = (string) preg_replace_callback(
				'/%(?:%|[dfFis])/',
				static function ( array $found ) use ( &$lists ): string {
					return '%%' === $found[0] ? '%%' : self::placeholders( array_shift( $lists ), $found[0] );
				},
				$sql
			);
		}

		return array() === $values ? $sql : (string) $wpdb->prepare( $sql, $values );
	}

	/**
	 * Prepared SQL without the escapes of percent signs, for SQL that is compared or sent over another connection.
	 *
	 * @param string $sql Prepared SQL.
	 */
	public static function unescape( string $sql ): string {
		global $wpdb;

		return $wpdb->remove_placeholder_escape( $sql );
	}

	/**
	 * Placeholders for the list of an IN or NOT IN condition. An empty list, which SQL does not have, is one that
	 * contains no value: IN is true for no row, NOT IN for all.
	 *
	 * @param array<int|string, mixed> $values      Values.
	 * @param string                   $placeholder Placeholder of a single value.
	 */
	public static function placeholders( array $values, string $placeholder = '%d' ): string {
		return array() === $values
			? 'SELECT NULL FROM ( SELECT 1 ) no_row WHERE 1 = 0'
			: implode( ', ', array_fill( 0, count( $values ), $placeholder ) );
	}

	/**
	 * SQL of the columns of a query.
	 *
	 * @param array<string, string> $columns Name => SQL.
	 */
	public static function columns( array $columns ): string {
		$list = array();

		foreach ( $columns as $name => $sql ) {
			$list[] = "$sql AS $name";
		}

		return implode( ', ', $list );
	}

	/**
	 * Raises the size of temporary tables in memory for this request: groups of
	 * hundreds of thousands of rows take many times longer on disk.
	 */
	public static function raise_memory_limits(): void {
		global $wpdb;

		// The connection of a snapshot has them from the start.
		if ( self::current()->has_raised_limits || null !== self::get_snapshot() || self::is_sqlite() ) {
			return;
		}

		self::current()->has_raised_limits = true;

		foreach ( self::get_memory_limits() as $sql ) {
			$wpdb->query( $sql );
		}
	}

	/**
	 * Statements that raise the size of temporary tables in memory for a connection.
	 *
	 * @return string[]
	 */
	public static function get_memory_limits(): array {
		return array_map(
			static fn( string $name ): string => "SET SESSION $name = GREATEST( @@SESSION.$name, " . self::TEMP_TABLE_BYTES . ' )',
			array( 'tmp_table_size', 'max_heap_table_size' )
		);
	}

	/**
	 * Runs a query.
	 *
	 * @param string                                   $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string|array<int|string>> $values Values of the placeholders, see prepare().
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function rows( string $sql, array $values = array() ): array {
		return self::run( self::prepare( $sql, $values ) );
	}

	/**
	 * Values of the first column of a query.
	 *
	 * @param string                                   $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string|array<int|string>> $values Values of the placeholders, see prepare().
	 * @return list<string|null>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function column( string $sql, array $values = array() ): array {
		return array_map( static fn( array $row ) => reset( $row ), array_values( self::rows( $sql, $values ) ) );
	}

	/**
	 * IDs, the values of the first column of a query.
	 *
	 * @param string                                   $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string|array<int|string>> $values Values of the placeholders, see prepare().
	 * @return list<int>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function ids( string $sql, array $values = array() ): array {
		return array_map( 'intval', self::column( $sql, $values ) );
	}

	/**
	 * The value of a query of one column and one row.
	 *
	 * @param string                                   $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string|array<int|string>> $values Values of the placeholders, see prepare().
	 * @return string|null Null also without a row.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function value( string $sql, array $values = array() ): ?string {
		return self::column( $sql, $values )[0] ?? null;
	}

	/**
	 * Runs queries that may fail, for example because a table does not exist, without logging it.
	 *
	 * @template T
	 * @param callable(): T $queries Runs the queries.
	 * @return T|null Null if one failed.
	 */
	public static function attempt( callable $queries ) {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );

		try {
			return $queries();
		} catch ( Query_Exception $failed ) {
			return null;
		} finally {
			$wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Tries a prepared query that reads, without logging an error.
	 *
	 * @return string|null What the database says against it; null when it accepts it.
	 */
	public static function find_error( string $sql ): ?string {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors( true );

		try {
			$wpdb->query( $sql );

			$error = trim( wp_strip_all_tags( html_entity_decode( (string) $wpdb->last_error ) ) );
		} catch ( Throwable $failed ) {
			$error = $failed->getMessage();
		} finally {
			$wpdb->suppress_errors( $suppressed );
			$wpdb->last_error = '';
		}

		// SQLite's driver repeats the queries.
		return '' === $error ? null : ( 1 === preg_match( self::SQLITE_MESSAGE, $error, $found ) ? $found[1] : $error );
	}

	/**
	 * Runs code of WordPress that queries the database and hides errors.
	 *
	 * @template T
	 * @param callable(): T $code Code.
	 * @return T What it returns.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function check( callable $code ) {
		global $wpdb;

		$shown            = $wpdb->hide_errors();
		$wpdb->last_error = '';

		try {
			$result = $code();
		} finally {
			$wpdb->show_errors( $shown );
		}

		if ( '' !== $wpdb->last_error ) {
			throw new Query_Exception( 'The database query failed.' );
		}

		return $result;
	}

	/**
	 * Runs a prepared query, on the snapshot that the answer of which it is a part is read from.
	 *
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function run( string $sql ): array {
		$snapshot = self::get_snapshot();

		return null === $snapshot ? self::run_on_primary( $sql ) : $snapshot( self::unescape( $sql ) );
	}

	/**
	 * Runs a prepared query, on the latest state also while an answer is read from a snapshot.
	 *
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function run_on_primary( string $sql ): array {
		global $wpdb;

		$shown = $wpdb->hide_errors();

		try {
			$rows   = $wpdb->get_results( $sql, ARRAY_A );
			$failed = '' !== $wpdb->last_error || ! is_array( $rows );
		} finally {
			if ( $shown ) {
				$wpdb->show_errors();
			}
		}

		if ( $failed ) {
			throw new Query_Exception( 'The database query failed.', Query_Exception::create( $wpdb->last_error )->getCode() );
		}

		return $rows;
	}
}
