<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the order tables of this plugin, which are those of WooCommerce's
 * high-performance order storage.
 */
final class Order_Tables implements Order_Source {

	/** Columns by the meta key of orders in posts. */
	private const PARTS = array(
		'_payment_method'       => 'orders.payment_method',
		'_payment_method_title' => 'orders.payment_method_title',
		'_transaction_id'       => 'orders.transaction_id',
		'_customer_ip_address'  => 'orders.ip_address',
		'_customer_user_agent'  => 'orders.user_agent',
		'_order_currency'       => 'orders.currency',
		'_created_via'          => 'data.created_via',
		'_cart_hash'            => 'data.cart_hash',
		'_order_key'            => 'data.order_key',
		'_order_version'        => 'data.woocommerce_version',
	);

	/** Types of addresses and their columns: the meta key is `_{type}_{column}`. */
	private const ADDRESSES = array( 'billing', 'shipping' );
	public const ADDRESS    = array(
		'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode',
		'country', 'email', 'phone',
	);

	public function get_orders_sql(): string {
		return Database::table( 'orders' );
	}

	public function read( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$orders = array();

		foreach ( Database::rows(
			'SELECT orders.id, orders.parent_order_id, orders.type, orders.status, orders.currency, orders.total_amount,'
				. ' orders.tax_amount, orders.customer_id, orders.billing_email, orders.date_created_gmt, orders.payment_method,'
				. ' orders.payment_method_title, data.date_paid_gmt, data.date_completed_gmt, data.shipping_total_amount,'
				. ' data.shipping_tax_amount, data.created_via FROM {orders} orders'
				. ' LEFT JOIN {order_operational_data} data ON data.order_id = orders.id WHERE orders.id IN ( %d )'
				. " AND orders.type IN ( 'shop_order', 'shop_order_refund' ) ORDER BY orders.id",
			array( $ids )
		) as $row ) {
			$orders[ (int) $row['id'] ] = array(
				'id'             => (int) $row['id'],
				'parent_id'      => 'shop_order_refund' === $row['type'] ? (int) $row['parent_order_id'] : 0,
				'customer'       => 0,
				'status'         => (string) $row['status'],
				'currency'       => (string) $row['currency'],
				'created'        => self::get_creation_date( $row['date_created_gmt'], $row['date_paid_gmt'], $row['date_completed_gmt'] ),
				'paid'           => $row['date_paid_gmt'],
				'completed'      => $row['date_completed_gmt'],
				'total'          => (string) $row['total_amount'],
				'tax'            => (string) $row['tax_amount'],
				'shipping'       => (string) $row['shipping_total_amount'],
				'shipping_tax'   => (string) $row['shipping_tax_amount'],
				'payment_method' => (string) $row['payment_method'],
				'payment_title'  => (string) $row['payment_method_title'],
				'created_via'    => (string) $row['created_via'],
				'user'           => (int) $row['customer_id'],
				'email'          => (string) $row['billing_email'],
				'billing'        => array(),
				'delivery'       => array(),
			);
		}

		self::add_addresses( $orders );

		return $orders;
	}

	public function get_created_via( array $ids ): array {
		return array() === $ids ? array() : array_map(
			'strval',
			array_column(
				Database::rows( 'SELECT order_id, created_via FROM {order_operational_data} WHERE order_id IN ( %d )', array( $ids ) ),
				'created_via',
				'order_id'
			)
		);
	}

	public function read_parts( array $ids, array $keys ): array {
		$columns = array_intersect_key( self::get_part_columns(), array_flip( $keys ) );

		if ( array() === $ids || array() === $columns ) {
			return array();
		}

		$select = array();
		$values = array();
		$joins  = array( ' LEFT JOIN {order_operational_data} data ON data.order_id = orders.id' );

		foreach ( array_values( $columns ) as $index => $column ) {
			$select[] = "$column AS part_$index";
		}

		foreach ( self::ADDRESSES as $type ) {
			$joins[] = " LEFT JOIN {order_addresses} $type ON $type.order_id = orders.id AND $type.address_type = '$type'";
		}

		foreach ( Database::rows(
			'SELECT orders.id, ' . implode( ', ', $select ) . ' FROM {orders} orders' . implode( '', $joins )
				. ' WHERE orders.id IN ( %d )',
			array( $ids )
		) as $row ) {
			$parts = array_combine( array_keys( $columns ), array_map( 'strval', array_slice( array_values( $row ), 1 ) ) );

			$values[ (int) $row['id'] ] = array_filter( $parts, 'strlen' );
		}

		return $values;
	}

	/**
	 * Columns of the parts of orders.
	 *
	 * @return array<string, string> By meta key.
	 */
	private static function get_part_columns(): array {
		$columns = self::PARTS;

		foreach ( self::ADDRESSES as $type ) {
			foreach ( self::ADDRESS as $column ) {
				$columns[ "_{$type}_$column" ] = "$type.$column";
			}
		}

		return $columns;
	}

	public function get_meta_table(): array {
		return array( '{orders_meta}', 'order_id' );
	}

	public function get_search_interval(): int {
		return 10;
	}

	/**
	 * Date on which an order was created. Without it, reports count an order on the first of its other dates.
	 *
	 * @param string|null ...$dates GMT dates, in the order of their rank.
	 * @return string GMT date; empty if there is none.
	 */
	public static function get_creation_date( ?string ...$dates ): string {
		return (string) current( array_filter( $dates, static fn( ?string $date ): bool => (int) $date > 0 ) );
	}

	/**
	 * Adds addresses.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders by id.
	 */
	private static function add_addresses( array &$orders ): void {
		if ( array() === $orders ) {
			return;
		}

		foreach ( Database::rows(
			'SELECT order_id, address_type, first_name, last_name, country, postcode, city, state, email FROM {order_addresses}'
				. " WHERE address_type IN ( 'billing', 'shipping' ) AND order_id IN ( %d )",
			array( array_keys( $orders ) )
		) as $row ) {
			$id      = (int) $row['order_id'];
			$address = array_map( 'strval', array_diff_key( $row, array_flip( array( 'order_id', 'address_type', 'email' ) ) ) );

			if ( 'shipping' === $row['address_type'] ) {
				$orders[ $id ]['delivery'] = $address;
				continue;
			}

			$orders[ $id ]['billing'] = $address;
			$orders[ $id ]['email']   = '' === $orders[ $id ]['email'] ? (string) $row['email'] : $orders[ $id ]['email'];
		}
	}
}
