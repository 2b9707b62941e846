<?php
/**
 * Pieces that orders take out of the stock.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Reports\Database;
use Storedeck\Store\Catalog\Stock_Updater;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Takes what an order sells out of the stock, and puts it back when the order
 * comes to nothing: each once, whoever tells it and however often. The order
 * notes that its pieces were taken, each item how many.
 */
final class Order_Stock {

	/**
	 * Told with the id and both statuses after an order has come to another one.
	 */
	public const CHANGED = 'storedeck_order_status_changed';

	/**
	 * Statuses in which pieces are gone.
	 */
	private const TAKEN = array( 'processing', 'completed', 'on-hold' );

	/**
	 * Statuses in which they are there again.
	 */
	private const GIVEN_BACK = array( 'pending', 'cancelled', 'refunded' );

	/**
	 * Detail of an item: how many pieces it took.
	 */
	private const HELD = '_reduced_stock';

	/**
	 * Listens: to our own changes of orders, and to those that programs of the
	 * field tell of.
	 */
	public static function register_hooks(): void {
		add_action( self::CHANGED, array( self::class, 'on_status_change' ), 10, 3 );
		add_action( 'woocommerce_payment_complete', array( self::class, 'reduce' ) );

		foreach ( self::TAKEN as $status ) {
			add_action( 'woocommerce_order_status_' . $status, array( self::class, 'reduce' ) );
		}

		foreach ( self::GIVEN_BACK as $status ) {
			add_action( 'woocommerce_order_status_' . $status, array( self::class, 'restore' ) );
		}
	}

	/**
	 * An order has come to another status. One that was in a status of sold goods
	 * before sold them then, also where nobody noted it.
	 *
	 * @param int    $id   Order.
	 * @param string $from Status before; empty for a new order.
	 * @param string $to   Status now.
	 */
	public static function on_status_change( $id, $from, $to ): void {
		if ( in_array( $to, self::GIVEN_BACK, true ) ) {
			self::restore( $id );
		} elseif ( in_array( $to, self::TAKEN, true ) && ! in_array( $from, self::TAKEN, true ) ) {
			self::reduce( $id );
		}
	}

	/**
	 * Takes the pieces of an order out of the stock, unless they were.
	 *
	 * @param int $id Order.
	 */
	public static function reduce( $id ): void {
		$id = (int) $id;

		self::once(
			$id,
			true,
			static function () use ( $id ): void {
				foreach ( self::lines( $id ) as $line ) {
					self::set_reduced( $line, $line['quantity'] );
				}
			}
		);
	}

	/**
	 * Puts the pieces of an order back, if they were taken.
	 *
	 * @param int $id Order.
	 */
	public static function restore( $id ): void {
		$id = (int) $id;

		self::once(
			$id,
			false,
			static function () use ( $id ): void {
				foreach ( self::lines( $id ) as $line ) {
					self::set_reduced( $line, 0 );
				}
			}
		);
	}

	/**
	 * What an order holds; null where it holds nothing.
	 *
	 * @param int $id Order.
	 * @return array<int, array{id: int, product: int, quantity: int, held: int|null}>|null By item.
	 */
	public static function reduced_lines( int $id ): ?array {
		$row = Database::rows( 'SELECT order_stock_reduced FROM {order_operational_data} WHERE order_id = %d', array( $id ) )[0] ?? array();

		return 1 === (int) ( $row['order_stock_reduced'] ?? 0 ) ? self::lines( $id ) : null;
	}

	/**
	 * Follows items that were changed while the order holds its pieces.
	 *
	 * @param int                                                                        $id     Order.
	 * @param array<int, array{id: int, product: int, quantity: int, held: int|null}> $before What it held before.
	 */
	public static function adjust( int $id, array $before ): void {
		if ( ! Stock_Updater::is_enabled() ) {
			return;
		}

		Row_Writer::transaction(
			static function () use ( $id, $before ): void {
				$now = self::lines( $id );

				foreach ( $now as $item => $line ) {
					// How many an item took that nobody noted is not known.
					if ( null !== $line['held'] || ! isset( $before[ $item ] ) ) {
						self::set_reduced( $line, $line['quantity'] );
					}
				}

				foreach ( array_diff_key( $before, $now ) as $line ) {
					Stock_Updater::adjust( $line['product'], (int) $line['held'] );
				}
			}
		);
	}

	/**
	 * Does something with the stock if this order's turn has not been.
	 *
	 * @param int        $id       Order.
	 * @param bool       $is_taken Whether its pieces are taken after that.
	 * @param callable() $work     Work.
	 */
	private static function once( int $id, bool $is_taken, callable $work ): void {
		if ( ! Stock_Updater::is_enabled() ) {
			return;
		}

		Row_Writer::transaction(
			static function () use ( $id, $is_taken, $work ): void {
				global $wpdb;

				// One of several that come at the same time changes the row.
				Row_Writer::execute(
					Database::prepare(
						'UPDATE {order_operational_data} SET order_stock_reduced = %d WHERE order_id = %d'
							. ' AND COALESCE( order_stock_reduced, 0 ) = %d'
							. " AND order_id IN ( SELECT id FROM {orders} WHERE type = 'shop_order' )",
						array( (int) $is_taken, $id, (int) ! $is_taken )
					)
				);

				if ( $wpdb->rows_affected > 0 ) {
					$work();
				}
			}
		);
	}

	/**
	 * Has an item hold some pieces.
	 *
	 * @param array{id: int, product: int, quantity: int, held: int|null} $line   Item.
	 * @param int                                                         $pieces How many from now on.
	 */
	private static function set_reduced( array $line, int $pieces ): void {
		global $wpdb;

		$held  = (int) $line['held'];
		$where = array(
			'order_item_id' => $line['id'],
			'meta_key'      => self::HELD,
		);

		if ( $held === $pieces || ! Stock_Updater::adjust( $line['product'], $held - $pieces ) ) {
			return;
		}

		$wpdb->delete( Database::table( 'order_itemmeta' ), $where );

		if ( $pieces > 0 ) {
			$wpdb->insert( Database::table( 'order_itemmeta' ), $where + array( 'meta_value' => (string) $pieces ) );
		}
	}

	/**
	 * Articles of an order.
	 *
	 * @param int $id Order.
	 * @return array<int, array{id: int, product: int, quantity: int, held: int|null}> By item; the product is the variation where there is one.
	 */
	private static function lines( int $id ): array {
		$lines = array();

		foreach ( Order_Rows::items( array( $id ) )[ $id ] ?? array() as $item ) {
			if ( 'line_item' === $item['type'] ) {
				$meta      = $item['meta'];
				$variation = (int) ( $meta['_variation_id'] ?? 0 );

				$lines[ $item['id'] ] = array(
					'id'       => $item['id'],
					'product'  => $variation > 0 ? $variation : (int) ( $meta['_product_id'] ?? 0 ),
					'quantity' => max( 0, (int) ( $meta['_qty'] ?? 0 ) ),
					'held'     => isset( $meta[ self::HELD ] ) ? (int) $meta[ self::HELD ] : null,
				);
			}
		}

		return $lines;
	}
}
