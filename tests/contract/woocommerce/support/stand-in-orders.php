<?php
/**
 * Writes orders where WooCommerce stores them, in its order tables or in posts,
 * and fires the actions that WooCommerce fires afterwards.
 *
 * An order is an array of `type`, `status` (with the prefix wc-), `currency`,
 * `total`, `tax`, `shipping`, `shipping_tax`, `user`, `email`, `billing`, `parent`,
 * `created`, `paid` and `completed` (GMT), `via`, and `items`, each with `type`,
 * `name` and `meta`. All have defaults.
 */

// phpcs:disable -- Test code, not a part of the plugin.

namespace Stand_In;

use Automattic\WooCommerce\Utilities\OrderUtil;

const BILLING = array( 'first_name', 'last_name', 'city', 'state', 'postcode', 'country' );

/** An order as actions pass it. */
final class Order {
	public function __construct( private int $id ) {}

	public function get_id(): int {
		return $this->id;
	}
}

function has_tables(): bool {
	return OrderUtil::custom_orders_table_usage_is_enabled();
}

/** Runs code without any hooks: no plugin notices what it writes. */
function silently( callable $write ) {
	global $wp_filter;

	$hooks     = $wp_filter;
	$wp_filter = array();

	try {
		return $write();
	} finally {
		$wp_filter = $hooks;
	}
}

/** Creates an order with its items. */
function create_order( array $order ): int {
	$id = insert_order( $order );

	foreach ( $order['items'] ?? array() as $item ) {
		add_item( $id, $item );
	}

	do_action( 'woocommerce_new_order', $id, new Order( $id ) );
	do_action( 'woocommerce_after_order_object_save', new Order( $id ), null );

	return $id;
}

/** Changes columns of an order. */
function update_order( int $id, array $changes ): void {
	write_columns( $id, $changes );

	do_action( 'woocommerce_update_order', $id, new Order( $id ) );

	if ( isset( $changes['status'] ) ) {
		do_action( 'woocommerce_order_status_changed', $id, '', substr( $changes['status'], 3 ), new Order( $id ) );
	}

	do_action( 'woocommerce_after_order_object_save', new Order( $id ), null );
}

/** Creates a refund. Its amounts are negative. */
function create_refund( int $order, array $refund ): int {
	$id = insert_order( $refund + array( 'type' => 'shop_order_refund', 'status' => 'wc-completed', 'parent' => $order, 'paid' => null, 'email' => '' ) );

	foreach ( $refund['items'] ?? array() as $item ) {
		add_item( $id, $item );
	}

	do_action( 'woocommerce_after_order_refund_object_save', new Order( $id ), null );
	do_action( 'woocommerce_refund_created', $id, array() );
	do_action( 'woocommerce_order_refunded', $order, $id );

	return $id;
}

function delete_refund( int $id ): void {
	apply_filters( 'woocommerce_pre_delete_order_refund', null, new Order( $id ), true );
	delete_rows( $id );
	do_action( 'woocommerce_delete_order_refund', $id );
}

function trash_order( int $id ): void {
	if ( has_tables() ) {
		write_columns( $id, array( 'status' => 'trash' ) );
	} else {
		wp_trash_post( $id );
	}

	do_action( 'woocommerce_trash_order', $id );
}

function untrash_order( int $id, string $status ): void {
	if ( has_tables() ) {
		write_columns( $id, array( 'status' => $status ) );
	} else {
		wp_untrash_post( $id );
		write_columns( $id, array( 'status' => $status ) );
	}

	do_action( 'woocommerce_untrash_order', $id, $status );
}

function delete_order( int $id ): void {
	apply_filters( 'woocommerce_pre_delete_order', null, new Order( $id ), true );
	delete_rows( $id );
	do_action( 'woocommerce_delete_order', $id );
}

/** Adds an item to an order. */
function add_item( int $order, array $item ): int {
	global $wpdb;

	insert_row( 'woocommerce_order_items', array( 'order_item_name' => $item['name'] ?? 'Item', 'order_item_type' => $item['type'], 'order_id' => $order ) );

	$id = (int) $wpdb->insert_id;

	do_action( 'woocommerce_new_order_item', $id, null, $order );

	foreach ( $item['meta'] ?? array() as $key => $value ) {
		add_metadata( 'order_item', $id, $key, $value );
	}

	return $id;
}

function remove_item( int $id ): void {
	global $wpdb;

	do_action( 'woocommerce_before_delete_order_item', $id );
	$wpdb->delete( $wpdb->prefix . 'woocommerce_order_items', array( 'order_item_id' => $id ) );
	$wpdb->delete( $wpdb->order_itemmeta, array( 'order_item_id' => $id ) );
	do_action( 'woocommerce_delete_order_item', $id );
}

/** IDs of the items of an order. */
function get_items( int $order ): array {
	global $wpdb;

	return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT order_item_id FROM {$wpdb->prefix}woocommerce_order_items WHERE order_id = %d ORDER BY order_item_id", $order ) ) );
}

/** Creates a product. WooCommerce stores products in posts. */
function create_product( string $name, array $meta = array() ): int {
	$id = wp_insert_post( array( 'post_type' => 'product', 'post_title' => $name, 'post_status' => 'publish' ), true );

	foreach ( $meta + array( '_regular_price' => '10', '_price' => '10', '_sku' => $name, '_stock_status' => 'instock' ) as $key => $value ) {
		update_post_meta( $id, $key, $value );
	}

	do_action( 'woocommerce_new_product', $id, null );

	return $id;
}

