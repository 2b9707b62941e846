<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Text;
use Storedeck\Host\Host;
use Storedeck\Host\Order_Meta_Reader;
use Storedeck\Host\Order_Numbers;
use Storedeck\Host\Refund_Rest;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Row_Mapper;

defined( 'ABSPATH' ) || exit;

/**
 * Adds columns to rows of the orders report: order number and formatted total, and with `extended_info` products, coupons and
 * customers. Uses one query for each of these. Ids and quantities in `extended_info` are strings for compatibility with existing
 * clients.
 */
final class Order_Result_Mapper implements Row_Mapper {

	public static function map( array $rows, array $params ): array {
		if ( array() === $rows ) {
			return $rows;
		}

		$totals  = self::get_formatted_totals( $rows );
		$numbers = Order_Numbers::get( array_map( array( self::class, 'get_order_id' ), $rows ) );

		if ( ! empty( $params['extended_info'] ) ) {
			$rows = self::add_extended_info( $rows );
		}

		foreach ( $rows as $index => $row ) {
			$order = self::get_order_id( $row );

			$rows[ $index ]['order_number']    = $numbers[ $order ] ?? $order;
			$rows[ $index ]['total_formatted'] = $totals[ $order ] ?? Price::format( Decimal::of( $row['total_sales'] ) );
		}

		return $rows;
	}

	/**
	 * Adds `extended_info`.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the page.
	 * @return array<int, array<string, mixed>>
	 */
	private static function add_extended_info( array $rows ): array {
		$ids       = array_column( $rows, 'order_id' );
		$orders    = array_values( array_unique( array_map( array( self::class, 'get_order_id' ), $rows ) ) );
		$products  = self::get_products( array_values( array_unique( array_merge( $ids, $orders ) ) ) );
		$coupons   = self::get_coupons( $ids );
		$customers = self::get_customers( array_values( array_unique( array_column( $rows, 'customer_id' ) ) ) );
		$origins   = self::get_origins( $orders );

		foreach ( $rows as $index => $row ) {
			$order = self::get_order_id( $row );

			$rows[ $index ]['extended_info'] = array(
				// A refund without items refers to the items of its order.
				'products'    => $products[ $row['order_id'] ] ?? $products[ $order ] ?? array(),
				'coupons'     => $coupons[ $row['order_id'] ] ?? array(),
				'customer'    => $customers[ $row['customer_id'] ] ?? (object) array(),
				'attribution' => array( 'origin' => $origins[ $order ] ?? __( 'Unknown', 'storedeck' ) ),
			);
		}

		return $rows;
	}

	/** Id of an order, or of the refunded order. */
	private static function get_order_id( array $row ): int {
		return 0 === $row['parent_id'] ? $row['order_id'] : $row['parent_id'];
	}

