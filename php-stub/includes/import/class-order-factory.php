<?php
/**
 * Creates orders from rows of a file.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Common\Text;
use Storedeck\Money\Decimal;
use Storedeck\Store\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * The same rows always create the same order, in any sequence. Amounts add up
 * exactly.
 */
final class Order_Factory {

	/**
	 * Order statuses by the names that files use. Other names mean completed.
	 */
	private const STATUSES = array(
		'pending'         => 'pending',
		'pending payment' => 'pending',
		'unpaid'          => 'pending',
		'open'            => 'processing',
		'processing'      => 'processing',
		'authorized'      => 'on-hold',
		'on hold'         => 'on-hold',
		'onhold'          => 'on-hold',
		'cancelled'       => 'cancelled',
		'canceled'        => 'cancelled',
		'voided'          => 'cancelled',
		'void'            => 'cancelled',
		'failed'          => 'failed',
		'declined'        => 'failed',
		'expired'         => 'failed',
		'refunded'        => 'refunded',
	);

	/**
	 * Fields with amounts, and their names in error messages.
	 */
	public const AMOUNTS = array(
		'price'          => 'price',
		'subtotal'       => 'line subtotal',
		'line_total'     => 'line total',
		'line_discount'  => 'discount',
		'line_tax'       => 'tax',
		'order_discount' => 'discount',
		'order_tax'      => 'tax',
		'shipping'       => 'shipping',
		'shipping_tax'   => 'shipping tax',
		'order_total'    => 'total',
		'refunded'       => 'refunded amount',
	);

	/**
	 * Amounts that are subtracted.
	 */
	private const DEDUCTIONS = array( 'line_discount', 'order_discount', 'refunded' );

	/**
	 * Stores the parsers.
	 *
	 * @param Amount_Parser  $amounts Amounts.
	 * @param Date_Parser    $dates   Dates.
	 * @param Row_Check|null $check   Finds values that are probably wrong.
	 */
	public function __construct( private Amount_Parser $amounts, private Date_Parser $dates, private ?Row_Check $check = null ) {
	}

	/**
	 * Parses the rows of an order.
	 *
	 * @param array<int, array<string, string>> $rows           Values by field, by line number.
	 * @param callable( int, string ): void     $report_problem Called with the line number and the error of an invalid row.
	 * @param callable( int, string ): void     $report_warning Called with the line number and a warning about an imported row.
	 * @return array<int, array<string, string|int|Decimal>> Parsed values of the valid rows; empty when there is no order.
	 */
	public function parse( array $rows, callable $report_problem, ?callable $report_warning = null ): array {
		$parsed = array();

		foreach ( $rows as $number => $row ) {
			$values = $this->parse_row( $row );

			if ( is_string( $values ) ) {
				$report_problem( $number, $values );
			} else {
				$parsed[ $number ] = $values;
			}
		}

		if ( '' === self::get_order_value( $parsed, 'date' ) ) {
			foreach ( array_keys( $parsed ) as $number ) {
				$report_problem( $number, 'The order date is missing.' );
			}

			return array();
		}

		foreach ( null === $report_warning ? array() : $parsed as $number => $values ) {
			foreach ( $this->check?->get_warnings( $rows[ $number ], $values ) ?? array() as $warning ) {
				$report_warning( $number, $warning );
			}
		}

		return $parsed;
	}

	/**
	 * Creates an order.
	 *
	 * @param array<int, array<string, string|int|Decimal>> $parsed Rows from parse(), at least one.
	 * @return array<string, mixed> date, status, customer, email, country, coupons, lines (each product, sku, quantity, subtotal, total, tax), shipping, shipping_tax, refunded.
	 */
	public static function create( array $parsed ): array {
		// The sequence of the rows must not change any amount.
		usort( $parsed, static fn( array $one, array $other ): int => self::get_sort_key( $one ) <=> self::get_sort_key( $other ) );

		$customer = self::get_customer( $parsed );

		$status = Column_Map::normalize( self::get_order_value( $parsed, 'status' ) );
		$status = (string) preg_replace( '/^wc /', '', $status );

		return array(
			'date'     => self::get_order_value( $parsed, 'date' ),
			'status'   => self::STATUSES[ $status ] ?? 'completed',
			'customer' => $customer['customer'],
			'email'    => $customer['email'],
			'country'  => $customer['country'],
			'coupons'  => self::get_coupon_codes( $parsed ),
			'refunded' => self::get_order_amount( $parsed, 'refunded' ),
		) + self::get_amounts( $parsed );
	}

