<?php

namespace Storedeck\Reports;

use InvalidArgumentException;
use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the database try the SQL of plugins, in queries without rows, before reports use it.
 *
 * What was tried is stored, so that an ordinary request makes no query: until the SQL differs in more than its numbers and texts, a
 * plugin was activated, updated or deactivated, or a day has passed.
 *
 * @phpstan-type Probe array{path: string, from: string, is_sum: bool, sql: string, values: list<int|string>}
 */
final class Sql_Check {

	/** Option with the time and the error of what was tried, by hash. It is loaded with the other options. */
	public const OPTION = 'storedeck_checked_sql';

	/** Seconds until refused SQL is tried again, for a table that is created meanwhile, and other SQL. */
	private const RETRY_AFTER = MINUTE_IN_SECONDS;
	private const VALID_FOR   = DAY_IN_SECONDS;

	/** Number of results that are stored. */
	private const MAX_RESULTS = 100;

	/** Length from which SQL is cut in errors. */
	private const MAX_LENGTH = 200;

	/** Classes that make the queries from the definition; others have SQL of their own. */
	private const QUERIES = array( Stats_Query::class, Groups_Query::class, Items_Query::class );

	/** Values of filters by type, where they need no look-up. */
	private const SAMPLES = array(
		'statuses' => array( 'completed' ),
		'ids'      => array( 1 ),
		'strings'  => array( 'a' ),
		'texts'    => 'a,1',
		'search'   => 'word',
	);

