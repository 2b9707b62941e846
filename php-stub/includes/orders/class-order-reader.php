<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;
use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Order_Numbers;
use Storedeck\Host\Order_Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Reads orders with their items, refunds and addresses.
 */
final class Order_Reader {

	/** Statuses of orders that need payment. */
	private const UNPAID = array( 'pending', 'failed' );

	/**
	 * Reads orders.
	 *
	 * @param int[] $ids    Ids, in the order of the response.
	 * @param int   $digits Decimals of amounts.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $ids, int $digits ): array {
		$orders = Order_Rows::get_many( $ids );
		$meta   = Order_Meta::get_many( array_keys( $orders ) );

		$numbers = Order_Numbers::get( array_keys( $orders ) );

		_prime_post_caches( Order_Item_Fields::get_product_ids( $orders ), false, true );

		return array_map(
			static fn( int $id ): array => array(
				'meta_data' => $meta[ $id ] ?? array(),
				'number'    => (string) ( $numbers[ $id ] ?? $id ),
			) + self::format_order( $orders[ $id ], $digits ),
			array_keys( $orders )
		);
	}

	/**
	 * One order.
	 *
	 * @param int $digits Decimals of amounts.
	 * @return array<string, mixed>
	 */
	private static function format_order( array $rows, int $digits ): array {
		$order    = $rows['order'];
		$data     = $rows['data'];
		$amount   = static fn( $value ): string => Decimal::of( $value )->to_fixed( $digits );
		$currency = (string) $order['currency'];
		$status   = Settings::remove_prefix( (string) $order['status'] );
		$taxes    = self::get_taxes( $rows );

		return array(
			'id'                   => (int) $order['id'],
			'parent_id'            => (int) $order['parent_order_id'],
			'order_key'            => (string) ( $data['order_key'] ?? '' ),
			'created_via'          => (string) ( $data['created_via'] ?? '' ),
			'version'              => (string) ( $data['woocommerce_version'] ?? '' ),
			'status'               => $status,
			'currency'             => $currency,
			'currency_symbol'      => Currencies::get_symbol( $currency ),
			'discount_total'       => $amount( $data['discount_total_amount'] ?? '0' ),
			'discount_tax'         => $amount( $data['discount_tax_amount'] ?? '0' ),
			'shipping_total'       => $amount( $data['shipping_total_amount'] ?? '0' ),
			'shipping_tax'         => $amount( $data['shipping_tax_amount'] ?? '0' ),
			'cart_tax'             => $taxes['cart']->to_fixed( $digits ),
			'total'                => $amount( $order['total_amount'] ),
			'total_formatted'      => Price::format( Decimal::of( $order['total_amount'] ), $currency ),
			'total_tax'            => $taxes['cart']->plus( $taxes['shipping'] )->to_fixed( $digits ),
			'prices_include_tax'   => 1 === (int) ( $data['prices_include_tax'] ?? 0 ),
			'customer_id'          => (int) $order['customer_id'],
			'customer_ip_address'  => (string) $order['ip_address'],
			'customer_user_agent'  => (string) $order['user_agent'],
			'customer_note'        => (string) $order['customer_note'],
			'billing'              => self::format_address( $rows['addresses']['billing'] ?? array(), array() ),
			'shipping'             => self::format_address( $rows['addresses']['shipping'] ?? array(), array( 'email' ) ),
			'payment_method'       => (string) $order['payment_method'],
			'payment_method_title' => (string) $order['payment_method_title'],
			'transaction_id'       => (string) $order['transaction_id'],
			'cart_hash'            => (string) ( $data['cart_hash'] ?? '' ),
			'needs_payment'        => Decimal::of( $order['total_amount'] )->is_positive() && in_array( $status, self::UNPAID, true ),
			'needs_processing'     => 'processing' === $status,
			'is_editable'          => in_array( $status, array( 'pending', 'on-hold', 'auto-draft' ), true ),
			'payment_url'          => '',
			'refunds'              => array_map(
				static fn( array $refund ): array => array(
					'id'     => (int) $refund['id'],
					'reason' => (string) $refund['customer_note'],
					'total'  => $amount( $refund['total_amount'] ),
				),
				$rows['refunds']
			),
		)
			+ Order_Item_Fields::get( $rows['items'], $digits )
			+ Dates::format_gmt( 'date_created', $order['date_created_gmt'] )
			+ Dates::format_gmt( 'date_modified', $order['date_updated_gmt'] )
			+ Dates::format_gmt( 'date_paid', $data['date_paid_gmt'] ?? null )
			+ Dates::format_gmt( 'date_completed', $data['date_completed_gmt'] ?? null );
	}

	/**
	 * Taxes of products and of shipping.
	 *
	 * @return array{cart: Decimal, shipping: Decimal}
	 */
	private static function get_taxes( array $rows ): array {
		$taxes = array( 'cart' => Decimal::zero(), 'shipping' => Decimal::zero() );
		$found = false;

		foreach ( $rows['items'] as $item ) {
			if ( 'tax' === $item['type'] ) {
				$found = true;

				$taxes['cart']     = $taxes['cart']->plus( Decimal::of( $item['meta']['tax_amount'] ?? '0' ) );
				$taxes['shipping'] = $taxes['shipping']->plus( Decimal::of( $item['meta']['shipping_tax_amount'] ?? '0' ) );
			}
		}

		if ( ! $found ) {
			$taxes['shipping'] = Decimal::of( $rows['data']['shipping_tax_amount'] ?? '0' );
			$taxes['cart']     = Decimal::of( $rows['order']['tax_amount'] )->minus( $taxes['shipping'] );
		}

		return $taxes;
	}

	/**
	 * An address.
	 *
	 * @param array<string, string|null> $row  Row.
	 * @param string[]                   $skip Fields to leave out.
	 * @return array<string, string>
	 */
	private static function format_address( array $row, array $skip ): array {
		$address = array();

		foreach ( array_diff( Order_Tables::ADDRESS, $skip ) as $part ) {
			$address[ $part ] = (string) ( $row[ $part ] ?? '' );
		}

		return $address;
	}
}
