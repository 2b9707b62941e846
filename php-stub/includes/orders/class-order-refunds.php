<?php

namespace Storedeck\Orders;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Dates;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and deletes refunds. A refund is stored with its stock and the status
 * of its order, or not at all.
 */
final class Order_Refunds {

	/**
	 * Refunds items or an amount of an order.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function create( int $order_id, array $values ): int {
		if ( ! empty( $values['api_refund'] ) ) {
			throw Store_Exception::invalid_param(
				'api_refund',
				__( 'Refunds through the payment gateway are not available. Return the money there.', 'storedeck' )
			);
		}

		Order_Meta::validate( (array) ( $values['meta_data'] ?? array() ) );

		$id = Transaction::run( static fn(): int => self::write( $order_id, $values ), Transaction::TRIES );

		Change_Queue::flush();

		return $id;
	}

	/**
	 * Deletes a refund. The status of the order and the stock stay as they are.
	 */
	public static function delete( int $order_id, int $id ): void {
		Transaction::run(
			static function () use ( $order_id, $id ): void {
				// Lookup rows are synced from the rows before the change, too.
				Change_Queue::add_order( $order_id );
				Change_Queue::add_order( $id );
				self::lock( $order_id );
				Refund_Writer::delete_rows( array( $id ) );

				/*
				 * Fires after a refund was deleted. WooCommerce, while it is active, fires its own.
				 *
				 * @hook storedeck_refund_deleted
				 * @param int $id       Refund.
				 * @param int $order_id Order.
				 * @since 0.1.0
				 * @stability stable
				 */
				Transaction::after_commit( static fn() => do_action( 'storedeck_refund_deleted', $id, $order_id ) );
			},
			Transaction::TRIES
		);

		Change_Queue::flush();
	}

	/**
	 * Writes a refund.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When the order does not exist, or more would be refunded than remains.
	 */
	private static function write( int $order_id, array $values ): int {
		// Has to be the first statement of the transaction: on MariaDB, a read before it would hide a concurrent refund.
		self::lock( $order_id );

		$order = Order_Rows::get_many( array( $order_id ) )[ $order_id ] ?? null;
		$user  = (int) ( $values['refunded_by'] ?? 0 );

		if ( null === $order ) {
			throw self::create_missing_order();
		}

		if ( 0 !== $user && false === get_userdata( $user ) ) {
			throw Store_Exception::invalid_param( 'refunded_by', __( 'User not found.', 'storedeck' ) );
		}

		if ( 'trash' === $order['order']['status'] ) {
			throw new Store_Exception(
				'woocommerce_rest_cannot_create_order_refund',
				__( 'The order is in the trash.', 'storedeck' ),
				409
			);
		}

		$draft = new Refund_Draft( $order, Settings::get_precision() );

		$draft->add_lines( $values['line_items'] ?? array() );

		$amounts = $draft->get_amounts( isset( $values['amount'] ) ? (string) $values['amount'] : null );
		$id      = Refund_Writer::insert(
			$order,
			$amounts,
			sanitize_textarea_field( $values['reason'] ?? '' ),
			$draft->get_items(),
			0 === $user ? get_current_user_id() : $user
		);

		Order_Meta::save( $id, $values['meta_data'] ?? array() );
		self::update_order( $order_id, $order, $draft, $amounts['amount'], ! empty( $values['api_restock'] ) );

		/*
		 * Fires after items or an amount of an order were refunded and the refund is stored. WooCommerce, while it is active, fires its own.
		 *
		 * @hook storedeck_order_refunded
		 * @param int $order_id Order.
		 * @param int $id       Refund.
		 * @since 0.1.0
		 * @stability stable
		 */
		Transaction::after_commit( static fn() => do_action( 'storedeck_order_refunded', $order_id, $id ) );

		return $id;
	}

	/**
	 * Returns items to the stock, and marks an order as refunded of which nothing
	 * remains.
	 *
	 * @param array<string, mixed> $order      Rows of the order before the refund.
	 * @param bool                 $is_restock Whether to return items to the stock.
	 */
	private static function update_order( int $id, array $order, Refund_Draft $draft, Decimal $amount, bool $is_restock ): void {
		$is_rest = ! Refund_Writer::get_remaining( $order )->minus( $amount )->is_positive();

		if ( $is_restock ) {
			Refund_Stock::restock( $order, $draft->quantities );
		} elseif ( $is_rest ) {
			Refund_Stock::keep( $id );
		}

		if ( $is_rest ) {
			Order_Writer::save( $id, array( 'status' => 'refunded' ) );
		} else {
			Change_Queue::add_order( $id );
		}
	}

	/**
	 * Error about an order that does not exist.
	 */
	public static function create_missing_order(): Store_Exception {
		return new Store_Exception( 'woocommerce_rest_order_invalid_id', __( 'Invalid order ID.', 'storedeck' ), 404 );
	}

	/**
	 * Locks the row of an order until the end of the transaction.
	 */
	private static function lock( int $id ): void {
		Order_Record::update( 'orders', 'id', $id, array( 'date_updated_gmt' => Dates::to_gmt( time() ) ) );
	}
}
