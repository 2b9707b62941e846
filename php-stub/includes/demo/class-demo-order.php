<?php
/**
 * An order or a refund of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts are negative in a refund. Sums are computed here and nowhere else, so
 * that all tables agree.
 */
final class Demo_Order {
	/** Statuses that reports exclude by default. */
	public const EXCLUDED_STATUSES = array( 'pending', 'failed', 'cancelled' );

	/** Order id, assigned by Order_Stream. */
	public int $id = 0;

	/** The order that was refunded; null for an order. */
	public ?Demo_Order $parent = null;

	/** Status without the prefix wc-. */
	public string $status = 'pending';

	/** Timestamp of the payment. */
	public ?int $paid = null;

	/** Timestamp of the completion. */
	public ?int $completed = null;

	/** Whether the customer had an earlier order that counts. */
	public bool $is_returning = false;

	/**
	 * Line items.
	 *
	 * @var list<Demo_Order_Line>
	 */
	public array $lines = array();

	/**
	 * Discounts by index of the coupon.
	 *
	 * @var array<int, Decimal>
	 */
	public array $coupons = array();

	/** Shipping costs, excluding taxes. */
	public Decimal $shipping;

	/** Shipping method: 'flat_rate', 'free_shipping', or empty for downloads. */
	public string $shipping_method = '';

	/**
	 * Taxes on shipping by index of the rate.
	 *
	 * @var array<int, Decimal>
	 */
	public array $shipping_taxes = array();

	/** Payment method: 'card', 'paypal', 'bacs' or 'cod'. */
	public string $payment = 'card';

	/** Sixteen hexadecimal digits for keys and transaction ids. */
	public string $token = '';

	/** IP address of the customer. */
	public string $ip = '';

	/**
	 * Refunds of the order in chronological order.
	 *
	 * @var list<Demo_Order>
	 */
	public array $refunds = array();

	/**
	 * Creates an order without items.
	 *
	 * @param Demo_Customer $customer Customer.
	 * @param int           $created  Timestamp of the creation.
	 */
	public function __construct( public readonly Demo_Customer $customer, public int $created ) {
		$this->shipping = Decimal::zero();
	}

	/**
	 * Total of the line items after discounts, excluding taxes and shipping.
	 */
	public function get_net_total(): Decimal {
		return Decimal::sum( array_column( $this->lines, 'total' ) );
	}

	/**
	 * Total of all taxes, including those on shipping.
	 */
	public function get_total_tax(): Decimal {
		return Decimal::sum( array( ...$this->get_line_taxes(), ...$this->shipping_taxes ) );
	}

	/**
	 * Total that the customer pays.
	 */
	public function get_total(): Decimal {
		return Decimal::sum( array( $this->get_net_total(), $this->get_total_tax(), $this->shipping ) );
	}

	/**
	 * Total of the discounts.
	 */
	public function get_discount(): Decimal {
		return Decimal::sum( $this->coupons );
	}

	/**
	 * Number of items.
	 */
	public function get_quantity(): int {
		return array_sum( array_map( static fn( Demo_Order_Line $line ): int => $line->quantity, $this->lines ) );
	}

	/**
	 * Taxes on line items by index of the rate, for all rates that apply to the
	 * order.
	 *
	 * @return array<int, Decimal>
	 */
	public function get_line_taxes(): array {
		$sums = array_fill_keys( array_keys( $this->shipping_taxes ), Decimal::zero() );
		foreach ( $this->lines as $line ) {
			foreach ( $line->taxes as $rate => $tax ) {
				$sums[ $rate ] = isset( $sums[ $rate ] ) ? $sums[ $rate ]->plus( $tax ) : $tax;
			}
		}
		return $sums;
	}

	/**
	 * Whether nothing has to be shipped.
	 */
	public function is_virtual(): bool {
		foreach ( $this->lines as $line ) {
			if ( ! $line->product->is_download ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether reports count the order.
	 */
	public function is_counted(): bool {
		return ! in_array( $this->status, self::EXCLUDED_STATUSES, true );
	}

	/**
	 * Timestamp of the last change.
	 */
	public function get_last_change(): int {
		$timestamps = array( $this->created, $this->paid ?? 0, $this->completed ?? 0 );
		foreach ( $this->refunds as $refund ) {
			$timestamps[] = $refund->created;
		}
		return max( $timestamps );
	}
}
