<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and drops a table of sums, and tells whether it is whole.
 */
final class Sum_Schema {

	/**
	 * Value of `is_month` of a row that a table has from its creation on. A table that was emptied lacks it, and so does
	 * one that was restored in part: the row is the last of the key.
	 */
	public const MARKER = 2;

	/**
	 * Sets the table.
	 */
	public function __construct( private Sum_Table $table ) {
	}

	/**
	 * SQL of the columns and indexes.
	 *
	 * @return string[]
	 */
	public function get_lines(): array {
		$columns = array(
			'is_month tinyint(1) NOT NULL',
			'date_type tinyint(4) NOT NULL',
			'day date NOT NULL',
			'status varchar(100) NOT NULL',
			'is_returning tinyint(1) NOT NULL',
			'currency varchar(10) NOT NULL',
			'refund tinyint(1) NOT NULL',
		);

		foreach ( array( ...array_keys( $this->table->keys ), 'change_id', ...$this->table->get_sum_columns() ) as $column ) {
			$columns[] = $column . ' bigint(20) NOT NULL';
		}

		$columns[] = 'PRIMARY KEY  (' . implode( ',', $this->table->get_key_columns() ) . ',change_id)';
		$columns[] = 'KEY change_id (change_id)';

		foreach ( $this->table->definition['counts'] ?? array() as $key ) {
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

		$name = Database::table( $this->table->get_table() );

		$wpdb->query( "CREATE TABLE IF NOT EXISTS `$name` ( " . implode( ', ', $this->get_lines() ) . ' ) ' . Tables::get_options() );

		$marker = array_fill_keys( array( ...$this->table->get_key_columns(), 'change_id', ...$this->table->get_sum_columns() ), 0 );
		$texts  = array(
			'day'      => '1000-01-01',
			'status'   => '',
			'currency' => '',
		);

		Row_Writer::replace( $this->table->get_table(), array( array( 'is_month' => self::MARKER ) + $texts + $marker ) );

		// What was counted in an earlier table is not that of this one.
		Data_Version::increment( Data_Version::SUMS );
	}

	/**
	 * Drops the table.
	 */
	public function drop(): void {
		global $wpdb;

		$wpdb->query( 'DROP TABLE IF EXISTS `' . Database::table( $this->table->get_table() ) . '`' );
	}

	/**
	 * SQL of the name if the table was neither emptied nor restored in part.
	 */
	public function get_marker_sql(): string {
		return "SELECT '{$this->table->name}' AS name FROM {{$this->table->get_table()}} WHERE is_month = " . self::MARKER;
	}
}
