<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Decides payment, status and refunds of orders.
 *
 * Nothing happens after the end of the generated period. Refunds never exceed the order, and full refunds add up to
 * it exactly.
 */
final class Order_Outcome {
	/** Seconds. */
	private const MINUTE = 60;
	private const HOUR   = 3600;
	private const DAY    = 86400;

	/**
	 * Sets status, dates and refunds of an order.
	 *
	 * @param array<string, mixed> $order Order of Order_Generator.
	 * @param int                  $end   Timestamp of the end of the generated period.
	 */
	public static function apply( array $order, Seeded_Random $random, int $end ): array {
		$created = $order['times']['created'];
		// Status of an order that is not paid yet.
		$unpaid  = array( 'bacs' => 'on-hold', 'cod' => 'processing' )[ $order['payment'] ] ?? 'pending';
		$outcome = $random->draw( 'outcome' );
		$status  = match ( $outcome ) {
			'failed'    => 'failed',
			'cancelled' => $created + $random->between( self::HOUR, 5 * self::DAY ) <= $end ? 'cancelled' : $unpaid,
			'unpaid'    => $random->chance( 650 ) ? 'on-hold' : 'pending',
			default     => '',
		};
		if ( '' !== $status ) {
			return array( 'status' => $status ) + $order;
		}
		$paid = $created + match ( $order['payment'] ) {
			'bacs'   => $random->between( 4 * self::HOUR, 2 * self::DAY ),
			'paypal' => $random->between( self::MINUTE, 12 * self::MINUTE ),
			'cod'    => 0,
			default  => $random->below( 3 * self::MINUTE ),
		};
		$sent = $paid + ( $order['is_virtual'] ? 0 : $random->between( 18 * self::HOUR, 5 * self::DAY ) );
		if ( 'cod' === $order['payment'] ) {
			// Paid on delivery: until then the order is processing.
			$paid = $sent;
		}
		$order['times']['paid'] = $paid <= $end ? $paid : null;
		$order['status']        = $paid <= $end ? 'processing' : $unpaid;
		if ( 'stuck' === $outcome && ! $order['is_virtual'] ) {
			$order['times']['paid'] = 'cod' === $order['payment'] ? null : $order['times']['paid'];
			return $order;
		}
		if ( $sent <= $end ) {
			$order['times']['completed'] = $sent;
			$order['status']             = 'completed';
			$order                       = self::add_refunds( $order, $random, $end );
		}
		return $order;
	}

	/**
	 * Adds refunds to some completed orders.
	 *
	 * @param int $end Timestamp of the end of the generated period.
	 */
	private static function add_refunds( array $order, Seeded_Random $random, int $end ): array {
		$kind = $random->draw( 'refund' );
		if ( 'none' === $kind || ! $order['total']->is_positive() ) {
			return $order;
		}
		$timestamp = $order['times']['completed'];
		$returned  = array_fill( 0, count( $order['lines'] ), 0 );
		for ( $number = 'twice' === $kind ? 2 : 1; $number > 0; --$number ) {
			$timestamp += $random->between( self::DAY, 25 * self::DAY );
			if ( $timestamp > $end ) {
				return $order;
			}
			$quantities = 'all' === $kind ? array_column( $order['lines'], 'quantity' ) : array();
			$open       = self::get_open( $order, $returned );
			if ( ! $quantities && $open ) {
				$position   = $random->pick( array_keys( $open ) );
				$quantities = array( $position => $random->between( 1, $open[ $position ] ) );
			}
			if ( $quantities ) {
				$order['refunds'][] = self::create( $order, $timestamp, $quantities, $returned, 'all' === $kind );
			}
			foreach ( $quantities as $position => $count ) {
				$returned[ $position ] += $count;
			}
		}
		if ( ! self::get_open( $order, $returned ) && ( 'all' === $kind || $order['shipping']->is_zero() ) ) {
			$order['status'] = 'refunded';
			foreach ( array_keys( $order['refunds'] ) as $index ) {
				$order['refunds'][ $index ]['status'] = 'refunded';
			}
		}
		return $order;
	}

	/**
	 * Quantities of the paid items that are not refunded.
	 *
	 * @param list<int> $returned Refunded quantity of each line.
	 * @return array<int, int> By index of the line.
	 */
	private static function get_open( array $order, array $returned ): array {
		$open = array();
		foreach ( $order['lines'] as $position => $line ) {
			if ( $line['quantity'] > $returned[ $position ] && $line['total']->is_positive() ) {
				$open[ $position ] = $line['quantity'] - $returned[ $position ];
			}
		}
		return $open;
	}

	/**
	 * Creates a refund.
	 *
	 * @param array<int, int> $quantities    Quantities by index of the line.
	 * @param list<int>       $returned      Quantity of each line that was refunded earlier.
	 * @param bool            $with_shipping Whether shipping is refunded too.
	 */
	private static function create( array $order, int $timestamp, array $quantities, array $returned, bool $with_shipping ): array {
		$lines = array();
		foreach ( $quantities as $position => $count ) {
			$line = $order['lines'][ $position ];
			// Every refund splits the amount in the same way, so that the refunds of a line add up to it.
			$items = array( $returned[ $position ], $count, $line['quantity'] - $returned[ $position ] - $count );
			$share = static fn( Decimal $amount ): Decimal => $amount->split( $items )[1]->negate();
			$total = $share( $line['total'] );
			$taxes = array_map( $share, $line['taxes'] );

			$lines[] = array_merge( $line, array(
				'position' => $position, 'quantity' => -$count, 'subtotal' => $total, 'total' => $total,
				'subtotal_tax' => Decimal::sum( $taxes ), 'taxes' => $taxes,
			) );
		}
		$negate = static fn( Decimal $amount ): Decimal => $amount->negate();
		return Order_Generator::add_sums( array_merge( $order, array(
			'times' => array_fill_keys( array_keys( $order['times'] ), $timestamp ),
			'token' => substr( md5( $order['token'] . $timestamp ), 0, 16 ), 'ip' => '', 'lines' => $lines,
			'coupons' => array(), 'shipping_method' => $with_shipping ? $order['shipping_method'] : '',
			'shipping' => $with_shipping ? $order['shipping']->negate() : Decimal::zero(),
			'shipping_taxes' => $with_shipping ? array_map( $negate, $order['shipping_taxes'] ) : array(),
			'refunds' => array(),
		) ) );
	}
}
