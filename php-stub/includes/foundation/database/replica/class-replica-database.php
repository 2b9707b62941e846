<?php

namespace Storedeck\Foundation\Database\Replica;

use mysqli;
use Storedeck\Foundation\Database\Database;
use wpdb;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- wpdb has no timeouts, and ends the request if it cannot connect.

/**
 * A second wpdb, on which a transaction that only reads is open.
 *
 * It does not connect again by itself: what is read afterwards would be of another state.
 */
final class Replica_Database extends wpdb {

	/** Seconds to wait for a connection. */
	private const CONNECT_TIMEOUT = 2;

	/**
	 * Connects.
	 *
	 * @param array{user: string, password: string, name: string, host: string} $connection Server and account.
	 * @param int                                                               $timeout    Seconds to wait for the result of a query; 0 for the default of PHP.
	 * @throws Replica_Exception When that is not possible.
	 */
	public function __construct( array $connection, private int $timeout = 0 ) {
		parent::__construct( $connection['user'], $connection['password'], $connection['name'], $connection['host'] );
		$this->hide_errors();
		$this->suppress_errors();
	}

	/**
	 * Connects.
	 *
	 * @param bool $allow_bail Not used: errors are thrown.
	 * @throws Replica_Exception When that is not possible.
	 */
	public function db_connect( $allow_bail = true ) {
		$this->is_mysql = true;

		list( $host, $port, $socket, $is_ipv6 ) = (array) $this->parse_db_host( $this->dbhost );

		mysqli_report( MYSQLI_REPORT_OFF );

		$driver = mysqli_init();

		$driver->options( MYSQLI_OPT_CONNECT_TIMEOUT, self::CONNECT_TIMEOUT );

		if ( $this->timeout > 0 ) {
			$driver->options( MYSQLI_OPT_READ_TIMEOUT, $this->timeout );
		}

		// phpcs:ignore Generic.PHP.NoSilencedErrors.Discouraged -- The error is thrown.
		$is_connected = @$driver->real_connect(
			$is_ipv6 ? "[$host]" : $host,
			$this->dbuser,
			$this->dbpassword,
			$this->dbname,
			(int) $port,
			$socket,
			defined( 'MYSQL_CLIENT_FLAGS' ) ? MYSQL_CLIENT_FLAGS : 0
		);

		if ( ! $is_connected ) {
			throw new Replica_Exception( (string) $driver->connect_error, (int) $driver->connect_errno );
		}

		$this->dbh = $driver;
		$this->init_charset();
		$this->set_charset( $this->dbh );
		$this->ready = true;
		$this->set_sql_mode();

		foreach ( array( 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ', ...Database::get_memory_limits() ) as $sql ) {
			$this->execute( $sql );
		}

		return true;
	}

	/**
	 * Called when the connection was lost.
	 *
	 * @param bool $allow_bail Not used.
	 * @throws Replica_Exception Always.
	 */
	public function check_connection( $allow_bail = true ) {
		throw new Replica_Exception( 'The connection was lost.', 2006 );
	}

	/**
	 * Begins to read one state of the data, in which nothing changes until the next call.
	 *
	 * @throws Replica_Exception When the database reports an error.
	 */
	public function begin(): void {
		$this->execute( 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY' );
	}

	/**
	 * Ends what begin() has begun.
	 */
	public function end(): void {
		// A lost connection has ended it.
		$this->dbh instanceof mysqli && $this->dbh->query( 'COMMIT' );
	}

	/**
	 * Runs a query.
	 *
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Replica_Exception When the database reports an error.
	 */
	public function read( string $sql ): array {
		$rows = $this->get_results( $sql, ARRAY_A );

		if ( '' !== $this->last_error || ! is_array( $rows ) ) {
			throw new Replica_Exception( $this->last_error, $this->get_error_code() );
		}

		return $rows;
	}

	/**
	 * Runs a statement.
	 *
	 * @throws Replica_Exception When the database reports an error.
	 */
	private function execute( string $sql ): void {
		if ( ! $this->dbh->query( $sql ) ) {
			throw new Replica_Exception( (string) $this->dbh->error, $this->get_error_code() );
		}
	}

	/**
	 * Code of the last error.
	 */
	private function get_error_code(): int {
		return $this->dbh instanceof mysqli ? (int) $this->dbh->errno : 2006;
	}
}
