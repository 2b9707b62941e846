<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the items and the amount of a request against what remains of an order,
 * and computes the items and totals of the refund.
 */
final class Refund_Draft {

	/**
	 * Refunded quantity by item of the order.
	 *
	 * @var array<int, Decimal>
	 */
	public array $quantities = array();

	/**
	 * Items of the refund.
	 *
	 * @var list<array{type: string, name: string, meta: array<string, string>}>
	 */
	private array $items = array();

	/**
	 * Amounts without taxes by type of item.
	 *
	 * @var array<string, Decimal>
	 */
	private array $totals;

	/**
	 * Taxes by rate: of products and fees, and of shipping.
	 *
	 * @var array<int, array{cart: Decimal, shipping: Decimal}>
	 */
	private array $taxes = array();

	/**
	 * Items of the order that remain.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private array $remaining;

	/**
	 * Reads what remains of an order.
	 *
	 * @param array<string, mixed> $order  Rows of the order.
	 * @param int                  $digits Decimals of amounts.
	 */
	public function __construct( private array $order, private int $digits ) {
		$this->remaining = Refundable_Items::get( $order );
		$this->totals    = array_fill_keys( array_keys( Refundable_Items::KEYS ), Decimal::zero() );
	}

	/**
	 * Adds the items of a request.
	 *
	 * @param array<int, array<string, mixed>> $lines Items: id, quantity, refund_total, refund_tax.
	 * @throws Store_Exception When more would be refunded than remains.
	 */
	public function add_lines( array $lines ): void {
		foreach ( $lines as $index => $line ) {
			$this->add_line( "line_items[$index]", $line );
		}
	}

	/**
	 * Amounts of the refund.
	 *
	 * @param string|null $amount Amount of the request; null or empty for the sum of the items.
	 * @return array{amount: Decimal, tax: Decimal, shipping: Decimal, shipping_tax: Decimal}
	 * @throws Store_Exception When the amount is less than that of the items, or more than what remains.
	 */
	public function get_amounts( ?string $amount ): array {
		$taxes = static fn( array $list ): Decimal => Decimal::sum( array_values( $list ) );
		$cart  = $taxes( array_column( $this->taxes, 'cart' ) );
		$ship  = $taxes( array_column( $this->taxes, 'shipping' ) );
		$lines = Decimal::sum( array( ...array_values( $this->totals ), $cart, $ship ) );
		$total = null === $amount || '' === $amount ? $lines : Amounts::parse( 'amount', $amount );

		if ( ! $total->is_positive() ) {
			throw Store_Exception::invalid_param( 'amount', __( 'Type an amount greater than zero.', 'storedeck' ) );
		}

		if ( $total->compare( $lines->round( $this->digits ) ) < 0 ) {
			throw Store_Exception::invalid_param(
				'amount',
				/* translators: %s: amount. */
				sprintf( __( 'The amount is less than that of the items: %s.', 'storedeck' ), $lines->to_fixed( $this->digits ) )
			);
		}

		$remaining = Refund_Writer::get_remaining( $this->order );

		return array(
			'amount'       => $this->limit( 'amount', Decimal::max( $total, $lines ), $remaining ),
			'tax'          => $cart->plus( $ship ),
			'shipping'     => $this->totals['shipping'],
			'shipping_tax' => $ship,
		);
	}

	/**
	 * Items of the refund, with one item for the taxes of each rate.
	 *
	 * @return list<array{type: string, name: string, meta: array<string, string>}>
	 */
	public function get_items(): array {
		$items = $this->items;

		foreach ( $this->order['items'] as $item ) {
			$taxes = 'tax' === $item['type'] ? $this->taxes[ (int) ( $item['meta']['rate_id'] ?? 0 ) ] ?? null : null;

			if ( null !== $taxes ) {
				$items[] = array(
					'type' => 'tax',
					'name' => $item['name'],
					'meta' => array(
						'tax_amount'          => $taxes['cart']->negate()->to_string(),
						'shipping_tax_amount' => $taxes['shipping']->negate()->to_string(),
					) + $item['meta'],
				);
			}
		}

		return $items;
	}

