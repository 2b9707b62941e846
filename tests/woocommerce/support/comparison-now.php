<?php
/**
 * Products and customers that both engines count differently, created through
 * WooCommerce's functions, in a demo store that both count alike.
 *
 * Loaded by the tests into a WordPress with WooCommerce.
 */

// phpcs:disable -- Test code, not a part of the plugin.

use Automattic\WooCommerce\Internal\Admin\Schedulers\CustomersScheduler;
use Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler;

/** Marks what the test creates. */
const NOW_NAME   = 'Comparison now';
const NOW_DOMAIN = '@now.example.com';

/** Rows that WooCommerce had of the orders, before the test. */
const NOW_TABLES = array( 'order_stats', 'order_product_lookup', 'order_tax_lookup', 'order_coupon_lookup', 'customer_lookup' );

/** A simple product with stock. */
function now_product( string $status, array $props = array() ): WC_Product {
	$product = new WC_Product_Simple();
	$product->set_props( $props + array( 'name' => NOW_NAME, 'status' => $status, 'regular_price' => '10' ) );
	$product->save();

	return $product;
}

/** A variable product with variations that are in stock. */
function now_variable( string $status, array $variations, array $props = array() ): int {
	$product = new WC_Product_Variable();
	$product->set_props( $props + array( 'name' => NOW_NAME, 'status' => $status ) );
	$product->save();

	foreach ( $variations as $values ) {
		$variation = new WC_Product_Variation();
		$variation->set_props( $values + array( 'parent_id' => $product->get_id(), 'regular_price' => '10', 'status' => 'publish' ) );
		$variation->save();
	}

	return $product->get_id();
}

/** A paid order of a guest or a user. */
function now_order( int $user, string $email, float $total, array $props = array() ): WC_Order {
	$order = wc_create_order( array( 'customer_id' => $user ) );
	$order->set_props( $props + array( 'billing_email' => $email, 'total' => $total, 'date_paid' => time(), 'status' => 'completed' ) );
	$order->save();

	return $order;
}

/** A user with an account of the store. */
function now_user( string $name ): int {
	return wp_insert_user( array( 'user_login' => "now-$name", 'user_email' => $name . NOW_DOMAIN, 'user_pass' => wp_generate_password(), 'role' => 'customer' ) );
}

/** Everything that both count alike: WooCommerce's lookup table and the demo orders. */
function now_prepare(): bool {
	global $wpdb;

	$before = array();

	foreach ( NOW_TABLES as $table ) {
		$before[ $table ] = $wpdb->get_col( "SELECT DISTINCT " . ( 'customer_lookup' === $table ? 'customer_id' : 'order_id' ) . " FROM {$wpdb->prefix}wc_$table" );
	}

	update_option( 'now_before', $before, false );
	wc_update_product_lookup_tables();
	array_map( 'wc_update_product_lookup_tables_column', array( 'stock_quantity', 'stock_status' ) );
	as_unschedule_all_actions( 'wc_update_product_lookup_tables_column' );
	as_unschedule_all_actions( 'wc-admin_import_orders' );

	foreach ( get_users( array( 'role' => 'customer', 'fields' => 'ID' ) ) as $user ) {
		CustomersScheduler::import( (int) $user );
	}

	now_import( 'shop_order' );
	now_import( 'shop_order_refund' );

	return true;
}

/** Lets WooCommerce import all orders. */
function now_import( string $type = 'shop_order' ): bool {
	as_unschedule_all_actions( 'wc-admin_import_orders' );

	foreach ( wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'type' => $type ) ) as $id ) {
		OrdersScheduler::import( $id );
	}

	WC_Cache_Helper::get_transient_version( 'woocommerce_reports', true );

	return true;
}

/** Lets WooCommerce count the products again at the next request. */
function now_clear_counts(): bool {
	foreach ( array( 'wc_admin_product_count', 'wc_admin_stock_count_lowstock', ...array_map( fn( $status ) => "wc_admin_stock_count_$status", array_keys( wc_get_product_stock_status_options() ) ) ) as $name ) {
		delete_transient( $name );
	}

	return true;
}

