<?php
/**
 * What a list of orders shows beside the figures.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Money\Decimal;
use Storedeck\Store\Price;

defined( 'ABSPATH' ) || exit;

/**
 * Completes the rows of a page: order numbers, totals as text, and on demand
 * products, coupons and customers. Each kind is one query for the whole page.
 * Ids and quantities in there are texts; that is how existing clients know them.
 */
final class Order_Result_Mapper {

	/**
	 * Completes rows.
	 *
	 * @param array<int, array<string, mixed>> $rows   Rows of the page.
	 * @param array<string, mixed>             $params Parameters of the request.
	 * @return array<int, array<string, mixed>>
	 */
	public static function complete( array $rows, array $params ): array {
		if ( array() === $rows ) {
			return $rows;
		}

		$totals = self::formatted_totals( $rows );

		if ( ! empty( $params['extended_info'] ) ) {
			$rows = self::extend( $rows );
		}

		foreach ( $rows as $index => $row ) {
			$order = self::order_of( $row );

			$rows[ $index ]['order_number']    = $order;
			$rows[ $index ]['total_formatted'] = $totals[ $order ] ?? Price::format( Decimal::of( $row['total_sales'] ) );
		}

		return $rows;
	}

	/**
	 * Adds what belongs to the orders.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the page.
	 * @return array<int, array<string, mixed>>
	 */
	private static function extend( array $rows ): array {
		$ids       = array_column( $rows, 'order_id' );
		$orders    = array_values( array_unique( array_map( array( self::class, 'order_of' ), $rows ) ) );
		$products  = self::products( array_values( array_unique( array_merge( $ids, $orders ) ) ) );
		$coupons   = self::coupons( $ids );
		$customers = self::customers( array_values( array_unique( array_column( $rows, 'customer_id' ) ) ) );
		$origins   = self::origins( $orders );

		foreach ( $rows as $index => $row ) {
			$order = self::order_of( $row );

			$rows[ $index ]['extended_info'] = array(
				// A refund without lines of its own took back the lines of its order.
				'products'    => $products[ $row['order_id'] ] ?? $products[ $order ] ?? array(),
				'coupons'     => $coupons[ $row['order_id'] ] ?? array(),
				'customer'    => $customers[ $row['customer_id'] ] ?? (object) array(),
				'attribution' => array( 'origin' => $origins[ $order ] ?? __( 'Unknown', 'storedeck' ) ),
			);
		}

		return $rows;
	}

	/**
	 * The order that a row is about: for a refund, what was refunded.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private static function order_of( array $row ): int {
		return 0 === $row['parent_id'] ? $row['order_id'] : $row['parent_id'];
	}

	/**
	 * Totals as text: what was paid, and what is left of it after refunds.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the page.
	 * @return array<int, string> Order's id => text.
	 */
	private static function formatted_totals( array $rows ): array {
		$ids   = array_values( array_unique( array_map( array( self::class, 'order_of' ), $rows ) ) );
		$list  = Database::placeholders( $ids );
		$texts = array();
		$sum   = 'SUM( ' . Decimal::sql_units( 'stats.total_sales' ) . ' )';

		$paid = Database::rows(
			"SELECT stats.order_id AS id, $sum AS total, MAX( orders.currency ) AS currency FROM {order_stats} stats"
			. " LEFT JOIN {orders} orders ON orders.id = stats.order_id WHERE stats.order_id IN ( $list ) GROUP BY stats.order_id",
			$ids
		);
		$back = array_column(
			Database::rows(
				"SELECT stats.parent_id AS id, $sum AS total FROM {order_stats} stats"
				. " WHERE stats.parent_id IN ( $list ) GROUP BY stats.parent_id",
				$ids
			),
			'total',
			'id'
		);

		foreach ( $paid as $row ) {
			$total    = Decimal::of_units( $row['total'], Decimal::SQL_SCALE );
			$refunded = Decimal::of_units( $back[ $row['id'] ] ?? null, Decimal::SQL_SCALE );
			$currency = (string) $row['currency'];
			$text     = Price::format( $total, $currency );

			if ( ! $refunded->is_zero() ) {
				$text .= ' ' . Price::format( $total->plus( $refunded ), $currency );
			}

			$texts[ (int) $row['id'] ] = $text;
		}

		return $texts;
	}

