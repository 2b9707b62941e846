<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * A table of sums.php: its name, columns, and the SQL of its values.
 *
 * A row has the sums of a day, or of a month (`is_month`, `day` is its first day). Rows with a `change_id` are differences that
 * were not yet added to the row with the same key and the `change_id` 0, so that orders which are written at the same time never
 * change the same row. The sums are those of all of them.
 */
final class Sum_Table extends Stored_Table {

	/** Date columns of orders; their positions are stored as `date_type`. */
	public const DATE_TYPES = array( 'date_paid', 'date_created', 'date_completed' );

	/** Column with the number of orders and refunds, which is 0 where nothing is left. */
	public const COUNT = 'row_count';

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

	/** Value of `is_month` of the row that shows that the table is whole. */
	public const MARKER = 2;

	/** Number of all rows: orders and refunds. */
	public const ALL_ROWS = array(
		'key'  => 'orders.all_rows',
		'type' => 'integer',
		'sum'  => '1',
	);

	/** Position in DATE_TYPES of a date column, for example `stats.date_paid`. */
	public static function get_date_type( string $sql ): int {
		return (int) array_search( substr( (string) strrchr( $sql, '.' ), 1 ), self::DATE_TYPES, true );
	}

	/** @return array<string, self> By name. */
	public static function get_all(): array {
		static $tables = array();

		foreach ( array() === $tables ? require __DIR__ . '/sums.php' : array() as $name => $definition ) {
			$tables[ $name ] = new self( $name, $definition );
		}

		return $tables;
	}

	/** @var array<string, string> Column => dimension to sum by, besides those of ORDER_KEYS. */
	public readonly array $keys;

	/** Whether there are sums by month too. */
	public readonly bool $has_months;

	/** Whether differences are added to merged rows; false if these would be as many as the rows of orders. */
	public readonly bool $is_merged;

	/** SQL of the rows. */
	public readonly string $from;

	/** SQL of the condition of the rows, empty for all. */
	public readonly string $where;

	/** @var array<string, string> Column => SQL of the value of a row of its own keys. */
	private array $key_sql;

	/** @var array<string, string> Column => SQL of a sum of rows, or of the value of an order for columns of order_sums. */
	private array $sum_sql = array();

	/** @param string $name Name in sums.php. */
	public function __construct( public readonly string $name, public readonly array $definition ) {
		$sums = $definition['sums'] ?? array();

		$this->keys       = $definition['keys'] ?? array();
		$this->has_months = $definition['months'] ?? false;
		$this->is_merged  = $definition['merged'] ?? true;
		$this->from       = Facts::get_from( 'order_stats', $definition['path'] );
		$this->where      = isset( $definition['has'] ) ? Facts::to_sql( Facts::get_condition( $definition['has'] ) ) : '';
		$this->key_sql    = self::get_dimensions_sql( $this->keys );

		foreach ( $sums + ( $definition['order_sums'] ?? array() ) as $column => $metric ) {
			$sql = Facts::to_sql( $metric['row'] ?? Metrics::get_row_sql( $metric ) );

			$this->sum_sql[ $column ] = 'COALESCE( ' . ( isset( $sums[ $column ] ) ? "SUM( $sql )" : $sql ) . ', 0 )';
		}

		$columns = array(
			'is_month'     => 'tinyint(1)',
			'date_type'    => 'tinyint(4)',
			'day'          => 'date',
			'status'       => 'varchar(100)',
			'is_returning' => 'tinyint(1)',
			'currency'     => 'varchar(10)',
			'refund'       => 'tinyint(1)',
		);
		$numbers = array( ...array_keys( $this->keys ), 'change_id', ...$this->get_sum_columns() );
		$indexes = array( 'PRIMARY KEY  (' . implode( ',', $this->get_key_columns() ) . ',change_id)', 'KEY change_id (change_id)' );

		foreach ( $this->definition['counts'] ?? array() as $key ) {
			// Finds the days of values that changed.
			$indexes[] = "KEY $key ($key,is_month,date_type,day)";
		}

		parent::__construct(
			"wp:storedeck_sums_$name",
			self::MARKER,
			$columns + array_fill_keys( $numbers, 'bigint(20)' ),
			$indexes,
			array( $this->from, $this->where, array( self::get_order_columns(), $this->key_sql, $this->sum_sql ) )
		);
	}

	/** @return array<string, string> Column => SQL of the dimensions that all tables sum by, and of the dates. */
	private static function get_order_columns(): array {
		$dates = array_map( static fn( string $date ): string => "stats.$date", self::DATE_TYPES );

		return self::get_dimensions_sql( self::ORDER_KEYS ) + array_combine( self::DATE_TYPES, $dates );
	}

	/**
	 * @param array<string, string> $dimensions Column => dimension.
	 * @return array<string, string> Column => SQL.
	 */
	private static function get_dimensions_sql( array $dimensions ): array {
		return array_map( static fn( string $dimension ): string => Facts::get_columns()[ $dimension ], $dimensions );
	}

	/** @return array<string, string> Columns by dimension. */
	public function get_dimension_columns(): array {
		return array_flip( self::ORDER_KEYS + $this->keys );
	}

