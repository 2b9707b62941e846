<?php
/**
 * Makes an order of its rows.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Store\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Pure: rows of one order in any sequence in, always the same order out. Amounts are units of
 * Decimal and add up exactly.
 */
final class Order_Maker {

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
	 * @param Amounts $amounts Amounts.
	 * @param Dates   $dates   Dates.
	 */
	public function __construct( private Amounts $amounts, private Dates $dates ) {
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
		usort( $read, static fn( array $one, array $other ): int => json_encode( $one ) <=> json_encode( $other ) );

		$status = Columns::plain( self::first( $read, 'status' ) );
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
	 * Reads a row.
	 *
	 * @param array<string, string> $row Values by meaning.
	 * @return array<string, string|int>|string What it says; a sentence when it cannot be read.
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
			$row[ $meaning ] = in_array( $meaning, self::TAKEN_OFF, true ) ? abs( $amount ) : $amount;
		}

		$quantity = $this->amounts->read( $row['quantity'] ?? '1' );

		if ( null === $quantity || $quantity <= 0 || 0 !== $quantity % Decimal::ONE || $quantity > 1000000 * Decimal::ONE ) {
			return 'The quantity "' . $row['quantity'] . '" is no whole number from 1 to 1000000.';
		}

		$row['quantity'] = intdiv( $quantity, Decimal::ONE );

		if ( ! isset( $row['product'] ) && ! isset( $row['sku'] ) ) {
			return 'There is no product.';
		}

		if ( ! isset( $row['price'] ) && ! isset( $row['subtotal'] ) && ! isset( $row['line_total'] ) ) {
			return 'There is no price.';
		}

		foreach ( array( 'price', 'subtotal', 'line_total' ) as $meaning ) {
			if ( ( $row[ $meaning ] ?? 0 ) < 0 || ( $row[ $meaning ] ?? 0 ) > intdiv( 1000000000 * Decimal::ONE, $row['quantity'] ) ) {
				return 'The ' . self::AMOUNTS[ $meaning ] . ' is below zero or too large.';
			}
		}

		return $row;
	}

	/**
	 * Lines with all that is spread over them.
	 *
	 * @param list<array<string, string|int>> $rows Rows.
	 * @return array<string, mixed>
	 */
	private static function sums( array $rows ): array {
		$lines = array_map( array( self::class, 'line' ), $rows );

		// Totals of lines that are lower than their prices have the discount of the order in them already.
		if ( array_sum( array_column( $lines, 'subtotal' ) ) === array_sum( array_column( $lines, 'total' ) ) ) {
			$weights = array_column( $lines, 'total' );
			$parts   = Decimal::split( min( self::whole( $rows, 'order_discount' ), array_sum( $weights ) ), $weights );

			foreach ( $parts as $index => $part ) {
				$lines[ $index ]['total'] -= $part;
			}
		}

		$shipping = self::whole( $rows, 'shipping' );
		$own      = array_sum( array_column( $lines, 'tax' ) );
		$extra    = self::whole( $rows, 'shipping_tax' );
		$tax      = 0 === $own ? max( 0, self::whole( $rows, 'order_tax' ) - $extra ) : 0;
		$included = self::is_included( $rows, $lines, $shipping, ( 0 === $own ? $tax : $own ) + $extra );
		$totals   = array_column( $lines, 'total' );

		if ( $tax > 0 ) {
			// Without any price to tell, all tax falls on the first line.
			$parts = Decimal::split( $tax, array_sum( $totals ) > 0 ? $totals : array( 0 => 1 ) );

			foreach ( $parts as $index => $part ) {
				$lines[ $index ]['tax'] = $part;
			}
		}

		if ( $included ) {
			foreach ( $lines as $index => $line ) {
				$taken = min( $line['tax'], $line['total'] );

				$lines[ $index ]['total']    -= $taken;
				$lines[ $index ]['subtotal'] -= $taken;
			}

			$shipping -= min( $extra, $shipping );
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
	 * @param list<array<string, string|int>> $rows     Rows.
	 * @param list<array<string, mixed>>      $lines    Lines.
	 * @param int                             $shipping Shipping costs.
	 * @param int                             $tax      All tax.
	 */
	private static function is_included( array $rows, array $lines, int $shipping, int $tax ): bool {
		return 0 !== $tax && array() !== array_column( $rows, 'order_total' )
			&& self::whole( $rows, 'order_total' ) === array_sum( array_column( $lines, 'total' ) ) + $shipping;
	}

	/**
	 * A line.
	 *
	 * @param array<string, string|int> $row Row.
	 * @return array<string, mixed>
	 */
	private static function line( array $row ): array {
		$discount = (int) ( $row['line_discount'] ?? 0 );
		$subtotal = $row['subtotal'] ?? ( isset( $row['price'] ) ? $row['price'] * $row['quantity'] : $row['line_total'] + $discount );
		$total    = $row['line_total'] ?? max( 0, $subtotal - $discount );

		return array(
			'product'  => (string) ( $row['product'] ?? $row['sku'] ),
			'sku'      => (string) ( $row['sku'] ?? '' ),
			'quantity' => $row['quantity'],
			'subtotal' => max( $subtotal, $total ),
			'total'    => $total,
			'tax'      => (int) ( $row['line_tax'] ?? 0 ),
		);
	}

	/**
	 * An amount of the whole order: shops repeat it on each row or write it once. Amounts that differ
	 * belong to the rows and are added up.
	 *
	 * @param list<array<string, string|int>> $rows    Rows.
	 * @param string                          $meaning Which.
	 */
	private static function whole( array $rows, string $meaning ): int {
		$amounts = array_column( $rows, $meaning );

		return 1 === count( array_unique( $amounts ) ) ? (int) $amounts[0] : (int) array_sum( $amounts );
	}

	/**
	 * A value of the whole order: of several, the first in order.
	 *
	 * @param array<int, array<string, string|int>> $rows    Rows.
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
	 * @param list<array<string, string|int>> $rows Rows.
	 */
	private static function name( array $rows ): string {
		$name = trim( self::first( $rows, 'first_name' ) . ' ' . self::first( $rows, 'last_name' ) );

		return '' === $name ? self::first( $rows, 'customer' ) : $name;
	}

	/**
	 * Codes of coupons.
	 *
	 * @param list<array<string, string|int>> $rows Rows.
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
