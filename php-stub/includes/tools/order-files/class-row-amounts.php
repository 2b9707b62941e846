<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the value of one row, under the assumptions of Amount_Scopes: of an item that is sold or returned, and of a row that is
 * shipping, a discount, a fee or a tax.
 */
final class Row_Amounts {

	/** Fields with an amount of the row, besides `total`, which may be that of the order. */
	private const OWN = array( 'unit_price', 'price', 'subtotal', 'line_total' );

	/** Price of a piece, if the row says it. */
	public readonly ?Decimal $price;

	/** Amount before discounts. */
	public readonly Decimal $subtotal;

	/** Discount of the row. */
	public readonly Decimal $discount;

	/** Amount after the discount of the row. */
	public readonly Decimal $total;

	/** Tax of the row. */
	public readonly Decimal $tax;

	/** Total that the row says, if it does. */
	public readonly ?Decimal $written;

	/** Total by price, quantity and discount. */
	public readonly Decimal $computed;

	/** Whether both are the same; null if the row does not tell. */
	public readonly ?bool $is_right;

	/**
	 * Computes the amounts.
	 *
	 * @param array<string, string|Decimal> $row    Parsed row.
	 * @param array<string, string>         $scopes Assumptions by field.
	 */
	public function __construct( array $row, array $scopes, int $decimals ) {
		$zero  = Decimal::zero();
		$of    = static fn( string $field ): Decimal => 'line' === ( $scopes[ $field ] ?? '' ) ? $row[ $field ] ?? $zero : $zero;
		$gross = $row['subtotal'] ?? null;

		$this->price    = $row['unit_price'] ?? ( 'unit' === ( $scopes['price'] ?? 'unit' ) ? $row['price'] ?? null : null );
		$this->discount = ( $row['line_discount'] ?? $zero )->plus( $of( 'discount' ) );
		$this->tax      = ( $row['line_tax'] ?? $zero )->plus( $of( 'tax' ) );
		$this->written  = $row['line_total'] ?? ( 'line' === ( $scopes['total'] ?? '' ) ? $row['total'] ?? null : null );

		$gross ??= null === $this->price ? $row['price'] ?? null
			: $this->price->multiplied_by( $row['quantity'] ?? Decimal::of( 1 ), $decimals );

		// Only the total of an order is known, and it has one line.
		$gross ??= $this->written?->plus( $this->discount ) ?? $row['total'] ?? $zero;

		$this->computed = Decimal::max( $zero, $gross->minus( $this->discount ) );

		// The total of a line is before or after its discount, with or without taxes: what adds up tells.
		// A total below the subtotal says the discount.
		$written  = $this->written;
		$is_open  = null === $written || ( null === $this->price && ! isset( $row['subtotal'] ) && ! isset( $row['price'] ) )
			|| ( isset( $row['subtotal'] ) && $written->compare( $row['subtotal'] ) < 0 );
		$possible = array( $gross, $this->computed, $this->computed->plus( $this->tax ), $gross->plus( $this->tax ) );
		$is_same  = static fn( Decimal $amount ): bool => null !== $written && $written->equals( $amount );

		$this->is_right = array() !== array_filter( $possible, $is_same ) ? true : ( $is_open ? null : false );
		$this->total    = null === $written || true === $this->is_right ? $this->computed : $written;
		$this->subtotal = Decimal::max( $gross, $this->total );
	}

	/**
	 * Amounts of its own that a row has.
	 *
	 * @param array<string, string|Decimal> $row Row.
	 * @return array<string, Decimal>
	 */
	public static function get_own( array $row ): array {
		return array_intersect_key( $row, array_flip( self::OWN ) );
	}

	/**
	 * Whether a row has an amount of its own.
	 *
	 * @param array<string, string|Decimal> $row Row.
	 */
	public static function has_own( array $row ): bool {
		return array() !== self::get_own( $row );
	}

	/**
	 * Whether a row has an item with an amount.
	 *
	 * @param array<string, string|Decimal> $row Row.
	 */
	public static function is_item( array $row ): bool {
		return ( isset( $row['product'] ) || isset( $row['sku'] ) ) && ( self::has_own( $row ) || isset( $row['total'] ) );
	}

	/**
	 * Rows that are items of an order. A total belongs to the order if that is assumed, and other rows have prices.
	 *
	 * @param array<int, array<string, string|Decimal>> $rows   Rows of sales.
	 * @param array<string, string>                     $scopes Assumptions by field.
	 * @return array<int, array<string, string|Decimal>> By key of $rows.
	 */
	public static function get_items( array $rows, array $scopes ): array {
		$items  = array_filter( $rows, array( self::class, 'is_item' ) );
		$priced = array_filter( $items, array( self::class, 'has_own' ) );

		return array() === $priced || 'line' === ( $scopes['total'] ?? '' ) ? $items : $priced;
	}
}
