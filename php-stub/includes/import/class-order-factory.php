<?php
/**
 * Makes an order of its rows.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Pure: rows of one order in any sequence in, always the same order out. Amounts add up
 * exactly.
 */
final class Order_Factory {

	/**
	 * Statuses by the words that files use; others are completed.
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
	 * Amounts of a row.
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
	 * Amounts that are taken off.
	 */
	private const TAKEN_OFF = array( 'line_discount', 'order_discount', 'refunded' );

	/**
	 * Takes what reads values.
	 *
	 * @param Amount_Parser $amounts Amounts.
	 * @param Date_Parser   $dates   Dates.
	 */
	public function __construct( private Amount_Parser $amounts, private Date_Parser $dates ) {
	}

	/**
	 * Makes an order.
	 *
	 * @param array<int, array<string, string>> $rows    Values by meaning, by number of the line.
	 * @param callable( int, string ): void     $problem Told of the rows that cannot be read.
	 * @return array<string, mixed>|null date, status, customer, email, country, coupons, lines (each product,
	 *                                   sku, quantity, subtotal, total, tax), shipping, shipping_tax, refunded;
	 *                                   null when no row can be read.
	 */
	public function make( array $rows, callable $problem ): ?array {
		$read = array();

		foreach ( $rows as $number => $row ) {
			$values = $this->row( $row );

			if ( is_string( $values ) ) {
				$problem( $number, $values );
			} else {
				$read[ $number ] = $values;
			}
		}

		$date = self::first( $read, 'date' );

		if ( '' === $date ) {
			foreach ( array_keys( $read ) as $number ) {
				$problem( $number, 'The order has no date.' );
			}

			return null;
		}

		// Neither the sequence of rows nor anything else by chance may move a cent.
		usort( $read, static fn( array $one, array $other ): int => self::key( $one ) <=> self::key( $other ) );

		$status = Column_Map::plain( self::first( $read, 'status' ) );
		$status = (string) preg_replace( '/^wc /', '', $status );

		return array(
			'date'     => $date,
			'status'   => self::STATUSES[ $status ] ?? 'completed',
			'customer' => self::name( $read ),
			'email'    => mb_strtolower( self::first( $read, 'email' ) ),
			'country'  => self::first( $read, 'country' ),
			'coupons'  => self::codes( $read ),
			'refunded' => self::whole( $read, 'refunded' ),
		) + self::sums( $read );
	}

	/**
	 * Text that rows are sorted by.
	 *
	 * @param array<string, string|int|Decimal> $row Row.
	 */
	private static function key( array $row ): string {
		return (string) json_encode(
			array_map( static fn( $value ) => $value instanceof Decimal ? $value->to_units( Decimal::SCALE ) : $value, $row )
		);
	}

	/**
	 * Reads a row.
	 *
	 * @param array<string, string> $row Values by meaning.
	 * @return array<string, string|int|Decimal>|string What it says; a sentence when it cannot be read.
	 */
	private function row( array $row ) {
		if ( isset( $row['date'] ) ) {
			$date = $this->dates->read( $row['date'] );

			if ( null === $date ) {
				return 'The date "' . $row['date'] . '" is none.';
			}

			$row['date'] = $date;
		}

		foreach ( array_intersect_key( self::AMOUNTS, $row ) as $meaning => $name ) {
			$amount = $this->amounts->read( $row[ $meaning ] );

			if ( null === $amount ) {
				return 'The ' . $name . ' "' . $row[ $meaning ] . '" is no amount.';
			}

			// Some shops write what is taken off with a minus.
			$row[ $meaning ] = in_array( $meaning, self::TAKEN_OFF, true ) ? $amount->absolute() : $amount;
		}

		$quantity = $this->amounts->read( $row['quantity'] ?? '1' );
		$number   = null !== $quantity && $quantity->is_whole() ? $quantity->to_units( 0 ) : 0;

		if ( $number < 1 || $number > 1000000 ) {
			return 'The quantity "' . $row['quantity'] . '" is no whole number from 1 to 1000000.';
		}

		$row['quantity'] = $number;

		if ( ! isset( $row['product'] ) && ! isset( $row['sku'] ) ) {
			return 'There is no product.';
		}

		if ( ! isset( $row['price'] ) && ! isset( $row['subtotal'] ) && ! isset( $row['line_total'] ) ) {
			return 'There is no price.';
		}

		foreach ( array( 'price', 'subtotal', 'line_total' ) as $meaning ) {
			$amount = $row[ $meaning ] ?? Decimal::zero();

			if ( $amount->is_negative() || $amount->times( $number )->compare( Decimal::of( 1000000000 ) ) > 0 ) {
				return 'The ' . self::AMOUNTS[ $meaning ] . ' is below zero or too large.';
			}
		}

		return $row;
	}

