<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Foundation\Hooks\Callback;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Storedeck\Reports\Conditions;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Applies `woocommerce_analytics_clauses_{type}` and `woocommerce_analytics_clauses_{type}_{context}` to a query.
 *
 * Clauses are added to those of the query and refer to WooCommerce's tables. A filter that fails throws
 * Hook_Exception; then the report is read again without any of these filters (Report_Hooks).
 */
final class Clause_Hooks {

	/** Types of clauses that are applied. */
	public const TYPES = array( 'select', 'join', 'where' );

	/**
	 * Types of clauses whose filters are not applied, because the order, the page and the groups of a report do not
	 * come from a single query.
	 */
	public const UNSUPPORTED_TYPES = array( 'from', 'group_by', 'having', 'order_by', 'union', 'limit' );

	/** Filter of the columns of a report, to which plugins add some. */
	private const REPORT_COLUMNS = 'woocommerce_admin_report_columns';

	/** Key of the columns of plugins in rows. */
	public const ADDED = 'storedeck_added';

	/** @var string[] Filters that changed the last query. */
	private array $changed = array();

	/** @var string[] Clauses that they added. */
	private array $added = array();

	private Clause_Tables $tables;

	/**
	 * Takes a context.
	 *
	 * @param string $context For example `orders_subquery` or `orders_stats_total`.
	 * @param string $from    SQL of the tables with which clauses of this context can be joined, with {table} names.
	 */
	public function __construct( private string $context, private string $from ) {
		global $wpdb;

		$this->tables = new Clause_Tables(
			array_map( static fn( string $name ): string => $wpdb->prefix . $name, Tables::get_names() ),
			$wpdb->prefix
		);
	}

	/** @param string[] $types Types of clauses. */
	public static function has_callbacks( string $context, array $types = self::TYPES ): bool {
		if ( in_array( 'select', $types, true ) && has_filter( self::REPORT_COLUMNS ) ) {
			return true;
		}

		foreach ( $types as $type ) {
			if ( has_filter( "woocommerce_analytics_clauses_$type" ) || has_filter( "woocommerce_analytics_clauses_{$type}_$context" ) ) {
				return true;
			}
		}

		return false;
	}

	public function has_columns(): bool {
		return self::has_callbacks( $this->context, array( 'select' ) );
	}

	/**
	 * SQL of a query with the clauses of plugins.
	 *
	 * @param string                 $select       SQL of the columns.
	 * @param string                 $from         SQL of the tables and joins.
	 * @param string                 $end          What follows the conditions.
	 * @param array<int, int|string> $end_values   Values of its placeholders.
	 * @param bool                   $adds_columns Whether plugins may add columns.
	 * @return string Prepared SQL.
	 * @throws Hook_Exception When a callback fails or returns something other than a list of strings.
	 */
	public function get_sql(
		string $select,
		string $from,
		Conditions $conditions,
		string $end = '',
		array $end_values = array(),
		bool $adds_columns = true
	): string {
		preg_match( '/^(\S+ \w+)(.*)$/sD', trim( $from ), $parts );

		// Prepared together, so that percent signs are escaped as in a query without filters. No value has the separator.
		$separator = "\n/* " . bin2hex( random_bytes( 16 ) ) . " */\n";

		list( $select, $table, $joins, $where, $end ) = explode(
			$separator,
			Database::prepare(
				Clause_Tables::rename(
					implode( $separator, array( $select, $parts[1], trim( $parts[2] ), $conditions->get_sql(), $end ) ),
					$this->tables->find_aliases( $this->from )
				),
				array_merge( $conditions->get_values(), $end_values )
			)
		);

		$this->changed = array();
		$this->added   = array();

		$columns = $adds_columns ? $this->apply( 'select', array( $select, ...$this->get_report_columns( $table ) ) ) : $select;
		$joins   = $this->apply( 'join', array_filter( array( $joins ) ) );
		$where   = $this->apply( 'where', array( "AND ( $where )" ) );

		// The value of a plugin is shown in place of one of the report with the same name, but the sums need that of the report.
		if ( str_starts_with( $columns, $select ) ) {
			preg_match_all( '/\bAS (\w+)/', $select, $own );

			$columns = $select . preg_replace(
				'/(\bAS\s+)([`"]?)(' . implode( '|', array_unique( $own[1] ) ) . ')\2(?!\w)/i',
				'$1' . self::ADDED . '_$3',
				substr( $columns, strlen( $select ) )
			);
		}

		return "SELECT $columns FROM $table $joins WHERE 1 = 1 $where $end";
	}

	/** Whether the last query of get_sql() has clauses of plugins. */
	public function has_changed(): bool {
		return array() !== $this->changed;
	}

	/**
	 * Runs a query with the last SQL of get_sql(). Results are never cached, because other software can change what plugins join.
	 *
	 * @return array<int, array<string, string|null>> Rows.
	 * @throws Hook_Exception When the database reports an error.
	 */
	public function query( string $sql ): array {
		Database::raise_memory_limits();

		try {
			return Database::run( $sql );
		} catch ( Query_Exception $error ) {
			global $wpdb;

			// The message of the SQLite integration is the whole query in HTML.
			$reason  = str_starts_with( $wpdb->last_error, '<' ) ? '' : " ($wpdb->last_error)";
			$clauses = implode( ' … ', $this->added );

			throw new Hook_Exception( $this->changed, "The database refused the query with the clauses: $clauses$reason", $error );
		}
	}