	/** @return string[] Columns that identify sums, without `change_id`. */
	public function get_key_columns(): array {
		return array( 'is_month', 'date_type', 'day', ...$this->get_group_columns() );
	}

	/** @return string[] Columns that identify sums of the same day. */
	private function get_group_columns(): array {
		return array( ...array_keys( self::ORDER_KEYS ), ...array_keys( $this->keys ) );
	}

	/** @param array<string, int|string|null> $row Row of a sum. */
	public function get_key( array $row ): string {
		// Neither a status nor a number contains what is between the parts.
		return implode( "\0", array_map( static fn( string $column ) => $row[ $column ], $this->get_key_columns() ) );
	}

	/**
	 * Condition of a single row, by the whole key: a part of it would lock gaps between rows in which orders are written.
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
	 * SQL of a row per order and values of all keys of some tables with the same rows, with the columns of
	 * get_order_columns(), and for tables with a condition whether a row meets it.
	 *
	 * @param self[]                 $tables    Tables.
	 * @param string                 $condition SQL of a condition of the rows, with placeholders.
	 * @param array<int, int|string> $values    Values of the placeholders.
	 * @return string Prepared SQL.
	 */
	public static function get_orders_sql( array $tables, string $condition, array $values ): string {
		$columns = array( 'order_id' => 'stats.order_id' ) + self::get_order_columns();
		$groups  = array( 'stats.order_id' );

		foreach ( $tables as $table ) {
			array_push( $groups, ...array_values( $table->key_sql ) );

			$columns += $table->key_sql + $table->sum_sql;

			if ( '' !== $table->where ) {
				$columns[ $table->get_condition_column() ] = "CASE WHEN $table->where THEN 1 ELSE 0 END";
			}
		}

		return Database::prepare(
			'SELECT ' . Database::columns( $columns ) . " FROM {$tables[0]->from} WHERE $condition GROUP BY "
				. implode( ', ', array_unique( $groups ) ),
			$values
		);
	}

	/** Column that says whether a row of get_orders_sql() meets the condition of this table. */
	public function get_condition_column(): string {
		return 'in_' . $this->name;
	}

	/** @return string[] */
	public function get_sum_columns(): array {
		return array( self::COUNT, ...array_keys( $this->sum_sql ) );
	}

	/**
	 * SQL that fills and repairs the table: it adds to the sums of some days what they differ from those of their orders, or to those
	 * of their months what they differ from those of all days of these. A single statement, so that both are read at the same time.
	 *
	 * @param int    $is_month  1 for the sums of months, 0 for those of days.
	 * @param int    $type      Position in DATE_TYPES.
	 * @param string $first     First day.
	 * @param string $last      Last day.
	 * @param int    $change_id 0 to add it to the merged rows; otherwise an id that no other difference has.
	 * @return string Prepared SQL.
	 */
	public function get_correction_sql( int $is_month, int $type, string $first, string $last, int $change_id ): string {
		$keys = implode( ', ', $this->get_group_columns() );

		if ( 1 === $is_month ) {
			$first  = substr( $first, 0, 8 ) . '01';
			$last   = gmdate( 'Y-m-t', (int) strtotime( "$last UTC" ) );
			$others = $this->get_stored_sql( 0, "CONCAT( SUBSTR( day, 1, 8 ), '01' )", '%1$s', array( $type, $first, $last ) );
		} else {
			$date   = self::DATE_TYPES[ $type ];
			$rows   = implode( ' AND ', array_filter( array( $this->where, "stats.$date >= %s AND stats.$date <= %s" ) ) );
			$orders = self::get_orders_sql( array( $this ), $rows, array( "$first 00:00:00", "$last 23:59:59" ) );
			// The first sum is the number of orders.
			$others = "SELECT SUBSTR( $date, 1, 10 ) AS day, $keys, 1 AS " . $this->for_sums( '%1$s' ) . " FROM ( $orders ) orders";
		}

		$stored = $this->get_stored_sql( $is_month, 'SUBSTR( day, 1, 10 )', '-%1$s AS %1$s', array( $type, $first, $last ) );

		return Database::with_tables( 'INSERT INTO {' . $this->table . '}' )
			. " ( is_month, date_type, day, $keys, change_id, " . $this->for_sums( '%1$s' ) . ' )'
			. " SELECT $is_month, $type, day, $keys, $change_id, " . $this->for_sums( 'SUM( %1$s )' )
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
			"SELECT $day AS day, " . implode( ', ', $this->get_group_columns() ) . ', ' . $this->for_sums( $sum )
				. " FROM {{$this->table}} WHERE is_month = $is_month AND date_type = %d AND day >= %s AND day <= %s",
			$days
		);
	}

	/**
	 * SQL for each sum.
	 *
	 * @param string $sql       SQL with `%1$s` for the column.
	 * @param string $separator SQL between them.
	 */
	private function for_sums( string $sql, string $separator = ', ' ): string {
		return implode( $separator, array_map( static fn( string $column ) => sprintf( $sql, $column ), $this->get_sum_columns() ) );
	}
}
