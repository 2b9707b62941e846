<?php
/**
 * Computes the amounts of an order.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Computes lines, shipping and fees of the rows of an order, under assumptions about the columns of a file: see
 * Amount_Scopes. The sequence of the rows does not matter, and amounts add up exactly.
 */
final class Order_Amounts {

	/**
	 * Line items: product, sku, variant, category, quantity, subtotal, total and tax.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $lines = array();

	/**
	 * Shipping without taxes.
	 *
	 * @var Decimal
	 */
	public Decimal $shipping;

	/**
	 * Tax on shipping.
	 *
	 * @var Decimal
	 */
	public Decimal $shipping_tax;

	/**
	 * Fees without taxes.
	 *
	 * @var Decimal
	 */
	public Decimal $fees;

	/**
	 * Tax on fees.
	 *
	 * @var Decimal
	 */
	public Decimal $fee_tax;

	/**
	 * Net sales of an order without line items; null if it has some.
	 *
	 * @var Decimal|null
	 */
	public ?Decimal $net = null;

	/**
	 * Discount of an order without line items.
	 *
	 * @var Decimal
	 */
	public Decimal $discount;

	/**
	 * Tax of an order without line items.
	 *
	 * @var Decimal
	 */
	public Decimal $tax;

	/**
	 * What the rows say about the whole order.
	 *
	 * @var File_Totals
	 */
	public readonly File_Totals $file;

	/**
	 * Amounts that are not possible.
	 *
	 * @var list<string>
	 */
	public array $warnings = array();

	/**
	 * Discount that belongs to no line.
	 *
	 * @var Decimal
	 */
	private Decimal $order_discount;

	/**
	 * Taxes of rows that are discounts.
	 *
	 * @var Decimal
	 */
	private Decimal $discount_tax;

	/**
	 * Computes the amounts.
	 *
	 * @param list<array<string, string|Decimal>> $rows     Parsed rows, at least one.
	 * @param array<string, string>               $scopes   Assumptions by field.
	 * @param int                                 $decimals Decimals of the currency.
	 */
	public function __construct( array $rows, private array $scopes, private int $decimals ) {
		$this->file     = new File_Totals( $rows, $scopes, $decimals );
		$this->discount = Decimal::zero();
		$this->tax      = Decimal::zero();

		$this->set_lines();
		$this->set_shipping_and_fees();
		$this->set_order_discount();

		if ( array() === $this->lines ) {
			$this->set_net();
		} else {
			$this->split_discount();
			$this->split_tax();
		}
	}

	/**
	 * Amounts of other rows under the same assumptions.
	 *
	 * @param list<array<string, string|Decimal>> $rows Parsed rows, at least one.
	 */
	public function with_rows( array $rows ): self {
		return new self( $rows, $this->scopes, $this->decimals );
	}

	/**
	 * Share of an amount, rounded as the currency is.
	 *
	 * @param Decimal $amount Amount.
	 * @param Decimal $part   Part of the whole.
	 * @param Decimal $whole  Whole.
	 */
	public function get_share( Decimal $amount, Decimal $part, Decimal $whole ): Decimal {
		return $whole->is_positive() ? $amount->ratio( $part, $whole, $this->decimals ) : Decimal::zero();
	}

	/**
	 * Splits an amount as the currency allows.
	 *
	 * @param Decimal             $amount  Amount.
	 * @param array<int, Decimal> $weights Weights.
	 * @return array<int, Decimal> Parts by the keys of the weights.
	 */
	public function split( Decimal $amount, array $weights ): array {
		return $amount->split( $weights, $this->decimals );
	}

	/**
	 * Total with taxes, shipping and fees.
	 */
	public function get_total(): Decimal {
		return Decimal::sum( array( $this->get_net(), $this->get_tax(), $this->shipping, $this->shipping_tax, $this->fees,
			$this->fee_tax ) );
	}

	/**
	 * Sales after discounts.
	 */
	public function get_net(): Decimal {
		return $this->net ?? Decimal::sum( array_column( $this->lines, 'total' ) );
	}

	/**
	 * Taxes on products.
	 */
	public function get_tax(): Decimal {
		return null === $this->net ? Decimal::sum( array_column( $this->lines, 'tax' ) ) : $this->tax;
	}

	/**
	 * Discounts.
	 */
	public function get_discount(): Decimal {
		return null === $this->net ? Decimal::sum( array_column( $this->lines, 'subtotal' ) )->minus( $this->get_net() )
			: $this->discount;
	}

	/**
	 * Discount that belongs to no line.
	 */
	public function get_discount_of_order(): Decimal {
		return 'in totals' === ( $this->scopes['order_discount'] ?? '' ) ? Decimal::zero() : $this->order_discount;
	}

