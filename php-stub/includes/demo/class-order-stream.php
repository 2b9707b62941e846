<?php
/**
 * Generates all orders and refunds.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Generator;
use SplPriorityQueue;

defined( 'ABSPATH' ) || exit;

/**
 * Yields orders and refunds in chronological order. Keeps one order in memory,
 * and the refunds to come.
 */
final class Order_Stream {
	/** Decides status, payment and refunds. */
	private Order_Outcome $outcome;

	/** Detects returning customers. */
	private Purchase_History $history;

	/** Id of the next order or refund. */
	private int $next_id;

	/**
	 * Refunds to come, the earliest first.
	 *
	 * @var SplPriorityQueue<list<int>, Order>
	 */
	private SplPriorityQueue $refunds;

	/**
	 * Stores the generators.
	 *
	 * @param int             $seed      Seed of the store.
	 * @param Order_Schedule  $schedule  Creation times of orders.
	 * @param Timeline        $timeline  End of the generated period.
	 * @param Customer_Pool   $customers Customers.
	 * @param Order_Generator $generator Creates orders.
	 * @param int             $first_id  Id of the first order.
	 */
	public function __construct(
		private int $seed,
		private Order_Schedule $schedule,
		private Timeline $timeline,
		private Customer_Pool $customers,
		private Order_Generator $generator,
		int $first_id
	) {
		$this->next_id = $first_id;
		$this->outcome = new Order_Outcome( $timeline->end );
		$this->history = new Purchase_History( Demo_Order::EXCLUDED_STATUSES );
		$this->refunds = new SplPriorityQueue();
	}

	/**
	 * Generates the orders and refunds. None is in the future, and ids ascend with
	 * time.
	 *
	 * @return Generator<int, Order>
	 */
	public function generate(): Generator {
		$number = 0;
		$last   = count( $this->schedule->days ) - 1;
		foreach ( $this->schedule->days as $index => $day ) {
			$this->generator->set_day( $day, $this->schedule->starts[ $index ], $last - $index );
			foreach ( $this->schedule->get_order_times( $index ) as $timestamp ) {
				yield from $this->get_refunds_until( $this->timeline->to_past( $timestamp ) );
				$order = $this->create_order( $number, $timestamp );
				++$number;
				foreach ( $order->refunds as $refund ) {
					$this->refunds->insert( $refund, array( -$refund->created, -$number ) );
				}
				yield $this->assign_id( $order );
			}
		}
		yield from $this->get_refunds_until( PHP_INT_MAX );
	}

	/**
	 * Creates an order.
	 *
	 * @param int $number    Index of the order.
	 * @param int $timestamp Timestamp of the creation.
	 */
	private function create_order( int $number, int $timestamp ): Demo_Order {
		$random = new Seeded_Random( $this->seed, 'order', $number );
		$index  = $this->customers->draw( $random, $timestamp );
		$order  = $this->generator->generate( $random, $index, $timestamp );
		$this->outcome->apply( $order, $random );
		$order->is_returning = $this->history->add( $index, $order->status );
		foreach ( $order->refunds as $refund ) {
			$refund->is_returning = $order->is_returning;
			$this->move_to_past( $refund );
		}
		$this->move_to_past( $order );
		return $order;
	}

	/**
	 * Yields the refunds up to a timestamp.
	 *
	 * @param int $timestamp Timestamp, not in the future.
	 * @return Generator<int, Order>
	 */
	private function get_refunds_until( int $timestamp ): Generator {
		while ( ! $this->refunds->isEmpty() && $this->refunds->top()->created <= $timestamp ) {
			yield $this->assign_id( $this->refunds->extract() );
		}
	}

	/**
	 * Moves the dates of an order out of the future.
	 *
	 * @param Demo_Order $order Order or refund.
	 */
	private function move_to_past( Demo_Order $order ): void {
		$order->created   = $this->timeline->to_past( $order->created );
		$order->paid      = $this->timeline->to_past_or_null( $order->paid );
		$order->completed = $this->timeline->to_past_or_null( $order->completed );
	}

	/**
	 * Assigns the next id.
	 *
	 * @param Demo_Order $order Order or refund.
	 */
	private function assign_id( Demo_Order $order ): Demo_Order {
		$order->id = $this->next_id;
		++$this->next_id;
		return $order;
	}
}
