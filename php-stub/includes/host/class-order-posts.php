<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Reads orders that WooCommerce stores as posts with post meta.
 */
final class Order_Posts implements Order_Source {

	/** Parts of an address. */
	private const ADDRESS = array( 'first_name', 'last_name', 'country', 'postcode', 'city', 'state' );

	public function get_orders_sql(): string {
		return '( SELECT posts.ID AS id, posts.post_type AS type, posts.post_status AS status, posts.post_parent AS parent_order_id,'
			. " NULLIF( posts.post_date_gmt, '0000-00-00 00:00:00' ) AS date_created_gmt,"
			. ' posts.post_modified_gmt AS date_updated_gmt FROM ' . Database::table( 'wp:posts' )
			. " posts WHERE posts.post_type IN ( 'shop_order', 'shop_order_refund' ) )";
	}

	public function read( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$orders = array();
		$rows   = Database::rows(
			'SELECT orders.id, orders.type, orders.status, orders.parent_order_id, orders.date_created_gmt FROM '
				. $this->get_orders_sql() . ' orders WHERE orders.id IN ( %d ) ORDER BY orders.id',
			array( $ids )
		);
		$metas  = self::get_metas( array_map( 'intval', array_column( $rows, 'id' ) ) );

		foreach ( $rows as $row ) {
			$id        = (int) $row['id'];
			$meta      = $metas[ $id ] ?? array();
			$paid      = self::get_date( $meta, 'paid' );
			$completed = self::get_date( $meta, 'completed' );

			$orders[ $id ] = array(
				'id'             => $id,
				'parent_id'      => 'shop_order_refund' === $row['type'] ? (int) $row['parent_order_id'] : 0,
				'customer'       => 0,
				'status'         => (string) $row['status'],
				'currency'       => $meta['_order_currency'] ?? '',
				'created'        => Order_Tables::get_creation_date( $row['date_created_gmt'], $paid, $completed ),
				'paid'           => $paid,
				'completed'      => $completed,
				'total'          => $meta['_order_total'] ?? '0',
				'tax'            => self::add( $meta['_order_tax'] ?? '0', $meta['_order_shipping_tax'] ?? '0' ),
				'shipping'       => $meta['_order_shipping'] ?? '0',
				'shipping_tax'   => $meta['_order_shipping_tax'] ?? '0',
				'payment_method' => $meta['_payment_method'] ?? '',
				'payment_title'  => $meta['_payment_method_title'] ?? '',
				'created_via'    => $meta['_created_via'] ?? '',
				'user'           => (int) ( $meta['_customer_user'] ?? 0 ),
				'email'          => $meta['_billing_email'] ?? '',
				'billing'        => self::get_address( $meta, 'billing' ),
				'delivery'       => self::get_address( $meta, 'shipping' ),
			);
		}

		return $orders;
	}

	public function get_created_via( array $ids ): array {
		return array_map( static fn( array $meta ): string => $meta['_created_via'] ?? '', self::get_metas( $ids ) );
	}

	public function read_parts( array $ids, array $keys ): array {
		return array();
	}

	public function get_meta_table(): array {
		return array( '{wp:postmeta}', 'post_id' );
	}

	public function get_search_interval(): int {
		// So that each hourly event searches.
		return 50 * MINUTE_IN_SECONDS;
	}

	/**
	 * Post meta that describes orders.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array<string, string>> Values by id and key.
	 */
	private static function get_metas( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$keys  = array(
			'_order_currency',
			'_order_total',
			'_order_tax',
			'_order_shipping',
			'_order_shipping_tax',
			'_customer_user',
			'_billing_email',
			'_created_via',
			'_payment_method',
			'_payment_method_title',
			'_date_paid',
			'_paid_date',
			'_date_completed',
			'_completed_date',
			...array_map( static fn( string $part ): string => "_billing_$part", self::ADDRESS ),
			...array_map( static fn( string $part ): string => "_shipping_$part", self::ADDRESS ),
		);
		$metas = array();

		// The first of several values counts, as in get_post_meta().
		foreach ( Database::rows(
			'SELECT post_id, meta_key, meta_value FROM {wp:postmeta} WHERE post_id IN ( %d ) AND meta_key IN ( %s ) ORDER BY meta_id DESC',
			array( $ids, $keys )
		) as $row ) {
			$metas[ (int) $row['post_id'] ][ (string) $row['meta_key'] ] = (string) $row['meta_value'];
		}

		return $metas;
	}

	/**
	 * Date on which an order was paid or completed. Orders of earlier versions
	 * have only a date in site time.
	 *
	 * @param array<string, string> $meta Meta.
	 * @param string                $name paid or completed.
	 * @return string|null GMT date.
	 */
	private static function get_date( array $meta, string $name ): ?string {
		$timestamp = $meta[ "_date_$name" ] ?? '';

		if ( is_numeric( $timestamp ) ) {
			return gmdate( 'Y-m-d H:i:s', (int) $timestamp );
		}

		$date = $meta[ "_{$name}_date" ] ?? '';

		return 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $date ) ? get_gmt_from_date( $date ) : null;
	}

	/**
	 * Sum of two amounts.
	 */
	private static function add( string $first, string $second ): string {
		return Decimal::of( $first )->plus( Decimal::of( $second ) )->to_string();
	}

	/**
	 * Address.
	 *
	 * @param array<string, string> $meta Meta.
	 * @param string                $type billing or shipping.
	 * @return array<string, string>
	 */
	private static function get_address( array $meta, string $type ): array {
		$address = array();

		foreach ( self::ADDRESS as $part ) {
			$address[ $part ] = $meta[ "_{$type}_$part" ] ?? '';
		}

		return $address;
	}
}
