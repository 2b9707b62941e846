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
	 * Discount that belongs to no line.
	 *
	 * @var Decimal
	 */
	private Decimal $order_discount;

	/**
	 * Computes the amounts.
	 *
	 * @param list<array<string, string|Decimal>> $rows     Parsed rows, at least one.
	 * @param array<string, string>               $scopes   Assumptions by field.
	 * @param int                                 $decimals Decimals of the currency.
	 */
	public function __construct( private array $rows, private array $scopes, private int $decimals ) {
		$sales = array_values( array_filter( $this->get_sales(), array( Row_Amounts::class, 'is_item' ) ) );

		$this->lines    = array_map( fn( array $row ): array => $this->create_line( $row ), $sales );
		$this->discount = Decimal::zero();
		$this->tax      = Decimal::zero();
		$this->fee_tax  = 'line' === ( $scopes['fee'] ?? '' ) ? $this->sum( 'fee_tax' ) : $this->get_order_amount( 'fee_tax' );
		$this->fees     = $this->get_scoped( 'fee' )->plus( $this->sum_kind( 'fee' ) );
		$this->shipping = Decimal::sum( array( $this->get_scoped( 'shipping' ), $this->sum( 'line_shipping' ),
			$this->sum_kind( 'shipping' ) ) );

		$this->shipping_tax   = $this->get_order_amount( 'shipping_tax' )->plus( $this->sum( 'line_shipping_tax' ) );
		$this->order_discount = $this->get_order_amount( 'order_discount' )->plus( $this->sum_kind( 'discount' ) );

		// A discount on shipping is a lower price of shipping.
		$taken          = Decimal::min( $this->get_scoped( 'shipping_discount' ), $this->shipping );
		$this->shipping = $this->shipping->minus( $taken );

		if ( 'order' === ( $scopes['discount'] ?? '' ) ) {
			$this->order_discount = $this->order_discount->plus( $this->get_order_amount( 'discount' ) );
		}

		if ( 'with lines' === ( $scopes['order_discount'] ?? '' ) ) {
			$own                  = Decimal::sum( array_map( fn( array $row ): Decimal => $row['line_discount']
				?? Decimal::zero(), $sales ) );
			$this->order_discount = Decimal::max( Decimal::zero(), $this->order_discount->minus( $own ) );
		}

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
	 * Fields whose amounts belong to the order.
	 *
	 * @return list<string>
	 */
	public function get_order_fields(): array {
		$open = array_filter( array( 'discount', 'tax', 'shipping', 'fee', 'total' ),
			fn( string $field ): bool => 'order' === ( $this->scopes[ $field ] ?? 'order' ) );

		return array( 'order_discount', 'order_tax', 'shipping_discount', 'shipping_tax', 'order_subtotal', 'order_total',
			...( in_array( 'fee', $open, true ) ? array( 'fee_tax' ) : array() ), ...$open );
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
		return null !== $this->net && array() !== array_column( $this->get_sales(), 'product' );
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
			'tax' => Decimal::zero(), 'refunded_quantity' => Decimal::zero() );
	}

	/**
	 * Total that the file says.
	 *
	 * @return Decimal|null Null if it says none.
	 */
	public function get_expected(): ?Decimal {
		$fields = 'order' === ( $this->scopes['total'] ?? '' ) ? array( 'order_total', 'total' ) : array( 'order_total' );

		foreach ( $fields as $field ) {
			if ( array() !== array_column( $this->get_sales(), $field ) ) {
				return $this->get_order_amount( $field );
			}
		}

		return null;
	}

	/**
	 * Sums that the file says, after refunds that are rows.
	 *
	 * @return array<string, Decimal> By name of Import_Summary, without those that it does not say.
	 */
	public function get_sums_of_file(): array {
		$refunds = array_values( array_filter( $this->rows, static fn( array $row ): bool => 'refund' === $row['kind'] ) );
		$sums    = array();

		foreach (
			array(
				'discounts' => array( 'line_discount', 'discount', 'order_discount' ),
				'taxes'     => array( 'order_tax', 'tax', 'line_tax', 'line_shipping_tax' ),
				'shipping'  => array( 'shipping', 'line_shipping' ),
				'refunds'   => array( 'refunded' ),
			) as $name => $fields
		) {
			foreach ( $fields as $field ) {
				// Taxes of the order include those of its lines.
				if ( array() !== array_column( $this->rows, $field )
					&& ( 'taxes' !== $name || ! isset( $sums[ $name ] ) || 'line_shipping_tax' === $field ) ) {
					$is_line = str_starts_with( $field, 'line_' )
						|| in_array( $this->scopes[ $field ] ?? '', array( 'line', 'first' ), true );
					$amount  = $is_line ? $this->sum( $field )->minus( Decimal::sum( array_column( $refunds, $field ) ) )
						: $this->get_order_amount( $field );

					$sums[ $name ] = ( $sums[ $name ] ?? Decimal::zero() )->plus( $amount );
				}
			}
		}

		$total = $this->get_expected();

		return null === $total ? $sums : $sums + array( 'total' => $total );
	}

	/**
	 * Whether sums are those of the file.
	 *
	 * @return bool|null Null if the file says none.
	 */
	public function is_right(): ?bool {
		$expected = $this->get_expected();

		if ( null !== $expected ) {
			return $this->get_total()->round( $this->decimals )->equals( $expected->round( $this->decimals ) );
		}

		// Totals of lines, against prices and quantities.
		$checks = array_filter( array_column( $this->lines, 'is_right' ), 'is_bool' );

		if ( 'line' === ( $this->scopes['total'] ?? '' ) && array() !== $checks ) {
			return ! in_array( false, $checks, true );
		}

		if ( array() !== array_column( $this->rows, 'order_subtotal' ) ) {
			$sum = self::get_once( $this->rows, 'order_subtotal' );

			return $sum->equals( $this->get_net() ) || $sum->equals( $this->get_net()->plus( $this->get_discount() ) )
				|| $sum->equals( $this->get_net()->plus( $this->get_tax() ) );
		}

		return null;
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
		$tax      = Decimal::sum( array( $this->get_order_amount( 'order_tax' ), $this->get_scoped( 'tax' ), $this->sum( 'line_tax' ),
			$this->sum_kind( 'tax' ) ) );
		$expected = $this->get_expected()
			?? ( array() === array_column( $this->get_sales(), 'total' ) ? null : $this->get_order_amount( 'total' ) );
		$subtotal = $this->get_order_amount( 'order_subtotal' );
		$all      = Decimal::sum( array( $this->shipping, $this->shipping_tax, $this->fees, $this->fee_tax ) );

		$this->discount = Decimal::sum( array( $this->order_discount, $this->sum( 'line_discount' ) ) );
		$this->tax      = Decimal::max( $zero, $tax->minus( $this->shipping_tax )->minus( $this->fee_tax ) );

		// Rows without a product may have amounts.
		$own       = array_filter( $this->get_sales(), array( Row_Amounts::class, 'has_own' ) );
		$own       = Decimal::sum( array_map( fn( array $row ): Decimal => $this->read_row( $row )->total, $own ) );
		$this->net = match ( true ) {
			null !== $expected      => $expected->minus( $all )->minus( $this->tax ),
			$own->is_positive()     => $own->minus( 'included' === ( $this->scopes['taxes'] ?? '' ) ? $this->tax : $zero ),
			default                 => Decimal::max( $zero, $subtotal->minus( $this->discount ) ),
		};

		$sales = $this->get_sales();

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
		$parts  = Decimal::min( $this->order_discount, Decimal::sum( $totals ) )->split( $totals, $this->decimals );

		foreach ( $parts as $index => $part ) {
			$this->lines[ $index ]['total'] = $this->lines[ $index ]['total']->minus( $part );
		}
	}

	/**
	 * Computes the taxes of lines, and subtracts them where prices include them.
	 */
	private function split_tax(): void {
		$is_included = 'included' === ( $this->scopes['taxes'] ?? '' );
		$own         = Decimal::sum( array_column( $this->lines, 'tax' ) );
		$totals      = array_column( $this->lines, 'total' );
		$order_tax   = Decimal::sum( array( $this->get_order_amount( 'order_tax' ), $this->sum_kind( 'tax' ) ) );

		if ( 'order' === ( $this->scopes['tax'] ?? '' ) ) {
			$order_tax = $order_tax->plus( $this->get_order_amount( 'tax' ) );
		}

		$rest = Decimal::max( Decimal::zero(), $order_tax->minus( $this->shipping_tax )->minus( $this->fee_tax ) );

		if ( $own->is_zero() && $rest->is_positive() ) {
			// Without any line total, the first line has all the tax.
			$parts = $rest->split( Decimal::sum( $totals )->is_positive() ? $totals : array( 0 => 1 ), $this->decimals );

			foreach ( $parts as $index => $part ) {
				$this->lines[ $index ]['tax'] = $part;
			}
		} elseif ( $own->is_zero() ) {
			foreach ( $this->lines as $index => $line ) {
				if ( null !== $line['rate'] ) {
					$base = $is_included ? $line['rate']->plus( Decimal::of( 100 ) ) : Decimal::of( 100 );

					$this->lines[ $index ]['tax'] = $line['total']->ratio( $line['rate'], $base, $this->decimals );
				}
			}
		} elseif ( ! $is_included && $rest->compare( $own ) > 0 && $this->shipping_tax->is_zero() && $this->shipping->is_positive() ) {
			// The rest of the order's tax is that on shipping.
			$this->shipping_tax = $rest->minus( $own );
		}

		if ( ! $is_included ) {
			return;
		}

		foreach ( $this->lines as $index => $line ) {
			$taken = Decimal::min( $line['tax'], $line['total'] );

			$this->lines[ $index ]['total']    = $line['total']->minus( $taken );
			$this->lines[ $index ]['subtotal'] = $line['subtotal']->minus( $taken );
		}

		$this->shipping_tax = Decimal::min( $this->shipping_tax, $this->shipping );
		$this->shipping     = $this->shipping->minus( $this->shipping_tax );
	}

	/**
	 * Amount whose column belongs to lines or to the order.
	 *
	 * @param string $field Field.
	 */
	private function get_scoped( string $field ): Decimal {
		return match ( $this->scopes[ $field ] ?? 'order' ) {
			'line', 'first' => $this->sum( $field ),
			default         => $this->get_order_amount( $field ),
		};
	}

	/**
	 * Sum of an amount of all rows.
	 *
	 * @param string $field Field.
	 */
	private function sum( string $field ): Decimal {
		return Decimal::sum( array_column( $this->get_sales(), $field ) );
	}

	/**
	 * Amount of the whole order. Equal amounts on all rows count once, different ones are added.
	 *
	 * @param string $field Field.
	 */
	private function get_order_amount( string $field ): Decimal {
		return self::get_once( $this->get_sales(), $field );
	}

	/**
	 * Amount that rows repeat, or the sum if they differ.
	 *
	 * @param list<array<string, string|Decimal>> $rows  Rows.
	 * @param string                              $field Field.
	 */
	public static function get_once( array $rows, string $field ): Decimal {
		$amounts = array_column( $rows, $field );
		$differ  = array_filter( $amounts, static fn( Decimal $amount ): bool => ! $amount->equals( $amounts[0] ) );

		return array() !== $amounts && array() === $differ ? $amounts[0] : Decimal::sum( $amounts );
	}

	/**
	 * Rows of sales.
	 *
	 * @return list<array<string, string|Decimal>>
	 */
	public function get_sales(): array {
		return array_values( array_filter( $this->rows, static fn( array $row ): bool => 'sale' === $row['kind'] ) );
	}

	/**
	 * Sum of the rows of a kind.
	 *
	 * @param string $kind Kind.
	 */
	private function sum_kind( string $kind ): Decimal {
		$rows = array_filter( $this->rows, static fn( array $row ): bool => $kind === $row['kind'] );

		return Decimal::sum( array_map( fn( array $row ): Decimal => $this->read_row( $row )->total, $rows ) );
	}
}
