<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * A table of sums.php: its name, columns, and the SQL that computes its sums.
 *
 * A row has the sums of a day, or of a month (`is_month`, `day` is its first
 * day). Rows with a `change_id` are differences that were not yet added to the
 * row with the same key and the `change_id` 0, so that orders which are written
 * at the same time never change the same row. The sums are those of all of them.
 */
final class Sum_Table {

	/**
	 * Date columns of orders; their positions are stored as `date_type`.
	 */
	public const DATE_TYPES = array( 'date_paid', 'date_created', 'date_completed' );

	/**
	 * Column with the number of orders and refunds, which is 0 where nothing is
	 * left.
	 */
	public const COUNT = 'row_count';

	/**
	 * Value of `is_month` of a row that a table has from its creation on. A table that was emptied lacks it, and so does
	 * one that was restored in part: the row is the last of the key.
	 */
	public const MARKER = 2;

	/**
	 * Between the parts of a key; neither a status nor a number contains it.
	 */
	public const SEPARATOR = "\0";

	/**
	 * Dimensions of an order that all tables sum by: column => dimension. An order has only one value of each, so numbers of
	 * orders can be added.
	 */
	public const ORDER_KEYS = array(
		'status'       => 'status',
		'is_returning' => 'customer_type',
		'currency'     => 'currency',
		'refund'       => 'refund',
	);

	/**
	 * Number of all rows: orders and refunds.
	 */
	public const ALL_ROWS = array(
		'key'  => 'orders.all_rows',
		'type' => 'integer',
		'sum'  => '1',
	);

	/**
	 * Position of a date column in DATE_TYPES.
	 *
	 * @param string $sql Column, for example `stats.date_paid`.
	 */
	public static function get_date_type( string $sql ): int {
		return (int) array_search( substr( (string) strrchr( $sql, '.' ), 1 ), self::DATE_TYPES, true );
	}

	/**
	 * All tables by name.
	 *
	 * @return array<string, self>
	 */
	public static function get_all(): array {
		static $tables = null;

		if ( null === $tables ) {
			$tables = array();

			foreach ( require __DIR__ . '/sums.php' as $name => $definition ) {
				$tables[ $name ] = new self( $name, $definition );
			}
		}

		return $tables;
	}

	/**
	 * Version of the definition; another one when the stored sums are no longer
	 * those of the definition.
	 */
	public readonly string $version;

	/**
	 * Column => dimension to sum by, besides those of ORDER_KEYS.
	 *
	 * @var array<string, string>
	 */
	public readonly array $keys;

	/**
	 * Whether there are sums by month too.
	 */
	public readonly bool $has_months;

	/**
	 * Whether differences are added to merged rows; false if these would be as many as the rows of orders.
	 */
	public readonly bool $is_merged;

	/**
	 * SQL of the rows.
	 */
	public readonly string $from;

	/**
	 * SQL of the condition of the rows, empty for all.
	 */
	public readonly string $where;

	/**
	 * Sets the definition.
	 *
	 * @param string $name Name in sums.php.
	 */
	public function __construct( public readonly string $name, public readonly array $definition ) {
		$this->keys       = $definition['keys'] ?? array();
		$this->has_months = $definition['months'] ?? false;
		$this->is_merged  = $definition['merged'] ?? true;

		$this->from    = Facts::get_from( 'order_stats', $definition['path'] );
		$this->where   = Facts::to_sql( $definition['where'] ?? '' );
		$values        = array( self::get_order_columns(), $this->get_keys_sql(), $this->get_sums_sql() );
		$this->version = md5( (string) wp_json_encode( array( $this->from, $this->where, $values, $this->get_columns(), self::MARKER ) ) );
	}

	/**
	 * Column => SQL of the dimensions that all tables sum by, and of the dates.
	 *
	 * @return array<string, string>
	 */
	public static function get_order_columns(): array {
		$dates = array_map( static fn( string $date ): string => "stats.$date", self::DATE_TYPES );

		return self::get_dimensions_sql( self::ORDER_KEYS ) + array_combine( self::DATE_TYPES, $dates );
	}