	/**
	 * Whether the file names products of the order, but no amounts of them.
	 */
	public function has_unknown_items(): bool {
		return null !== $this->net && array() !== array_column( $this->file->sales, 'product' );
	}

	/**
	 * Price of a piece.
	 *
	 * @param int $index Index of the line.
	 */
	public function get_price( int $index ): Decimal {
		$line = $this->lines[ $index ];

		return $line['price'] ?? ( $line['quantity']->is_positive()
			? $this->get_share( $line['subtotal'], Decimal::of( 1 ), $line['quantity'] ) : $line['subtotal'] );
	}

	/**
	 * Amounts of rows without an item, where other rows have one.
	 */
	public function get_unplaced(): Decimal {
		$rows = array() === Row_Amounts::get_items( $this->file->sales, $this->scopes ) ? array()
			: array_filter( $this->file->sales,
			static fn( array $row ): bool => Row_Amounts::has_own( $row ) && ! Row_Amounts::is_item( $row ) );

		return Decimal::sum( array_map( fn( array $row ): Decimal => $this->read_row( $row )->total, $rows ) );
	}

	/**
	 * Whether sums are those of the file.
	 *
	 * @return bool|null Null if the file says none.
	 */
	public function is_right(): ?bool {
		return $this->file->fits( $this );
	}

	/**
	 * A part of a line.
	 *
	 * @param int     $index    Index of the line.
	 * @param Decimal $quantity Quantity.
	 * @return array<string, mixed>
	 */
	public function get_part( int $index, Decimal $quantity ): array {
		$line = $this->lines[ $index ];

		return array(
			'index'    => $index,
			'quantity' => $quantity,
			'total'    => $this->get_share( $line['total'], $quantity, $line['quantity'] ),
			'tax'      => $this->get_share( $line['tax'], $quantity, $line['quantity'] ),
		);
	}

	/**
	 * Adds what was sold of a line.
	 *
	 * @param int     $index    Index of the line.
	 * @param Decimal $quantity Quantity.
	 * @param Decimal $amount   Amount.
	 */
	public function add_quantity( int $index, Decimal $quantity, Decimal $amount ): void {
		foreach ( array( 'quantity' => $quantity, 'subtotal' => $amount, 'total' => $amount ) as $field => $more ) {
			$this->lines[ $index ][ $field ] = $this->lines[ $index ][ $field ]->plus( $more );
		}
	}

	/**
	 * Adds a line.
	 *
	 * @param string  $name     Name.
	 * @param Decimal $quantity Quantity.
	 * @param Decimal $amount   Amount.
	 */
	public function add_line( string $name, Decimal $quantity, Decimal $amount ): void {
		$texts = array( 'product' => $name, 'name' => $name, 'category' => '', 'sku' => '', 'variant' => '', 'rate' => null,
			'price' => null, 'is_right' => null );

		$this->lines[] = $texts + array( 'quantity' => $quantity, 'has_quantity' => true, 'subtotal' => $amount, 'total' => $amount,
			'tax' => Decimal::zero(), 'refunded_quantity' => Decimal::zero(), 'refunded' => Decimal::zero() );
	}

	/**
	 * Creates the line items.
	 */
	private function set_lines(): void {
		foreach ( Row_Amounts::get_items( $this->file->sales, $this->scopes ) as $row ) {
			$line = $this->create_line( $row );

			$this->cap( $line['discount'], $line['subtotal'], '"' . $line['product'] . '"' );

			$this->lines[] = $line;
		}
	}

	/**
	 * Computes shipping and fees, without the taxes that prices include.
	 */
	private function set_shipping_and_fees(): void {
		list( $shipping, $shipping_tax ) = $this->sum_kind( 'shipping' );
		list( $fees, $fee_tax )          = $this->sum_kind( 'fee' );

		$is_line  = 'line' === ( $this->scopes['fee'] ?? '' );
		$shipping = Decimal::sum( array( $shipping, $this->file->get_scoped( 'shipping' ), $this->file->sum( 'line_shipping' ) ) );
		$fees     = $fees->plus( $this->file->get_scoped( 'fee' ) );

		// A discount on shipping is a lower price of shipping.
		$shipping = $shipping->minus( $this->cap( $this->file->get_scoped( 'shipping_discount' ), $shipping, 'the shipping' ) );

		$this->shipping_tax = Decimal::sum( array( $shipping_tax, $this->file->get_of_order( 'shipping_tax' ),
			$this->file->sum( 'line_shipping_tax' ) ) );
		$this->fee_tax      = $fee_tax->plus( $is_line ? $this->file->sum( 'fee_tax' ) : $this->file->get_of_order( 'fee_tax' ) );

		if ( $this->is_tax_included() ) {
			$this->shipping_tax = Decimal::min( $this->shipping_tax, $shipping );
			$this->fee_tax      = Decimal::min( $this->fee_tax, $fees );

			$shipping = $shipping->minus( $this->shipping_tax );
			$fees     = $fees->minus( $this->fee_tax );
		}

		$this->shipping = $shipping;
		$this->fees     = $fees;
	}