	/**
	 * Runs the last SQL of get_sql().
	 *
	 * @param string[] $columns Columns that each row has without filters.
	 * @return array<int, array<string, mixed>> Rows; columns of plugins are in ADDED.
	 * @throws Hook_Exception When the database reports an error or columns are missing.
	 */
	public function run( string $sql, array $columns ): array {
		$rows    = $this->query( $sql );
		$missing = array() === $rows ? array() : array_diff( $columns, array_keys( $rows[0] ) );

		if ( array() !== $missing ) {
			throw new Hook_Exception( $this->changed, 'Columns of the report are missing: ' . implode( ', ', $missing ) . '.' );
		}

		$own = array_flip( $columns );

		return array_map(
			fn( array $row ): array => array_intersect_key( $row, $own )
				+ array( self::ADDED => $this->cast( self::rename( array_diff_key( $row, $own, array( 'is_row' => true ) ) ) ) ),
			$rows
		);
	}

	/**
	 * Gives columns of plugins their names again. Those that the report has too are numbers if they can be.
	 *
	 * @param array<string, string|null> $row Columns.
	 * @return array<string, string|int|float|null>
	 */
	private static function rename( array $row ): array {
		$renamed = array();

		foreach ( $row as $name => $value ) {
			$own = (string) preg_replace( '/^' . self::ADDED . '_/', '', $name );

			$renamed[ $own ] = $own !== $name && is_numeric( $value ) ? $value + 0 : $value;
		}

		return $renamed;
	}

	/**
	 * Casts columns of plugins to the types that they declare.
	 *
	 * @param array<string, string|null> $row Columns.
	 * @return array<string, mixed>
	 */
	private function cast( array $row ): array {
		$hook  = 'woocommerce_rest_reports_column_types';
		$types = array();

		if ( array() !== $row && has_filter( $hook ) ) {
			$types = Callback::run( 'apply_filters', array( $hook, array(), $row ), array() );
		}

		foreach ( is_array( $types ) ? array_intersect_key( $types, $row ) : array() as $name => $type ) {
			$row[ $name ] = is_callable( $type ) ? Callback::run( $type, array( $row[ $name ] ), $row[ $name ] ) : $row[ $name ];
		}

		return $row;
	}

	/**
	 * Columns that plugins add to those of a report.
	 *
	 * @param string $table SQL of the table of the query.
	 * @return string[] Clauses.
	 * @throws Hook_Exception When a callback fails or returns something other than a list of strings.
	 */
	private function get_report_columns( string $table ): array {
		$report  = (string) preg_replace( '/_(subquery|total|interval)$/D', '', $this->context );
		$alias   = trim( (string) strrchr( $table, ' ' ) );
		$columns = array_values( $this->call( self::REPORT_COLUMNS, array(), array( $report, $alias ) ) );

		return array_map( fn( string $column ): string => ', ' . $this->tables->replace( $column ), $columns );
	}

	/**
	 * Applies a filter of clauses, and remembers what it changes.
	 *
	 * @param string[] $clauses Clauses.
	 * @param array    $args    Further arguments.
	 * @return string[]
	 * @throws Hook_Exception When a callback fails or returns something other than a list of strings.
	 */
	private function call( string $hook, array $clauses, array $args ): array {
		if ( ! has_filter( $hook ) ) {
			return $clauses;
		}

		try {
			/*
			 * Filters SQL clauses of a report's queries. docs/compatibility.md lists types and contexts.
			 *
			 * @hook woocommerce_analytics_clauses_{type}
			 * @hook woocommerce_analytics_clauses_{type}_{context}
			 * @param string[] $clauses Clauses.
			 * @param string   $context Context; only of the first one.
			 * @since 0.1.0
			 */
			$filtered = apply_filters( $hook, $clauses, ...$args );
		} catch ( Throwable $error ) {
			throw Hook_Exception::of( $hook, $error );
		}

		if ( ! is_array( $filtered ) || array() !== array_filter( $filtered, static fn( $clause ): bool => ! is_string( $clause ) ) ) {
			throw new Hook_Exception( array( $hook ), 'Expected an array of strings, got ' . self::describe_type( $filtered ) . '.' );
		}

		if ( $clauses !== $filtered ) {
			$this->changed[] = $hook;

			array_push( $this->added, ...array_values( array_diff( $filtered, $clauses ) ) );
		}

		return $filtered;
	}

	/**
	 * Applies the filters of a type.
	 *
	 * @param string[] $clauses Clauses of the query.
	 * @return string SQL.
	 * @throws Hook_Exception When a callback fails or returns something other than a list of strings.
	 */
	private function apply( string $type, array $clauses ): string {
		// The general filter has the context as its second parameter.
		$filtered = $this->call( "woocommerce_analytics_clauses_$type", $clauses, array( $this->context ) );
		$filtered = $this->call( "woocommerce_analytics_clauses_{$type}_$this->context", $filtered, array() );

		return implode( ' ', $clauses === $filtered ? $filtered : array_map( array( $this->tables, 'replace' ), $filtered ) );
	}

	private static function describe_type( $value ): string {
		return is_array( $value )
			? 'an array with ' . implode( ', ', array_unique( array_map( 'get_debug_type', $value ) ) )
			: get_debug_type( $value );
	}
}