	/**
	 * Formatted totals, followed by the total after refunds if there are any.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the page.
	 * @return array<int, string> Order id => formatted total.
	 */
	private static function get_formatted_totals( array $rows ): array {
		$ids   = array_values( array_unique( array_map( array( self::class, 'get_order_id' ), $rows ) ) );
		$list  = Database::placeholders( $ids );
		$texts = array();

		// A converted order keeps its own currency and total here.
		$of_order = static fn( string $own, string $common ): string =>
			"CASE WHEN stats.original_currency = '' THEN stats.$common ELSE stats.$own END";
		$code     = $of_order( 'original_currency', 'currency' );
		$sum      = 'SUM( ' . Decimal::sql_units( $of_order( 'original_total', 'total_sales' ) ) . ' )';

		$total_rows = Database::rows(
			"SELECT stats.order_id AS id, $sum AS total, MAX( $code ) AS currency FROM {order_stats} stats"
			. " WHERE stats.order_id IN ( $list ) GROUP BY stats.order_id",
			$ids
		);
		$refunds    = array_column(
			Database::rows(
				"SELECT stats.parent_id AS id, $sum AS total FROM {order_stats} stats"
				. " WHERE stats.parent_id IN ( $list ) GROUP BY stats.parent_id",
				$ids
			),
			'total',
			'id'
		);

		foreach ( $total_rows as $row ) {
			$total    = Decimal::of_units( $row['total'], Decimal::SQL_SCALE );
			$refunded = Decimal::of_units( $refunds[ $row['id'] ] ?? null, Decimal::SQL_SCALE );
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
	 * Products of orders, with the names that were sold: products and variations may have others today.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, array<int, array{id: string, name: string, quantity: string}>>
	 */
	private static function get_products( array $ids ): array {
		$products = array();
		$rows     = Database::rows(
			'SELECT items.order_id AS order_id, items.product_qty AS quantity, posts.post_title AS title,'
			. ' CASE WHEN items.variation_id > 0 THEN items.variation_id ELSE items.product_id END AS id,'
			. ' names.order_item_name AS name FROM {order_product_lookup} items'
			. ' LEFT JOIN {wp:posts} posts'
			. ' ON posts.ID = CASE WHEN items.variation_id > 0 THEN items.variation_id ELSE items.product_id END'
			. ' LEFT JOIN {order_items} names ON names.order_item_id = ' . Refund_Rest::ITEM_ID
			. ' WHERE items.order_id IN ( ' . Database::placeholders( $ids ) . ' ) ORDER BY items.order_item_id',
			$ids
		);

		foreach ( $rows as $row ) {
			$products[ (int) $row['order_id'] ][] = array(
				'id'       => (string) $row['id'],
				'name'     => Text::decode( $row['name'] ?? $row['title'] ?? '' ),
				'quantity' => (string) Decimal::of( $row['quantity'] )->to_number(),
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
	private static function get_coupons( array $ids ): array {
		$coupons = array();
		$rows    = Database::rows(
			'SELECT used.order_id AS order_id, used.coupon_id AS id FROM {order_coupon_lookup} used'
			. ' WHERE used.order_id IN ( ' . Database::placeholders( $ids ) . ' ) ORDER BY used.order_id, used.coupon_id',
			$ids
		);

		$codes = Labels::find( 'coupon', array_map( 'intval', array_column( $rows, 'id' ) ) );

		foreach ( $rows as $row ) {
			$coupons[ (int) $row['order_id'] ][] = array(
				'id'   => (string) $row['id'],
				'code' => $codes[ (int) $row['id'] ],
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
	private static function get_customers( array $ids ): array {
		$customers = array();
		$rows      = Database::rows(
			'SELECT customer_id, user_id, username, first_name, last_name, email, date_last_active, date_registered,'
			. ' country, postcode, city, state FROM {customer_lookup}'
			. ' WHERE customer_id IN ( ' . Database::placeholders( $ids ) . ' )',
			$ids
		);

		foreach ( $rows as $row ) {
			$id               = (int) $row['customer_id'];
			$customers[ $id ] = Personal_Data::hide_in_customer( array( 'customer_id' => $id ) + $row, $id );
		}

		return $customers;
	}

	/**
	 * Origins of orders.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, string> Order id => origin.
	 */
	private static function get_origins( array $ids ): array {
		$origins      = array();
		$source       = Host::get_orders();
		$created_via  = $source->get_created_via( $ids );
		$attributions = Host::get_store()->has_checkout()
			? Order_Meta_Reader::read( $ids, array( Order_Origin::TYPE_META, Order_Origin::SOURCE_META ) )
			: array();

		foreach ( $ids as $id ) {
			$origins[ $id ] = Order_Origin::describe(
				$attributions[ $id ][ Order_Origin::TYPE_META ] ?? '',
				$attributions[ $id ][ Order_Origin::SOURCE_META ] ?? '',
				$created_via[ $id ] ?? ''
			);
		}

		return $origins;
	}
}