	/**
	 * Column => SQL of the value of a row of its own keys.
	 *
	 * @return array<string, string>
	 */
	public function get_keys_sql(): array {
		return self::get_dimensions_sql( $this->keys );
	}

	/**
	 * SQL of dimensions.
	 *
	 * @param array<string, string> $dimensions Column => dimension.
	 * @return array<string, string>
	 */
	private static function get_dimensions_sql( array $dimensions ): array {
		return array_map( static fn( string $dimension ): string => Facts::get_columns()[ $dimension ], $dimensions );
	}

	/**
	 * Columns by dimension.
	 *
	 * @return array<string, string>
	 */
	public function get_dimension_columns(): array {
		return array_flip( self::ORDER_KEYS + $this->keys );
	}

	/**
	 * Short name of the table, as in Database::table().
	 */
	public function get_table(): string {
		return 'wp:storedeck_sums_' . $this->name;
	}

	/**
	 * SQL of the name if the table was neither emptied nor restored in part.
	 */
	public function get_marker_sql(): string {
		return "SELECT '$this->name' AS name FROM {{$this->get_table()}} WHERE is_month = " . self::MARKER;
	}

	/**
	 * Columns that identify sums, without `change_id`.
	 *
	 * @return string[]
	 */
	public function get_key_columns(): array {
		return array( 'is_month', 'date_type', 'day', ...array_keys( self::ORDER_KEYS ), ...array_keys( $this->keys ) );
	}

	/**
	 * Key of a sum.
	 *
	 * @param array<string, int|string|null> $row Row.
	 */
	public function get_key( array $row ): string {
		$columns = $this->get_key_columns();

		return implode( self::SEPARATOR, array_map( static fn( string $column ): string => (string) $row[ $column ], $columns ) );
	}

	/**
	 * Condition of a single row, by the whole key: a part of it would lock gaps
	 * between rows in which orders are written.
	 *
	 * @param array<string, int|string|null> $row Row.
	 * @return string Prepared SQL.
	 */
	public function get_key_sql( array $row ): string {
		$conditions = array();
		$values     = array();

		foreach ( array( ...$this->get_key_columns(), 'change_id' ) as $key ) {
			$is_text      = in_array( $key, array( 'day', 'status', 'currency' ), true );
			$conditions[] = $key . ( $is_text ? ' = %s' : ' = %d' );
			$values[]     = $is_text ? (string) $row[ $key ] : (int) $row[ $key ];
		}

		return Database::prepare( implode( ' AND ', $conditions ), $values );
	}

	/**
	 * Column => SQL of the value of a row or, for columns of order_sums, of an
	 * order.
	 *
	 * @return array<string, string>
	 */
	public function get_values(): array {
		return array_map(
			static fn( array $field ): string => Facts::to_sql( $field['row'] ?? Metrics::get_row_sql( $field ) ),
			( $this->definition['sums'] ?? array() ) + ( $this->definition['order_sums'] ?? array() )
		);
	}

	/**
	 * Column => SQL of a sum of rows, or of the value of an order.
	 *
	 * @return array<string, string>
	 */
	public function get_sums_sql(): array {
		$sums = array();

		foreach ( $this->get_values() as $name => $sql ) {
			$sums[ $name ] = 'COALESCE( ' . ( isset( $this->definition['sums'][ $name ] ) ? "SUM( $sql )" : $sql ) . ', 0 )';
		}

		return $sums;
	}

	/**
	 * Column that says whether a row of Sum_Source meets the condition of this
	 * table.
	 */
	public function get_condition_column(): string {
		return 'in_' . $this->name;
	}

	/**
	 * Columns of sums.
	 *
	 * @return string[]
	 */
	public function get_sum_columns(): array {
		return array( self::COUNT, ...array_keys( $this->get_values() ) );
	}

