<?php

namespace Storedeck\Orders;

use Storedeck\Catalog\Stock_Updater;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Item_Reader;
use Storedeck\Host\Order_Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Reduces the stock when an order is paid or on hold, and restores it when the
 * order is cancelled, refunded or pending again. Each happens once, however
 * many hooks fire. The order stores that its stock was reduced, each item by
 * how many.
 */
final class Order_Stock {

	/**
	 * Action that fires with the id and both statuses after the status of an
	 * order has changed.
	 */
	public const STATUS_CHANGED = 'storedeck_order_status_changed';

	/** Statuses in which the stock is reduced. */
	private const REDUCED = array( 'processing', 'completed', 'on-hold' );

	/** Statuses in which the stock is restored. */
	private const RESTORED = array( 'pending', 'cancelled', 'refunded' );

	/** Meta key of an order item: quantity by which it reduced the stock. */
	public const META_KEY = '_reduced_stock';

	/**
	 * Registers hooks for changes of orders by this plugin and by others.
	 */
	public static function register_hooks(): void {
		add_action( self::STATUS_CHANGED, array( self::class, 'on_status_change' ), 10, 3 );
		add_action( 'woocommerce_payment_complete', array( self::class, 'reduce' ) );

		foreach ( self::REDUCED as $status ) {
			add_action( 'woocommerce_order_status_' . $status, array( self::class, 'reduce' ) );
		}

		foreach ( self::RESTORED as $status ) {
			add_action( 'woocommerce_order_status_' . $status, array( self::class, 'restore' ) );
		}
	}

	/**
	 * Changes the stock when the status of an order changes. An order that had one of the REDUCED statuses before is
	 * assumed to have reduced it, even if that was not recorded.
	 *
	 * @param int    $id   Order.
	 * @param string $from Previous status; empty for a new order.
	 * @param string $to   New status.
	 */
	public static function on_status_change( $id, $from, $to ): void {
		if ( in_array( $to, self::RESTORED, true ) ) {
			self::restore( $id );
		} elseif ( in_array( $to, self::REDUCED, true ) && ! in_array( $from, self::REDUCED, true ) ) {
			self::reduce( $id );
		}
	}

	/**
	 * Reduces the stock for an order unless this was done before.
	 *
	 * @param int $id Order.
	 */
	public static function reduce( $id ): void {
		$id = (int) $id;

		self::run_once(
			$id,
			true,
			static function () use ( $id ): void {
				foreach ( self::get_lines( $id ) as $line ) {
					self::set_reduced( $line, $line['quantity'] );
				}
			}
		);
	}

	/**
	 * Restores the stock of an order if it was reduced.
	 *
	 * @param int $id Order.
	 */
	public static function restore( $id ): void {
		$id = (int) $id;

		self::run_once(
			$id,
			false,
			static function () use ( $id ): void {
				foreach ( self::get_lines( $id ) as $line ) {
					self::set_reduced( $line, Decimal::zero() );
				}
			}
		);
	}

	/**
	 * Lines that reduced the stock; null when the stock was not reduced.
	 *
	 * @return array<int, array{id: int, product: int, quantity: Decimal, reduced: Decimal|null}>|null By item.
	 */
	public static function get_reduced_lines( int $id ): ?array {
		$row = Database::rows( 'SELECT order_stock_reduced FROM {order_operational_data} WHERE order_id = %d', array( $id ) )[0] ?? array();

		return 1 === (int) ( $row['order_stock_reduced'] ?? 0 ) ? self::get_lines( $id ) : null;
	}

	/**
	 * Updates the stock after items of an order that reduced it were changed.
	 *
	 * @param array<int, array{id: int, product: int, quantity: Decimal, reduced: Decimal|null}> $before Lines before the change.
	 */
	public static function adjust( int $id, array $before ): void {
		if ( ! Stock_Updater::is_enabled() ) {
			return;
		}

		Transaction::run(
			static function () use ( $id, $before ): void {
				$now = self::get_lines( $id );

				foreach ( $now as $item => $line ) {
					// By how many an item without the meta reduced the stock is unknown.
					if ( null !== $line['reduced'] || ! isset( $before[ $item ] ) ) {
						self::set_reduced( $line, $line['quantity'] );
					}
				}

				foreach ( array_diff_key( $before, $now ) as $line ) {
					Stock_Updater::adjust( $line['product'], $line['reduced'] ?? Decimal::zero() );
				}
			}
		);
	}

	/**
	 * Changes the stock if no other request has done so.
	 *
	 * @param bool       $is_reduced Whether the stock is reduced afterwards.
	 * @param callable() $change     Changes the stock.
	 */
	private static function run_once( int $id, bool $is_reduced, callable $change ): void {
		if ( ! Stock_Updater::is_enabled() ) {
			return;
		}

		Transaction::run(
			static function () use ( $id, $is_reduced, $change ): void {
				// Of several concurrent requests only one changes the row.
				$changed = Row_Writer::run(
					'UPDATE {order_operational_data} SET order_stock_reduced = %d WHERE order_id = %d'
						. ' AND COALESCE( order_stock_reduced, 0 ) = %d'
						. " AND order_id IN ( SELECT id FROM {orders} WHERE type = 'shop_order' )",
					array( (int) $is_reduced, $id, (int) ! $is_reduced )
				);

				if ( $changed > 0 ) {
					$change();
				}
			}
		);
	}

	/**
	 * Sets by how many an item reduces the stock.
	 *
	 * @param array{id: int, product: int, quantity: Decimal, reduced: Decimal|null} $line     Item.
	 * @param int                                                                    $quantity New quantity.
	 */
	private static function set_reduced( array $line, Decimal $quantity ): void {
		$reduced = $line['reduced'] ?? Decimal::zero();
		$where   = array( 'order_item_id' => $line['id'], 'meta_key' => self::META_KEY );

		if ( $reduced->equals( $quantity ) || ! Stock_Updater::adjust( $line['product'], $reduced->minus( $quantity ) ) ) {
			return;
		}

		Row_Writer::delete( 'order_itemmeta', 'order_item_id', array( $line['id'] ), "meta_key = '" . self::META_KEY . "'" );

		if ( $quantity->is_positive() ) {
			Row_Writer::insert( 'order_itemmeta', $where + array( 'meta_value' => Order_Quantity::to_string( $quantity ) ) );
		}
	}

	/**
	 * Product lines of an order.
	 *
	 * @return array<int, array{id: int, product: int, quantity: Decimal, reduced: Decimal|null}> By item. The product of a variation is the variation.
	 */
	private static function get_lines( int $id ): array {
		$lines = array();

		foreach ( Order_Item_Reader::read( array( $id ) )[ $id ] ?? array() as $item ) {
			if ( 'line_item' === $item['type'] ) {
				$meta      = $item['meta'];
				$variation = (int) ( $meta['_variation_id'] ?? 0 );

				$lines[ $item['id'] ] = array(
					'id'       => $item['id'],
					'product'  => $variation > 0 ? $variation : (int) ( $meta['_product_id'] ?? 0 ),
					// Refunds may have returned some of them already.
					'quantity' => Decimal::max(
						Decimal::zero(),
						Order_Quantity::read( $meta )->minus( Order_Quantity::read( $meta, Refund_Stock::META_KEY ) )
					),
					'reduced'  => isset( $meta[ self::META_KEY ] ) ? Order_Quantity::read( $meta, self::META_KEY ) : null,
				);
			}
		}

		return $lines;
	}
}