	/**
	 * Products of orders.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, array<int, array{id: string, name: string, quantity: string}>>
	 */
	private static function products( array $ids ): array {
		$products = array();
		$rows     = Database::rows(
			'SELECT items.order_id AS order_id, items.product_qty AS quantity, posts.post_title AS title,'
			. ' CASE WHEN items.variation_id > 0 THEN items.variation_id ELSE items.product_id END AS id,'
			. ' names.order_item_name AS name FROM {order_product_lookup} items'
			. ' LEFT JOIN {wp:posts} posts'
			. ' ON posts.ID = CASE WHEN items.variation_id > 0 THEN items.variation_id ELSE items.product_id END'
			. ' LEFT JOIN {order_items} names ON names.order_item_id = items.order_item_id'
			. ' WHERE items.order_id IN ( ' . Database::placeholders( $ids ) . ' ) ORDER BY items.order_item_id',
			$ids
		);

		foreach ( $rows as $row ) {
			$products[ (int) $row['order_id'] ][] = array(
				'id'       => (string) $row['id'],
				'name'     => self::plain( $row['title'] ?? $row['name'] ?? '' ),
				'quantity' => (string) $row['quantity'],
			);
		}

		return $products;
	}

	/**
	 * Coupons of orders.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, array<int, array{id: string, code: string}>>
	 */
	private static function coupons( array $ids ): array {
		$coupons = array();
		$rows    = Database::rows(
			'SELECT used.order_id AS order_id, used.coupon_id AS id, posts.post_title AS code FROM {order_coupon_lookup} used'
			. ' LEFT JOIN {wp:posts} posts ON posts.ID = used.coupon_id'
			. ' WHERE used.order_id IN ( ' . Database::placeholders( $ids ) . ' ) ORDER BY used.order_id, used.coupon_id',
			$ids
		);

		foreach ( $rows as $row ) {
			$coupons[ (int) $row['order_id'] ][] = array(
				'id'   => (string) $row['id'],
				'code' => self::plain( $row['code'] ?? '' ),
			);
		}

		return $coupons;
	}

	/**
	 * Customers by id.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, mixed>>
	 */
	private static function customers( array $ids ): array {
		$customers = array();
		$rows      = Database::rows(
			'SELECT customer_id, user_id, username, first_name, last_name, email, date_last_active, date_registered,'
			. ' country, postcode, city, state FROM {customer_lookup}'
			. ' WHERE customer_id IN ( ' . Database::placeholders( $ids ) . ' )',
			$ids
		);

		foreach ( $rows as $row ) {
			$id               = (int) $row['customer_id'];
			$customers[ $id ] = array( 'customer_id' => $id ) + $row;
		}

		return $customers;
	}

	/**
	 * Where orders came from.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, string> Order's id => origin.
	 */
	private static function origins( array $ids ): array {
		$origins = array();
		$rows    = Database::rows(
			'SELECT order_id, created_via FROM {order_operational_data} WHERE order_id IN ( ' . Database::placeholders( $ids ) . ' )',
			$ids
		);

		foreach ( $rows as $row ) {
			if ( 'admin' === $row['created_via'] ) {
				$origins[ (int) $row['order_id'] ] = __( 'Web admin', 'storedeck' );
			}
		}

		return $origins;
	}

	/**
	 * Title without entities; the reader escapes it.
	 *
	 * @param string $title Title as it is stored.
	 */
	private static function plain( string $title ): string {
		return html_entity_decode( $title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
