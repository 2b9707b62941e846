<?php
/**
 * Tests of the generated orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Demo\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Tests Order_Stream with everything it uses.
 */
final class OrderStreamTest extends TestCase {
	/** A store that several tests read. */
	private static Order_Fixture $store;

	/**
	 * Generates the store once.
	 */
	public static function setUpBeforeClass(): void {
		self::$store = new Order_Fixture( 3000 );
	}

	/**
	 * Sum of an amount over the lines of an order.
	 *
	 * @param array<string, mixed> $order Order.
	 * @param string               $key   Key of a line.
	 */
	private static function sum( array $order, string $key ): Decimal {
		return Decimal::sum( array_column( $order['lines'], $key ) );
	}

	public function test_the_same_seed_and_day_generate_the_same_orders(): void {
		$describe = static fn( int $seed ): array => ( new Order_Fixture( 400, $seed ) )->describe();
		$this->assertSame( $describe( 5 ), $describe( 5 ) );
		$this->assertNotSame( $describe( 5 ), $describe( 6 ) );
	}

	public function test_orders_are_chronological_and_ids_have_no_gaps(): void {
		$orders = self::$store->orders;
		$this->assertCount( 3000, array_filter( $orders, static fn( array $order ): bool => null === $order['parent'] ) );
		$this->assertSame( range( 1, count( $orders ) ), array_column( $orders, 'id' ) );
		$times  = array_column( $orders, 'created' );
		$sorted = $times;
		sort( $sorted );
		$this->assertSame( $sorted, $times );
	}

	public function test_amounts_of_an_order_add_up(): void {
		foreach ( self::$store->orders as $order ) {
			$net          = self::sum( $order, 'total' );
			$shipping_tax = Decimal::sum( $order['shipping_taxes'] );
			$taxes        = array_merge( ...array_map( 'array_values', array_column( $order['lines'], 'taxes' ) ) );
			$this->assertEquals( $order['total'], $net->plus( $order['tax'] )->plus( $order['shipping'] ) );
			$this->assertEquals( $order['discount'], self::sum( $order, 'subtotal' )->minus( $net ) );
			$this->assertEquals( $order['shipping_tax'], $shipping_tax );
			$this->assertEquals( $order['tax'], Decimal::sum( $taxes )->plus( $shipping_tax ) );
			$this->assertEquals( $order['tax'], Decimal::sum( $order['line_taxes'] )->plus( $shipping_tax ) );
		}
	}

	public function test_report_rows_add_up_to_the_order(): void {
		$rows = self::$store->build_rows();
		foreach ( self::$store->orders as $index => $order ) {
			$sum   = static fn( string $table, string $column ): string => Decimal::sum(
				array_map( array( Decimal::class, 'of' ), array_column( $rows[ $index ][ $table ], $column ) )
			)->to_string();
			$stats = $rows[ $index ]['order_stats'][0];
			$this->assertSame( $order['total']->to_string(), $stats['total_sales'] );
			$this->assertSame( $order['tax']->to_string(), $stats['tax_total'] );
			$this->assertSame( self::sum( $order, 'total' )->to_string(), $stats['net_total'] );
			$this->assertSame( Decimal::of_units( Order_Fixture::get_quantity( $order ), 0 )->to_string(), $stats['num_items_sold'] );
			$this->assertSame( $stats['shipping_total'], $sum( 'order_product_lookup', 'shipping_amount' ) );
			$this->assertSame(
				$order['shipping_tax']->to_string(),
				$sum( 'order_product_lookup', 'shipping_tax_amount' )
			);
			$this->assertSame( $stats['total_sales'], $sum( 'order_product_lookup', 'product_gross_revenue' ) );
			$this->assertSame( $stats['tax_total'], $sum( 'order_tax_lookup', 'total_tax' ) );
			$this->assertSame( $order['discount']->to_string(), $sum( 'order_coupon_lookup', 'discount_amount' ) );
		}
	}

	public function test_amounts_are_positive_in_orders_and_negative_in_refunds(): void {
		$rows = self::$store->build_rows();
		foreach ( self::$store->orders as $index => $order ) {
			$sign = $order['parent'] ? -1 : 1;
			foreach ( $order['lines'] as $line ) {
				$discount = $line['subtotal']->minus( $line['total'] );
				foreach ( array( $line['subtotal'], $line['total'], $discount, ...array_values( $line['taxes'] ) ) as $amount ) {
					$this->assertFalse( $amount->times( $sign )->is_negative() );
				}
				$this->assertGreaterThanOrEqual( 0, $sign * $line['quantity'] );
			}
			foreach ( $rows[ $index ]['order_product_lookup'] as $row ) {
				$this->assertFalse( Decimal::of( $row['shipping_amount'] )->times( $sign )->is_negative() );
				$this->assertFalse( Decimal::of( $row['shipping_tax_amount'] )->times( $sign )->is_negative() );
			}
		}
	}

