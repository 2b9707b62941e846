<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Item_Reader;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Computes what remains of the items of an order after its refunds.
 */
final class Refundable_Items {

	/** Meta keys by type of item: amount without taxes, and taxes by rate. */
	public const KEYS = array(
		'line_item' => array( '_line_total', '_line_tax_data' ),
		'fee'       => array( '_line_total', '_line_tax_data' ),
		'shipping'  => array( 'cost', 'taxes' ),
	);

	/**
	 * Remaining items of an order.
	 *
	 * @param array<string, mixed> $order Rows of the order.
	 * @return array<int, array{item: array<string, mixed>, quantity: Decimal, total: Decimal, taxes: array<int, Decimal>}> By item.
	 */
	public static function get( array $order ): array {
		$remaining = array();

		foreach ( $order['items'] as $item ) {
			if ( isset( self::KEYS[ $item['type'] ] ) ) {
				$remaining[ $item['id'] ] = array( 'item' => $item ) + self::read( $item );
			}
		}

		$refunds = array_map( 'intval', array_column( $order['refunds'], 'id' ) );

		foreach ( array_merge( array(), ...array_values( Order_Item_Reader::read( $refunds ) ) ) as $item ) {
			$id = (int) ( $item['meta']['_refunded_item_id'] ?? 0 );

			if ( ! isset( $remaining[ $id ], self::KEYS[ $item['type'] ] ) ) {
				continue;
			}

			$refunded = self::read( $item );

			// Amounts of refunds are negative.
			$remaining[ $id ]['quantity'] = $remaining[ $id ]['quantity']->plus( $refunded['quantity'] );
			$remaining[ $id ]['total']    = $remaining[ $id ]['total']->plus( $refunded['total'] );

			foreach ( $refunded['taxes'] as $rate => $tax ) {
				$remaining[ $id ]['taxes'][ $rate ] = ( $remaining[ $id ]['taxes'][ $rate ] ?? Decimal::zero() )->plus( $tax );
			}
		}

		return $remaining;
	}

	/**
	 * Quantity and amounts of an item.
	 *
	 * @param array<string, mixed> $item Item of an order or refund.
	 * @return array{quantity: Decimal, total: Decimal, taxes: array<int, Decimal>}
	 */
	private static function read( array $item ): array {
		list( $total, $taxes ) = self::KEYS[ $item['type'] ];

		$data = maybe_unserialize( $item['meta'][ $taxes ] ?? '' );
		$data = is_array( $data ) && is_array( $data['total'] ?? null ) ? $data['total'] : array();

		return array(
			'quantity' => 'line_item' === $item['type'] ? Order_Quantity::read( $item['meta'] ) : Decimal::zero(),
			'total'    => Decimal::of( $item['meta'][ $total ] ?? '0' ),
			'taxes'    => array_map( array( Decimal::class, 'of' ), $data ),
		);
	}
}
