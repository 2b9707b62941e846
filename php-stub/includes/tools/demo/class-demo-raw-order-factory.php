<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Assigns ids, and adds what Storedeck\Sync\Order_Row_Builder reads. The other keys of the order remain.
 */
final class Demo_Raw_Order_Factory {
	private const PAYMENT_METHODS = array(
		'card' => 'Credit card', 'paypal' => 'PayPal', 'bacs' => 'Direct bank transfer', 'cod' => 'Cash on delivery',
	);

	/** Where a visitor came from, in the order of the words of weights.json. */
	private const ORIGIN = array( 'source_type', 'utm_source', 'utm_medium', 'utm_campaign' );

	private int $next_item = 1;

	public function __construct( private Tax_Table $taxes, private Demo_Coupons $coupons, private int $first_rate, private int $next_id ) {
	}

	/**
	 * Creates the raw order of an order or a refund.
	 *
	 * @param array<string, mixed>      $order  Order or refund.
	 * @param array<string, mixed>|null $parent Raw order that was refunded.
	 */
	public function create( array $order, ?array $parent = null ): array {
		$items = array();
		foreach ( $this->get_items( $order, $parent ) as list( $type, $name, $meta ) ) {
			$items[] = array( 'id' => $this->next_item++, 'type' => $type, 'name' => $name, 'meta' => $meta );
		}
		$to_date = static fn( ?int $time ): ?string => null === $time ? null : Site_Time::format( $time );
		return array_merge( $order, array_map( $to_date, $order['times'] ), array(
			'id'             => $this->next_id++,
			'parent_id'      => $parent['id'] ?? 0,
			'parent'         => $parent,
			'customer'       => $order['buyer']['id'],
			'status'         => 'wc-' . $order['status'],
			'payment_method' => $order['payment'],
			'payment_title'  => self::PAYMENT_METHODS[ $order['payment'] ],
			'created_via'    => 'checkout',
			'address'        => array_intersect_key( $order['buyer'], array_flip( array( 'country', 'state', 'city' ) ) ),
			'items'          => $items,
			'meta'           => $parent ? array() : self::get_origin( $order['token'] ),
		) );
	}

	/**
	 * Where an order comes from, as WooCommerce stores it.
	 *
	 * @param string $token Random hexadecimal digits of the order.
	 * @return array<string, string> Meta.
	 */
	private static function get_origin( string $token ): array {
		$random = new Seeded_Random( 0, 'origin', (int) hexdec( substr( $token, 0, 8 ) ) );
		$words  = explode( ' ', (string) $random->draw( 'origin' ) );
		$meta   = array( '_wc_order_attribution_device_type' => (string) $random->draw( 'device' ) );
		foreach ( $words as $place => $word ) {
			$meta[ '_wc_order_attribution_' . self::ORIGIN[ $place ] ] = $word;
		}
		return $meta;
	}

	/**
	 * Items of an order or a refund: line items, coupons, shipping and taxes.
	 *
	 * @param array<string, mixed>      $order  Order or refund.
	 * @param array<string, mixed>|null $parent Raw order that was refunded.
	 * @return list<array{string, string, array<string, string|Decimal>}> Type, name and meta.
	 */
	private function get_items( array $order, ?array $parent ): array {
		$items = array();
		foreach ( $order['lines'] as $line ) {
			$name    = $line['product']['name'] . ( $line['variation'] ? ' - ' . $line['variation']['label'] : '' );
			$items[] = array( 'line_item', $name, $this->get_line_meta( $line, $parent ) );
		}
		foreach ( $order['coupons'] as $index => $amount ) {
			$meta    = array( 'discount_amount' => $amount, 'discount_amount_tax' => '0' );
			$items[] = array( 'coupon', $this->coupons->codes[ $index ], $meta );
		}
		if ( '' !== $order['shipping_method'] ) {
			$items[] = array( 'shipping', 'flat_rate' === $order['shipping_method'] ? 'Flat rate' : 'Free shipping', array(
				'method_id' => $order['shipping_method'], 'instance_id' => '1', 'cost' => $order['shipping'],
				'total_tax' => $order['shipping_tax'], 'taxes' => $this->serialize_taxes( $order['shipping_taxes'] ),
			) );
		}
		foreach ( $order['line_taxes'] as $index => $amount ) {
			$items[] = array( 'tax', $this->taxes->get_code( $index ), array(
				'rate_id' => (string) ( $this->first_rate + $index ), 'label' => $this->taxes->rates[ $index ][3], 'compound' => '',
				'tax_amount' => $amount, 'shipping_tax_amount' => $order['shipping_taxes'][ $index ] ?? Decimal::zero(),
				'rate_percent' => $this->taxes->get_percent( $index ),
			) );
		}
		return $items;
	}

	/**
	 * Meta of a line item.
	 *
	 * @param array<string, mixed>|null $parent Raw order that was refunded. Its first items are those of its lines.
	 */
	private function get_line_meta( array $line, ?array $parent ): array {
		$meta = array(
			'_product_id'        => (string) $line['product']['id'],
			'_variation_id'      => (string) ( $line['variation']['id'] ?? 0 ),
			'_qty'               => (string) $line['quantity'],
			'_tax_class'         => '',
			'_line_subtotal'     => $line['subtotal'],
			'_line_subtotal_tax' => $line['subtotal_tax'],
			'_line_total'        => $line['total'],
			'_line_tax'          => Decimal::sum( $line['taxes'] ),
		);
		if ( $line['taxes'] ) {
			$meta['_line_tax_data'] = $this->serialize_taxes( $line['taxes'] );
		}
		foreach ( $line['variation']['choices'] ?? array() as $attribute => $slug ) {
			$meta[ 'pa_' . $attribute ] = $slug;
		}
		return $parent ? $meta + array( '_refunded_item_id' => (string) $parent['items'][ $line['position'] ]['id'] ) : $meta;
	}

	/**
	 * Taxes by rate in the format that order items store.
	 *
	 * @param array<int, Decimal> $taxes Taxes by index of the rate.
	 */
	private function serialize_taxes( array $taxes ): string {
		$total = array();
		foreach ( $taxes as $index => $amount ) {
			$total[ $this->first_rate + $index ] = $amount->to_string();
		}
		return serialize( array( 'total' => $total ) );
	}
}
