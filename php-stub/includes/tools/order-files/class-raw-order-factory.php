<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Storedeck\Sync\Order_Row_Builder describes raw orders.
 */
final class Raw_Order_Factory {

	/**
	 * Creates a raw order.
	 *
	 * @param array<string, mixed> $order    Order of Order_Assembler.
	 * @param Referenced_Entities  $entities Products, coupons and the tax rate.
	 * @param int                  $item     Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function create_order( int $id, array $order, int $customer, Referenced_Entities $entities, int $item ): array {
		$amounts = $order['amounts'];
		$tax     = $amounts->get_tax()->plus( $amounts->fee_tax );
		$items   = array();

		foreach ( $amounts->lines as $line ) {
			$items[] = self::create_line( $item++, $line, $entities, $line['subtotal'] );
		}

		foreach ( $order['coupons'] as $code => $part ) {
			$items[] = self::create_item( $item++, 'coupon', (string) $code, array( 'discount_amount' => $part->to_string() ) );
		}

		if ( ! $amounts->fees->is_zero() ) {
			$meta    = array( '_line_total' => $amounts->fees->to_string(), '_line_tax' => $amounts->fee_tax->to_string() );
			$items[] = self::create_item( $item++, 'fee', 'Fee', $meta );
		}

		$items = array( ...$items,
			...self::create_totals( $item, $amounts->shipping, $tax, $amounts->shipping_tax, $entities->rate, $order['shipping_method'] ) );

		$is_paid = ! in_array( $order['status'], array( 'pending', 'cancelled', 'failed', 'on-hold' ), true );

		return array(
			'id'             => $id,
			'parent_id'      => 0,
			'customer'       => $customer,
			'status'         => 'wc-' . $order['status'],
			'created'        => $order['date'],
			'paid'           => $is_paid ? $order['date'] : null,
			'completed'      => in_array( $order['status'], array( 'completed', 'refunded' ), true ) ? $order['date'] : null,
			'total'          => $amounts->get_total()->to_string(),
			'tax'            => $tax->plus( $amounts->shipping_tax )->to_string(),
			'shipping'       => $amounts->shipping->to_string(),
			'shipping_tax'   => $amounts->shipping_tax->to_string(),
			'discount'       => $amounts->get_discount()->to_string(),
			'created_via'    => Imported_Orders::CREATED_VIA,
			'payment_method' => mb_substr( $order['payment_method'], 0, 100 ),
			'payment_title'  => mb_substr( $order['payment_method'], 0, 200 ),
			'meta'           => self::get_attribution( $order['source'] ),
			'items'          => $items,
		);
	}

	/**
	 * Meta of the source of an order. WooCommerce writes its kind and name in one text: `Organic: Google`.
	 *
	 * @return array<string, string>
	 */
	private static function get_attribution( string $source ): array {
		$kinds = array(
			'organic'   => 'organic',
			'source'    => 'utm',
			'referral'  => 'referral',
			'direct'    => 'typein',
			'web admin' => 'admin',
			'unknown'   => '',
		);
		$parts = array_map( 'trim', explode( ':', $source, 2 ) );
		$kind  = $kinds[ mb_strtolower( $parts[0] ) ] ?? null;
		$name  = null === $kind ? $source : $parts[1] ?? ( 'typein' === $kind ? '(direct)' : '' );

		return array_filter(
			array( '_wc_order_attribution_source_type' => (string) $kind, '_wc_order_attribution_utm_source' => $name ),
			'strlen'
		);
	}