	/**
	 * Computes the discount that belongs to no line.
	 */
	private function set_order_discount(): void {
		list( $discount, $this->discount_tax ) = $this->sum_kind( 'discount' );

		$discount = $discount->plus( $this->file->get_of_order( 'order_discount' ) );

		if ( 'order' === ( $this->scopes['discount'] ?? '' ) ) {
			$discount = $discount->plus( $this->file->get_of_order( 'discount' ) );
		}

		if ( 'with lines' === ( $this->scopes['order_discount'] ?? '' ) ) {
			$discount = Decimal::max( Decimal::zero(), $discount->minus( $this->file->sum( 'line_discount' ) ) );
		}

		$this->order_discount = $discount;
	}

	/**
	 * Whether prices include taxes.
	 */
	private function is_tax_included(): bool {
		return 'included' === ( $this->scopes['taxes'] ?? '' );
	}

	/**
	 * A discount, which is at most the amount that it is taken from.
	 *
	 * @param Decimal $discount Discount.
	 * @param Decimal $amount   Amount.
	 * @param string  $name     Name of the amount.
	 */
	private function cap( Decimal $discount, Decimal $amount, string $name ): Decimal {
		if ( $discount->compare( $amount ) <= 0 ) {
			return $discount;
		}

		$this->warnings[] = 'The discount of ' . $discount->to_string() . ' is more than the ' . $amount->to_string() . " of $name.";

		return $amount;
	}

	/**
	 * What a tax of the order leaves for its items.
	 *
	 * @param Decimal $tax Tax of the order.
	 */
	private function get_tax_of_items( Decimal $tax ): Decimal {
		return Decimal::max( Decimal::zero(), $tax->minus( $this->shipping_tax )->minus( $this->fee_tax ) );
	}

	/**
	 * Tax of an amount that has a rate.
	 *
	 * @param Decimal $amount Amount.
	 * @param Decimal $rate   Percentage.
	 */
	private function get_tax_by_rate( Decimal $amount, Decimal $rate ): Decimal {
		$whole = Decimal::of( 100 );

		return $amount->ratio( $rate, $this->is_tax_included() ? $rate->plus( $whole ) : $whole, $this->decimals );
	}

	/**
	 * Creates a line item.
	 *
	 * @param array<string, string|Decimal> $row Row.
	 * @return array<string, mixed>
	 */
	private function create_line( array $row ): array {
		return array(
			'product'           => (string) ( $row['product'] ?? $row['sku'] ),
			'name'              => (string) ( $row['product'] ?? '' ),
			'sku'               => (string) ( $row['sku'] ?? '' ),
			'category'          => (string) ( $row['category'] ?? '' ),
			'variant'           => (string) ( $row['variant'] ?? '' ),
			'quantity'          => $row['quantity'] ?? Decimal::of( 1 ),
			'has_quantity'      => isset( $row['quantity'] ),
			'rate'              => $row['tax_rate'] ?? null,
			'refunded_quantity' => $row['refunded_quantity'] ?? Decimal::zero(),
			'refunded'          => $row['refunded'] ?? Decimal::zero(),
		) + get_object_vars( $this->read_row( $row ) );
	}

	/**
	 * Amounts of a row.
	 *
	 * @param array<string, string|Decimal> $row Row.
	 */
	private function read_row( array $row ): Row_Amounts {
		return new Row_Amounts( $row, $this->scopes, $this->decimals );
	}

