<?php

namespace Storedeck\Sync;

use DateTimeZone;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Host\Coupon_Item;
use Storedeck\Host\Order_Quantity;
use Storedeck\Host\Refund_Rest;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * Converts raw orders and refunds to rows of the lookup tables. Orders of the
 * site, imported orders and demo orders are all computed here. The class has no
 * side effects. The columns returning_customer and customer_order stay null because they depend on
 * other orders: see Returning_Customers.
 *
 * A raw order is an array of
 * - id, parent_id, customer (customer id), status (with the prefix wc-);
 * - created, paid, completed: dates in GMT; paid and completed may be null;
 * - currency: code; by default that of the store;
 * - total, tax, shipping, shipping_tax: decimal strings or Decimal;
 * - stored_value: Decimal that was paid with gift cards and store credit, by default none;
 * - rate: Exchange_Rate by which amounts are converted to the currency of the store, by default none;
 * - items: list of id, type, name and meta (value by key; amounts may be Decimal);
 * - payment_method, payment_title, created_via, address (country, state, city) and meta, which dimensions read.
 */
final class Order_Row_Builder {

	/** Converts dates to site time. */
	private Site_Time $time;

	/**
	 * Stores the data that raw orders refer to.
	 *
	 * @param DateTimeZone       $zone    Site time zone.
	 * @param array<int, true>   $virtual Virtual products and variations: ids as keys.
	 * @param array<string, int> $coupons Coupon ids by code in lower case.
	 * @param int                $digits  Digits of amounts after the point.
	 * @param Dimension_Values   $values  Has the ids of the values of dimensions; null for rows without them.
	 */
	public function __construct(
		DateTimeZone $zone,
		private array $virtual,
		private array $coupons,
		private string $currency,
		private int $digits = Decimal::CENTS,
		private ?Dimension_Values $values = null
	) {
		$this->time = new Site_Time( $zone );
	}

	/**
	 * Computes the rows of an order or a refund.
	 *
	 * @param array<string, mixed>             $order  Raw order.
	 * @param array<string, mixed>|null        $parent Raw order that was refunded; null for an order.
	 * @param array<int, array<string, mixed>> $others Its other raw refunds; they matter if this one has no items.
	 * @return array<string, list<array<string, string|int|null>>> Rows by short table name.
	 */
	public function build( array $order, ?array $parent = null, array $others = array() ): array {
		$rows = $this->build_in_store_currency( $order, $parent );

		if ( null === $parent || ! Refund_Rest::is_rest( $order, $parent, $others ) ) {
			return $rows;
		}

		$all   = array( $this->build_in_store_currency( $parent, null ) );
		$items = array();

		foreach ( $others as $other ) {
			$all[] = $this->build_in_store_currency( $other, $parent );

			foreach ( $other['items'] as $item ) {
				$items[ $item['id'] ] = (int) ( $item['meta']['_refunded_item_id'] ?? $item['id'] );
			}
		}

		$excess    = Refund_Rest::get_excess( $order, $parent, $others );
		$converter = $this->get_converter( $order, $parent );

		return Refund_Rest::get_rows( $rows, $all, $items, $excess, null === $converter ? $excess : $converter->convert( $excess ) );
	}

	/**
	 * Computes the rows that follow from an order or a refund alone, and converts them if there is a rate.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that was refunded; null for an order.
	 * @return array<string, list<array<string, string|int|null>>> Rows by short table name.
	 */
	private function build_in_store_currency( array $order, ?array $parent ): array {
		$rows = $this->build_from_items( $order, $parent );

		return $this->get_converter( $order, $parent )?->convert_rows( $rows ) ?? $rows;
	}

	/**
	 * What converts the rows of an order: its rate, for a refund that of its order.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that was refunded; null for an order.
	 */
	private function get_converter( array $order, ?array $parent ): ?Converted_Rows {
		$origin = $parent ?? $order;

		return isset( $origin['rate'] ) && $origin['currency'] === $order['currency']
			? new Converted_Rows( $origin['rate'], $this->currency, $this->digits )
			: null;
	}

