<?php
/**
 * Decides status, payment and refunds of orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Nothing happens after the end of the generated period.
 */
final class Order_Outcome {
	/** Seconds of a minute. */
	private const MINUTE = 60;

	/** Seconds of an hour. */
	private const HOUR = 3600;

	/** Seconds of a day. */
	private const DAY = 86400;

	/** Outcomes by their frequency in 1,000 orders. */
	private const OUTCOMES = array(
		'done'      => 906,
		'cancelled' => 42,
		'failed'    => 34,
		'stuck'     => 10,
		'unpaid'    => 8,
	);

	/**
	 * Stores the end of the generated period.
	 *
	 * @param int $end Timestamp.
	 */
	public function __construct( private int $end ) {
	}

	/**
	 * Sets status, dates and refunds of an order.
	 *
	 * @param Demo_Order    $order  Order.
	 * @param Seeded_Random $random Random numbers.
	 */
	public function apply( Demo_Order $order, Seeded_Random $random ): void {
		$outcome = $random->pick_weighted( self::OUTCOMES );
		if ( 'failed' === $outcome ) {
			$order->status = 'failed';
			return;
		}
		if ( 'cancelled' === $outcome ) {
			$cancelled     = $order->created + $random->between( self::HOUR, 5 * self::DAY );
			$order->status = $cancelled <= $this->end ? 'cancelled' : $this->get_unpaid_status( $order );
			return;
		}
		if ( 'unpaid' === $outcome ) {
			$order->status = $random->chance( 650 ) ? 'on-hold' : 'pending';
			return;
		}
		$paid = $order->created + $this->get_payment_delay( $order, $random );
		$sent = $paid + ( $order->is_virtual() ? 0 : $random->between( 18 * self::HOUR, 5 * self::DAY ) );
		if ( 'cod' === $order->payment ) {
			// Paid on delivery: until then the order is processing.
			$paid = $sent;
		}
		$order->paid   = $paid <= $this->end ? $paid : null;
		$order->status = null === $order->paid ? $this->get_unpaid_status( $order ) : 'processing';
		if ( 'stuck' === $outcome && ! $order->is_virtual() ) {
			$order->paid = 'cod' === $order->payment ? null : $order->paid;
			return;
		}
		if ( $sent <= $this->end ) {
			$order->completed = $sent;
			$order->status    = 'completed';
			$this->add_refunds( $order, $random );
		}
	}

	/**
	 * Status of an order that is not paid yet.
	 *
	 * @param Demo_Order $order Order.
	 */
	private function get_unpaid_status( Demo_Order $order ): string {
		return match ( $order->payment ) {
			'bacs' => 'on-hold',
			'cod'  => 'processing',
			default => 'pending',
		};
	}

	/**
	 * Seconds until the payment: up to three minutes by card, up to two days by
	 * bank transfer.
	 *
	 * @param Demo_Order    $order  Order.
	 * @param Seeded_Random $random Random numbers.
	 */
	private function get_payment_delay( Demo_Order $order, Seeded_Random $random ): int {
		return match ( $order->payment ) {
			'bacs'   => $random->between( 4 * self::HOUR, 2 * self::DAY ),
			'paypal' => $random->between( self::MINUTE, 12 * self::MINUTE ),
			'cod'    => 0,
			default  => $random->below( 3 * self::MINUTE ),
		};
	}

	/**
	 * Adds refunds to some completed orders.
	 *
	 * @param Demo_Order    $order  Order.
	 * @param Seeded_Random $random Random numbers.
	 */
	private function add_refunds( Demo_Order $order, Seeded_Random $random ): void {
		$kind = $random->pick_weighted(
			array(
				'none'  => 937,
				'part'  => 36,
				'all'   => 22,
				'twice' => 5,
			)
		);
		if ( 'none' === $kind || ! $order->get_total()->is_positive() ) {
			return;
		}
		$timestamp = $order->completed;
		$refunds   = new Refund_Generator( $order );
		for ( $number = 'twice' === $kind ? 2 : 1; $number > 0; --$number ) {
			$timestamp += $random->between( self::DAY, 25 * self::DAY );
			if ( $timestamp > $this->end ) {
				return;
			}
			$refund = 'all' === $kind ? $refunds->refund_remaining( $timestamp ) : $refunds->refund_some_items( $timestamp, $random );
			if ( $refund ) {
				$order->refunds[] = $refund;
			}
		}
		if ( $refunds->is_fully_refunded() ) {
			$order->status = 'refunded';
			foreach ( $order->refunds as $refund ) {
				$refund->status = 'refunded';
			}
		}
	}
}