	/**
	 * SQL of the columns and indexes.
	 *
	 * @return string[]
	 */
	private function get_columns(): array {
		$columns = array(
			'is_month tinyint(1) NOT NULL',
			'date_type tinyint(4) NOT NULL',
			'day date NOT NULL',
			'status varchar(100) NOT NULL',
			'is_returning tinyint(1) NOT NULL',
			'currency varchar(10) NOT NULL',
			'refund tinyint(1) NOT NULL',
		);

		foreach ( array( ...array_keys( $this->keys ), 'change_id', ...$this->get_sum_columns() ) as $column ) {
			$columns[] = $column . ' bigint(20) NOT NULL';
		}

		$columns[] = 'PRIMARY KEY  (' . implode( ',', $this->get_key_columns() ) . ',change_id)';
		$columns[] = 'KEY change_id (change_id)';

		foreach ( $this->definition['counts'] ?? array() as $key ) {
			// Finds the days of values that changed.
			$columns[] = "KEY $key ($key,is_month,date_type,day)";
		}

		return $columns;
	}

	/**
	 * Creates the table unless it exists.
	 *
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function create(): void {
		global $wpdb;

		$wpdb->query(
			'CREATE TABLE IF NOT EXISTS `' . Database::table( $this->get_table() ) . '` ( ' . implode( ', ', $this->get_columns() ) . ' ) '
			. Tables::get_options()
		);

		$marker = array_fill_keys( array( ...$this->get_key_columns(), 'change_id', ...$this->get_sum_columns() ), 0 );
		$texts  = array(
			'day'      => '1000-01-01',
			'status'   => '',
			'currency' => '',
		);

		Row_Writer::replace( $this->get_table(), array( array( 'is_month' => self::MARKER ) + $texts + $marker ) );

		// What was counted in an earlier table is not that of this one.
		Data_Version::increment( Data_Version::SUMS );
	}

	/**
	 * Drops the table.
	 */
	public function drop(): void {
		global $wpdb;

		$wpdb->query( 'DROP TABLE IF EXISTS `' . Database::table( $this->get_table() ) . '`' );
	}

	/**
	 * SQL of the sums of orders: a row per order and keys, with the columns of
	 * get_order_columns(), `keys` and the sums.
	 *
	 * @param string                 $condition SQL of a condition, with placeholders.
	 * @param array<int, int|string> $values    Values of the placeholders.
	 * @return string Prepared SQL.
	 */
	private function get_orders_sql( string $condition, array $values ): string {
		$keys    = $this->get_keys_sql();
		$columns = self::get_order_columns() + $keys + $this->get_sums_sql();
		$groups  = array( 'stats.order_id', ...array_values( $keys ) );

		$select = array_map( static fn( string $name, string $sql ): string => "$sql AS $name", array_keys( $columns ), $columns );

		return Database::prepare(
			'SELECT ' . implode( ', ', $select ) . " FROM $this->from WHERE " . ( '' === $this->where ? '1 = 1' : $this->where )
				. " AND ( $condition ) GROUP BY " . implode( ', ', $groups ),
			$values
		);
	}

	/**
	 * SQL that adds to the sums of some days what they differ from those of their
	 * orders. A single statement, so that both are read at the same time.
	 *
	 * @param int    $type      Position in DATE_TYPES.
	 * @param string $first     First day.
	 * @param string $last      Last day.
	 * @param int    $change_id 0 to add it to the merged rows; otherwise an id that no other difference has.
	 * @return string Prepared SQL.
	 */
	public function get_repair_sql( int $type, string $first, string $last, int $change_id ): string {
		$date   = self::DATE_TYPES[ $type ];
		$orders = $this->get_orders_sql( "stats.$date >= %s AND stats.$date <= %s", array( "$first 00:00:00", "$last 23:59:59" ) );
		$counts = implode( ', ', array( '1 AS ' . self::COUNT, ...array_keys( $this->get_values() ) ) );

		return $this->get_correction_sql(
			0,
			"SELECT SUBSTR( $date, 1, 10 ) AS day, {$this->get_group_columns()}, $counts FROM ( $orders ) orders",
			array( $type, $first, $last ),
			$change_id
		);
	}