	/**
	 * Computes the rows that follow from an order or a refund alone.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that was refunded; null for an order.
	 * @return array<string, list<array<string, string|int|null>>> Rows by short table name.
	 */
	private function build_from_items( array $order, ?array $parent ): array {
		$date  = $this->to_site_time( $order['created'] );
		$items = array_fill_keys( array( 'line_item', 'coupon', 'tax', 'fee' ), array() );

		foreach ( $order['items'] as $item ) {
			$items[ $item['type'] ][] = $item;
		}

		return array(
			'order_stats'          => array( $this->get_stats( $order, $parent, $date, $items ) ),
			'order_product_lookup' => $this->get_product_rows( $order, $parent, $date, $items['line_item'] ),
			'order_coupon_lookup'  => $this->get_coupon_rows( $order, $date, $items['coupon'] ),
			'order_tax_lookup'     => $this->get_tax_rows( $order, $date, $items['tax'] ),
		);
	}

	/**
	 * Computes the row of order_stats. A refund counts on the day it is created,
	 * with the status of its order.
	 *
	 * @param array<string, mixed>                            $order  Raw order.
	 * @param array<string, mixed>|null                       $parent Raw order that was refunded.
	 * @param string                                          $date   Creation date in site time.
	 * @param array<string, array<int, array<string, mixed>>> $items  Items by type.
	 * @return array<string, string|int|null>
	 */
	private function get_stats( array $order, ?array $parent, string $date, array $items ): array {
		$shipping = Decimal::of( $order['shipping'] );
		$quantity = Decimal::sum( array_map( array( Order_Quantity::class, 'read' ), array_column( $items['line_item'], 'meta' ) ) );
		$taxes    = $this->get_taxes( $order, $items['tax'] );
		$tax      = array() === $taxes ? Decimal::of( $order['tax'] ) : Decimal::sum( array_merge( ...array_values( $taxes ) ) );
		$fees     = self::sum_lines( $items['fee'] );
		$whole    = Decimal::sum( array( self::sum_lines( $items['line_item'] ), $fees, $shipping, $tax ) );
		$stored   = Stored_Value::get_missing( $order, $whole );
		$total    = Decimal::of( $order['total'] )->plus( $stored );

		return array(
			'order_id'           => $order['id'],
			'parent_id'          => $order['parent_id'],
			'date_created'       => $date,
			'date_created_gmt'   => $order['created'],
			'date_paid'          => $this->get_date( $order, $parent, $date, 'paid' ),
			'date_completed'     => $this->get_date( $order, $parent, $date, 'completed' ),
			'num_items_sold'     => $quantity->to_string(),
			'total_sales'        => $total->to_string(),
			'tax_total'          => $tax->to_string(),
			'shipping_total'     => $shipping->to_string(),
			'net_total'          => $total->minus( $tax )->minus( $shipping )->to_string(),
			'fee_total'          => $fees->to_string(),
			'stored_value'       => $stored->to_string(),
			'returning_customer' => null,
			'customer_order'     => null,
			'status'             => $parent['status'] ?? $order['status'],
			'customer_id'        => $order['customer'],
			'currency'           => '' === ( $order['currency'] ?? '' ) ? $this->currency : $order['currency'],
			'original_currency'  => '',
			'original_total'     => '0.00',
		) + $this->get_dimensions( $parent ?? $order, null === $parent ? null : $order );
	}

	/**
	 * Columns of the dimensions.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $refund Raw refund of it.
	 * @return array<string, int>
	 */
	private function get_dimensions( array $order, ?array $refund ): array {
		if ( '' === ( $order['currency'] ?? '' ) ) {
			$order['currency'] = $this->currency;
		}

		return null === $this->values ? array() : Order_Dimensions::to_columns(
			$this->values->get_ids( Order_Dimensions::get_values( $order, $refund ) )
		);
	}

	/**
	 * Computes the rows of order_product_lookup.
	 *
	 * @param array<string, mixed>             $order  Raw order.
	 * @param array<string, mixed>|null        $parent Raw order that was refunded.
	 * @param string                           $date   Creation date in site time.
	 * @param array<int, array<string, mixed>> $lines  Line items.
	 * @return list<array<string, string|int|null>>
	 */
	private function get_product_rows( array $order, ?array $parent, string $date, array $lines ): array {
		$rows     = array();
		$shipping = $this->split_by_line( $order, $parent, $lines, 'shipping' );
		$taxes    = $this->split_by_line( $order, $parent, $lines, 'shipping_tax' );

		foreach ( $lines as $index => $line ) {
			$meta     = $line['meta'];
			$net      = Decimal::of( $meta['_line_total'] ?? '0' );
			$tax      = Decimal::of( $meta['_line_tax'] ?? '0' );
			$subtotal = Decimal::of( $meta['_line_subtotal'] ?? $meta['_line_total'] ?? '0' );
			$gross    = Decimal::sum( array( $net, $tax, $shipping[ $index ], $taxes[ $index ] ) );

			$rows[] = array(
				'order_item_id'         => $line['id'],
				'order_id'              => $order['id'],
				'product_id'            => (int) ( $meta['_product_id'] ?? 0 ),
				'variation_id'          => (int) ( $meta['_variation_id'] ?? 0 ),
				'customer_id'           => $order['customer'],
				'date_created'          => $date,
				'product_qty'           => Order_Quantity::read( $line['meta'] )->to_string(),
				'product_net_revenue'   => $net->to_string(),
				'product_gross_revenue' => $gross->to_string(),
				'coupon_amount'         => $subtotal->minus( $net )->to_string(),
				'tax_amount'            => $tax->to_string(),
				'shipping_amount'       => $shipping[ $index ]->to_string(),
				'shipping_tax_amount'   => $taxes[ $index ]->to_string(),
			);
		}

		return $rows;
	}