	/** Forgets what was tried when tables may have changed. */
	public static function register_hooks(): void {
		foreach ( array( 'activated_plugin', 'deactivated_plugin', 'upgrader_process_complete' ) as $action ) {
			add_action( $action, array( self::class, 'forget' ) );
		}
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Tries what stats or items add to those that are known to work.
	 *
	 * @param string               $path  Path of stats or items, for errors.
	 * @param array<string, mixed> $part  Stats or items, or a fact.
	 * @param array<string, mixed> $known The same before a plugin changed it; empty for those of a plugin.
	 * @throws InvalidArgumentException When the database refuses some of it.
	 */
	public static function check( string $path, array $part, array $known = array() ): void {
		if ( isset( $part['query'] ) && ! in_array( $part['query'], self::QUERIES, true ) ) {
			return;
		}

		$is_known = ( $known['table'] ?? '' ) === $part['table'];
		$probes   = self::get_probes( $part, $is_known ? $known : array() );

		// Rows of facts need no test, those of plugins have at least a table.
		if ( $is_known && array() === $probes ) {
			return;
		}

		self::check_probes( $path . '.', $probes, $is_known, $part['table'] );
	}

	/**
	 * Tries one expression on the rows of a fact.
	 *
	 * @param string $key    Key that has it.
	 * @param bool   $is_sum Whether it is the sum of a metric.
	 * @throws InvalidArgumentException When the database refuses it.
	 */
	public static function check_expression( string $key, string $sql, array $fact, bool $is_sum = false ): void {
		$probe = array(
			'path'   => $key,
			'from'   => Facts::get_from( $fact['table'], (array) array_values( $fact['sources'] )[0] ),
			'is_sum' => $is_sum,
			'sql'    => $sql,
			'values' => array(),
		);

		self::check_probes( '', array( $probe ), true, $fact['table'] );
	}

	/**
	 * Tries SQL unless that was done.
	 *
	 * @param string $prefix   Prefix of paths.
	 * @param bool   $is_known Whether the table is not the plugin's.
	 * @throws InvalidArgumentException When the database refuses some of it.
	 */
	private static function check_probes( string $prefix, array $probes, bool $is_known, string $table ): void {
		$results = (array) get_option( self::OPTION, array() );
		$hash    = self::get_hash( array( $table, $probes ) );

		list( $time, $error ) = $results[ $hash ] ?? array( 0, '' );

		if ( time() - $time >= ( '' === $error ? self::VALID_FOR : self::RETRY_AFTER ) ) {
			$error = self::run( $probes, $is_known, Facts::get_from( $table, array() ) );

			if ( null === $error ) {
				return;
			}

			unset( $results[ $hash ] );
			update_option( self::OPTION, array_slice( array( $hash => array( time(), $error ) ) + $results, 0, self::MAX_RESULTS ) );
		}

		if ( '' !== $error ) {
			throw new InvalidArgumentException( $prefix . $error );
		}
	}

	/**
	 * SQL of a part that is not known.
	 *
	 * @param array<string, mixed> $known What is known of it.
	 * @return list<Probe>
	 */
	private static function get_probes( array $part, array $known ): array {
		$is_list = isset( $part['columns'] ) && ! isset( $part['group'] );
		$sources = $is_list ? array( $part['join'] ?? array() ) : $part['sources'] ?? array( array() );
		$main    = (array) array_values( $sources )[0];
		$get     = static fn( string $path, ?string $sql, array $joins, array $values, bool $is_sum ): array =>
			compact( 'path', 'is_sum', 'sql', 'values' ) + array( 'from' => Facts::get_from( $part['table'], $joins ) );
		$probes  = array();

		foreach ( array( 'id', 'where', 'status', 'currency', 'gmt_column' ) as $key ) {
			if ( ( $known[ $key ] ?? null ) !== ( $part[ $key ] ?? null ) ) {
				$probes[] = $get( $key, $part[ $key ] ?? '', $main, array(), false );
			}
		}

		foreach ( array( 'date_columns', 'columns', 'orderby', 'group', 'groups', 'fields', 'segments', 'filters' ) as $list ) {
			foreach ( $part[ $list ] ?? array() as $key => $entry ) {
				if ( ( $known[ $list ][ $key ] ?? null ) === $entry ) {
					continue;
				}

				$joins = match ( $list ) {
					'fields'   => (array) ( $sources[ $entry['source'] ?? '' ] ?? $main ),
					'segments' => array( ...$main, ...$entry['through'] ?? array() ),
					default    => $main,
				};

				foreach ( 'orderby' === $list && ! $is_list ? array() : self::get_sql( $list, $entry ) as $end => list( $sql, $values ) ) {
					$probes[] = $get( "$list.$key$end", $sql, $joins, $values, 'fields' === $list );
				}
			}
		}

		return array_values( array_filter( $probes, static fn( array $probe ): bool => '' !== (string) $probe['sql'] ) );
	}

	/**
	 * SQL of an entry of a list, with values of its placeholders, by the end of its path.
	 *
	 * @return array<string, array{0: string|null, 1: array<int, int|string>}>
	 */
	private static function get_sql( string $list, mixed $entry ): array {
		return match ( $list ) {
			'columns'  => array( '' => array( 'date' === $entry[0] ? '' : $entry[1], array() ) ),
			'fields'   => array( '' => array( Metrics::get_sql( $entry ), array() ) ),
			'segments' => array( '.id' => array( $entry['id'] ?? '', array() ) ),
			'filters'  => self::get_conditions( $entry ),
			default    => array( '' => array( $entry, array() ) ),
		};
	}

	/**
	 * Conditions of a filter with sample values, by the end of their path.
	 *
	 * @return array<string, array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_conditions( array $filter ): array {
		if ( isset( $filter['choices'] ) ) {
			return array_combine(
				array_map( static fn( $choice ): string => ".choices.$choice", array_keys( $filter['choices'] ) ),
				array_map( static fn( $sql ): array => array( $sql, array() ), array_values( $filter['choices'] ) )
			);
		}

		$ends   = substr_count( (string) ( $filter['sql'] ?? '' ), '{value}' );
		$sample = match ( $filter['type'] ) {
			'number' => range( 1, max( 1, $ends ) ),
			'date'   => array_slice( array( '2020-01-01', '2020-01-02' ), 0, max( 1, $ends ) ),
			default  => self::SAMPLES[ $filter['type'] ] ?? null,
		};

		if ( null === $sample || ! isset( $filter['sql'] ) && ! isset( $filter['columns'] ) ) {
			return array();
		}

		$found = ( new Model\Filter_Values() )->get_conditions( $filter, $sample );

		return array_slice( array( '.sql' => $found[0] ?? array( '', array() ) ), 0, count( $found ) );
	}

	/**
	 * Tries each SQL.
	 *
	 * @param list<Probe> $probes   SQL.
	 * @param bool        $is_known Whether the table is not the plugin's.
	 * @param string      $table    SQL of the table alone.
	 * @return string|null Path of what was refused, and why; empty when all is accepted, null when the database is not available.
	 */
	private static function run( array $probes, bool $is_known, string $table ): ?string {
		$reason = self::find_error( $table );

		// Tables of ours that are not there, and a server that does not answer, are not the plugin's.
		if ( null !== $reason ) {
			return $is_known || null !== Database::find_error( 'SELECT 1' ) ? null : self::describe( 'table', $reason, $table );
		}

		foreach ( $probes as $probe ) {
			$reason = self::find_error( $probe['from'], $probe['sql'], $probe['values'] );

			if ( null !== $reason ) {
				$of_rows = self::find_error( $probe['from'] );

				return null === $of_rows
					? self::describe( $probe['path'], $reason, $probe['sql'] )
					: self::describe( $probe['is_sum'] ? 'sources' : 'join', $of_rows, $probe['from'] );
			}
		}

		return '';
	}

	/**
	 * Error of a query without rows.
	 *
	 * @param string            $from   SQL of the tables.
	 * @param string            $sql    SQL of a column.
	 * @param array<int|string> $values Values of its placeholders.
	 * @return string|null Null when the database accepts it.
	 */
	private static function find_error( string $from, string $sql = '1', array $values = array() ): ?string {
		$query = Database::prepare( Facts::to_sql( "SELECT ( $sql ) FROM $from" ) . ' WHERE 1 = %d LIMIT 0', array( ...$values, 1 ) );

		return '' === $query ? 'wrong placeholders, write %% for a percent sign' : Database::find_error( $query );
	}

	/** What was refused, and why. */
	private static function describe( string $path, string $reason, string $sql ): string {
		$short = mb_strlen( $sql ) > self::MAX_LENGTH ? mb_substr( $sql, 0, self::MAX_LENGTH - 1 ) . '…' : $sql;

		return "$path: the database refuses this SQL, $reason: $short";
	}

	/** Hash of SQL without its numbers and texts, which may change with every request. */
	private static function get_hash( array $sql ): string {
		$literals = array( "/'[^']*'/", '/\d+/', '/\?(\s*,\s*\?)+/' );

		return md5( STOREDECK_VERSION . preg_replace( $literals, '?', (string) wp_json_encode( $sql ) ) );
	}
}
