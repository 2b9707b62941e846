<?php
/**
 * Tests of the orders that the story tells.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Demo\Demo_Options;
use Storedeck\Demo\Demo_Order;
use Storedeck\Demo\Story;
use Storedeck\Demo\Zone;
use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Order_Stream and all that it is made of.
 */
final class OrdersTest extends TestCase {
	/**
	 * A shop that several tests look at.
	 *
	 * @var list<Demo_Order>
	 */
	private static array $orders;

	/**
	 * Tells the story once.
	 */
	public static function setUpBeforeClass(): void {
		self::$orders = Story::orders( 3000 );
	}

	/**
	 * Sum of an amount over the lines of an order.
	 *
	 * @param Demo_Order  $order    Order.
	 * @param string $property Property of a line.
	 */
	private static function sum( Demo_Order $order, string $property ): Decimal {
		return Decimal::sum( array_column( $order->lines, $property ) );
	}

	/**
	 * The same seed and day tell the same story; another seed tells another.
	 */
	public function test_same_seed_same_story(): void {
		$tell = static fn( int $seed ): array => array_map( array( Story::class, 'line' ), Story::orders( 400, $seed ) );
		$this->assertSame( $tell( 5 ), $tell( 5 ) );
		$this->assertNotSame( $tell( 5 ), $tell( 6 ) );
	}

	/**
	 * There are as many orders as asked for, in the order of time, with ids without gaps.
	 */
	public function test_number_and_order(): void {
		$this->assertCount( 3000, array_filter( self::$orders, static fn( Demo_Order $order ): bool => null === $order->parent ) );
		$this->assertSame( range( 1, count( self::$orders ) ), array_column( self::$orders, 'id' ) );
		$moments = array_column( self::$orders, 'created' );
		$sorted  = $moments;
		sort( $sorted );
		$this->assertSame( $sorted, $moments );
	}

	/**
	 * Amounts agree whichever way they are summed up.
	 */
	public function test_sums_agree(): void {
		foreach ( self::$orders as $order ) {
			$tax = Decimal::zero();
			foreach ( $order->lines as $line ) {
				$tax = $tax->plus( $line->tax() );
			}
			$this->assertEquals( $order->total(), $order->net()->plus( $order->tax() )->plus( $order->shipping ) );
			$this->assertEquals( $order->net(), self::sum( $order, 'subtotal' )->minus( self::sum( $order, 'discount' ) ) );
			$this->assertEquals( $order->discount(), self::sum( $order, 'discount' ) );
			$this->assertEquals( $order->tax(), $tax->plus( Decimal::sum( $order->shipping_taxes ) ) );
			$this->assertEquals( $order->tax(), Decimal::sum( $order->taxes() )->plus( Decimal::sum( $order->shipping_taxes ) ) );
			$this->assertEquals( $order->shipping, self::sum( $order, 'shipping' ) );
			$this->assertEquals( Decimal::sum( $order->shipping_taxes ), self::sum( $order, 'shipping_tax' ) );
			$this->assertSame( $order->items(), array_sum( array_column( $order->lines, 'quantity' ) ) );
		}
	}

	/**
	 * Nothing is negative in an order, nothing positive in a refund.
	 */
	public function test_signs(): void {
		foreach ( self::$orders as $order ) {
			$sign = $order->parent ? -1 : 1;
			foreach ( $order->lines as $line ) {
				$amounts = array(
					$line->subtotal, $line->total, $line->discount, $line->shipping, $line->shipping_tax, ...array_values( $line->taxes ),
				);
				foreach ( $amounts as $amount ) {
					$this->assertFalse( $amount->times( $sign )->is_negative() );
				}
				$this->assertGreaterThanOrEqual( 0, $sign * $line->quantity );
			}
		}
	}