/** Inserts an order without its items. */
function insert_order( array $order ): int {
	$order += array(
		'type'         => 'shop_order',
		'status'       => 'wc-completed',
		'currency'     => get_option( 'woocommerce_currency' ),
		'total'        => '0',
		'tax'          => '0',
		'shipping'     => '0',
		'shipping_tax' => '0',
		'user'         => 0,
		'email'        => 'guest@example.test',
		'billing'      => array(),
		'parent'       => 0,
		'created'      => '2024-05-10 12:00:00',
		'completed'    => null,
		'via'          => 'checkout',
	);
	$order += array( 'paid' => $order['created'] );

	// With order tables the post only reserves the ID.
	$id = wp_insert_post(
		array(
			'post_type'     => has_tables() ? 'shop_order_placehold' : $order['type'],
			'post_status'   => has_tables() ? 'draft' : $order['status'],
			'post_date'     => get_date_from_gmt( $order['created'] ),
			'post_date_gmt' => $order['created'],
			'post_parent'   => has_tables() ? 0 : $order['parent'],
			'post_title'    => 'Order',
		),
		true
	);

	if ( has_tables() ) {
		insert_row( 'wc_orders', array( 'id' => $id, 'type' => $order['type'], 'date_created_gmt' => $order['created'], 'parent_order_id' => $order['parent'] ) );
		insert_row( 'wc_order_operational_data', array( 'order_id' => $id ) );

		if ( 'shop_order' === $order['type'] ) {
			insert_row( 'wc_order_addresses', array( 'order_id' => $id, 'address_type' => 'billing' ) );
		}
	}

	write_columns( $id, array_diff_key( $order, array_flip( array( 'type', 'items', 'parent', has_tables() ? '' : 'status', 'created' ) ) ) );

	return $id;
}

/** Writes columns of an order. */
function write_columns( int $id, array $columns ): void {
	if ( has_tables() ) {
		write_tables( $id, $columns );
	} else {
		write_post( $id, $columns );
	}
}

function write_tables( int $id, array $columns ): void {
	global $wpdb;

	$names = array(
		'wc_orders'                 => array( 'status' => 'status', 'currency' => 'currency', 'total' => 'total_amount', 'tax' => 'tax_amount', 'user' => 'customer_id', 'email' => 'billing_email', 'created' => 'date_created_gmt', 'type' => 'type' ),
		'wc_order_operational_data' => array( 'paid' => 'date_paid_gmt', 'completed' => 'date_completed_gmt', 'shipping' => 'shipping_total_amount', 'shipping_tax' => 'shipping_tax_amount', 'via' => 'created_via' ),
	);

	// WooCommerce stores both taxes here.
	if ( isset( $columns['tax'] ) ) {
		$columns['tax'] = (string) ( $columns['tax'] + ( $columns['shipping_tax'] ?? 0 ) );
	}

	foreach ( $names as $table => $map ) {
		$row = array();

		foreach ( array_intersect_key( $map, $columns ) as $key => $column ) {
			$row[ $column ] = $columns[ $key ];
		}

		if ( $row ) {
			$wpdb->update( $wpdb->prefix . $table, $row, array( 'wc_orders' === $table ? 'id' : 'order_id' => $id ) );
		}
	}

	if ( ! empty( $columns['billing'] ) ) {
		$wpdb->update( "{$wpdb->prefix}wc_order_addresses", $columns['billing'], array( 'order_id' => $id ) );
	}
}

function write_post( int $id, array $columns ): void {
	$post = array();

	if ( isset( $columns['status'] ) ) {
		$post['post_status'] = $columns['status'];
	}

	if ( isset( $columns['created'] ) ) {
		$post += array( 'post_date' => get_date_from_gmt( $columns['created'] ), 'post_date_gmt' => $columns['created'], 'edit_date' => true );
	}

	if ( $post ) {
		wp_update_post( array( 'ID' => $id ) + $post );
	}

	$keys = array( 'currency' => '_order_currency', 'total' => '_order_total', 'tax' => '_order_tax', 'shipping' => '_order_shipping', 'shipping_tax' => '_order_shipping_tax', 'user' => '_customer_user', 'email' => '_billing_email', 'via' => '_created_via' );

	foreach ( array_intersect_key( $keys, $columns ) as $name => $key ) {
		update_post_meta( $id, $key, $columns[ $name ] );
	}

	// Both the timestamp and the date in site time that earlier versions wrote.
	foreach ( array( 'paid', 'completed' ) as $name ) {
		if ( array_key_exists( $name, $columns ) ) {
			update_post_meta( $id, "_date_$name", $columns[ $name ] ? strtotime( $columns[ $name ] . ' UTC' ) : '' );
			update_post_meta( $id, "_{$name}_date", $columns[ $name ] ? get_date_from_gmt( $columns[ $name ] ) : '' );
		}
	}

	foreach ( $columns['billing'] ?? array() as $key => $value ) {
		update_post_meta( $id, "_billing_$key", $value );
	}
}

/** Deletes an order and its items. */
function delete_rows( int $id ): void {
	global $wpdb;

	foreach ( get_items( $id ) as $item ) {
		$wpdb->delete( $wpdb->order_itemmeta, array( 'order_item_id' => $item ) );
	}

	$wpdb->delete( "{$wpdb->prefix}woocommerce_order_items", array( 'order_id' => $id ) );

	if ( has_tables() ) {
		foreach ( array( 'wc_orders' => 'id', 'wc_order_addresses' => 'order_id', 'wc_order_operational_data' => 'order_id' ) as $table => $column ) {
			$wpdb->delete( $wpdb->prefix . $table, array( $column => $id ) );
		}
	}

	wp_delete_post( $id, true );
}

function insert_row( string $table, array $row ): void {
	global $wpdb;

	if ( false === $wpdb->insert( $wpdb->prefix . $table, $row ) ) {
		throw new \RuntimeException( "$table: $wpdb->last_error" );
	}
}
