<?php

namespace Storedeck\Orders;

use Storedeck\Catalog\Stock_Updater;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Returns refunded items to the stock. Each item of the order stores how many
 * were returned, so that they are not returned again with the rest of the order.
 */
final class Refund_Stock {

	/** Meta key of an order item: quantity that refunds returned to the stock. */
	public const META_KEY = '_restock_refunded_items';

	/**
	 * Returns items to the stock, at most as many as reduced it.
	 *
	 * @param array<string, mixed> $order      Rows of the order.
	 * @param array<int, Decimal>  $quantities Refunded quantity by item.
	 */
	public static function restock( array $order, array $quantities ): void {
		if ( ! Stock_Updater::is_enabled() || 1 !== (int) ( $order['data']['order_stock_reduced'] ?? 0 ) ) {
			return;
		}

		foreach ( $order['items'] as $item ) {
			$meta     = $item['meta'];
			$reduced  = Order_Quantity::read( $meta, Order_Stock::META_KEY );
			$returned = Decimal::min( $reduced, $quantities[ $item['id'] ] ?? Decimal::zero() );
			$product  = (int) ( $meta['_variation_id'] ?? 0 ) > 0 ? (int) $meta['_variation_id'] : (int) ( $meta['_product_id'] ?? 0 );

			if ( $returned->is_positive() && Stock_Updater::adjust( $product, $returned ) ) {
				self::set_meta( $item['id'], Order_Stock::META_KEY, $reduced->minus( $returned ) );
				self::set_meta( $item['id'], self::META_KEY, $returned->plus( Order_Quantity::read( $meta, self::META_KEY ) ) );
			}
		}
	}

	/**
	 * Keeps the stock as it is when a status follows that would return the rest of the order to the stock.
	 */
	public static function keep( int $id ): void {
		Row_Writer::update( 'order_operational_data', array( 'order_stock_reduced' => 0 ), array( 'order_id' => $id ) );
	}

	private static function set_meta( int $item, string $key, Decimal $value ): void {
		Row_Writer::delete( 'order_itemmeta', 'order_item_id', array( $item ), "meta_key = '" . $key . "'" );

		if ( $value->is_positive() ) {
			Row_Writer::insert(
				'order_itemmeta',
				array( 'order_item_id' => $item, 'meta_key' => $key, 'meta_value' => Order_Quantity::to_string( $value ) )
			);
		}
	}
}
