<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the difference that a change of rows of orders makes in the sums, in the transaction of the change:
 *
 *     $recorder = new Sum_Recorder();
 *     $recorder->before( $ids );
 *     // Change the rows of these orders.
 *     $recorder->write();
 */
final class Sum_Recorder {

	/** Maximum number of orders per query. */
	private const CHUNK = 500;

	/** @var array<string, Sum_Set[]> Sums of each table that is kept, by the SQL of their rows, which are read once. */
	private array $sets = array();

	/** @var array<int, true> Orders that may change, as keys. */
	private array $ids = array();

	/** Whether any of them had rows of settled days before the change. */
	private bool $are_settled = false;

	public function __construct() {
		foreach ( Sum_State::get_tables( true ) as $table ) {
			$this->sets[ $table->from ][] = new Sum_Set( $table );
		}
	}

	/**
	 * Reads the sums of orders whose rows are about to change, and of their refunds, which depend on the status of the order.
	 * Orders that were passed before are skipped.
	 *
	 * @param int[] $ids Ids of orders and refunds, with or without rows.
	 */
	public function before( array $ids ): void {
		$new        = array_values( array_filter( $ids, fn( int $id ): bool => ! isset( $this->ids[ $id ] ) ) );
		$stored     = array() === $this->sets ? array() : self::get_stored( $new );
		$stored     = array_values( array_filter( $stored, fn( int $id ): bool => ! isset( $this->ids[ $id ] ) ) );
		$this->ids += array_fill_keys( array( ...$new, ...$stored ), true );

		$this->are_settled = $this->are_settled || Settled_Days::have( $new );

		$this->add_orders( $stored, -1 );
	}

	/**
	 * Adds orders to the sums of each table.
	 *
	 * @param int[] $ids  Ids of orders and refunds.
	 * @param int   $sign 1, or -1 to subtract them.
	 */
	private function add_orders( array $ids, int $sign ): void {
		foreach ( $this->sets as $sets ) {
			foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
				$in   = 'stats.order_id IN ( ' . Database::placeholders( $chunk ) . ' )';
				$rows = Database::run( Sum_Table::get_orders_sql( array_column( $sets, 'table' ), $in, $chunk ) );

				foreach ( $sets as $set ) {
					$set->add_rows( $rows, $sign );
				}
			}
		}
	}

	/**
	 * Writes the differences, and that data changed. Rows that were replaced by equal ones make none.
	 *
	 * @return bool Whether anything changed.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function write(): bool {
		$this->add_orders( array_keys( $this->ids ), 1 );

		$written     = array_map( static fn( Sum_Set $set ): int => $set->write(), array_merge( ...array_values( $this->sets ) ) );
		$are_settled = $this->are_settled || Settled_Days::have( array_keys( $this->ids ) );

		Data_Version::increment( Data_Version::OPTION, ...$are_settled ? array( Data_Version::SETTLED ) : array() );

		return array_sum( $written ) > 0;
	}

	/**
	 * Orders that have rows, with their refunds.
	 *
	 * @param int[] $ids Ids.
	 * @return int[]
	 */
	private static function get_stored( array $ids ): array {
		$places = Database::placeholders( $ids );

		return array() === $ids ? array() : Database::ids(
			"SELECT order_id FROM {order_stats} WHERE order_id IN ( $places ) OR parent_id IN ( $places )",
			array( ...$ids, ...$ids )
		);
	}
}
