<?php
/**
 * Computes the rows that reports read of an order.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use DateTimeZone;
use Storedeck\Money\Decimal;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Pure: raw rows of an order or refund in, rows of reports out. Whether the
 * customer had bought before is not known here: see Returning_Customers.
 *
 * A raw order is an array of
 * - id, parent_id, customer (id of the customer), status (with prefix);
 * - created, paid, completed: Greenwich's time, null where it never came to it;
 * - total, tax, shipping, shipping_tax: amounts as text;
 * - items: list of id, type, name and meta (value by name).
 */
final class Order_Row_Builder {

	/**
	 * The shop's clock.
	 *
	 * @var Site_Time
	 */
	private Site_Time $clock;

	/**
	 * Takes what orders point to.
	 *
	 * @param DateTimeZone       $zone    The shop's zone.
	 * @param array<int, true>   $virtual Products and variations that are not sent, as keys.
	 * @param array<string, int> $coupons Ids of coupons by code in lower case.
	 */
	public function __construct( DateTimeZone $zone, private array $virtual, private array $coupons ) {
		$this->clock = new Site_Time( $zone );
	}

	/**
	 * Rows of an order or refund.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that a refund belongs to.
	 * @return array<string, list<array<string, string|int|null>>> Rows by short name of the table.
	 */
	public function build( array $order, ?array $parent = null ): array {
		$date = $this->local( $order['created'] );

		return array(
			'order_stats'          => array( $this->stats( $order, $parent, $date ) ),
			'order_product_lookup' => $this->products( $order, $parent, $date ),
			'order_coupon_lookup'  => $this->coupons( $order, $date ),
			'order_tax_lookup'     => self::taxes( $order, $date ),
		);
	}

	/**
	 * The order itself. A refund counts on the day on which it is made, with
	 * the status of its order.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that a refund belongs to.
	 * @param string                    $date   When it was made, on the shop's clock.
	 * @return array<string, string|int|null>
	 */
	private function stats( array $order, ?array $parent, string $date ): array {
		$total    = Decimal::of( $order['total'] );
		$shipping = Decimal::of( $order['shipping'] );
		$tax      = self::tax( $order );

		return array(
			'order_id'           => $order['id'],
			'parent_id'          => $order['parent_id'],
			'date_created'       => $date,
			'date_created_gmt'   => $order['created'],
			'date_paid'          => $parent ? $date : $this->local_if( $order['paid'] ),
			'date_completed'     => $parent ? $date : $this->local_if( $order['completed'] ),
			'num_items_sold'     => array_sum( array_map( array( self::class, 'quantity' ), self::lines( $order ) ) ),
			'total_sales'        => $total->to_string(),
			'tax_total'          => $tax->to_string(),
			'shipping_total'     => $shipping->to_string(),
			'net_total'          => $total->minus( $tax )->minus( $shipping )->to_string(),
			'returning_customer' => null,
			'status'             => $parent['status'] ?? $order['status'],
			'customer_id'        => $order['customer'],
		);
	}

	/**
	 * Articles.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that a refund belongs to.
	 * @param string                    $date   When it was made, on the shop's clock.
	 * @return list<array<string, string|int|null>>
	 */
	private function products( array $order, ?array $parent, string $date ): array {
		$rows     = array();
		$shipping = $this->shares( $order, $parent, 'shipping' );
		$taxes    = $this->shares( $order, $parent, 'shipping_tax' );

		foreach ( self::lines( $order ) as $index => $line ) {
			$meta   = $line['meta'];
			$net    = Decimal::of( $meta['_line_total'] ?? '0' );
			$tax    = Decimal::of( $meta['_line_tax'] ?? '0' );
			$before = Decimal::of( $meta['_line_subtotal'] ?? $meta['_line_total'] ?? '0' );
			$gross  = Decimal::sum( array( $net, $tax, $shipping[ $index ], $taxes[ $index ] ) );

			$rows[] = array(
				'order_item_id'         => $line['id'],
				'order_id'              => $order['id'],
				'product_id'            => (int) ( $meta['_product_id'] ?? 0 ),
				'variation_id'          => (int) ( $meta['_variation_id'] ?? 0 ),
				'customer_id'           => $order['customer'],
				'date_created'          => $date,
				'product_qty'           => self::quantity( $line ),
				'product_net_revenue'   => $net->to_string(),
				'product_gross_revenue' => $gross->to_string(),
				'coupon_amount'         => $before->minus( $net )->to_string(),
				'tax_amount'            => $tax->to_string(),
				'shipping_amount'       => $shipping[ $index ]->to_string(),
				'shipping_tax_amount'   => $taxes[ $index ]->to_string(),
			);
		}

		return $rows;
	}

	/**
	 * Part of the shipping costs, or of the tax on them, that falls on each
	 * article: by pieces that are sent; in a refund as in its order.
	 *
	 * @param array<string, mixed>      $order  Raw order.
	 * @param array<string, mixed>|null $parent Raw order that a refund belongs to.
	 * @param string                    $amount shipping or shipping_tax.
	 * @return array<int, Decimal> By index of the line.
	 */
	private function shares( array $order, ?array $parent, string $amount ): array {
		$lines = self::lines( $order );
		$whole = Decimal::of( $order[ $amount ] );

		if ( null === $parent ) {
			return $whole->split( $this->pieces( $lines ) );
		}

		$shares = $whole->split( $this->shares( $parent, null, $amount ) );
		$origin = self::lines( $parent );
		$parts  = array();

		foreach ( $lines as $index => $line ) {
			$place           = self::place( $line, $origin );
			$parts[ $index ] = null === $place ? Decimal::zero() : $shares[ $place ];
		}

		return $parts;
	}

