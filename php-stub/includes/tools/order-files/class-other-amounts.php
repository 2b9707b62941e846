<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Computes shipping, fees, discounts and taxes that belong to the order, of columns and of rows that are no items, under the
 * assumptions of Amount_Scopes.
 */
final class Other_Amounts {

	/** Shipping without taxes. */
	public readonly Decimal $shipping;

	public readonly Decimal $shipping_tax;

	/** Fees without taxes. */
	public readonly Decimal $fees;

	public readonly Decimal $fee_tax;

	public readonly Decimal $discount;

	/** Taxes of rows that are discounts. */
	public readonly Decimal $discount_tax;

	/** Taxes of the order, with those on shipping and fees. */
	private Decimal $tax;

	/** Whether prices include taxes. */
	public readonly bool $is_tax_included;

	/**
	 * Amounts that are not possible.
	 *
	 * @var list<string>
	 */
	public array $warnings = array();

	/**
	 * Computes the amounts.
	 *
	 * @param File_Totals           $file   What the rows say about the whole order.
	 * @param array<string, string> $scopes Assumptions by field.
	 */
	public function __construct( private File_Totals $file, private array $scopes, private int $decimals ) {
		$this->is_tax_included = 'included' === ( $scopes['taxes'] ?? '' );

		$this->set_shipping_and_fees();
		$this->set_discount();

		$this->tax = Decimal::sum( array( $file->get_of_order( 'order_tax' ), $this->sum_kind( 'tax' )[0],
			'order' === ( $scopes['tax'] ?? '' ) ? $file->get_of_order( 'tax' ) : Decimal::zero() ) );
	}

	/**
	 * What the taxes of the order leave for its items.
	 */
	public function get_tax_of_items(): Decimal {
		return Decimal::max( Decimal::zero(), $this->tax->minus( $this->shipping_tax )->minus( $this->fee_tax ) );
	}

	/**
	 * Shipping and fees with taxes.
	 */
	public function get_total(): Decimal {
		return Decimal::sum( array( $this->shipping, $this->shipping_tax, $this->fees, $this->fee_tax ) );
	}

	/**
	 * Tax of an amount that has a rate.
	 *
	 * @param Decimal $rate Percentage.
	 */
	public function get_tax_by_rate( Decimal $amount, Decimal $rate ): Decimal {
		$whole = Decimal::of( 100 );

		return $amount->ratio( $rate, $this->is_tax_included ? $rate->plus( $whole ) : $whole, $this->decimals );
	}

	/**
	 * A discount, which is at most the amount that it is taken from.
	 *
	 * @param string[] $warnings Gets a warning if it is more.
	 */
	public static function cap( Decimal $discount, Decimal $amount, string $name, array &$warnings ): Decimal {
		if ( $discount->compare( $amount ) <= 0 ) {
			return $discount;
		}

		/* translators: 1, 2: amounts, 3: what it is taken from, for example the name of a product. */
		$warnings[] = sprintf( __( 'The discount of %1$s is more than the %2$s of %3$s.', 'storedeck' ), $discount->to_string(),
			$amount->to_string(), $name );

		return $amount;
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
		$taken    = self::cap( $this->file->get_scoped( 'shipping_discount' ), $shipping, __( 'the shipping', 'storedeck' ),
			$this->warnings );
		$shipping = $shipping->minus( $taken );

		$shipping_tax = Decimal::sum( array( $shipping_tax, $this->file->get_of_order( 'shipping_tax' ),
			$this->file->sum( 'line_shipping_tax' ) ) );
		$fee_tax      = $fee_tax->plus( $is_line ? $this->file->sum( 'fee_tax' ) : $this->file->get_of_order( 'fee_tax' ) );

		if ( $this->is_tax_included ) {
			$shipping_tax = Decimal::min( $shipping_tax, $shipping );
			$fee_tax      = Decimal::min( $fee_tax, $fees );
			$shipping     = $shipping->minus( $shipping_tax );
			$fees         = $fees->minus( $fee_tax );
		}

		$this->shipping     = $shipping;
		$this->shipping_tax = $shipping_tax;
		$this->fees         = $fees;
		$this->fee_tax      = $fee_tax;
	}

	/**
	 * Computes the discount of the order.
	 */
	private function set_discount(): void {
		list( $discount, $tax ) = $this->sum_kind( 'discount' );

		$this->discount_tax = 'in totals' === ( $this->scopes['order_discount'] ?? '' ) ? Decimal::zero() : Decimal::min( $tax, $discount );

		$discount = $discount->plus( $this->file->get_of_order( 'order_discount' ) );

		if ( 'order' === ( $this->scopes['discount'] ?? '' ) ) {
			$discount = $discount->plus( $this->file->get_of_order( 'discount' ) );
		}

		if ( 'with lines' === ( $this->scopes['order_discount'] ?? '' ) ) {
			$discount = Decimal::max( Decimal::zero(), $discount->minus( $this->file->sum( 'line_discount' ) ) );
		}

		$this->discount = $discount;
	}

	/**
	 * Sums of the rows of a kind.
	 *
	 * @return array{Decimal, Decimal} Amount and its tax.
	 */
	private function sum_kind( string $kind ): array {
		$sums = array( Decimal::zero(), Decimal::zero() );

		foreach ( $this->file->get_rows( $kind ) as $row ) {
			$amounts = new Row_Amounts( $row, $this->scopes, $this->decimals );
			$tax     = $amounts->tax->is_zero() && isset( $row['tax_rate'] )
				? $this->get_tax_by_rate( $amounts->total, $row['tax_rate'] ) : $amounts->tax;
			$sums    = array( $sums[0]->plus( $amounts->total ), $sums[1]->plus( $tax ) );
		}

		return $sums;
	}
}