	/**
	 * Refunds come on a later day than the order, never give back more than was paid, and
	 * complete ones leave exactly nothing.
	 */
	public function test_refunds(): void {
		$zone    = new Zone( Demo_Options::ZONE );
		$day     = static fn( Demo_Order $order ): string => substr( $zone->local( $order->created ), 0, 10 );
		$partial = 0;
		$full    = 0;
		foreach ( self::$orders as $order ) {
			if ( $order->parent ) {
				continue;
			}
			$left  = array( $order->total(), $order->net(), $order->tax(), $order->shipping );
			$items = $order->items();
			foreach ( $order->refunds as $refund ) {
				$this->assertContains( $refund, self::$orders );
				$this->assertSame( $order->status, $refund->status );
				$this->assertGreaterThan( $day( $order ), $day( $refund ) );
				$gone = array( $refund->total(), $refund->net(), $refund->tax(), $refund->shipping );
				foreach ( $gone as $position => $amount ) {
					$left[ $position ] = $left[ $position ]->plus( $amount );
					$this->assertFalse( $left[ $position ]->is_negative() );
				}
				$items += $refund->items();
				$this->assertGreaterThanOrEqual( 0, $items );
			}
			if ( 'refunded' === $order->status ) {
				++$full;
				$this->assertTrue( $left[0]->is_zero() );
				$this->assertTrue( $left[2]->is_zero() );
			} elseif ( $order->refunds ) {
				++$partial;
				$this->assertTrue( $left[0]->is_positive() );
			}
		}
		$this->assertGreaterThan( 10, $full );
		$this->assertGreaterThan( 10, $partial );
	}

	/**
	 * Whatever the clock says, nothing lies in the future; and days and amounts do not depend on it.
	 */
	public function test_no_future(): void {
		$zone  = new Zone( Demo_Options::ZONE );
		$first = null;
		$day   = static fn( Demo_Order $order ): string => implode(
			' ',
			array( substr( $zone->local( $order->created ), 0, 10 ), $order->status, $order->total()->to_string() )
		);
		foreach ( array( '00:01', '05:30', '13:59', '23:30' ) as $time ) {
			$now    = $zone->moment( '2026-05-20 ' . $time );
			$orders = Story::orders( 1500, 2, '2026-05-20', $now );
			foreach ( $orders as $order ) {
				$this->assertLessThanOrEqual( $now, $order->updated() );
				$this->assertGreaterThanOrEqual( $order->created, $order->paid ?? $order->created );
				$this->assertGreaterThanOrEqual( $order->paid ?? 0, $order->completed ?? PHP_INT_MAX );
			}
			$days    = array_map( $day, $orders );
			$first ??= $days;
			$this->assertSame( $first, $days );
			$this->assertNotEmpty( preg_grep( '/^2026-05-20/', $days ) );
		}
	}

	/**
	 * The first order that counts makes a customer, those after it are returns.
	 */
	public function test_returning_customers(): void {
		$known = array();
		foreach ( self::$orders as $order ) {
			if ( $order->parent ) {
				$this->assertSame( $order->parent->returning, $order->returning );
				continue;
			}
			$this->assertSame( isset( $known[ $order->person->index ] ), $order->returning );
			if ( $order->is_counted() ) {
				$known[ $order->person->index ] = true;
			}
		}
	}

	/**
	 * All statuses occur, unpaid orders have no payment, and articles are not sold before their launch.
	 */
	public function test_statuses(): void {
		$seen = array();
		foreach ( self::$orders as $order ) {
			$seen[ $order->status ] = true;
			if ( in_array( $order->status, array( 'pending', 'failed', 'cancelled', 'on-hold' ), true ) ) {
				$this->assertNull( $order->paid );
			}
			$this->assertSame( in_array( $order->status, array( 'completed', 'refunded' ), true ), null !== $order->completed );
			foreach ( $order->lines as $line ) {
				$this->assertLessThan( $order->created, $line->product->launched );
			}
		}
		ksort( $seen );
		$this->assertSame( array(
			'cancelled', 'completed', 'failed', 'on-hold', 'pending', 'processing', 'refunded',
		), array_keys( $seen ) );
	}

	/**
	 * About two and a half orders a customer, and some who buy often.
	 */
	public function test_customers(): void {
		$buyers = array();
		foreach ( self::$orders as $order ) {
			if ( ! $order->parent ) {
				$buyers[ $order->person->index ] = ( $buyers[ $order->person->index ] ?? 0 ) + 1;
			}
		}
		$this->assertEqualsWithDelta( 3000 / 2.5, count( $buyers ), 200 );
		$this->assertGreaterThan( 10, max( $buyers ) );
	}
}
