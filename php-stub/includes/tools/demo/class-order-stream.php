<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Generator;
use SplPriorityQueue;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Yields orders and refunds in chronological order. Keeps one order in memory,
 * and those with refunds to come.
 */
final class Order_Stream {
	/** @var array<int, int> Orders that count by index of the customer. */
	private array $counted = array();

	/**
	 * Refunds to come with their raw orders, the earliest first.
	 *
	 * @var SplPriorityQueue<list<int>, array{array<string, mixed>, array<string, mixed>}>
	 */
	private SplPriorityQueue $refunds;

	public function __construct(
		private Order_Schedule $schedule,
		private Customer_Pool $customers,
		private Order_Generator $generator,
		private Demo_Raw_Order_Factory $factory
	) {
		$this->refunds = new SplPriorityQueue();
	}

	/**
	 * Generates the orders and refunds. None is in the future, and ids ascend with
	 * time.
	 *
	 * @return Generator<int, array<string, mixed>>
	 */
	public function generate(): Generator {
		$number = 0;
		$last   = count( $this->schedule->days ) - 1;
		foreach ( $this->schedule->days as $index => $day ) {
			$this->generator->set_day( $day, $this->schedule->starts[ $index ], $last - $index );
			foreach ( $this->schedule->get_order_times( $index ) as $timestamp ) {
				yield from $this->get_refunds_until( $this->schedule->to_past( $timestamp ) );
				$order = $this->factory->create( $this->create_order( $number, $timestamp ) );
				++$number;
				foreach ( $order['refunds'] as $refund ) {
					$this->refunds->insert( array( $refund, $order ), array( -$refund['times']['created'], -$number ) );
				}
				yield $order;
			}
		}
		yield from $this->get_refunds_until( PHP_INT_MAX );
	}

	/**
	 * Creates an order, with whether reports count it (is_counted) and whether it is the first, second, third or a later order
	 * of the customer (customer_order), as Sync\Returning_Customers finds out in the database.
	 *
	 * @param int $number Index of the order.
	 */
	private function create_order( int $number, int $timestamp ): array {
		$random = new Seeded_Random( $this->schedule->options->seed, 'order', $number );
		$index  = $this->customers->draw( $random, $timestamp );
		$order  = $this->generator->generate( $random, $this->customers->get( $index ), $timestamp );
		$order  = Order_Outcome::apply( $order, $random, $this->schedule->end );
		$marks  = array(
			'is_counted'     => ! in_array( $order['status'], Settings::DEFAULTS['woocommerce_excluded_report_order_statuses'], true ),
			'customer_order' => min( $this->counted[ $index ] ?? 0, 3 ) + 1,
		);
		if ( $marks['is_counted'] ) {
			$this->counted[ $index ] = ( $this->counted[ $index ] ?? 0 ) + 1;
		}
		$move    = array( $this->schedule, 'to_past' );
		$to_past = static fn( array $one ): array => array( 'times' => array_map( $move, $one['times'] ) ) + $one + $marks;

		$order['refunds'] = array_map( $to_past, $order['refunds'] );
		return $to_past( $order );
	}

	/**
	 * Yields the refunds up to a timestamp.
	 *
	 * @param int $timestamp Timestamp, not in the future.
	 * @return Generator<int, array<string, mixed>>
	 */
	private function get_refunds_until( int $timestamp ): Generator {
		while ( ! $this->refunds->isEmpty() && $this->refunds->top()[0]['times']['created'] <= $timestamp ) {
			yield $this->factory->create( ...$this->refunds->extract() );
		}
	}
}
