<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Order_Numbers;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Customer_Sync;
use Storedeck\Sync\Returning_Customers;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes the orders of an import, and what imports created and no order needs any longer, and restores what it overwrote of
 * customers. Orders of an earlier import that this one replaced are deleted too.
 */
final class Import_Undo {

	/** Orders in a transaction. */
	private const BATCH = 500;

	/** Names in a note. */
	private const NAMED = 20;

	/**
	 * Prepares it.
	 *
	 * @param string                   $id          Id of the import; `last` for the latest one.
	 * @param callable( string ): void $report_note Called with a line of what else was deleted, or was not.
	 * @throws Import_Exception When there is no such import.
	 */
	public function __construct( private string $id, private $report_note ) {
		$imports  = Imports_List::get();
		$this->id = 'last' === $id ? (string) array_key_last( $imports ) : $id;

		if ( ! isset( $imports[ $this->id ] ) ) {
			$known = array_map( static fn( $one, array $import ): string => $one . ' (' . $import['file']
				. ')', array_keys( $imports ), $imports );

			throw new Import_Exception( sprintf(
				/* translators: 1: id of an import, 2: ids of imports with names of files, separated by commas. */
				__( 'There is no import "%1$s". Imports: %2$s.', 'storedeck' ),
				$id,
				array() === $known ? __( 'none', 'storedeck' ) : implode( ', ', $known )
			) );
		}
	}

	/**
	 * Undoes it in this process.
	 *
	 * @return int Number of deleted orders.
	 */
	public function run(): int {
		$count = $this->begin();

		Sum_Jobs::drop();

		while ( $this->delete_orders() > 0 ) {
			continue;
		}

		$this->delete_entities();
		$this->finish();
		Sum_Jobs::fill_now( static function (): void {} );

		return $count;
	}

	/**
	 * Restores customers, and tells which orders an earlier import had. Running it again changes nothing.
	 *
	 * @return int Number of orders to delete.
	 */
	public function begin(): int {
		$others = $this->get_others();

		if ( array() !== $others ) {
			$from    = $this->from_orders( $others );
			$numbers = Database::column(
				'SELECT ( SELECT number.meta_value FROM {orders_meta} number WHERE number.order_id = meta.order_id'
				. " AND number.meta_key = %s LIMIT 1 ) AS number$from ORDER BY meta.order_id LIMIT %d",
				array( Order_Numbers::META_KEY, self::NAMED + 1 )
			);

			/* translators: %s: number of orders, with some of their numbers. */
			$this->name(
				__( 'Deleted, although an earlier import had these orders: %s. Import its file again to get them back.', 'storedeck' ),
				$numbers,
				$this->count_orders( $from )
			);
		}

		Transaction::run( fn() => Overwritten_Customers::restore( $this->id ) );

		return $this->count_orders( $this->from_orders() );
	}

	/**
	 * Deletes some orders.
	 *
	 * @return int Number of them; 0 if none is left.
	 */
	public function delete_orders(): int {
		$ids = Database::ids( 'SELECT meta.order_id AS id' . $this->from_orders() . ' ORDER BY meta.order_id LIMIT ' . self::BATCH );

		if ( array() !== $ids ) {
			Transaction::run(
				function () use ( $ids ): void {
					$customers = array_values( Imported_Orders::delete( $ids ) );

					Customer_Sync::delete_idle_guests( $customers );
					self::update_last_active( $customers );
					Returning_Customers::update( $customers );
				}
			);
		}

		return count( $ids );
	}

	/**
	 * Deletes products, coupons and categories that are no longer needed.
	 *
	 * @param float $end Unix time at which to stop.
	 * @return bool Whether nothing is left.
	 */
	public function delete_entities( float $end = INF ): bool {
		$entities = new Imported_Entity_Removal( $this->get_others(), $end );
		$is_done  = $entities->delete();

		/* translators: %s: number of products, coupons or categories, with some of their names. */
		$this->name( __( 'Not deleted, because they were edited: %s.', 'storedeck' ), $entities->kept, count( $entities->kept ) );

		return $is_done;
	}

	/**
	 * Removes the import, and what is left of it.
	 */
	public function finish(): void {
		Imported_Tax_Rate::delete_unused();
		$this->restore_currency();
		Imports_List::remove( $this->id );
		Category_Sync::rebuild();
		wp_cache_flush();

		/* This action is documented in includes/changes/class-change-queue.php. */
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * Ids of the other imports.
	 *
	 * @return list<string>
	 */
	private function get_others(): array {
		return array_values( array_diff( array_keys( Imports_List::get() ), array( $this->id ) ) );
	}

	/**
	 * SQL that follows the columns of a query of the import's orders.
	 *
	 * @param string[] $imports Only those that replaced an order of one of these imports; empty for all.
	 */
	private function from_orders( array $imports = array() ): string {
		$replaced = ' INNER JOIN {orders_meta} replaced ON replaced.order_id = meta.order_id AND replaced.meta_key = %s'
			. ' AND replaced.meta_value IN ( %s )';

		return Database::prepare(
			' FROM {orders_meta} meta' . ( array() === $imports ? '' : $replaced ) . ' WHERE meta.meta_key = %s AND meta.meta_value = %s',
			array( ...( array() === $imports ? array() : array( Imported_Orders::REPLACED_META, $imports ) ),
				Imported_Orders::IMPORT_META, $this->id )
		);
	}

	private function count_orders( string $from ): int {
		return (int) Database::value( "SELECT COUNT(*)$from" );
	}

	/**
	 * Tells the number of some things, and the names of the first ones.
	 *
	 * @param string       $text  Text with a placeholder.
	 * @param list<string> $names Names, at least some.
	 * @param int          $count Number of all.
	 */
	private function name( string $text, array $names, int $count ): void {
		if ( array() !== $names ) {
			( $this->report_note )( sprintf( $text, $count . ' (' . implode( ', ', array_slice( $names, 0, self::NAMED ) )
				. ( count( $names ) > self::NAMED ? ', …' : '' ) . ')' ) );
		}
	}

	/**
	 * Sets when guests were last active to the date of their last order.
	 *
	 * @param int[] $ids Customers.
	 */
	private static function update_last_active( array $ids ): void {
		foreach ( array_chunk( array_filter( $ids ), 400 ) as $chunk ) {
			$last = 'SELECT MAX( stats.date_created_gmt ) FROM {order_stats} stats WHERE ' . Facts::IS_ORDER
				. ' AND stats.customer_id = {customer_lookup}.customer_id';

			Row_Writer::run(
				"UPDATE {customer_lookup} SET date_last_active = COALESCE( ( $last ), date_last_active )"
				. ' WHERE user_id IS NULL AND customer_id IN ( %d )',
				array( $chunk )
			);
		}
	}

	/**
	 * Sets the currency that the store had before, unless an order has the one of the import, or the currency was changed since.
	 */
	private function restore_currency(): void {
		$imports  = Imports_List::get();
		$import   = $imports[ $this->id ];
		$currency = $import['currency'];

		if ( array_key_last( $imports ) === $this->id && Settings::get_currency()['code'] === $currency
			&& array() === Database::rows( 'SELECT 1 AS used FROM {orders} WHERE currency = %s LIMIT 1', array( $currency ) ) ) {
			update_option( 'woocommerce_currency', $import['earlier_currency'] );
		}
	}
}
