<?php
/**
 * Order: an order or a refund of one.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * All that is known of an order; amounts are negative in a refund. What can be
 * summed up is summed up here and nowhere else, so that all tables agree.
 */
final class Demo_Order {
	/** Statuses that reports leave out. */
	public const NOT_COUNTED = array( 'pending', 'failed', 'cancelled' );

	/** Row id, given when its turn comes. */
	public int $id = 0;

	/** The order that this is a refund of. */
	public ?Demo_Order $parent = null;

	/** Status without the wc- prefix. */
	public string $status = 'pending';

	/** When it was paid. */
	public ?int $paid = null;

	/** When it was completed. */
	public ?int $completed = null;

	/** Whether the customer had ordered before. */
	public bool $returning = false;

	/**
	 * What was ordered.
	 *
	 * @var list<Demo_Order_Line>
	 */
	public array $lines = array();

	/**
	 * Discount by index of the coupon.
	 *
	 * @var array<int, Decimal>
	 */
	public array $coupons = array();

	/** Shipping costs before tax. */
	public Decimal $shipping;

	/** How it is sent: 'flat_rate', 'free_shipping', or nothing for downloads. */
	public string $shipping_method = '';

	/**
	 * Tax on shipping by index of the rate.
	 *
	 * @var array<int, Decimal>
	 */
	public array $shipping_taxes = array();

	/** Way of payment: 'card', 'paypal', 'bacs' or 'cod'. */
	public string $payment = 'card';

	/** Sixteen hexadecimal digits for keys and numbers. */
	public string $token = '';

	/** Internet address of the customer. */
	public string $ip = '';

	/**
	 * Refunds that will follow.
	 *
	 * @var list<Demo_Order>
	 */
	public array $refunds = array();

	/**
	 * Takes who and when.
	 *
	 * @param Demo_Customer $person  Customer.
	 * @param int    $created When it was placed.
	 */
	public function __construct( public readonly Demo_Customer $person, public int $created ) {
		$this->shipping = Decimal::zero();
	}

	/**
	 * What the articles bring, after discounts, before tax and shipping.
	 */
	public function net(): Decimal {
		return Decimal::sum( array_column( $this->lines, 'total' ) );
	}

	/**
	 * All tax, that on shipping included.
	 */
	public function tax(): Decimal {
		return Decimal::sum( array( ...$this->taxes(), ...$this->shipping_taxes ) );
	}

	/**
	 * What the customer pays.
	 */
	public function total(): Decimal {
		return Decimal::sum( array( $this->net(), $this->tax(), $this->shipping ) );
	}

	/**
	 * What the coupons took off.
	 */
	public function discount(): Decimal {
		return Decimal::sum( $this->coupons );
	}

	/**
	 * Pieces.
	 */
	public function items(): int {
		return array_sum( array_map( static fn( Demo_Order_Line $line ): int => $line->quantity, $this->lines ) );
	}

	/**
	 * Tax on the articles by index of the rate, for every rate that applies to the order.
	 *
	 * @return array<int, Decimal>
	 */
	public function taxes(): array {
		$sums = array_fill_keys( array_keys( $this->shipping_taxes ), Decimal::zero() );
		foreach ( $this->lines as $line ) {
			foreach ( $line->taxes as $rate => $tax ) {
				$sums[ $rate ] = isset( $sums[ $rate ] ) ? $sums[ $rate ]->plus( $tax ) : $tax;
			}
		}
		return $sums;
	}

	/**
	 * Whether nothing of it needs to be sent.
	 */
	public function is_download(): bool {
		foreach ( $this->lines as $line ) {
			if ( ! $line->product->download ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether reports count it.
	 */
	public function is_counted(): bool {
		return ! in_array( $this->status, self::NOT_COUNTED, true );
	}

	/**
	 * The last moment at which something happened to it.
	 */
	public function updated(): int {
		$moments = array( $this->created, $this->paid ?? 0, $this->completed ?? 0 );
		foreach ( $this->refunds as $refund ) {
			$moments[] = $refund->created;
		}
		return max( $moments );
	}
}
