<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Exchange_Rate;

defined( 'ABSPATH' ) || exit;

/**
 * Report rows in the currency of the store.
 *
 * Converts the rows of an order or a refund. Its total, taxes and shipping are converted and rounded, and net sales are what
 * is left of the total. Lines, fees, tax rates and coupons are rounded so that they add up to these as they did before.
 */
final class Converted_Rows {

	/**
	 * Takes a rate.
	 *
	 * @param int $digits Digits of amounts after the point.
	 */
	public function __construct( private Exchange_Rate $rate, private string $currency, private int $digits ) {
	}

	public function convert( Decimal $amount ): Decimal {
		return $this->rate->convert( $amount, $this->digits );
	}

	/**
	 * Converts rows.
	 *
	 * @param array<string, list<array<string, string|int|null>>> $rows Rows by short table name.
	 * @return array<string, list<array<string, string|int|null>>>
	 */
	public function convert_rows( array $rows ): array {
		$stats    = $rows['order_stats'][0];
		$total    = $this->convert( Decimal::of( $stats['total_sales'] ) );
		$tax      = $this->convert( Decimal::of( $stats['tax_total'] ) );
		$shipping = $this->convert( Decimal::of( $stats['shipping_total'] ) );
		$net      = $total->minus( $tax )->minus( $shipping );
		$lines    = $rows['order_product_lookup'];
		$goods    = $this->convert_parts(
			array( 'fee' => Decimal::of( $stats['fee_total'] ) ) + self::get_amounts( $lines, array( 'product_net_revenue' ) ),
			Decimal::of( $stats['net_total'] ),
			$net
		);
		$fee      = $goods['fee'];

		unset( $goods['fee'] );

		$rows['order_stats'][0] = array(
			'total_sales'       => $total->to_string(),
			'tax_total'         => $tax->to_string(),
			'shipping_total'    => $shipping->to_string(),
			'net_total'         => $net->to_string(),
			'fee_total'         => $fee->to_string(),
			'stored_value'      => $this->convert( Decimal::of( $stats['stored_value'] ) )->to_string(),
			'currency'          => $this->currency,
			'original_currency' => $stats['currency'],
			'original_total'    => $stats['total_sales'],
		) + $stats;

		$lines = self::set_amounts( $lines, $goods );

		// Taxes on items come first and those on shipping last, so that lines and tax rates have the same sums of both.
		$lines = $this->convert_columns( $lines, array( 'tax_amount', 'shipping_tax_amount' ) );
		$lines = $this->convert_columns( $lines, array( 'shipping_amount' ) );
		$lines = $this->convert_columns( $lines, array( 'coupon_amount' ) );

		$rows['order_product_lookup'] = self::add(
			$lines,
			'product_gross_revenue',
			array( 'product_net_revenue', 'tax_amount', 'shipping_amount', 'shipping_tax_amount' )
		);

		$rows['order_tax_lookup']    = self::add(
			$this->convert_columns( $rows['order_tax_lookup'], array( 'order_tax', 'shipping_tax' ) ),
			'total_tax',
			array( 'order_tax', 'shipping_tax' )
		);
		$rows['order_coupon_lookup'] = $this->convert_columns( $rows['order_coupon_lookup'], array( 'discount_amount' ) );

		return $rows;
	}

	/**
	 * Converts columns that are added.
	 *
	 * @param list<array<string, string|int|null>> $rows    Rows.
	 * @param string[]                             $columns Columns.
	 * @return list<array<string, string|int|null>>
	 */
	private function convert_columns( array $rows, array $columns ): array {
		return self::set_amounts( $rows, $this->convert_parts( self::get_amounts( $rows, $columns ) ) );
	}

	/**
	 * Converts amounts that are added: the sums of the first one, two, three… are converted and rounded, so that none is wrong
	 * by more than a unit and neither is the sum of all.
	 *
	 * @param array<string, Decimal> $amounts   Amounts.
	 * @param Decimal|null           $whole     An amount that they may add up to.
	 * @param Decimal|null           $converted This amount as it was converted; then they add up to it.
	 * @return array<string, Decimal> By the same keys.
	 */
	private function convert_parts( array $amounts, ?Decimal $whole = null, ?Decimal $converted = null ): array {
		$sum     = Decimal::zero();
		$given   = Decimal::zero();
		$largest = null;
		$parts   = array();

		foreach ( $amounts as $key => $amount ) {
			$sum           = $sum->plus( $amount );
			$due           = $this->convert( $sum );
			$parts[ $key ] = $due->minus( $given );
			$given         = $due;

			if ( null === $largest || $amount->absolute()->compare( $amounts[ $largest ]->absolute() ) > 0 ) {
				$largest = $key;
			}
		}

		if ( null !== $largest && null !== $converted && $sum->equals( $whole ) ) {
			$parts[ $largest ] = $parts[ $largest ]->plus( $converted )->minus( $given );
		}

		return $parts;
	}

	/**
	 * Amounts of columns, column by column.
	 *
	 * @param list<array<string, string|int|null>> $rows    Rows.
	 * @param string[]                             $columns Columns.
	 * @return array<string, Decimal> By column and index of the row, for example `order_tax 0`.
	 */
	private static function get_amounts( array $rows, array $columns ): array {
		$amounts = array();

		foreach ( $columns as $column ) {
			foreach ( $rows as $index => $row ) {
				$amounts[ "$column $index" ] = Decimal::of( $row[ $column ] );
			}
		}

		return $amounts;
	}

	/**
	 * Rows with other amounts.
	 *
	 * @param list<array<string, string|int|null>> $rows    Rows.
	 * @param array<string, Decimal>               $amounts As get_amounts() returns them.
	 * @return list<array<string, string|int|null>>
	 */
	private static function set_amounts( array $rows, array $amounts ): array {
		foreach ( $amounts as $key => $amount ) {
			list( $column, $index ) = explode( ' ', $key );

			$rows[ (int) $index ][ $column ] = $amount->to_string();
		}

		return $rows;
	}

	/**
	 * Rows with a column that is the sum of others.
	 *
	 * @param list<array<string, string|int|null>> $rows    Rows.
	 * @param string[]                             $addends Columns to add.
	 * @return list<array<string, string|int|null>>
	 */
	private static function add( array $rows, string $column, array $addends ): array {
		return array_map(
			static fn( array $row ): array => array(
				$column => Decimal::sum(
					array_map( static fn( string $addend ): Decimal => Decimal::of( $row[ $addend ] ), $addends )
				)->to_string(),
			) + $row,
			$rows
		);
	}
}