	/**
	 * String to sort rows by.
	 *
	 * @param array<string, string|int|Decimal> $row Row.
	 */
	private static function get_sort_key( array $row ): string {
		return (string) json_encode(
			array_map( static fn( $value ) => $value instanceof Decimal ? $value->to_string() : $value, $row )
		);
	}

	/**
	 * Parses a row.
	 *
	 * @param array<string, string> $row Values by field.
	 * @return array<string, string|int|Decimal>|string Parsed values, or an error message.
	 */
	private function parse_row( array $row ) {
		if ( isset( $row['date'] ) ) {
			$date = $this->dates->parse( $row['date'] );

			if ( null === $date ) {
				return '"' . $row['date'] . '" is not a valid date.';
			}

			$row['date'] = $date;
		}

		foreach ( array_intersect_key( self::AMOUNTS, $row ) as $field => $name ) {
			$amount = $this->amounts->parse( $row[ $field ] );

			if ( null === $amount ) {
				return 'The ' . $name . ' "' . $row[ $field ] . '" is not a valid amount.';
			}

			// Some stores write deductions as negative amounts.
			$row[ $field ] = in_array( $field, self::DEDUCTIONS, true ) ? $amount->absolute() : $amount;
		}

		$quantity = $this->amounts->parse( $row['quantity'] ?? '1' );
		$number   = null !== $quantity && $quantity->is_whole() ? $quantity->to_units( 0 ) : 0;

		if ( $number < 1 || $number > 1000000 ) {
			return 'The quantity "' . $row['quantity'] . '" is not a whole number from 1 to 1000000.';
		}

		$row['quantity'] = $number;

		if ( ! isset( $row['product'] ) && ! isset( $row['sku'] ) ) {
			return 'The product is missing.';
		}

		if ( ! isset( $row['price'] ) && ! isset( $row['subtotal'] ) && ! isset( $row['line_total'] ) ) {
			return 'The price is missing.';
		}

		foreach ( array( 'price', 'subtotal', 'line_total' ) as $field ) {
			$amount = $row[ $field ] ?? Decimal::zero();

			if ( $amount->is_negative() || $amount->times( $number )->compare( Decimal::of( 10 ** Amounts::MAX_DIGITS ) ) >= 0 ) {
				return 'The ' . self::AMOUNTS[ $field ] . ' is negative or too large.';
			}
		}

		return $row;
	}

	/**
	 * Line items and shipping, with the amounts of the order split between them.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows Rows.
	 * @return array<string, mixed>
	 */
	private static function get_amounts( array $rows ): array {
		$lines = array_map( array( self::class, 'create_line' ), $rows );
		$sum   = static fn( string $field ): Decimal => Decimal::sum( array_column( $lines, $field ) );

		// Line totals below the subtotals already include the discount of the order.
		if ( $sum( 'subtotal' )->equals( $sum( 'total' ) ) ) {
			$weights = array_column( $lines, 'total' );
			$parts   = Decimal::min( self::get_order_amount( $rows, 'order_discount' ), $sum( 'total' ) )->split( $weights );

			foreach ( $parts as $index => $part ) {
				$lines[ $index ]['total'] = $lines[ $index ]['total']->minus( $part );
			}
		}

		$shipping = self::get_order_amount( $rows, 'shipping' );
		$own      = $sum( 'tax' );
		$extra    = self::get_order_amount( $rows, 'shipping_tax' );
		$rest     = self::get_order_amount( $rows, 'order_tax' )->minus( $extra );
		$tax      = $own->is_zero() ? Decimal::max( Decimal::zero(), $rest ) : Decimal::zero();
		$included = self::are_taxes_included( $rows, $lines, $shipping, ( $own->is_zero() ? $tax : $own )->plus( $extra ) );
		$totals   = array_column( $lines, 'total' );

		if ( $tax->is_positive() ) {
			// Without any line total, the first line has all the tax.
			$parts = $tax->split( Decimal::sum( $totals )->is_positive() ? $totals : array( 0 => 1 ) );

			foreach ( $parts as $index => $part ) {
				$lines[ $index ]['tax'] = $part;
			}
		}

		if ( $included ) {
			foreach ( $lines as $index => $line ) {
				$taken = Decimal::min( $line['tax'], $line['total'] );

				$lines[ $index ]['total']    = $line['total']->minus( $taken );
				$lines[ $index ]['subtotal'] = $line['subtotal']->minus( $taken );
			}

			$shipping = $shipping->minus( Decimal::min( $extra, $shipping ) );
		}

		return array(
			'lines'        => $lines,
			'shipping'     => $shipping,
			'shipping_tax' => $extra,
		);
	}

