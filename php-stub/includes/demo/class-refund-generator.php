<?php
/**
 * Refunds: what goes back of an order.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the refunds of one order and keeps count of what has gone back, so that never
 * more goes back than was paid and a complete refund leaves exactly nothing.
 */
final class Refund_Generator {
	/**
	 * Pieces gone back of each line.
	 *
	 * @var list<int>
	 */
	private array $returned;

	/** Whether the shipping costs have gone back. */
	private bool $shipping_returned = false;

	/**
	 * Begins with nothing gone back.
	 *
	 * @param Demo_Order $order The order, complete.
	 */
	public function __construct( private Demo_Order $order ) {
		$this->returned = array_fill( 0, count( $order->lines ), 0 );
	}

	/**
	 * A refund of some piece or pieces of one line; none when nothing worth it is left.
	 *
	 * @param int    $moment When.
	 * @param Seeded_Random $random Source of chance.
	 */
	public function some( int $moment, Seeded_Random $random ): ?Demo_Order {
		$open = array();
		foreach ( $this->order->lines as $position => $line ) {
			if ( $line->quantity > $this->returned[ $position ] && $line->total->is_positive() ) {
				$open[] = $position;
			}
		}
		if ( ! $open ) {
			return null;
		}
		$position = $random->pick( $open );
		$pieces   = $random->between( 1, $this->order->lines[ $position ]->quantity - $this->returned[ $position ] );
		return $this->make( $moment, array( $position => $pieces ) );
	}

	/**
	 * A refund of all that is left, shipping included.
	 *
	 * @param int $moment When.
	 */
	public function rest( int $moment ): Demo_Order {
		$pieces = array();
		foreach ( $this->order->lines as $position => $line ) {
			$pieces[ $position ] = $line->quantity - $this->returned[ $position ];
		}
		$refund                  = $this->make( $moment, array_filter( $pieces ) );
		$refund->shipping_method = $this->order->shipping_method;
		$refund->shipping        = $this->order->shipping->negate();
		$refund->shipping_taxes  = array_map( static fn( Decimal $tax ): Decimal => $tax->negate(), $this->order->shipping_taxes );
		foreach ( $refund->lines as $line ) {
			$original           = $this->find( $line );
			$line->shipping     = $original->shipping->negate();
			$line->shipping_tax = $original->shipping_tax->negate();
		}
		$this->shipping_returned = true;
		return $refund;
	}

	/**
	 * Whether everything that was paid has gone back.
	 */
	public function is_all(): bool {
		foreach ( $this->order->lines as $position => $line ) {
			if ( $line->total->is_positive() && $this->returned[ $position ] < $line->quantity ) {
				return false;
			}
		}
		return $this->shipping_returned || $this->order->shipping->is_zero();
	}

	/**
	 * Makes a refund of pieces.
	 *
	 * @param int             $moment When.
	 * @param array<int, int> $pieces Pieces by position of the line.
	 */
	private function make( int $moment, array $pieces ): Demo_Order {
		$refund            = new Demo_Order( $this->order->person, $moment );
		$refund->parent    = $this->order;
		$refund->status    = $this->order->status;
		$refund->paid      = $moment;
		$refund->completed = $moment;
		$refund->returning = $this->order->returning;
		$refund->payment   = $this->order->payment;
		$refund->token     = substr( md5( $this->order->token . $moment ), 0, 16 );
		foreach ( $pieces as $position => $count ) {
			$refund->lines[]              = $this->part( $this->order->lines[ $position ], $this->returned[ $position ], $count );
			$this->returned[ $position ] += $count;
		}
		return $refund;
	}

	/**
	 * The line of a refund.
	 *
	 * @param Demo_Order_Line $line   Line of the order.
	 * @param int  $before Pieces that went back earlier.
	 * @param int  $count  Pieces that go back now.
	 */
	private function part( Demo_Order_Line $line, int $before, int $count ): Demo_Order_Line {
		// Split in the same way for every refund, the refunds of a line add up to the line.
		$items = array( $before, $count, $line->quantity - $before - $count );
		$share = static fn( Decimal $amount ): Decimal => $amount->split( $items )[1]->negate();
		$part  = new Demo_Order_Line( $line->product, $line->variation, -$count, $share( $line->total ) );

		$part->taxes        = array_map( $share, $line->taxes );
		$part->subtotal_tax = $part->tax();
		return $part;
	}

	/**
	 * The order's line that a refund's line belongs to.
	 *
	 * @param Demo_Order_Line $part Line of a refund.
	 */
	private function find( Demo_Order_Line $part ): Demo_Order_Line {
		foreach ( $this->order->lines as $line ) {
			if ( $line->product === $part->product && $line->variation === $part->variation ) {
				return $line;
			}
		}
		return $part;
	}
}
