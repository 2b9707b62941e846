<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the values of a row to dates, exact amounts and quantities, and finds what kind of row it is.
 *
 * A parsed row has `kind` (sale, refund, negative, shipping, discount, fee or tax), `of` (what a refund returns: sale, shipping,
 * discount, fee or tax), `date` in GMT, quantities and amounts as Decimal, and the other values as strings. Amounts of rows that are no sales are positive; `negative` names those that were not.
 */
final class Row_Parser {

	/** Fields with amounts, and their names in messages. */
	public const AMOUNTS = array(
		'unit_price'        => 'price',
		'price'             => 'price',
		'subtotal'          => 'line subtotal',
		'line_total'        => 'line total',
		'line_discount'     => 'discount',
		'discount'          => 'discount',
		'order_discount'    => 'discount',
		'line_tax'          => 'tax',
		'tax'               => 'tax',
		'order_tax'         => 'tax',
		'line_shipping'     => 'shipping',
		'shipping'          => 'shipping',
		'shipping_discount' => 'shipping discount',
		'line_shipping_tax' => 'shipping tax',
		'shipping_tax'      => 'shipping tax',
		'fee'               => 'fee',
		'fee_tax'           => 'tax',
		'order_subtotal'    => 'subtotal',
		'order_total'       => 'total',
		'total'             => 'total',
		'collected'         => 'tax that the marketplace collected',
		'refunded'          => 'refunded amount',
	);

	/** Fields with dates in the format of the file. */
	public const DATES = array( 'date', 'refund_date' );

	/** Amounts that are subtracted. Some systems write them as negative ones. */
	private const DEDUCTIONS = array( 'line_discount', 'discount', 'order_discount', 'shipping_discount', 'refunded' );

	/** Amounts by which a line or an order is sold. */
	private const PRICES = array( 'subtotal', 'line_total', 'unit_price', 'price', 'total', 'order_total', 'order_subtotal' );

	/** Kinds of rows that are no items. */
	private const NO_ITEMS = array( 'shipping', 'discount', 'fee', 'tax' );

	/** Largest quantity of a line. */
	private const MAX_QUANTITY = 1000000;

	/**
	 * Stores the parsers.
	 *
	 * @param Row_Check|null $check    Finds values that are probably wrong.
	 * @param bool           $has_zero Whether quantities of sold items may be zero, because they are those after refunds.
	 */
	public function __construct(
		private Amount_Parser $amounts,
		private Date_Parser $dates,
		private ?Row_Check $check = null,
		private bool $has_zero = false
	) {
	}

	/**
	 * Parses a row.
	 *
	 * @param array<string, string> $row Values by field.
	 * @return array<string, string|Decimal>|Row_Problem Parsed values, or why there are none.
	 */
	public function parse( array $row ): array|Row_Problem {
		$parsed = $row;
		$kind   = Words::find( 'row-types', $row['type'] ?? '' );

		if ( 'none' === $kind || 'total' === $kind ) {
			return array(
				'kind'   => 'none',
				/* translators: %s: type of rows of a file. */
				'reason' => sprintf( __( 'rows of the type "%s"', 'storedeck' ), $row['type'] ),
			);
		}

		if ( isset( $row['variant'] ) ) {
			$parsed['variant'] = trim( $row['variant'], '[]() ' );
		}

		if ( isset( $row['date'] ) ) {
			$date = $this->dates->parse( $row['date'], $row['time'] ?? '', $row['zone'] ?? '' );

			if ( null === $date ) {
				$text = trim( $row['date'] . ' ' . ( $row['time'] ?? '' ) );

				/* translators: %s: value of a file. */
				return new Row_Problem( sprintf( __( '"%s" is not a valid date.', 'storedeck' ), $text ), 'date', $text );
			}

			$parsed['date'] = $date;
		}

		foreach ( array_intersect( array( 'refund_date', 'cancelled_at' ), array_keys( $row ) ) as $field ) {
			// Databases write zeros for no date.
			if ( Amount_Parser::is_nothing( $row[ $field ] ) || 1 === preg_match( '/^[0\s:.\/-]+$/D', $row[ $field ] ) ) {
				unset( $parsed[ $field ] );
			}
		}

		if ( isset( $parsed['refund_date'] ) ) {
			$date = $this->dates->parse( $row['refund_date'] );

			if ( null === $date ) {
				/* translators: %s: value of a file. */
				$text = sprintf( __( '"%s" is not a valid refund date.', 'storedeck' ), $row['refund_date'] );

				return new Row_Problem( $text, 'refund_date', $row['refund_date'] );
			}

			$parsed['refund_date'] = $date;
		}

		foreach ( array_intersect_key( self::AMOUNTS, $row ) as $field => $name ) {
			$amount = $this->amounts->parse( $row[ $field ] );

			if ( null === $amount ) {
				/* translators: 1: what an amount is, for example "price", 2: value of a file. */
				$text = __( 'The %1$s "%2$s" is not a valid amount.', 'storedeck' );
				$text = sprintf( $text, Field_Labels::get_amount( $name ), $row[ $field ] );

				return new Row_Problem( $text, $field, $row[ $field ] );
			}

			if ( $amount->absolute()->compare( Decimal::of( 10 ** Amounts::MAX_DIGITS ) ) >= 0 ) {
				/* translators: %s: what an amount is, for example "price". */
				$text = sprintf( __( 'The %s is too large.', 'storedeck' ), Field_Labels::get_amount( $name ) );

				return new Row_Problem( $text, $field, $row[ $field ] );
			}

			$parsed[ $field ] = in_array( $field, self::DEDUCTIONS, true ) ? $amount->absolute() : $amount;
		}

		foreach ( array_intersect( array( 'quantity', 'refunded_quantity' ), array_keys( $row ) ) as $field ) {
			$quantity = $this->amounts->parse_quantity( $row[ $field ] );

			if ( null === $quantity || $quantity->absolute()->compare( Decimal::of( self::MAX_QUANTITY ) ) > 0 ) {
				/* translators: 1: value of a file, 2: a number. */
				$text = __( 'The quantity "%1$s" is not a number up to %2$s.', 'storedeck' );
				$text = sprintf( $text, $row[ $field ], self::MAX_QUANTITY );

				return new Row_Problem( $text, $field, $row[ $field ] );
			}

			$parsed[ $field ] = $quantity;
		}

		if ( isset( $row['tax_rate'] ) ) {
			$rate = $this->amounts->parse( rtrim( $row['tax_rate'], "% \u{a0}" ) );

			if ( null === $rate || $rate->compare( Decimal::of( 100 ) ) > 0 || $rate->is_negative() ) {
				/* translators: %s: value of a file. */
				$text = sprintf( __( 'The tax rate "%s" is not a percentage.', 'storedeck' ), $row['tax_rate'] );

				return new Row_Problem( $text, 'tax_rate', $row['tax_rate'] );
			}

			$parsed['tax_rate'] = $rate;
		}

		return $this->finish( $parsed );
	}