	/**
	 * Whether prices include taxes, which the order total tells.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows     Rows.
	 * @param list<array<string, mixed>>              $lines    Line items.
	 * @param Decimal                                 $shipping Shipping costs.
	 * @param Decimal                                 $tax      Total tax.
	 */
	private static function are_taxes_included( array $rows, array $lines, Decimal $shipping, Decimal $tax ): bool {
		return ! $tax->is_zero() && array() !== array_column( $rows, 'order_total' )
			&& self::get_order_amount( $rows, 'order_total' )->equals( Decimal::sum( array_column( $lines, 'total' ) )->plus( $shipping ) );
	}

	/**
	 * Creates a line item.
	 *
	 * @param array<string, string|int|Decimal> $row Row.
	 * @return array<string, mixed>
	 */
	private static function create_line( array $row ): array {
		$discount = $row['line_discount'] ?? Decimal::zero();
		$price    = isset( $row['price'] ) ? $row['price']->times( $row['quantity'] ) : null;
		$subtotal = $row['subtotal'] ?? $price ?? $row['line_total']->plus( $discount );
		$total    = $row['line_total'] ?? Decimal::max( Decimal::zero(), $subtotal->minus( $discount ) );

		return array(
			'product'  => (string) ( $row['product'] ?? $row['sku'] ),
			'sku'      => (string) ( $row['sku'] ?? '' ),
			'quantity' => $row['quantity'],
			'subtotal' => Decimal::max( $subtotal, $total ),
			'total'    => $total,
			'tax'      => $row['line_tax'] ?? Decimal::zero(),
		);
	}

	/**
	 * Amount of the whole order. Equal amounts on all rows count once, different
	 * ones are added.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows  Rows.
	 * @param string                                  $field Field.
	 */
	private static function get_order_amount( array $rows, string $field ): Decimal {
		$amounts = array_column( $rows, $field );
		$differ  = array_filter( $amounts, static fn( Decimal $amount ): bool => ! $amount->equals( $amounts[0] ) );

		return array() !== $amounts && array() === $differ ? $amounts[0] : Decimal::sum( $amounts );
	}

	/**
	 * Value of the whole order; the first one in sorting order.
	 *
	 * @param array<int, array<string, string|int|Decimal>> $rows  Rows.
	 * @param string                                        $field Field.
	 */
	public static function get_order_value( array $rows, string $field ): string {
		$values = array_column( $rows, $field );

		sort( $values, SORT_STRING );

		return (string) ( $values[0] ?? '' );
	}

	/**
	 * The customer of an order.
	 *
	 * @param array<int, array<string, string|int|Decimal>> $rows Rows from parse().
	 * @return array{customer: string, email: string, country: string, first_name: string, last_name: string}
	 */
	public static function get_customer( array $rows ): array {
		$first = self::get_order_value( $rows, 'first_name' );
		$last  = self::get_order_value( $rows, 'last_name' );
		$name  = Text::trim( "$first $last" );

		return array(
			'customer'   => '' === $name ? self::get_order_value( $rows, 'customer' ) : $name,
			'email'      => mb_strtolower( self::get_order_value( $rows, 'email' ) ),
			'country'    => self::get_order_value( $rows, 'country' ),
			'first_name' => $first,
			'last_name'  => $last,
		);
	}

	/**
	 * Coupon codes.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows Rows.
	 * @return string[]
	 */
	private static function get_coupon_codes( array $rows ): array {
		$codes = self::parse_coupons( implode( ',', array_column( $rows, 'coupon' ) ) );

		sort( $codes, SORT_STRING );

		return $codes;
	}

	/**
	 * Parses unique coupon codes in lower case.
	 *
	 * @param string $text Codes, separated by commas, semicolons or bars.
	 * @return string[]
	 */
	public static function parse_coupons( string $text ): array {
		$codes = array_map( array( Text::class, 'trim' ), (array) preg_split( '/[,;|]/', mb_strtolower( $text ) ) );

		return array_values( array_unique( array_filter( $codes, 'strlen' ) ) );
	}
}
