<?php
/**
 * Creates the refunds of an order.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Tracks what was refunded, so that refunds never exceed the order and full
 * refunds add up to it exactly.
 */
final class Refund_Generator {
	/**
	 * Refunded quantity of each line.
	 *
	 * @var list<int>
	 */
	private array $returned;

	/** Whether the shipping costs were refunded. */
	private bool $shipping_returned = false;

	/**
	 * Starts without refunds.
	 *
	 * @param Demo_Order $order Completed order.
	 */
	public function __construct( private Demo_Order $order ) {
		$this->returned = array_fill( 0, count( $order->lines ), 0 );
	}

	/**
	 * Refunds some items of one line, or nothing when no paid item is left.
	 *
	 * @param int           $timestamp Timestamp of the refund.
	 * @param Seeded_Random $random    Random numbers.
	 */
	public function refund_some_items( int $timestamp, Seeded_Random $random ): ?Demo_Order {
		$open = array();
		foreach ( $this->order->lines as $position => $line ) {
			if ( $line->quantity > $this->returned[ $position ] && $line->total->is_positive() ) {
				$open[] = $position;
			}
		}
		if ( ! $open ) {
			return null;
		}
		$position   = $random->pick( $open );
		$quantities = $random->between( 1, $this->order->lines[ $position ]->quantity - $this->returned[ $position ] );
		return $this->create( $timestamp, array( $position => $quantities ) );
	}

	/**
	 * Refunds all that is left, including shipping.
	 *
	 * @param int $timestamp Timestamp of the refund.
	 */
	public function refund_remaining( int $timestamp ): Demo_Order {
		$quantities = array();
		foreach ( $this->order->lines as $position => $line ) {
			$quantities[ $position ] = $line->quantity - $this->returned[ $position ];
		}
		$refund                  = $this->create( $timestamp, array_filter( $quantities ) );
		$refund->shipping_method = $this->order->shipping_method;
		$refund->shipping        = $this->order->shipping->negate();
		$refund->shipping_taxes  = array_map( static fn( Decimal $tax ): Decimal => $tax->negate(), $this->order->shipping_taxes );
		$this->shipping_returned = true;
		return $refund;
	}

	/**
	 * Whether the order is fully refunded.
	 */
	public function is_fully_refunded(): bool {
		foreach ( $this->order->lines as $position => $line ) {
			if ( $line->total->is_positive() && $this->returned[ $position ] < $line->quantity ) {
				return false;
			}
		}
		return $this->shipping_returned || $this->order->shipping->is_zero();
	}

	/**
	 * Creates a refund.
	 *
	 * @param int             $timestamp  Timestamp of the refund.
	 * @param array<int, int> $quantities Quantities by index of the line.
	 */
	private function create( int $timestamp, array $quantities ): Demo_Order {
		$refund            = new Demo_Order( $this->order->customer, $timestamp );
		$refund->parent    = $this->order;
		$refund->status    = $this->order->status;
		$refund->paid      = $timestamp;
		$refund->completed = $timestamp;
		$refund->payment   = $this->order->payment;
		$refund->token     = substr( md5( $this->order->token . $timestamp ), 0, 16 );
		foreach ( $quantities as $position => $count ) {
			$refund->lines[]              = $this->create_line( $this->order->lines[ $position ], $this->returned[ $position ], $count );
			$this->returned[ $position ] += $count;
		}
		return $refund;
	}

	/**
	 * Creates a line of a refund.
	 *
	 * @param Demo_Order_Line $line   Line of the order.
	 * @param int             $before Quantity that was refunded earlier.
	 * @param int             $count  Quantity to refund.
	 */
	private function create_line( Demo_Order_Line $line, int $before, int $count ): Demo_Order_Line {
		// Every refund splits the amount in the same way, so that the refunds of a line add up to it.
		$items = array( $before, $count, $line->quantity - $before - $count );
		$share = static fn( Decimal $amount ): Decimal => $amount->split( $items )[1]->negate();
		$part  = new Demo_Order_Line( $line->product, $line->variation, -$count, $share( $line->total ) );

		$part->taxes        = array_map( $share, $line->taxes );
		$part->subtotal_tax = $part->get_tax();
		return $part;
	}
}
