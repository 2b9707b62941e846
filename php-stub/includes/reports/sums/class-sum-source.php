<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of orders once for all tables that add up the same rows.
 */
final class Sum_Source {

	/**
	 * Maximum number of orders per query.
	 */
	private const CHUNK = 500;

	/**
	 * Sources of tables.
	 *
	 * @param array<string, Sum_Table> $tables Tables.
	 * @return self[]
	 */
	public static function of_tables( array $tables ): array {
		$groups = array();

		foreach ( $tables as $table ) {
			$groups[ $table->from ][] = $table;
		}

		return array_map( static fn( array $group ): self => new self( $group ), array_values( $groups ) );
	}

	/**
	 * Sums by table.
	 *
	 * @var Sum_Set[]
	 */
	private array $sets;

	/**
	 * Takes tables with the same rows.
	 *
	 * @param Sum_Table[] $tables Tables.
	 */
	private function __construct( private array $tables ) {
		$this->sets = array_map( static fn( Sum_Table $table ): Sum_Set => new Sum_Set( $table ), $tables );
	}

	/**
	 * Adds orders to the sums of each table.
	 *
	 * @param int[] $ids  Ids of orders and refunds.
	 * @param int   $sign 1, or -1 to subtract them.
	 */
	public function add_orders( array $ids, int $sign ): void {
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			$rows = Database::run( $this->get_sql( $chunk ) );

			foreach ( $this->sets as $set ) {
				$set->add_rows( $rows, $sign );
			}
		}
	}

	/**
	 * Writes the differences in each table.
	 *
	 * @return int Number of sums.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function write(): int {
		return array_sum( array_map( static fn( Sum_Set $set ): int => $set->write(), $this->sets ) );
	}

	/**
	 * SQL of a row per order and values of all keys.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return string Prepared SQL.
	 */
	private function get_sql( array $ids ): string {
		$columns = array( 'order_id' => 'stats.order_id' ) + Sum_Table::get_order_columns();
		$groups  = array( 'stats.order_id' );

		foreach ( $this->tables as $table ) {
			$keys = $table->get_keys_sql();

			array_push( $groups, ...array_values( $keys ) );

			$columns += $keys + $table->get_sums_sql();

			if ( '' !== $table->where ) {
				$columns[ $table->get_condition_column() ] = "CASE WHEN $table->where THEN 1 ELSE 0 END";
			}
		}

		return Database::prepare(
			'SELECT ' . Database::columns( $columns ) . " FROM {$this->tables[0]->from}"
				. ' WHERE stats.order_id IN ( ' . Database::placeholders( $ids ) . ' )'
				. ' GROUP BY ' . implode( ', ', array_unique( $groups ) ),
			$ids
		);
	}
}