	public function test_refunds_are_later_and_never_exceed_the_order(): void {
		$partial = 0;
		$full    = 0;
		$by_id   = array();
		$amounts = static fn( array $order ): array => array(
			$order['total'], self::sum( $order, 'total' ), $order['tax'], $order['shipping'],
		);
		foreach ( self::$store->orders as $order ) {
			$by_id[ $order['parent_id'] ][] = $order;
		}
		foreach ( $by_id[0] as $order ) {
			$remaining = $amounts( $order );
			$items     = Order_Fixture::get_quantity( $order );
			$refunds   = $by_id[ $order['id'] ] ?? array();
			$this->assertCount( count( $order['refunds'] ), $refunds );
			foreach ( $refunds as $refund ) {
				$this->assertSame( $order['status'], $refund['status'] );
				$this->assertGreaterThan( Order_Fixture::get_day( $order ), Order_Fixture::get_day( $refund ) );
				foreach ( $amounts( $refund ) as $position => $amount ) {
					$remaining[ $position ] = $remaining[ $position ]->plus( $amount );
					$this->assertFalse( $remaining[ $position ]->is_negative() );
				}
				$items += Order_Fixture::get_quantity( $refund );
				$this->assertGreaterThanOrEqual( 0, $items );
			}
			if ( 'wc-refunded' === $order['status'] ) {
				++$full;
				$this->assertTrue( $remaining[0]->is_zero() );
				$this->assertTrue( $remaining[2]->is_zero() );
			} elseif ( $refunds ) {
				++$partial;
				$this->assertTrue( $remaining[0]->is_positive() );
			}
		}
		$this->assertGreaterThan( 10, $full );
		$this->assertGreaterThan( 10, $partial );
	}

	public function test_nothing_is_in_the_future_and_days_and_amounts_do_not_depend_on_the_time(): void {
		$first    = null;
		$describe = static fn( array $order ): string => implode(
			' ',
			array( Order_Fixture::get_day( $order ), $order['status'], $order['total']->to_string() )
		);
		foreach ( array( '00:01', '05:30', '13:59', '23:30' ) as $time ) {
			$now   = Order_Fixture::to_unix( '2026-05-20T' . $time . ':00' );
			$store = new Order_Fixture( 1500, 2, '2026-05-20', $now );
			foreach ( $store->orders as $order ) {
				list( 'created' => $created, 'paid' => $paid, 'completed' => $completed ) = $order['times'];

				$this->assertLessThanOrEqual( $now, max( $order['times'] ) );
				$this->assertGreaterThanOrEqual( $created, $paid ?? $created );
				$this->assertGreaterThanOrEqual( $paid ?? 0, $completed ?? PHP_INT_MAX );
			}
			$orders  = array_map( $describe, $store->orders );
			$first ??= $orders;
			$this->assertSame( $first, $orders );
			$this->assertNotEmpty( preg_grep( '/^2026-05-20/', $orders ) );
		}
	}

	public function test_an_order_is_one_later_than_those_of_its_customer_that_count(): void {
		$known = array();
		foreach ( self::$store->orders as $order ) {
			if ( $order['parent'] ) {
				$this->assertSame( $order['parent']['customer_order'], $order['customer_order'] );
				continue;
			}
			$this->assertSame( min( $known[ $order['customer'] ] ?? 0, 3 ) + 1, $order['customer_order'] );
			if ( ! in_array( $order['status'], array( 'wc-pending', 'wc-failed', 'wc-cancelled' ), true ) ) {
				$known[ $order['customer'] ] = ( $known[ $order['customer'] ] ?? 0 ) + 1;
			}
		}
	}

	public function test_all_statuses_occur_with_matching_dates(): void {
		$seen = array();
		foreach ( self::$store->orders as $order ) {
			$seen[ $order['status'] ] = true;
			if ( in_array( $order['status'], array( 'wc-pending', 'wc-failed', 'wc-cancelled', 'wc-on-hold' ), true ) ) {
				$this->assertNull( $order['paid'] );
			}
			$this->assertSame( in_array( $order['status'], array( 'wc-completed', 'wc-refunded' ), true ), null !== $order['completed'] );
		}
		ksort( $seen );
		$this->assertSame( array(
			'wc-cancelled', 'wc-completed', 'wc-failed', 'wc-on-hold', 'wc-pending', 'wc-processing', 'wc-refunded',
		), array_keys( $seen ) );
	}

	public function test_products_are_not_sold_before_they_launch(): void {
		foreach ( self::$store->orders as $order ) {
			foreach ( $order['lines'] as $line ) {
				$this->assertLessThan( $order['times']['created'], $line['product']['launched'] );
			}
		}
	}

	public function test_customers_have_two_and_a_half_orders_on_average_and_some_have_many(): void {
		$counts = array();
		foreach ( self::$store->orders as $order ) {
			if ( ! $order['parent'] ) {
				$counts[ $order['customer'] ] = ( $counts[ $order['customer'] ] ?? 0 ) + 1;
			}
		}
		$this->assertEqualsWithDelta( 3000 / 2.5, count( $counts ), 200 );
		$this->assertGreaterThan( 10, max( $counts ) );
	}
}