	/**
	 * Weights of articles: pieces that are sent, or all where none is.
	 *
	 * @param array<int, array<string, mixed>> $lines Lines.
	 * @return array<int, int>
	 */
	private function pieces( array $lines ): array {
		$all  = array_map( static fn( array $line ): int => max( 0, self::quantity( $line ) ), $lines );
		$sent = array();

		foreach ( $lines as $index => $line ) {
			$variation      = (int) ( $line['meta']['_variation_id'] ?? 0 );
			$product        = (int) ( $line['meta']['_product_id'] ?? 0 );
			$sent[ $index ] = isset( $this->virtual[ $variation > 0 ? $variation : $product ] ) ? 0 : $all[ $index ];
		}

		return array_sum( $sent ) > 0 ? $sent : $all;
	}

	/**
	 * Coupons.
	 *
	 * @param array<string, mixed> $order Raw order.
	 * @param string               $date  When it was made, on the shop's clock.
	 * @return list<array<string, string|int>>
	 */
	private function coupons( array $order, string $date ): array {
		$sums = array();

		foreach ( self::of_type( $order, 'coupon' ) as $item ) {
			$id          = $this->coupons[ mb_strtolower( $item['name'] ) ] ?? 0;
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
	 * Taxes by rate.
	 *
	 * @param array<string, mixed> $order Raw order.
	 * @param string               $date  When it was made, on the shop's clock.
	 * @return list<array<string, string|int>>
	 */
	private static function taxes( array $order, string $date ): array {
		$sums = array();

		foreach ( self::of_type( $order, 'tax' ) as $item ) {
			$rate = (int) ( $item['meta']['rate_id'] ?? 0 );

			$sums[ $rate ]['order'][]    = Decimal::of( $item['meta']['tax_amount'] ?? '0' );
			$sums[ $rate ]['shipping'][] = Decimal::of( $item['meta']['shipping_tax_amount'] ?? '0' );
		}

		$rows = array();

		foreach ( $sums as $rate => $taxes ) {
			$order_tax    = Decimal::sum( $taxes['order'] );
			$shipping_tax = Decimal::sum( $taxes['shipping'] );

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
	 * All tax of an order. The sum of its tax items decides: some shops keep
	 * the tax on shipping in the column of the order, others do not.
	 *
	 * @param array<string, mixed> $order Raw order.
	 */
	private static function tax( array $order ): Decimal {
		$items = self::of_type( $order, 'tax' );

		if ( array() === $items ) {
			return Decimal::of( $order['tax'] );
		}

		$taxes = array();

		foreach ( $items as $item ) {
			$taxes[] = Decimal::of( $item['meta']['tax_amount'] ?? '0' );
			$taxes[] = Decimal::of( $item['meta']['shipping_tax_amount'] ?? '0' );
		}

		return Decimal::sum( $taxes );
	}

	/**
	 * Place of the article that a line of a refund takes back.
	 *
	 * @param array<string, mixed>             $line   Line of the refund.
	 * @param array<int, array<string, mixed>> $origin Lines of the order.
	 */
	private static function place( array $line, array $origin ): ?int {
		$id    = (int) ( $line['meta']['_refunded_item_id'] ?? 0 );
		$place = array_search( $id, array_column( $origin, 'id' ), true );

		return false === $place ? null : $place;
	}

	/**
	 * Articles of an order.
	 *
	 * @param array<string, mixed> $order Raw order.
	 * @return list<array<string, mixed>>
	 */
	private static function lines( array $order ): array {
		return self::of_type( $order, 'line_item' );
	}

	/**
	 * Items of a type.
	 *
	 * @param array<string, mixed> $order Raw order.
	 * @param string               $type  Type.
	 * @return list<array<string, mixed>>
	 */
	private static function of_type( array $order, string $type ): array {
		return array_values( array_filter( $order['items'], static fn( array $item ): bool => $type === $item['type'] ) );
	}

	/**
	 * Pieces of a line; less than zero in a refund.
	 *
	 * @param array<string, mixed> $line Line.
	 */
	private static function quantity( array $line ): int {
		return (int) round( (float) ( $line['meta']['_qty'] ?? 0 ) );
	}

	/**
	 * A moment on the shop's clock.
	 *
	 * @param string $gmt Greenwich's time.
	 */
	private function local( string $gmt ): string {
		return Site_Time::format( $this->clock->from_unix( (int) strtotime( $gmt . ' UTC' ) ) );
	}

	/**
	 * A moment on the shop's clock, if there is one.
	 *
	 * @param string|null $gmt Greenwich's time.
	 */
	private function local_if( ?string $gmt ): ?string {
		return null === $gmt || str_starts_with( $gmt, '0000' ) ? null : $this->local( $gmt );
	}
}
