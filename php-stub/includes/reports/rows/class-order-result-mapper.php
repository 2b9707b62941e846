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

	/** Meta keys of WooCommerce's order attribution. */
	private const TYPE_META   = '_wc_order_attribution_source_type';
	private const SOURCE_META = '_wc_order_attribution_utm_source';

	public static function map( array $rows, array $params ): array {
		if ( array() === $rows ) {
			return $rows;
		}

		// A refund has the number and the total of its order.
		$orders  = array_map( static fn( array $row ): int => 0 === $row['parent_id'] ? $row['order_id'] : $row['parent_id'], $rows );
		$ids     = array_values( array_unique( $orders ) );
		$totals  = self::get_formatted_totals( $ids );
		$numbers = Order_Numbers::get( $orders );
		$rows    = empty( $params['extended_info'] ) ? $rows : self::add_extended_info( $rows, $orders );

		foreach ( $orders as $index => $order ) {
			$rows[ $index ]['order_number']    = $numbers[ $order ] ?? $order;
			$rows[ $index ]['total_formatted'] = $totals[ $order ] ?? Price::format( Decimal::of( $rows[ $index ]['total_sales'] ) );
		}

		return $rows;
	}

	/**
	 * Adds `extended_info`.
	 *
	 * @param array<int, array<string, mixed>> $rows   Rows of the page.
	 * @param int[]                            $orders Order of each row.
	 * @return array<int, array<string, mixed>>
	 */
	private static function add_extended_info( array $rows, array $orders ): array {
		$ids       = array_column( $rows, 'order_id' );
		$products  = self::get_products( array_values( array_unique( array( ...$ids, ...$orders ) ) ) );
		$coupons   = self::get_coupons( $ids );
		$customers = self::get_customers( array_values( array_unique( array_column( $rows, 'customer_id' ) ) ) );
		$origins   = self::get_origins( array_values( array_unique( $orders ) ) );

		foreach ( $rows as $index => $row ) {
			$rows[ $index ]['extended_info'] = array(
				// A refund without items refers to the items of its order.
				'products'    => $products[ $row['order_id'] ] ?? $products[ $orders[ $index ] ] ?? array(),
				'coupons'     => $coupons[ $row['order_id'] ] ?? array(),
				'customer'    => $customers[ $row['customer_id'] ] ?? (object) array(),
				'attribution' => array( 'origin' => $origins[ $orders[ $index ] ] ?? __( 'Unknown', 'storedeck' ) ),
			);
		}

		return $rows;
	}

	/**
	 * Formatted totals, followed by the total after refunds if there are any.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, string> Order id => formatted total.
	 */
	private static function get_formatted_totals( array $ids ): array {
		// A converted order keeps its own currency and total here.
		$of_order = static fn( string $own, string $common ): string =>
			"CASE WHEN stats.original_currency = '' THEN stats.$common ELSE stats.$own END";
		$code     = $of_order( 'original_currency', 'currency' );
		$total    = Decimal::sql_units( $of_order( 'original_total', 'total_sales' ) );
		$read     = static fn( string $key ): array => self::read(
			"SELECT stats.$key AS row_id, SUM( $total ) AS total, MAX( $code ) AS currency FROM {order_stats} stats"
				. " WHERE stats.$key IN ( {ids} ) GROUP BY stats.$key",
			$ids
		);
		$refunds  = $read( 'parent_id' );

		return array_map(
			static function ( array $rows ) use ( $refunds ): string {
				list( 'row_id' => $id, 'total' => $units, 'currency' => $currency ) = $rows[0];

				$total    = Decimal::of_units( $units, Decimal::SQL_SCALE );
				$refunded = Decimal::of_units( $refunds[ $id ][0]['total'] ?? null, Decimal::SQL_SCALE );
				$after    = $refunded->is_zero() ? '' : ' ' . Price::format( $total->plus( $refunded ), (string) $currency );

				return Price::format( $total, (string) $currency ) . $after;
			},
			$read( 'order_id' )
		);
	}

	/**
	 * Products of orders, with the names that were sold: products and variations may have others today.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, array<int, array{id: string, name: string, quantity: string}>>
	 */
	private static function get_products( array $ids ): array {
		$sold = 'CASE WHEN items.variation_id > 0 THEN items.variation_id ELSE items.product_id END';
		$rows = self::read(
			"SELECT items.order_id AS row_id, items.product_qty AS quantity, posts.post_title AS title, $sold AS id,"
				. " names.order_item_name AS name FROM {order_product_lookup} items LEFT JOIN {wp:posts} posts ON posts.ID = $sold"
				. ' LEFT JOIN {order_items} names ON names.order_item_id = ' . Refund_Rest::ITEM_ID
				. ' WHERE items.order_id IN ( {ids} ) ORDER BY items.order_item_id',
			$ids
		);

		$describe = static fn( array $row ): array => array(
			'id'       => (string) $row['id'],
			'name'     => Text::decode( $row['name'] ?? $row['title'] ?? '' ),
			'quantity' => (string) Decimal::of( $row['quantity'] )->to_number(),
		);

		return array_map( static fn( array $items ): array => array_map( $describe, $items ), $rows );
	}

	/**
	 * Coupons of orders.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 * @return array<int, array<int, array{id: string, code: string}>>
	 */
	private static function get_coupons( array $ids ): array {
		$rows  = self::read(
			'SELECT used.order_id AS row_id, used.coupon_id AS id FROM {order_coupon_lookup} used'
				. ' WHERE used.order_id IN ( {ids} ) ORDER BY used.order_id, used.coupon_id',
			$ids
		);
		$codes = Labels::find( 'coupon', array_map( 'intval', array_column( array_merge( ...array_values( $rows ) ), 'id' ) ) );

		$describe = static fn( array $row ): array => array( 'id' => (string) $row['id'], 'code' => $codes[ (int) $row['id'] ] );

		return array_map( static fn( array $coupons ): array => array_map( $describe, $coupons ), $rows );
	}

	/**
	 * Customers by id.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, mixed>>
	 */
	private static function get_customers( array $ids ): array {
		$rows = Database::rows(
			'SELECT customer_id, user_id, username, first_name, last_name, email, date_last_active, date_registered,'
			. ' country, postcode, city, state FROM {customer_lookup}'
			. ' WHERE customer_id IN ( ' . Database::placeholders( $ids ) . ' )',
			$ids
		);

		return array_map(
			static function ( array $row ): array {
				$id = (int) $row['customer_id'];

				return Personal_Data::hide_in_customer( array( 'customer_id' => $id ) + $row, $id );
			},
			array_column( $rows, null, 'customer_id' )
		);
	}

	/**
	 * Rows of the database by their `row_id`.
	 *
	 * @param string $sql Trusted SQL with {ids}.
	 * @param int[]  $ids Ids.
	 * @return array<int, list<array<string, string|null>>>
	 */
	private static function read( string $sql, array $ids ): array {
		$found = array();

		foreach ( Database::rows( str_replace( '{ids}', Database::placeholders( $ids ), $sql ), $ids ) as $row ) {
			$found[ (int) $row['row_id'] ][] = $row;
		}

		return $found;
	}

	/**
	 * Origins of orders.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, string> Order id => origin.
	 */
	private static function get_origins( array $ids ): array {
		$created_via  = Host::get_orders()->get_created_via( $ids );
		$attributions = Host::get_store()->has_checkout()
			? Order_Meta_Reader::read( $ids, array( self::TYPE_META, self::SOURCE_META ) )
			: array();

		return array_map(
			static fn( int $id ): string => self::describe_origin(
				$attributions[ $id ][ self::TYPE_META ] ?? '',
				$attributions[ $id ][ self::SOURCE_META ] ?? '',
				$created_via[ $id ] ?? ''
			),
			array_combine( $ids, $ids )
		);
	}

	/**
	 * Describes where a customer came from, for example `Organic: Google`.
	 *
	 * @param string $type        Type of the source: utm, organic, referral, typein, mobile_app or admin; empty if unknown.
	 * @param string $source      Name of the source, for example `google` or `(direct)`.
	 * @param string $created_via How the order was created, for example `checkout` or `admin`.
	 */
	public static function describe_origin( string $type, string $source, string $created_via ): string {
		$name = ucfirst( trim( $source, '()' ) );

		return match ( '' === $type && 'admin' === $created_via ? 'admin' : $type ) {
			/* translators: %s: name of a campaign's source. */
			'utm'        => sprintf( __( 'Source: %s', 'storedeck' ), $name ),
			/* translators: %s: name of a search engine. */
			'organic'    => sprintf( __( 'Organic: %s', 'storedeck' ), $name ),
			/* translators: %s: name of a site. */
			'referral'   => sprintf( __( 'Referral: %s', 'storedeck' ), $name ),
			'typein'     => _x( 'Direct', 'origin of an order', 'storedeck' ),
			'mobile_app' => __( 'Mobile app', 'storedeck' ),
			'admin'      => __( 'Web admin', 'storedeck' ),
			default      => __( 'Unknown', 'storedeck' ),
		};
	}
}