	/**
	 * Lines with all that is spread over them.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows Rows.
	 * @return array<string, mixed>
	 */
	private static function sums( array $rows ): array {
		$lines = array_map( array( self::class, 'line' ), $rows );
		$sum   = static fn( string $field ): Decimal => Decimal::sum( array_column( $lines, $field ) );

		// Totals of lines that are lower than their prices have the discount of the order in them already.
		if ( $sum( 'subtotal' )->equals( $sum( 'total' ) ) ) {
			$weights = array_column( $lines, 'total' );
			$parts   = Decimal::min( self::whole( $rows, 'order_discount' ), $sum( 'total' ) )->split( $weights );

			foreach ( $parts as $index => $part ) {
				$lines[ $index ]['total'] = $lines[ $index ]['total']->minus( $part );
			}
		}

		$shipping = self::whole( $rows, 'shipping' );
		$own      = $sum( 'tax' );
		$extra    = self::whole( $rows, 'shipping_tax' );
		$tax      = $own->is_zero() ? Decimal::max( Decimal::zero(), self::whole( $rows, 'order_tax' )->minus( $extra ) ) : Decimal::zero();
		$included = self::is_included( $rows, $lines, $shipping, ( $own->is_zero() ? $tax : $own )->plus( $extra ) );
		$totals   = array_column( $lines, 'total' );

		if ( $tax->is_positive() ) {
			// Without any price to tell, all tax falls on the first line.
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
	 * Whether prices include the tax: the total of the order tells.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows     Rows.
	 * @param list<array<string, mixed>>      $lines    Lines.
	 * @param Decimal                         $shipping Shipping costs.
	 * @param Decimal                         $tax      All tax.
	 */
	private static function is_included( array $rows, array $lines, Decimal $shipping, Decimal $tax ): bool {
		return ! $tax->is_zero() && array() !== array_column( $rows, 'order_total' )
			&& self::whole( $rows, 'order_total' )->equals( Decimal::sum( array_column( $lines, 'total' ) )->plus( $shipping ) );
	}

	/**
	 * A line.
	 *
	 * @param array<string, string|int|Decimal> $row Row.
	 * @return array<string, mixed>
	 */
	private static function line( array $row ): array {
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
	 * An amount of the whole order: shops repeat it on each row or write it once. Amounts that differ
	 * belong to the rows and are added up.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows    Rows.
	 * @param string                          $meaning Which.
	 */
	private static function whole( array $rows, string $meaning ): Decimal {
		$amounts = array_column( $rows, $meaning );
		$differ  = array_filter( $amounts, static fn( Decimal $amount ): bool => ! $amount->equals( $amounts[0] ) );

		return array() !== $amounts && array() === $differ ? $amounts[0] : Decimal::sum( $amounts );
	}

	/**
	 * A value of the whole order: of several, the first in order.
	 *
	 * @param array<int, array<string, string|int|Decimal>> $rows    Rows.
	 * @param string                                $meaning Which.
	 */
	private static function first( array $rows, string $meaning ): string {
		$values = array_column( $rows, $meaning );

		sort( $values, SORT_STRING );

		return (string) ( $values[0] ?? '' );
	}

	/**
	 * Name of the customer.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows Rows.
	 */
	private static function name( array $rows ): string {
		$name = trim( self::first( $rows, 'first_name' ) . ' ' . self::first( $rows, 'last_name' ) );

		return '' === $name ? self::first( $rows, 'customer' ) : $name;
	}

	/**
	 * Codes of coupons.
	 *
	 * @param list<array<string, string|int|Decimal>> $rows Rows.
	 * @return string[]
	 */
	private static function codes( array $rows ): array {
		$codes = self::coupons( implode( ',', array_column( $rows, 'coupon' ) ) );

		sort( $codes, SORT_STRING );

		return $codes;
	}

	/**
	 * Codes in a value, in lower case, each once.
	 *
	 * @param string $text Codes with commas, semicolons or bars between them.
	 * @return string[]
	 */
	public static function coupons( string $text ): array {
		$codes = array_map( 'trim', (array) preg_split( '/[,;|]/', mb_strtolower( $text ) ) );

		return array_values( array_unique( array_filter( $codes, 'strlen' ) ) );
	}
}