	/**
	 * Splits the shipping costs, or the tax on them, between line items: by the
	 * quantity of items that are shipped, in a refund in proportion to its order.
	 *
	 * @param array<string, mixed>             $order  Raw order.
	 * @param array<string, mixed>|null        $parent Raw order that was refunded.
	 * @param array<int, array<string, mixed>> $lines  Line items of the order.
	 * @param string                           $amount shipping or shipping_tax.
	 * @return array<int, Decimal> By index of the line item.
	 */
	private function split_by_line( array $order, ?array $parent, array $lines, string $amount ): array {
		$whole = Decimal::of( $order[ $amount ] );

		if ( $whole->is_zero() ) {
			return array_fill_keys( array_keys( $lines ), $whole );
		}

		if ( null === $parent ) {
			return $whole->split( $this->get_shipping_weights( $lines ) );
		}

		$is_line      = static fn( array $item ): bool => 'line_item' === $item['type'];
		$parent_lines = array_values( array_filter( $parent['items'], $is_line ) );
		$parent_ids   = array_column( $parent_lines, 'id' );
		$shares       = $whole->split( $this->split_by_line( $parent, null, $parent_lines, $amount ) );

		return array_map(
			static function ( array $line ) use ( $parent_ids, $shares ): Decimal {
				$index = array_search( (int) ( $line['meta']['_refunded_item_id'] ?? 0 ), $parent_ids, true );

				return false === $index ? Decimal::zero() : $shares[ $index ];
			},
			$lines
		);
	}

	/**
	 * Weights of line items for shipping costs: quantities of items that are
	 * shipped, or of all items when none is.
	 *
	 * @param array<int, array<string, mixed>> $lines Line items.
	 * @return array<int, Decimal> By index of the line item.
	 */
	private function get_shipping_weights( array $lines ): array {
		$all     = array();
		$shipped = array();

		foreach ( $lines as $index => $line ) {
			$variation = (int) ( $line['meta']['_variation_id'] ?? 0 );
			$product   = (int) ( $line['meta']['_product_id'] ?? 0 );

			$all[ $index ]     = Decimal::max( Decimal::zero(), Order_Quantity::read( $line['meta'] ) );
			$shipped[ $index ] = isset( $this->virtual[ $variation > 0 ? $variation : $product ] ) ? Decimal::zero() : $all[ $index ];
		}

		return Decimal::sum( $shipped )->is_zero() ? $all : $shipped;
	}

	/**
	 * Computes the rows of order_coupon_lookup.
	 *
	 * @param array<string, mixed>             $order   Raw order.
	 * @param string                           $date    Creation date in site time.
	 * @param array<int, array<string, mixed>> $coupons Coupon items.
	 * @return list<array<string, string|int>>
	 */
	private function get_coupon_rows( array $order, string $date, array $coupons ): array {
		$sums = array();

		foreach ( $coupons as $item ) {
			$id          = Coupon_Item::get_id( $item['meta'] )
				?: $this->coupons[ Text::lower( $item['name'] ) ] ?? Coupon_Item::get_id_of_code( $item['name'] );
			$sums[ $id ] = ( $sums[ $id ] ?? Decimal::zero() )->plus( Decimal::of( $item['meta']['discount_amount'] ?? '0' ) );
		}

		$rows = array();

		foreach ( $sums as $id => $sum ) {
			$rows[] = array(
				'order_id'        => $order['id'],
				'coupon_id'       => $id,
				'date_created'    => $date,
				'discount_amount' => $sum->to_string(),
			);
		}

		return $rows;
	}

