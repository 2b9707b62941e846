<?php

namespace Storedeck\Orders;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Order_Ids;
use Storedeck\Sync\Raw_Order_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Creates, updates and deletes orders. An order is written completely or not at
 * all.
 */
final class Order_Writer {

	/** Statuses that have no prefix in the table. */
	private const PLAIN = array( 'auto-draft', 'trash' );

	/**
	 * Creates or updates an order.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function save( int $id, array $values ): int {
		Order_Validator::validate( $id, $values );

		$id = Transaction::run( static fn(): int => self::write( $id, $values ), Transaction::TRIES );

		Change_Queue::flush();

		return $id;
	}

	/**
	 * Deletes an order with its refunds, or moves it to the trash.
	 *
	 * @param bool $force Whether to delete permanently.
	 * @throws Store_Exception When it is already in the trash.
	 */
	public static function delete( int $id, bool $force ): void {
		if ( ! $force && 'trash' === self::get_status( $id ) ) {
			throw new Store_Exception( 'woocommerce_rest_already_trashed', __( 'The order has already been deleted.', 'storedeck' ), 410 );
		}

		Transaction::run(
			static function () use ( $id, $force ): void {
				$ids = array( $id, ...Raw_Order_Reader::get_refund_ids( array( $id ) ) );

				// Lookup rows are synced from the rows before the change, too.
				array_map( array( Change_Queue::class, 'add_order' ), $ids );

				if ( $force ) {
					Refund_Writer::delete_rows( $ids );
					Order_Notes::delete_all( $ids );
				} else {
					Order_Record::update(
						'orders',
						'id',
						$id,
						array( 'status' => 'trash', 'date_updated_gmt' => Dates::to_gmt( time() ) )
					);
				}
			},
			Transaction::TRIES
		);

		Change_Queue::flush();
	}

	/**
	 * Status with the prefix of the table.
	 *
	 * @param string $status Without prefix.
	 */
	public static function add_prefix( string $status ): string {
		return in_array( $status, self::PLAIN, true ) ? $status : 'wc-' . $status;
	}

	/**
	 * Status of an order without prefix, or an empty string.
	 */
	private static function get_status( int $id ): string {
		$status = Database::value( 'SELECT status FROM {orders} WHERE id = %d', array( $id ) ) ?? '';

		return Settings::remove_prefix( (string) $status );
	}

	/**
	 * Writes an order with everything that follows from it: the refund of the
	 * rest, and the stock.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 */
	private static function write( int $id, array $values ): int {
		$is_new          = 0 === $id;
		$previous_status = $is_new ? '' : self::get_status( $id );
		$reduced_lines   = isset( $values['line_items'] ) && ! $is_new ? Order_Stock::get_reduced_lines( $id ) : null;
		$id              = $is_new ? Order_Ids::reserve() : $id;

		if ( isset( $values['expected']['status'], $values['status'] ) && ! $is_new ) {
			self::change_status( $id, $values['expected']['status'], $values['status'] );
		}

		Change_Queue::add_order( $id );
		self::write_rows( $id, $values, $is_new );

		if ( 'refunded' === ( $values['status'] ?? '' ) ) {
			Refund_Writer::refund_rest( $id );
		}

		if ( null !== $reduced_lines ) {
			Order_Stock::adjust( $id, $reduced_lines );
		}

		$new_status = self::get_status( $id );

		if ( $new_status !== $previous_status ) {
			if ( ! $is_new ) {
				Order_Notes::add_status_change( $id, $previous_status, $new_status );
			}

			Order_Stock::on_status_change( $id, $previous_status, $new_status );

			// Callbacks of plugins run after the order is stored. The one of Order_Stock has nothing left to do.
			/*
			 * Fires after the status of an order changed and the order is stored. WooCommerce, while it is active, fires its own.
			 *
			 * @hook storedeck_order_status_changed
			 * @param int    $id              Order.
			 * @param string $previous_status Previous status without the prefix `wc-`.
			 * @param string $new_status      New status without the prefix `wc-`.
			 * @since 0.1.0
			 * @stability stable
			 */
			Transaction::after_commit( static fn() => do_action( Order_Stock::STATUS_CHANGED, $id, $previous_status, $new_status ) );
		}

		return $id;
	}

	/**
	 * Changes the status unless another request has changed it meanwhile.
	 *
	 * @param string $from Expected status.
	 * @param string $to   New status.
	 * @throws Store_Exception When the order has another status.
	 */
	private static function change_status( int $id, string $from, string $to ): void {
		$current = self::get_status( $id );
		$changed = $from === $to ? 0 : Row_Writer::run(
			'UPDATE {orders} SET status = %s WHERE id = %d AND status IN ( %s, %s )',
			array( self::add_prefix( $to ), $id, $from, 'wc-' . $from )
		);

		if ( $current !== $from || ( $from !== $to && 0 === $changed ) ) {
			throw new Store_Exception(
				'storedeck_order_changed',
				__( 'The status of the order was changed elsewhere.', 'storedeck' ),
				409,
				array( 'current' => array( 'status' => $current ) )
			);
		}
	}

	/**
	 * Writes the rows of an order.
	 *
	 * @param array<string, mixed> $values Valid values.
	 */
	private static function write_rows( int $id, array $values, bool $is_new ): void {
		if ( $is_new ) {
			Order_Record::create( $id );
		}

		foreach ( array( 'billing', 'shipping' ) as $type ) {
			if ( isset( $values[ $type ] ) || $is_new ) {
				Order_Record::write_address( $id, $type, (array) ( $values[ $type ] ?? array() ) );
			}
		}

		$order = Order_Record::get_columns( $values );
		$data  = Order_Dates::get_columns( $id, $values );

		if ( isset( $values['created_via'] ) ) {
			$data['created_via'] = sanitize_text_field( $values['created_via'] );
		}

		if ( $is_new || array() !== array_intersect( Order_Items::LISTS, array_keys( $values ) ) ) {
			list( $amounts, $more ) = Order_Items::write( $id, $values );

			$order += $amounts;
			$data  += $more;
		}

		Order_Record::update( 'orders', 'id', $id, $order + array( 'date_updated_gmt' => Dates::to_gmt( time() ) ) );
		Order_Record::update( 'order_operational_data', 'order_id', $id, $data );
		Order_Meta::save( $id, $values['meta_data'] ?? array() );
	}
}
