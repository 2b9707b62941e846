<?php
/**
 * Fate: what becomes of an order.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Payment, completion and refunds. Nothing that would lie behind the horizon happens.
 */
final class Order_Outcome {
	/** A minute in seconds. */
	private const MINUTE = 60;

	/** An hour in seconds. */
	private const HOUR = 3600;

	/** A day in seconds. */
	private const DAY = 86400;

	/** Endings, by how often out of 1,000. */
	private const ENDINGS = array(
		'done'      => 906,
		'cancelled' => 42,
		'failed'    => 34,
		'stuck'     => 10,
		'unpaid'    => 8,
	);

	/**
	 * Knows where the story ends.
	 *
	 * @param int $horizon Its last moment.
	 */
	public function __construct( private int $horizon ) {
	}

	/**
	 * Decides status, moments and refunds of a built order.
	 *
	 * @param Demo_Order  $order  Order.
	 * @param Seeded_Random $random Source of chance.
	 */
	public function decide( Demo_Order $order, Seeded_Random $random ): void {
		$ending = $random->weighted( self::ENDINGS );
		if ( 'failed' === $ending ) {
			$order->status = 'failed';
			return;
		}
		if ( 'cancelled' === $ending ) {
			$given_up      = $order->created + $random->between( self::HOUR, 5 * self::DAY );
			$order->status = $given_up <= $this->horizon ? 'cancelled' : $this->waiting( $order );
			return;
		}
		if ( 'unpaid' === $ending ) {
			$order->status = $random->chance( 650 ) ? 'on-hold' : 'pending';
			return;
		}
		$paid = $order->created + $this->payment_delay( $order, $random );
		$sent = $paid + ( $order->is_download() ? 0 : $random->between( 18 * self::HOUR, 5 * self::DAY ) );
		if ( 'cod' === $order->payment ) {
			// Paid at the door: until then the order is only being worked on.
			$paid = $sent;
		}
		$order->paid   = $paid <= $this->horizon ? $paid : null;
		$order->status = null === $order->paid ? $this->waiting( $order ) : 'processing';
		if ( 'stuck' === $ending && ! $order->is_download() ) {
			$order->paid = 'cod' === $order->payment ? null : $order->paid;
			return;
		}
		if ( $sent <= $this->horizon ) {
			$order->completed = $sent;
			$order->status    = 'completed';
			$this->refund( $order, $random );
		}
	}

	/**
	 * Status of an order that has not been paid yet.
	 *
	 * @param Demo_Order $order Order.
	 */
	private function waiting( Demo_Order $order ): string {
		return match ( $order->payment ) {
			'bacs' => 'on-hold',
			'cod'  => 'processing',
			default => 'pending',
		};
	}

	/**
	 * How long the payment takes: seconds with a card, up to two days with a bank transfer.
	 *
	 * @param Demo_Order  $order  Order.
	 * @param Seeded_Random $random Source of chance.
	 */
	private function payment_delay( Demo_Order $order, Seeded_Random $random ): int {
		return match ( $order->payment ) {
			'bacs'   => $random->between( 4 * self::HOUR, 2 * self::DAY ),
			'paypal' => $random->between( self::MINUTE, 12 * self::MINUTE ),
			'cod'    => 0,
			default  => $random->below( 3 * self::MINUTE ),
		};
	}

	/**
	 * Sends some of the completed orders' money back, some days later.
	 *
	 * @param Demo_Order  $order  Order.
	 * @param Seeded_Random $random Source of chance.
	 */
	private function refund( Demo_Order $order, Seeded_Random $random ): void {
		$kind = $random->weighted(
			array(
				'none'  => 937,
				'part'  => 36,
				'all'   => 22,
				'twice' => 5,
			)
		);
		if ( 'none' === $kind || ! $order->total()->is_positive() ) {
			return;
		}
		$moment  = $order->completed;
		$refunds = new Refund_Generator( $order );
		for ( $number = 'twice' === $kind ? 2 : 1; $number > 0; --$number ) {
			$moment += $random->between( self::DAY, 25 * self::DAY );
			if ( $moment > $this->horizon ) {
				return;
			}
			$refund = 'all' === $kind ? $refunds->rest( $moment ) : $refunds->some( $moment, $random );
			if ( $refund ) {
				$order->refunds[] = $refund;
			}
		}
		if ( $refunds->is_all() ) {
			$order->status = 'refunded';
			foreach ( $order->refunds as $refund ) {
				$refund->status = 'refunded';
			}
		}
	}
}
