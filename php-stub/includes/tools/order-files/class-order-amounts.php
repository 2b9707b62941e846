<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

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

	/** Shipping without taxes. */
	public Decimal $shipping;

	public Decimal $shipping_tax;

	/** Fees without taxes. */
	public Decimal $fees;

	public Decimal $fee_tax;

	/** Net sales of an order without line items; null if it has some. */
	public ?Decimal $net = null;

	/** Discount of an order without line items. */
	public Decimal $discount;

	/** Tax of an order without line items. */
	public Decimal $tax;

	/** What the rows say about the whole order. */
	public readonly File_Totals $file;

	/**
	 * Amounts that are not possible.
	 *
	 * @var list<string>
	 */
	public array $warnings = array();

	/** Amounts besides items. */
	private Other_Amounts $others;

	/**
	 * Computes the amounts.
	 *
	 * @param list<array<string, string|Decimal>> $rows   Parsed rows, at least one.
	 * @param array<string, string>               $scopes Assumptions by field.
	 */
	public function __construct( array $rows, private array $scopes, private int $decimals ) {
		$this->file     = new File_Totals( $rows, $scopes, $decimals );
		$this->discount = Decimal::zero();
		$this->tax      = Decimal::zero();

		$this->others   = new Other_Amounts( $this->file, $scopes, $decimals );

		$this->shipping     = $this->others->shipping;
		$this->shipping_tax = $this->others->shipping_tax;
		$this->fees         = $this->others->fees;
		$this->fee_tax      = $this->others->fee_tax;
		$this->warnings     = $this->others->warnings;

		$this->set_lines();

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
	 */
	public function get_share( Decimal $amount, Decimal $part, Decimal $whole ): Decimal {
		return $whole->is_positive() ? $amount->ratio( $part, $whole, $this->decimals ) : Decimal::zero();
	}

	/**
	 * Splits an amount as the currency allows.
	 *
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

	public function get_discount(): Decimal {
		return null === $this->net ? Decimal::sum( array_column( $this->lines, 'subtotal' ) )->minus( $this->get_net() )
			: $this->discount;
	}

	/**
	 * Discount that belongs to no line.
	 */
	public function get_discount_of_order(): Decimal {
		return 'in totals' === ( $this->scopes['order_discount'] ?? '' ) ? Decimal::zero() : $this->others->discount;
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
	 * @param int $index Index of the line.
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
	 * @param int $index Index of the line.
	 */
	public function add_quantity( int $index, Decimal $quantity, Decimal $amount ): void {
		foreach ( array( 'quantity' => $quantity, 'subtotal' => $amount, 'total' => $amount ) as $field => $more ) {
			$this->lines[ $index ][ $field ] = $this->lines[ $index ][ $field ]->plus( $more );
		}
	}

	public function add_line( string $name, Decimal $quantity, Decimal $amount ): void {
		$texts = array( 'product' => $name, 'name' => $name, 'category' => '', 'sku' => '', 'variant' => '', 'rate' => null,
			'price' => null, 'is_right' => null );

		$this->lines[] = $texts + array( 'quantity' => $quantity, 'has_quantity' => true, 'subtotal' => $amount, 'total' => $amount,
			'tax' => Decimal::zero(), 'refunded_quantity' => Decimal::zero(), 'refunded' => Decimal::zero() );
	}

	private function set_lines(): void {
		foreach ( Row_Amounts::get_items( $this->file->sales, $this->scopes ) as $row ) {
			$line = $this->create_line( $row );

			Other_Amounts::cap( $line['discount'], $line['subtotal'], '"' . $line['product'] . '"', $this->warnings );

			$this->lines[] = $line;
		}
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
		$expected = $this->file->get_expected()
			?? ( array() === array_column( $this->file->sales, 'total' ) ? null : $this->file->get_of_order( 'total' ) );
		$subtotal = $this->file->get_of_order( 'order_subtotal' );

		$this->discount = $this->others->discount->plus( $this->file->sum( 'line_discount' ) );
		$this->tax      = Decimal::sum( array( $this->others->get_tax_of_items(), $this->file->sum( 'line_tax' ),
			'line' === ( $this->scopes['tax'] ?? '' ) ? $this->file->sum( 'tax' ) : $zero ) );

		// Rows without a product may have amounts.
		$own       = array_filter( $this->file->sales, array( Row_Amounts::class, 'has_own' ) );
		$own       = Decimal::sum( array_map( fn( array $row ): Decimal => $this->read_row( $row )->total, $own ) );
		$this->net = match ( true ) {
			null !== $expected      => $expected->minus( $this->others->get_total() )->minus( $this->tax ),
			$own->is_positive()     => $own->minus( $this->others->is_tax_included ? $this->tax : $zero ),
			default                 => $subtotal->minus( Other_Amounts::cap( $this->discount, $subtotal, __( 'the items', 'storedeck' ),
				$this->warnings ) ),
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
		$totals   = array_column( $this->lines, 'total' );
		$discount = Other_Amounts::cap( $this->get_discount_of_order(), Decimal::sum( $totals ), __( 'the items', 'storedeck' ),
			$this->warnings );

		foreach ( $this->split( $discount, $totals ) as $index => $part ) {
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
		$rest   = $this->others->get_tax_of_items();

		if ( $own->is_zero() && $rest->is_positive() ) {
			// Without any line total, the first line has all the tax.
			$parts = $rest->split( Decimal::sum( $totals )->is_positive() ? $totals : array( 0 => 1 ), $this->decimals );

			foreach ( $parts as $index => $part ) {
				$this->lines[ $index ]['tax'] = $part;
			}
		} elseif ( $own->is_zero() ) {
			foreach ( $this->lines as $index => $line ) {
				if ( null !== $line['rate'] ) {
					$this->lines[ $index ]['tax'] = $this->others->get_tax_by_rate( $line['total'], $line['rate'] );
				}
			}
		} else {
			if ( ! $this->others->is_tax_included && $rest->compare( $own ) > 0 && $this->shipping_tax->is_zero()
				&& $this->shipping->is_positive() ) {
				// The rest of the order's tax is that on shipping.
				$this->shipping_tax = $rest->minus( $own );
			}

			// Taxes of lines are those before discounts that have a tax.
			foreach ( Decimal::min( $this->others->discount_tax, $own )->split( $before, $this->decimals ) as $index => $part ) {
				$this->lines[ $index ]['tax'] = $this->lines[ $index ]['tax']->minus( $part );
			}
		}

		foreach ( $this->others->is_tax_included ? $this->lines : array() as $index => $line ) {
			$total = $line['total']->minus( Decimal::min( $line['tax'], $line['total'] ) );
			$most  = Decimal::max( $line['tax'], $before[ $index ] );

			$this->lines[ $index ]['total']    = $total;
			$this->lines[ $index ]['subtotal'] = Decimal::max( $total, $line['subtotal']->minus( $most ) );
		}
	}
}
