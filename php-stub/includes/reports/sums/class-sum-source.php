<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of orders once for all tables that add up the same rows.
 */
final class Sum_Source {

	/** Maximum number of orders per query. */
	private const CHUNK = 500;

	/**
	 * @param array<string, Sum_Table> $tables By name.
	 * @return self[]
	 */
	public static function of_tables( array $tables ): array {
		$groups = array();

		foreach ( $tables as $table ) {
			$groups[ $table->from ][] = $table;
		}

		return array_map( static fn( array $group ): self => new self( $group ), array_values( $groups ) );
	}

	/** @var Sum_Set[] Sums by table. */
	private array $sets;

	/** @param Sum_Table[] $tables Tables with the same rows. */
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
			$in   = 'stats.order_id IN ( ' . Database::placeholders( $chunk ) . ' )';
			$rows = Database::run( self::get_orders_sql( $this->tables, $in, $chunk ) );

			foreach ( $this->sets as $set ) {
				$set->add_rows( $rows, $sign );
			}
		}
	}

	/**
	 * @return int Number of sums that differ.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function write(): int {
		return array_sum( array_map( static fn( Sum_Set $set ): int => $set->write(), $this->sets ) );
	}

	/**
	 * SQL of a row per order and values of all keys of some tables with the same rows, with the columns of
	 * Sum_Table::get_order_columns(), and for tables with a condition whether a row meets it.
	 *
	 * @param Sum_Table[]            $tables    Tables.
	 * @param string                 $condition SQL of a condition of the rows, with placeholders.
	 * @param array<int, int|string> $values    Values of the placeholders.
	 * @return string Prepared SQL.
	 */
	public static function get_orders_sql( array $tables, string $condition, array $values ): string {
		$columns = array( 'order_id' => 'stats.order_id' ) + Sum_Table::get_order_columns();
		$groups  = array( 'stats.order_id' );

		foreach ( $tables as $table ) {
			$keys = $table->get_keys_sql();

			array_push( $groups, ...array_values( $keys ) );

			$columns += $keys + $table->get_sums_sql();

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
}