	/**
	 * Amounts of an order without line items.
	 */
	private function set_net(): void {
		$zero     = Decimal::zero();
		$scoped   = $this->file->get_scoped( 'tax' );
		$is_line  = 'line' === ( $this->scopes['tax'] ?? '' );
		$tax      = Decimal::sum( array( $this->file->get_of_order( 'order_tax' ), $this->sum_kind( 'tax' )[0],
			$is_line ? $zero : $scoped ) );
		$expected = $this->file->get_expected()
			?? ( array() === array_column( $this->file->sales, 'total' ) ? null : $this->file->get_of_order( 'total' ) );
		$subtotal = $this->file->get_of_order( 'order_subtotal' );
		$all      = Decimal::sum( array( $this->shipping, $this->shipping_tax, $this->fees, $this->fee_tax ) );

		$this->discount = $this->order_discount->plus( $this->file->sum( 'line_discount' ) );
		$this->tax      = Decimal::sum( array( $this->get_tax_of_items( $tax ), $this->file->sum( 'line_tax' ),
			$is_line ? $scoped : $zero ) );

		// Rows without a product may have amounts.
		$own       = array_filter( $this->file->sales, array( Row_Amounts::class, 'has_own' ) );
		$own       = Decimal::sum( array_map( fn( array $row ): Decimal => $this->read_row( $row )->total, $own ) );
		$this->net = match ( true ) {
			null !== $expected      => $expected->minus( $all )->minus( $this->tax ),
			$own->is_positive()     => $own->minus( $this->is_tax_included() ? $this->tax : $zero ),
			default                 => $subtotal->minus( $this->cap( $this->discount, $subtotal, 'the items' ) ),
		};

		$sales = $this->file->sales;

		// The amounts of an order with one product are those of the product.
		if ( 1 === count( $sales ) && ( isset( $sales[0]['product'] ) || isset( $sales[0]['sku'] ) ) ) {
			$this->lines = array(
				array(
					'subtotal' => $this->net->plus( $this->discount ),
					'total'    => $this->net,
					'tax'      => $this->tax,
				) + $this->create_line( $sales[0] ),
			);
			$this->net   = null;
		}
	}

	/**
	 * Splits the discount of the order between lines, unless their totals already include it.
	 */
	private function split_discount(): void {
		if ( ! $this->order_discount->is_positive() || 'in totals' === ( $this->scopes['order_discount'] ?? '' ) ) {
			return;
		}

		$totals = array_column( $this->lines, 'total' );
		$parts  = $this->cap( $this->order_discount, Decimal::sum( $totals ), 'the items' )->split( $totals, $this->decimals );

		foreach ( $parts as $index => $part ) {
			$this->lines[ $index ]['total'] = $this->lines[ $index ]['total']->minus( $part );
		}
	}

	/**
	 * Computes the taxes of lines, and subtracts them where prices include them.
	 */
	private function split_tax(): void {
		$before    = array_column( $this->lines, 'tax' );
		$own       = Decimal::sum( $before );
		$totals    = array_column( $this->lines, 'total' );
		$order_tax = $this->file->get_of_order( 'order_tax' )->plus( $this->sum_kind( 'tax' )[0] );

		if ( 'order' === ( $this->scopes['tax'] ?? '' ) ) {
			$order_tax = $order_tax->plus( $this->file->get_of_order( 'tax' ) );
		}

		$rest = $this->get_tax_of_items( $order_tax );

		if ( $own->is_zero() && $rest->is_positive() ) {
			// Without any line total, the first line has all the tax.
			$parts = $rest->split( Decimal::sum( $totals )->is_positive() ? $totals : array( 0 => 1 ), $this->decimals );

			foreach ( $parts as $index => $part ) {
				$this->lines[ $index ]['tax'] = $part;
			}
		} elseif ( $own->is_zero() ) {
			foreach ( $this->lines as $index => $line ) {
				if ( null !== $line['rate'] ) {
					$this->lines[ $index ]['tax'] = $this->get_tax_by_rate( $line['total'], $line['rate'] );
				}
			}
		} else {
			if ( ! $this->is_tax_included() && $rest->compare( $own ) > 0 && $this->shipping_tax->is_zero()
				&& $this->shipping->is_positive() ) {
				// The rest of the order's tax is that on shipping.
				$this->shipping_tax = $rest->minus( $own );
			}

			// Taxes of lines are those before discounts that have a tax.
			foreach ( Decimal::min( $this->discount_tax, $own )->split( $before, $this->decimals ) as $index => $part ) {
				$this->lines[ $index ]['tax'] = $this->lines[ $index ]['tax']->minus( $part );
			}
		}

		foreach ( $this->is_tax_included() ? $this->lines : array() as $index => $line ) {
			$taken = Decimal::min( $line['tax'], $line['total'] );

			$this->lines[ $index ]['total']    = $line['total']->minus( $taken );
			$this->lines[ $index ]['subtotal'] = $line['subtotal']->minus( Decimal::max( $taken, $before[ $index ] ) );
		}
	}

	/**
	 * Sums of the rows of a kind.
	 *
	 * @param string $kind Kind.
	 * @return array{Decimal, Decimal} Amount and its tax.
	 */
	private function sum_kind( string $kind ): array {
		$sums = array( Decimal::zero(), Decimal::zero() );

		foreach ( $this->file->get_rows( $kind ) as $row ) {
			$amounts = $this->read_row( $row );
			$tax     = $amounts->tax->is_zero() && isset( $row['tax_rate'] )
				? $this->get_tax_by_rate( $amounts->total, $row['tax_rate'] ) : $amounts->tax;
			$sums    = array( $sums[0]->plus( $amounts->total ), $sums[1]->plus( $tax ) );
		}

		return $sums;
	}
}
