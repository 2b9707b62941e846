<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a refund without items returned: an order that was set to Refunded, or an amount that was typed, has no
 * items that say it. As soon as an order is refunded as a whole, its last refund without items returned all that no
 * other refund did, so the order and its refunds add up to zero in every table. Any other amount without items is
 * a reduction of net sales, as in WooCommerce: no one knows of which product, or whether taxes are part of it.
 */
final class Refund_Rest {

	/** Bit that is set in IDs of rows of such refunds, which have no items. The rest of the ID is that of the order's item. */
	public const ID_BIT = 2 ** 52;

	/** SQL of the ID of a row's item. */
	public const ITEM_ID = '( items.order_item_id & ' . ( self::ID_BIT - 1 ) . ' )';

	/** Meta of items by which a refund says what it returns. */
	private const AMOUNTS = array( '_qty', '_line_total', '_line_tax', 'cost', 'total_tax', 'tax_amount', 'shipping_tax_amount' );

	/** Columns that add up to zero. */
	private const STATS = array( 'num_items_sold', 'tax_total', 'shipping_total', 'fee_total', 'stored_value' );
	private const LINE  = array(
		'product_qty', 'product_net_revenue', 'product_gross_revenue', 'tax_amount', 'shipping_amount',
		'shipping_tax_amount',
	);
	private const TAX   = array( 'order_tax', 'shipping_tax', 'total_tax' );

	/**
	 * Whether a refund does not say what it returns.
	 *
	 * @param array<string, mixed> $refund Raw refund.
	 */
	public static function is_without_items( array $refund ): bool {
		$amounts = array( $refund['tax'], $refund['shipping'], $refund['shipping_tax'] );

		foreach ( $refund['items'] as $item ) {
			array_push( $amounts, ...array_values( array_intersect_key( $item['meta'], array_flip( self::AMOUNTS ) ) ) );
		}

		return array() === array_filter( $amounts, static fn( $amount ): bool => ! Decimal::of( $amount )->is_zero() );
	}

	/**
	 * Whether a refund returns the rest of its order.
	 *
	 * @param array<string, mixed>             $refund Raw refund.
	 * @param array<string, mixed>             $order  Raw order that was refunded.
	 * @param array<int, array<string, mixed>> $others Other raw refunds of the order.
	 */
	public static function is_rest( array $refund, array $order, array $others ): bool {
		if ( ! self::is_without_items( $refund ) ) {
			return false;
		}

		if ( self::get_excess( $refund, $order, $others )->is_positive() ) {
			return false;
		}

		foreach ( $others as $other ) {
			$is_later = array( $other['created'], $other['id'] ) > array( $refund['created'], $refund['id'] );

			if ( $is_later && self::is_without_items( $other ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * What an order and its refunds add up to: below zero where more than its total was refunded.
	 *
	 * @param array<string, mixed>             $refund Raw refund.
	 * @param array<string, mixed>             $order  Raw order that was refunded.
	 * @param array<int, array<string, mixed>> $others Other raw refunds of the order.
	 */
	public static function get_excess( array $refund, array $order, array $others ): Decimal {
		$totals = array_column( array( $order, $refund, ...$others ), 'total' );

		return Decimal::sum( array_map( array( Decimal::class, 'of' ), $totals ) );
	}

	/**
	 * Rows of a refund that returns the rest of its order.
	 *
	 * @param array<string, list<array<string, string|int|null>>>       $refund    Rows of the refund by table, without the rest.
	 * @param list<array<string, list<array<string, string|int|null>>>> $all       Rows of the order and of its other refunds.
	 * @param array<int, int>                                           $items     Items of the order by items of refunds.
	 * @param Decimal                                                   $excess    What they all add up to.
	 * @param Decimal                                                   $converted The same in the currency of the rows.
	 * @return array<string, list<array<string, string|int|null>>>
	 */
	public static function get_rows( array $refund, array $all, array $items, Decimal $excess, Decimal $converted ): array {
		$stats = $refund['order_stats'][0];
		$rest  = self::negate_sums(
			array_merge( ...array_column( $all, 'order_stats' ) ),
			array( ...self::STATS, 'total_sales', 'original_total' )
		);
		$lines = array_merge( ...array_column( $all, 'order_product_lookup' ) );
		$taxes = array_merge( ...array_column( $all, 'order_tax_lookup' ) );
		$own   = array_intersect_key( $stats, array_flip( array( 'order_id', 'date_created' ) ) );

		// What a gift card paid is a part of the sale, and returned with it.
		$rest['total_sales']    = $rest['total_sales']->plus( $converted );
		$rest['original_total'] = '' === $stats['original_currency'] ? Decimal::zero() : $rest['original_total']->plus( $excess );
		$rest['net_total']      = $rest['total_sales']->minus( $rest['tax_total'] )->minus( $rest['shipping_total'] );

		$refund['order_stats'][0] = self::to_columns( $rest ) + $stats;

		foreach ( $lines as $index => $line ) {
			$lines[ $index ]['order_item_id'] = $items[ $line['order_item_id'] ] ?? $line['order_item_id'];
		}

		$refund['order_product_lookup'] = array_map(
			static fn( array $line ): array => array(
				'order_item_id' => $line['order_item_id'] | self::ID_BIT,
				'customer_id'   => $stats['customer_id'],
				'coupon_amount' => '0.00',
			) + $own + $line,
			self::get_rest( $lines, 'order_item_id', self::LINE )
		);
		$refund['order_tax_lookup']     = array_map(
			static fn( array $tax ): array => $own + $tax,
			self::get_rest( $taxes, 'tax_rate_id', self::TAX )
		);

		return $refund;
	}

	/**
	 * What is left of rows, negated.
	 *
	 * @param list<array<string, string|int|null>> $rows    Rows of the order, then of refunds.
	 * @param string                               $key     Column by which rows of refunds belong to those of the order.
	 * @param string[]                             $columns Columns to add.
	 * @return list<array<string, string|int|null>>
	 */
	private static function get_rest( array $rows, string $key, array $columns ): array {
		$groups = array();
		$rest   = array();

		foreach ( $rows as $row ) {
			$groups[ $row[ $key ] ][] = $row;
		}

		foreach ( $groups as $group ) {
			$sums = self::negate_sums( $group, $columns );

			if ( array() !== array_filter( $sums, static fn( Decimal $sum ): bool => ! $sum->is_zero() ) ) {
				$rest[] = self::to_columns( $sums ) + $group[0];
			}
		}

		return $rest;
	}

	/**
	 * Negated sums of columns.
	 *
	 * @param list<array<string, string|int|null>> $rows    Rows.
	 * @param string[]                             $columns Columns.
	 * @return array<string, Decimal>
	 */
	private static function negate_sums( array $rows, array $columns ): array {
		$sums = array();

		foreach ( $columns as $column ) {
			$sums[ $column ] = Decimal::sum( array_map( array( Decimal::class, 'of' ), array_column( $rows, $column ) ) )->negate();
		}

		return $sums;
	}

	/**
	 * Values of columns.
	 *
	 * @param array<string, Decimal> $sums Sums by column.
	 * @return array<string, string>
	 */
	private static function to_columns( array $sums ): array {
		return array_map( static fn( Decimal $sum ): string => $sum->to_string(), $sums );
	}
}