	/**
	 * Computes the rows of order_tax_lookup: one for each tax rate.
	 *
	 * @param array<string, mixed>             $order Raw order.
	 * @param string                           $date  Creation date in site time.
	 * @param array<int, array<string, mixed>> $taxes Tax items.
	 * @return list<array<string, string|int>>
	 */
	private function get_tax_rows( array $order, string $date, array $taxes ): array {
		$rows = array();

		foreach ( $this->get_taxes( $order, $taxes ) as $rate => list( $order_tax, $shipping_tax ) ) {
			$rows[] = array(
				'order_id'     => $order['id'],
				'tax_rate_id'  => $rate,
				'date_created' => $date,
				'shipping_tax' => $shipping_tax->to_string(),
				'order_tax'    => $order_tax->to_string(),
				'total_tax'    => $order_tax->plus( $shipping_tax )->to_string(),
			);
		}

		return $rows;
	}

	/**
	 * Taxes by rate. Tax items take precedence over the column of the order, which includes the tax on shipping only on
	 * some sites. Where taxes are rounded at the subtotal, items are not rounded, but the total that was paid is: their
	 * sum is rounded, and shared by the rates.
	 *
	 * @param array<string, mixed>             $order Raw order.
	 * @param array<int, array<string, mixed>> $taxes Tax items.
	 * @return array<int, array{Decimal, Decimal}> Order tax and shipping tax by rate.
	 */
	private function get_taxes( array $order, array $taxes ): array {
		$amounts = array();

		foreach ( $taxes as $item ) {
			$rate = (int) ( $item['meta']['rate_id'] ?? 0 );

			foreach ( array( 'tax_amount', 'shipping_tax_amount' ) as $index => $key ) {
				$amounts[ 2 * $rate + $index ][] = Decimal::of( $item['meta'][ $key ] ?? '0' );
			}
		}

		$sums    = array_map( array( Decimal::class, 'sum' ), $amounts );
		$sum     = Decimal::sum( $sums );
		$total   = Decimal::of( $order['total'] );
		$digits  = $this->get_digits( $order );
		$rounded = $sum->round( $digits );

		if ( ! $sum->equals( $rounded ) && $total->equals( $total->round( $digits ) ) ) {
			$parts = $rounded->split( array_map( static fn( Decimal $tax ): Decimal => $tax->absolute(), $sums ) );
			$sums  = $rounded->equals( Decimal::sum( $parts ) ) ? $parts : $sums;
		}

		$rates = array();

		foreach ( $sums as $key => $amount ) {
			$rates[ intdiv( $key, 2 ) ][ $key % 2 ] = $amount;
		}

		return $rates;
	}

	/**
	 * Digits after the point that the amounts of an order have. The setting is that of the store's currency, others may have
	 * cents.
	 *
	 * @param array<string, mixed> $order Raw order.
	 */
	private function get_digits( array $order ): int {
		$is_own = in_array( $order['currency'] ?? '', array( '', $this->currency ), true );

		return $is_own ? $this->digits : max( Decimal::CENTS, $this->digits );
	}

	/**
	 * Sum of line items or fees, without taxes.
	 *
	 * @param array<int, array<string, mixed>> $items Items.
	 */
	private static function sum_lines( array $items ): Decimal {
		return Decimal::sum( array_map( static fn( array $item ): Decimal => Decimal::of( $item['meta']['_line_total'] ?? '0' ), $items ) );
	}

	/**
	 * Date on which an order was paid or completed. A refund has its own date, but none where its order has none:
	 * what was never counted must not be deducted.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that was refunded.
	 * @param string                    $date   Creation date in site time.
	 * @param string                    $field  paid or completed.
	 */
	private function get_date( array $order, ?array $parent, string $date, string $field ): ?string {
		$own = $this->to_site_time_or_null( ( $parent ?? $order )[ $field ] );

		return null === $own || null === $parent ? $own : $date;
	}

	/**
	 * Converts a date from GMT to site time.
	 *
	 * @param string $gmt Date in GMT.
	 */
	private function to_site_time( string $gmt ): string {
		return Site_Time::format( $this->time->from_unix( (int) strtotime( $gmt . ' UTC' ) ) );
	}

	/**
	 * Converts a date that may be missing from GMT to site time.
	 *
	 * @param string|null $gmt Date in GMT; null or zeros when unknown.
	 */
	private function to_site_time_or_null( ?string $gmt ): ?string {
		return null === $gmt || str_starts_with( $gmt, '0000' ) ? null : $this->to_site_time( $gmt );
	}
}