	/**
	 * SQL that does the same for the sums of months, which are those of their days.
	 *
	 * @param int    $type      Position in DATE_TYPES.
	 * @param string $first     A day of the first month.
	 * @param string $last      A day of the last month.
	 * @param int    $change_id As in get_repair_sql().
	 * @return string Prepared SQL.
	 */
	public function get_months_sql( int $type, string $first, string $last, int $change_id ): string {
		$days = array( $type, substr( $first, 0, 8 ) . '01', gmdate( 'Y-m-t', (int) strtotime( "$last UTC" ) ) );

		$stored = $this->get_stored_sql( 0, "CONCAT( SUBSTR( day, 1, 8 ), '01' )", '%1$s', $days );

		return $this->get_correction_sql( 1, $stored, $days, $change_id );
	}

	/**
	 * SQL that adds to stored sums what they differ from others.
	 *
	 * @param int                    $is_month  1 for the sums of months, 0 for those of days.
	 * @param string                 $others    Prepared SQL of the others: day, keys and sums.
	 * @param array<int, int|string> $days      Date type, first and last day.
	 * @param int                    $change_id Change id of what is added.
	 * @return string Prepared SQL.
	 */
	private function get_correction_sql( int $is_month, string $others, array $days, int $change_id ): string {
		$keys   = $this->get_group_columns();
		$stored = $this->get_stored_sql( $is_month, 'SUBSTR( day, 1, 10 )', '-%1$s AS %1$s', $days );

		return Database::with_tables( 'INSERT INTO {' . $this->get_table() . '}' )
			. " ( is_month, date_type, day, $keys, change_id, " . $this->for_sums( '%1$s' ) . ' )'
			. " SELECT $is_month, {$days[0]}, day, $keys, $change_id, " . $this->for_sums( 'SUM( %1$s )' )
			. " FROM ( $others UNION ALL $stored ) differences GROUP BY day, $keys HAVING " . $this->for_sums( 'SUM( %1$s ) <> 0', ' OR ' )
			. ' ON DUPLICATE KEY UPDATE ' . $this->for_sums( '%1$s = %1$s + VALUES( %1$s )' );
	}

	/**
	 * SQL of stored sums.
	 *
	 * @param int                    $is_month 1 for the sums of months, 0 for those of days.
	 * @param string                 $day      SQL of the day.
	 * @param string                 $sum      SQL with `%1$s` for the column of a sum.
	 * @param array<int, int|string> $days     Date type, first and last day.
	 * @return string Prepared SQL.
	 */
	private function get_stored_sql( int $is_month, string $day, string $sum, array $days ): string {
		return Database::prepare(
			"SELECT $day AS day, {$this->get_group_columns()}, " . $this->for_sums( $sum ) . ' FROM {' . $this->get_table() . '}'
				. " WHERE is_month = $is_month AND date_type = %d AND day >= %s AND day <= %s",
			$days
		);
	}

	/**
	 * Columns that identify sums of the same day.
	 */
	private function get_group_columns(): string {
		return implode( ', ', array( ...array_keys( self::ORDER_KEYS ), ...array_keys( $this->keys ) ) );
	}

	/**
	 * SQL for each sum.
	 *
	 * @param string $sql       SQL with `%1$s` for the column.
	 * @param string $separator SQL between them.
	 */
	public function for_sums( string $sql, string $separator = ', ' ): string {
		$parts = array_map( static fn( string $column ): string => sprintf( $sql, $column ), $this->get_sum_columns() );

		return implode( $separator, $parts );
	}
}