	/**
	 * Adds an item of a request.
	 *
	 * @throws Store_Exception When more would be refunded than remains.
	 */
	private function add_line( string $param, array $line ): void {
		$id       = (int) ( $line['id'] ?? 0 );
		$entry    = $this->remaining[ $id ] ?? null;
		$quantity = Order_Quantity::parse( $line, $param . '[quantity]' );

		if ( null === $entry ) {
			throw Store_Exception::invalid_param( $param . '[id]', __( 'Order item not found.', 'storedeck' ) );
		}

		if ( $quantity->compare( $entry['quantity'] ) > 0 ) {
			throw Store_Exception::invalid_param(
				$param . '[quantity]',
				sprintf(
					/* translators: %s: quantity. */
					__( 'The quantity is greater than what can be refunded: %s.', 'storedeck' ),
					Price::format_quantity( Decimal::max( Decimal::zero(), $entry['quantity'] ) )
				)
			);
		}

		$field = $param . '[refund_total]';
		$total = $this->limit( $field, $this->parse( $field, $line['refund_total'] ?? '' ), $entry['total'] );
		$taxes = array();

		foreach ( $line['refund_tax'] ?? array() as $index => $tax ) {
			$name = $param . "[refund_tax][$index]";
			$rate = (int) ( $tax['id'] ?? 0 );

			if ( ! isset( $entry['taxes'][ $rate ] ) ) {
				throw Store_Exception::invalid_param( $name . '[id]', __( 'The item has no tax of this rate.', 'storedeck' ) );
			}

			$taxes[ $rate ] = $this->limit(
				$name . '[refund_total]',
				$this->parse( $name . '[refund_total]', $tax['refund_total'] ?? '' ),
				$entry['taxes'][ $rate ]
			);
		}

		// An item that is listed twice must not be refunded twice.
		unset( $this->remaining[ $id ] );
		$this->add_item( $entry['item'], $quantity, $total, $taxes );
	}

	/**
	 * Adds an item.
	 *
	 * @param Decimal             $total Amount without taxes.
	 * @param array<int, Decimal> $taxes Taxes by rate.
	 */
	private function add_item( array $item, Decimal $quantity, Decimal $total, array $taxes ): void {
		$sum = Decimal::sum( array_values( $taxes ) );

		if ( $quantity->is_zero() && $total->is_zero() && $sum->is_zero() ) {
			return;
		}

		$type                  = $item['type'];
		$this->totals[ $type ] = $this->totals[ $type ]->plus( $total );
		$this->items[]         = array(
			'type' => $type,
			'name' => $item['name'],
			'meta' => Refund_Item_Meta::create( $item, $quantity, $total, $taxes ),
		);

		if ( $quantity->is_positive() ) {
			$this->quantities[ $item['id'] ] = $quantity;
		}

		foreach ( $taxes as $rate => $tax ) {
			$list  = 'shipping' === $type ? 'shipping' : 'cart';
			$known = $this->taxes[ $rate ] ?? array( 'cart' => Decimal::zero(), 'shipping' => Decimal::zero() );

			$this->taxes[ $rate ] = array( $list => $known[ $list ]->plus( $tax ) ) + $known;
		}
	}

	/**
	 * Reads an amount of a request.
	 *
	 * @param string|int|float $amount Amount; an empty string is zero.
	 */
	private function parse( string $param, string|int|float $amount ): Decimal {
		return '' === $amount ? Decimal::zero() : Amounts::parse( $param, $amount );
	}

	/**
	 * Limits an amount to what remains. The remaining amount as it is shown, with
	 * its decimals rounded, is all that remains.
	 *
	 * @throws Store_Exception When the amount is greater.
	 */
	private function limit( string $param, Decimal $amount, Decimal $remaining ): Decimal {
		if ( $amount->equals( $remaining->round( $this->digits ) ) ) {
			return $remaining;
		}

		if ( $amount->compare( Decimal::max( $remaining, Decimal::zero() ) ) > 0 ) {
			throw Store_Exception::invalid_param(
				$param,
				sprintf(
					/* translators: %s: amount. */
					__( 'The amount is greater than what can be refunded: %s.', 'storedeck' ),
					Decimal::max( $remaining, Decimal::zero() )->to_fixed( $this->digits )
				)
			);
		}

		return $amount;
	}
}
