<?php
/**
 * Order stream: all orders and refunds, one after the other.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Generator;
use SplPriorityQueue;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the shop's story in the order of time. Holds one order at a time, and the refunds to come.
 */
final class Order_Stream {
	/** What becomes of orders. */
	private Order_Outcome $fate;

	/** Id of the next order or refund. */
	private int $next_id;

	/**
	 * Refunds to come, the next one on top.
	 *
	 * @var SplPriorityQueue<list<int>, Order>
	 */
	private SplPriorityQueue $refunds;

	/**
	 * Takes the parts of the story.
	 *
	 * @param int           $seed     Seed of the shop.
	 * @param Order_Schedule      $calendar When orders come.
	 * @param Timeline         $clock    Where the story ends.
	 * @param Customer_Pool         $crowd    Who orders.
	 * @param Order_Generator $builder  What is ordered.
	 * @param int           $first_id Id of the first order.
	 */
	public function __construct(
		private int $seed,
		private Order_Schedule $calendar,
		private Timeline $clock,
		private Customer_Pool $crowd,
		private Order_Generator $builder,
		int $first_id
	) {
		$this->next_id = $first_id;
		$this->fate    = new Order_Outcome( $clock->horizon );
		$this->refunds = new SplPriorityQueue();
	}

	/**
	 * The orders and refunds; moments are settled, ids ascend with time.
	 *
	 * @return Generator<int, Order>
	 */
	public function orders(): Generator {
		$number = 0;
		$last   = count( $this->calendar->days ) - 1;
		foreach ( $this->calendar->days as $index => $day ) {
			$this->builder->turn_to( $day, $this->calendar->starts[ $index ], $last - $index );
			foreach ( $this->calendar->moments( $index ) as $moment ) {
				yield from $this->refunds_until( $this->clock->settle( $moment ) );
				$order = $this->order( $number, $moment );
				++$number;
				foreach ( $order->refunds as $refund ) {
					$this->refunds->insert( $refund, array( -$refund->created, -$number ) );
				}
				yield $this->number( $order );
			}
		}
		yield from $this->refunds_until( PHP_INT_MAX );
	}

	/**
	 * Makes an order.
	 *
	 * @param int $number Which one.
	 * @param int $moment When it is placed.
	 */
	private function order( int $number, int $moment ): Demo_Order {
		$random = new Seeded_Random( $this->seed, 'order', $number );
		$buyer  = $this->crowd->next( $random, $moment );
		$order  = $this->builder->build( $random, $buyer, $moment );
		$this->fate->decide( $order, $random );
		$order->returning = $this->crowd->returns( $buyer, $order->is_counted() );
		foreach ( $order->refunds as $refund ) {
			$refund->returning = $order->returning;
			$this->settle( $refund );
		}
		$this->settle( $order );
		return $order;
	}

	/**
	 * The refunds up to a moment.
	 *
	 * @param int $moment Settled moment.
	 * @return Generator<int, Order>
	 */
	private function refunds_until( int $moment ): Generator {
		while ( ! $this->refunds->isEmpty() && $this->refunds->top()->created <= $moment ) {
			yield $this->number( $this->refunds->extract() );
		}
	}

	/**
	 * Replaces an order's moments by those that are written.
	 *
	 * @param Demo_Order $order Order or refund.
	 */
	private function settle( Demo_Order $order ): void {
		$order->created   = $this->clock->settle( $order->created );
		$order->paid      = $this->clock->settle_if( $order->paid );
		$order->completed = $this->clock->settle_if( $order->completed );
	}

	/**
	 * Gives an order its id.
	 *
	 * @param Demo_Order $order Order or refund.
	 */
	private function number( Demo_Order $order ): Demo_Order {
		$order->id = $this->next_id;
		++$this->next_id;
		return $order;
	}
}