	/**
	 * Creates a raw refund: of lines, of an amount, or of everything.
	 *
	 * @param array<string, mixed> $refund   Refund of Refund_Finder.
	 * @param Referenced_Entities  $entities Products and the tax rate.
	 * @param int                  $item     Id of its first item.
	 * @return array<string, mixed>
	 */
	public static function create_refund( int $id, array $parent, array $refund, Order_Amounts $amounts, Referenced_Entities $entities,
		int $item ): array {
		$lines = $refund['lines'];

		if ( $refund['is_all'] ) {
			foreach ( $amounts->lines as $index => $line ) {
				$lines[] = array( 'index' => $index ) + $line;
			}
		}

		$shipping     = $refund['is_all'] ? $amounts->shipping : $refund['shipping'];
		$shipping_tax = $refund['is_all'] ? $amounts->shipping_tax : $refund['shipping_tax'];
		$tax          = $refund['is_all'] ? $amounts->get_tax()->plus( $amounts->fee_tax ) : $refund['tax'];
		$items        = array();

		foreach ( $lines as $part ) {
			$line = array(
				'quantity' => $part['quantity']->negate(),
				'total'    => $part['total']->negate(),
				'tax'      => $part['tax']->negate(),
			) + $amounts->lines[ $part['index'] ];

			// A refund returns what was paid, so it has no discount.
			$new = self::create_line( $item++, $line, $entities, $line['total'] );

			$new['meta']['_refunded_item_id'] = (string) $parent['items'][ $part['index'] ]['id'];

			$items[] = $new;
		}

		if ( $refund['is_all'] && ! $amounts->fees->is_zero() ) {
			$meta    = array(
				'_line_total' => $amounts->fees->negate()->to_string(),
				'_line_tax'   => $amounts->fee_tax->negate()->to_string(),
			);
			$items[] = self::create_item( $item++, 'fee', 'Fee', $meta );
		}

		$items = array( ...$items,
			...self::create_totals( $item, $shipping->negate(), $tax->negate(), $shipping_tax->negate(), $entities->rate ) );

		return array_merge(
			$parent,
			array(
				'id'           => $id,
				'parent_id'    => $parent['id'],
				'created'      => $refund['date'],
				'paid'         => null === $parent['paid'] ? null : $refund['date'],
				'completed'    => null === $parent['completed'] ? null : $refund['date'],
				'total'        => $refund['amount']->negate()->to_string(),
				'tax'          => $tax->plus( $shipping_tax )->negate()->to_string(),
				'shipping'     => $shipping->negate()->to_string(),
				'shipping_tax' => $shipping_tax->negate()->to_string(),
				'discount'     => '0.00',
				'items'        => $items,
			)
		);
	}

	/**
	 * Creates a line item.
	 *
	 * @param int                  $id       Item id.
	 * @param array<string, mixed> $line     Line of Order_Amounts.
	 * @param Decimal              $subtotal Amount before discounts.
	 * @return array<string, mixed>
	 */
	private static function create_line( int $id, array $line, Referenced_Entities $entities, Decimal $subtotal ): array {
		list( $product, $variation ) = $entities->get_product_ids( $line );

		return self::create_item(
			$id,
			'line_item',
			$line['product'] . ( '' === $line['variant'] ? '' : ' - ' . $line['variant'] ),
			array(
				'_product_id'        => (string) $product,
				'_variation_id'      => (string) $variation,
				'_qty'               => Order_Quantity::to_string( $line['quantity'] ),
				'_line_subtotal'     => $subtotal->to_string(),
				'_line_subtotal_tax' => $line['tax']->to_string(),
				'_line_total'        => $line['total']->to_string(),
				'_line_tax'          => $line['tax']->to_string(),
			)
		);
	}

	/**
	 * Creates the items of shipping and taxes.
	 *
	 * @param int     $id     Id of the first item.
	 * @param Decimal $tax    Tax on products and fees.
	 * @param int     $rate   Tax rate id.
	 * @param string  $method Shipping method; empty if the file does not tell.
	 * @return list<array<string, mixed>>
	 */
	private static function create_totals( int $id, Decimal $shipping, Decimal $tax, Decimal $shipping_tax, int $rate,
		string $method = '' ): array {
		$items = array();

		if ( '' !== $method || ! $shipping->is_zero() ) {
			$meta    = array(
				'method_id' => $method,
				'cost'      => $shipping->to_string(),
				'total_tax' => $shipping_tax->to_string(),
			);
			$items[] = self::create_item( $id++, 'shipping', '' === $method ? 'Shipping' : $method, $meta );
		}

		if ( ! $tax->is_zero() || ! $shipping_tax->is_zero() ) {
			$meta    = array(
				'rate_id'             => (string) $rate,
				'label'               => 'Tax',
				'compound'            => '',
				'tax_amount'          => $tax->to_string(),
				'shipping_tax_amount' => $shipping_tax->to_string(),
			);
			$items[] = self::create_item( $id, 'tax', 'IMPORTED-TAX', $meta );
		}

		return $items;
	}

	/**
	 * Creates an item.
	 *
	 * @param array<string, string> $meta Meta.
	 * @return array<string, mixed>
	 */
	private static function create_item( int $id, string $type, string $name, array $meta ): array {
		return array(
			'id'   => $id,
			'type' => $type,
			'name' => mb_substr( $name, 0, 1000 ),
			'meta' => $meta,
		);
	}
}
