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
final class Sum_Table {

	/** Date columns of orders; their positions are stored as `date_type`. */
	public const DATE_TYPES = array( 'date_paid', 'date_created', 'date_completed' );

	/** Column with the number of orders and refunds, which is 0 where nothing is left. */
	public const COUNT = 'row_count';

	/** Between the parts of a key; neither a status nor a number contains it. */
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

	/** Version of the definition; another one when the stored sums are no longer those of the definition. */
	public readonly string $version;

	/** @var array<string, string> Column => dimension to sum by, besides those of ORDER_KEYS. */
	public readonly array $keys;

	/** Whether there are sums by month too. */
	public readonly bool $has_months;

	/** Whether differences are added to merged rows; false if these would be as many as the rows of orders. */
	public readonly bool $is_merged;

	public readonly Sum_Schema $schema;

	/** SQL of the rows. */
	public readonly string $from;

	/** SQL of the condition of the rows, empty for all. */
	public readonly string $where;

	/** @param string $name Name in sums.php. */
	public function __construct( public readonly string $name, public readonly array $definition ) {
		$this->keys       = $definition['keys'] ?? array();
		$this->has_months = $definition['months'] ?? false;
		$this->schema     = $this->create_schema();
		$this->is_merged  = $definition['merged'] ?? true;

		$this->from    = Facts::get_from( 'order_stats', $definition['path'] );
		$this->where   = isset( $definition['has'] ) ? Facts::to_sql( Facts::get_condition( $definition['has'] ) ) : '';
		$values        = array( self::get_order_columns(), $this->get_keys_sql(), $this->get_sums_sql() );
		$this->version = md5( (string) wp_json_encode( array( $this->from, $this->where, $values, $this->schema->get_lines() ) ) );
	}

	private function create_schema(): Sum_Schema {
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

		$columns += array_fill_keys( $numbers, 'bigint(20)' );

		return new Sum_Schema( $this->name, $this->get_table(), self::MARKER, $columns, $indexes );
	}

	/** @return array<string, string> Column => SQL of the dimensions that all tables sum by, and of the dates. */
	public static function get_order_columns(): array {
		$dates = array_map( static fn( string $date ): string => "stats.$date", self::DATE_TYPES );

		return self::get_dimensions_sql( self::ORDER_KEYS ) + array_combine( self::DATE_TYPES, $dates );
	}

	/** @return array<string, string> Column => SQL of the value of a row of its own keys. */
	public function get_keys_sql(): array {
		return self::get_dimensions_sql( $this->keys );
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

	/** Short name of the table, as in Database::table(). */
	public function get_table(): string {
		return 'wp:storedeck_sums_' . $this->name;
	}

	/** @return string[] Columns that identify sums, without `change_id`. */
	public function get_key_columns(): array {
		return array( 'is_month', 'date_type', 'day', ...array_keys( self::ORDER_KEYS ), ...array_keys( $this->keys ) );
	}

	/** @param array<string, int|string|null> $row Row of a sum. */
	public function get_key( array $row ): string {
		return implode( self::SEPARATOR, array_map( static fn( string $column ) => $row[ $column ], $this->get_key_columns() ) );
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
	 * Column => SQL of the value of a row or, for columns of order_sums, of an order.
	 *
	 * @return array<string, string>
	 */
	public function get_values(): array {
		return array_map(
			static fn( array $field ): string => Facts::to_sql( $field['row'] ?? Metrics::get_row_sql( $field ) ),
			( $this->definition['sums'] ?? array() ) + ( $this->definition['order_sums'] ?? array() )
		);
	}

	/** @return array<string, string> Column => SQL of a sum of rows, or of the value of an order. */
	public function get_sums_sql(): array {
		$sums = array();

		foreach ( $this->get_values() as $name => $sql ) {
			$sums[ $name ] = 'COALESCE( ' . ( isset( $this->definition['sums'][ $name ] ) ? "SUM( $sql )" : $sql ) . ', 0 )';
		}

		return $sums;
	}

	/** Column that says whether a row of Sum_Source meets the condition of this table. */
	public function get_condition_column(): string {
		return 'in_' . $this->name;
	}

	/** @return string[] */
	public function get_sum_columns(): array {
		return array( self::COUNT, ...array_keys( $this->get_values() ) );
	}

	/**
	 * SQL for each sum.
	 *
	 * @param string $sql       SQL with `%1$s` for the column.
	 * @param string $separator SQL between them.
	 */
	public function for_sums( string $sql, string $separator = ', ' ): string {
		return implode( $separator, array_map( static fn( string $column ) => sprintf( $sql, $column ), $this->get_sum_columns() ) );
	}
}
