<?php
/**
 * Decides payment and status of orders.
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
	 * Sets status, dates and refunds of an order.
	 *
	 * @param array<string, mixed> $order  Order of Order_Generator.
	 * @param Seeded_Random        $random Random numbers.
	 * @param int                  $end    Timestamp of the end of the generated period.
	 * @return array<string, mixed>
	 */
	public static function apply( array $order, Seeded_Random $random, int $end ): array {
		$created = $order['times']['created'];
		// Status of an order that is not paid yet.
		$unpaid  = array( 'bacs' => 'on-hold', 'cod' => 'processing' )[ $order['payment'] ] ?? 'pending';
		$outcome = $random->pick_weighted( self::OUTCOMES );
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

			return Refund_Generator::apply( $order, $random, $end );
		}
		return $order;
	}
}