/** Products that both engines count differently. */
function now_create_products(): bool {
	global $wpdb;

	$in_stock = array( 'stock_status' => 'instock' );

	now_product( 'private', $in_stock );
	now_variable( 'publish', array( $in_stock, array( 'status' => 'private', 'stock_status' => 'outofstock' ) ), $in_stock );
	now_variable( 'draft', array( $in_stock, array( 'stock_status' => 'onbackorder' ) ) );
	now_product( 'publish', $in_stock )->delete();

	// Deleted in the database, as by scripts that clean up.
	$wpdb->delete( $wpdb->posts, array( 'ID' => now_variable( 'publish', array( $in_stock ) ) ) );

	$managed = array( 'manage_stock' => true, 'stock_quantity' => 5 );
	// Low for the product, not for the store.
	now_variable( 'publish', array( $managed ), array( 'manage_stock' => true, 'stock_quantity' => 50, 'low_stock_amount' => 8 ) );
	$wpdb->update( $wpdb->prefix . 'wc_product_meta_lookup', array( 'stock_status' => 'outofstock' ), array( 'product_id' => now_product( 'publish', $in_stock )->get_id() ) );

	return now_clear_counts();
}

/** Customers that both engines count differently. */
function now_create_customers(): bool {
	now_user( 'idle' );
	now_order( 0, '', 50 );
	now_order( now_user( 'euro' ), 'euro' . NOW_DOMAIN, 70, array( 'currency' => 'EUR' ) );
	now_order( 0, 'unpaid' . NOW_DOMAIN, 80, array( 'status' => 'on-hold', 'date_paid' => null ) );
	$refunded = now_order( 0, 'refunded' . NOW_DOMAIN, 40 );
	wc_create_refund( array( 'order_id' => $refunded->get_id(), 'amount' => 15 ) );
	now_order( now_user( 'gone' ), 'gone' . NOW_DOMAIN, 30 );
	now_order( 0, 'missing' . NOW_DOMAIN, 20 );

	return true;
}

/** WooCommerce imports the orders. One account is deleted, one order is not imported, one row is left over. */
function now_import_customers(): bool {
	global $wpdb;

	require_once ABSPATH . 'wp-admin/includes/user.php';
	now_import( 'shop_order' );
	now_import( 'shop_order_refund' );
	wp_delete_user( get_user_by( 'login', 'now-gone' )->ID );

	$missing = wc_get_orders( array( 'billing_email' => 'missing' . NOW_DOMAIN, 'return' => 'ids' ) )[0];
	$wpdb->delete( $wpdb->prefix . 'wc_order_stats', array( 'order_id' => $missing ) );
	$wpdb->insert( $wpdb->prefix . 'wc_customer_lookup', array( 'first_name' => '', 'last_name' => '', 'email' => 'left' . NOW_DOMAIN ) );
	WC_Cache_Helper::get_transient_version( 'woocommerce_reports', true );

	return true;
}

/** Deletes everything again. */
function now_delete(): bool {
	global $wpdb;

	require_once ABSPATH . 'wp-admin/includes/user.php';

	$orphans = "SELECT orphan.ID FROM $wpdb->posts orphan LEFT JOIN $wpdb->posts parent ON parent.ID = orphan.post_parent WHERE orphan.post_type = 'product_variation' AND parent.ID IS NULL";

	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type IN ( 'product', 'product_variation' ) AND post_title LIKE '" . NOW_NAME . "%' UNION $orphans" ) as $id ) {
		wp_delete_post( (int) $id, true );
	}

	foreach ( wc_get_orders( array( 'limit' => -1, 'type' => 'shop_order', 'date_created' => '>=' . gmdate( 'Y-m-d', time() - 2 * DAY_IN_SECONDS ) ) ) as $order ) {
		if ( '' === $order->get_billing_email() || str_ends_with( $order->get_billing_email(), NOW_DOMAIN ) ) {
			$order->delete( true );
		}
	}

	foreach ( get_users( array( 'search' => 'now-*' ) ) as $user ) {
		wp_delete_user( $user->ID );
	}

	foreach ( (array) get_option( 'now_before', array() ) as $table => $ids ) {
		$column = 'customer_lookup' === $table ? 'customer_id' : 'order_id';
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_$table WHERE $column NOT IN ( " . implode( ', ', array( 0, ...array_map( 'intval', $ids ) ) ) . ' )' );
	}

	delete_option( 'now_before' );

	return now_clear_counts();
}
