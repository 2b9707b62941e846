<?php

namespace Storedeck\Tools\Order_Files;

use Closure;
use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what an import has read: products, customers and orders. What a step writes is in one transaction with the record
 * of it.
 */
final class Import_Writing {

	/** Ids that products leave to numbers of orders in later files. */
	private const FREE_IDS = 10000;

	private ?Imported_Order_Writer $writer = null;

	/**
	 * Takes an import.
	 *
	 * @param string  $id          Id of the import.
	 * @param Closure $read_orders Returns the orders of rows by order number.
	 */
	public function __construct( private string $id, private Import_State $state, private Opened_File $source,
		private Closure $read_orders ) {
	}

	/**
	 * Creates products, categories and coupons, and sets the currency of the store.
	 */
	public function create_entities(): void {
		Transaction::run(
			function (): void {
				update_option( 'woocommerce_currency', $this->state->get_currency()->code );
				$this->state->entities->create_missing( new Bulk_Database(), max( self::FREE_IDS, $this->state->max_id ),
					$this->state->has_taxes );
			}
		);
		Change_Queue::flush();
		$this->state->enter( Import_State::CUSTOMERS );
	}

	public function import_customers(): void {
		list( $records, $partition, $done ) = $this->source->take( $this->source->customers );

		Transaction::run(
			function () use ( $records, $partition, $done ): void {
				if ( array() !== $records ) {
					Imports_List::set_customers( $this->id, ( new Customer_Importer() )->import( new Bulk_Database(), $records ) );
				}

				$this->source->go_on( $partition, $done, $this->source->customers, Import_State::ORDERS );
				$this->record();
			}
		);
	}

	public function import_orders(): void {
		list( $records, $partition, $done ) = $this->source->take( $this->source->rows );

		$orders = ( $this->read_orders )( $records );
		$writer = $this->get_writer();

		Transaction::run(
			function () use ( $orders, $partition, $done, $writer ): void {
				$writer->write( $orders );

				$this->state->counts = $writer->counts;

				$this->source->go_on( $partition, $done, $this->source->rows, Import_State::DONE );
				$this->record();
			}
		);

		if ( Import_State::DONE === $this->state->stage ) {
			wp_cache_flush();

			if ( $this->state->counts['created'] + $this->state->counts['updated'] > 0 ) {
				/* This action is documented in includes/changes/class-change-queue.php. */
				do_action( 'storedeck_data_changed' );
			}
		}
	}

	/**
	 * Writes orders.
	 */
	private function get_writer(): Imported_Order_Writer {
		if ( null === $this->writer ) {
			$this->writer = new Imported_Order_Writer( new Bulk_Database(), $this->state->entities, new Customer_Importer(),
				$this->state->get_currency()->code, $this->id, $this->state->max_id );

			$this->writer->counts = $this->state->counts;
		}

		return $this->writer;
	}

	/**
	 * Records how far the import is, with what is written.
	 */
	private function record(): void {
		Imports_List::set(
			$this->id,
			array(
				'position' => array( $this->state->stage, $this->state->partition, $this->state->done ),
				'counts'   => $this->state->counts,
				'is_done'  => Import_State::DONE === $this->state->stage,
				'period'   => $this->state->summary->period,
				'total'    => $this->state->summary->count,
			)
		);
	}
}