	/**
	 * Warnings about a row that was parsed.
	 *
	 * @param array<string, string>         $row    Values by field.
	 * @param array<string, string|Decimal> $parsed Parsed values.
	 * @return list<string>
	 */
	public function get_warnings( array $row, array $parsed ): array {
		return $this->check?->get_warnings( $row, $parsed ) ?? array();
	}

	/**
	 * Adds the kind of the row, and makes its amounts positive.
	 *
	 * @param array<string, string|Decimal> $parsed Parsed values.
	 * @return array<string, string|Decimal>|Row_Problem
	 */
	private function finish( array $parsed ): array|Row_Problem {
		$type  = Words::find( 'row-types', (string) ( $parsed['type'] ?? '' ) );
		$of    = in_array( $type, self::NO_ITEMS, true ) ? $type : self::get_kind( $parsed );
		$kind  = '' === $type ? $of : $type;
		$price = null;

		foreach ( self::PRICES as $field ) {
			$price ??= $parsed[ $field ] ?? null;
		}

		$quantity = $parsed['quantity'] ?? Decimal::of( 1 );

		if ( $quantity->is_negative() && 'discount' !== $kind ) {
			$kind = 'refund';
		} elseif ( ! in_array( $kind, array( 'discount', 'refund' ), true ) && null !== $price && $price->is_negative() ) {
			// What was sold before comes back, anything else is a discount: Order_Assembler decides.
			$kind = 'negative';
		}

		$has_product = isset( $parsed['product'] ) || isset( $parsed['sku'] );
		$is_empty    = null === $price;

		if ( $is_empty && in_array( Words::find( 'statuses', (string) ( $parsed['status'] ?? '' ) ),
			array( 'cancelled', 'failed', 'draft' ), true ) ) {
			return array(
				'kind'   => 'none',
				/* translators: %s: status of orders. */
				'reason' => sprintf( __( 'rows with the status "%s" and without amounts', 'storedeck' ), $parsed['status'] ),
			);
		}

		if ( $is_empty ) {
			return $has_product ? new Row_Problem( __( 'The price is missing.', 'storedeck' ), 'price' )
				: new Row_Problem( __( 'The product is missing.', 'storedeck' ), 'product' );
		}

		if ( 'sale' !== $kind ) {
			$amounts  = array_intersect_key( $parsed, self::AMOUNTS );
			$negative = array_filter( $amounts, static fn( Decimal $amount ): bool => $amount->is_negative() );
			$parsed   = array( 'negative' => implode( ' ', array_keys( $negative ) ) )
				+ array_map( static fn( Decimal $amount ): Decimal => $amount->absolute(),
				$amounts + array_intersect_key( $parsed, array( 'quantity' => 0 ) ) ) + $parsed;
		}

		if ( 'sale' === $kind && $quantity->is_zero() && ! $this->has_zero && $has_product ) {
			return new Row_Problem( __( 'The quantity is 0.', 'storedeck' ), 'quantity', '0' );
		}

		return array( 'kind' => $kind, 'of' => $of ) + $parsed;
	}

	/**
	 * Kind of a row, by a product that is none.
	 *
	 * @param array<string, string|Decimal> $row Row.
	 */
	private static function get_kind( array $row ): string {
		$product = (string) ( $row['product'] ?? '' );
		$kind    = isset( $row['sku'] ) || '' === $product ? '' : self::get_kind_of_product( $product );

		return in_array( $kind, self::NO_ITEMS, true ) ? $kind : 'sale';
	}

	/**
	 * Kind that the name of a product tells, as `Shipping` and `Coupon: SAVE`.
	 */
	private static function get_kind_of_product( string $product ): string {
		$kind = Words::find( 'row-types', $product );

		return '' === $kind ? Words::find( 'row-types', (string) preg_replace( '/\s*[:(–-].*$/suD', '', $product ) ) : $kind;
	}
}
