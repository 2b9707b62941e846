<?php
/**
 * Tests the sync of report rows.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Test\Site;

use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Order_Check;
use Storedeck\Sync\Order_Sync;
use Storedeck\Sync\Product_Sync;
use Storedeck\Sync\WooCommerce_Hooks;
use Storedeck\Test\Site\SiteTestCase;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of reports follow what WordPress stores.
 */
final class SyncTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	/**
	 * Ids in the first column of a query.
	 *
	 * @param string $query Query.
	 * @return int[]
	 */
	private static function get_ids( string $query ): array {
		return array_map( 'intval', array_column( self::sql( $query ), 'id' ) );
	}

	/**
	 * The only row of a query, with numbers as such, because databases format them differently; null without one.
	 *
	 * @param string $query Query.
	 * @return array<string, mixed>|null
	 */
	private static function get_row( string $query ): ?array {
		$row = self::sql( $query )[0] ?? null;

		return null === $row ? null : array_map( static fn( $value ) => is_numeric( $value ) ? (float) $value : $value, $row );
	}

	/**
	 * Creates a user.
	 *
	 * @param string $name First name and login.
	 */
	private static function create_user( string $name ): int {
		require_once ABSPATH . 'wp-admin/includes/user.php';

		return wp_insert_user(
			array(
				'user_login' => $name,
				'user_pass'  => 'test-pass-1',
				'user_email' => "$name@example.test",
				'role'       => 'subscriber',
				'first_name' => $name,
			)
		);
	}

	public function test_it_recreates_the_rows_of_orders_and_refunds_unchanged(): void {
		$ids  = self::get_ids( 'SELECT id FROM {prefix}wc_orders' );
		$read = static fn(): array => array(
			self::sql( 'SELECT * FROM {prefix}storedeck_order_stats ORDER BY order_id' ),
			self::sql( 'SELECT * FROM {prefix}storedeck_order_product_lookup ORDER BY order_item_id' ),
			self::sql( 'SELECT * FROM {prefix}storedeck_order_coupon_lookup ORDER BY order_id, coupon_id' ),
			self::sql( 'SELECT * FROM {prefix}storedeck_order_tax_lookup ORDER BY order_id, tax_rate_id' ),
		);
		$rows = $read();

		$this->assertCount( count( $ids ), $rows[0] );
		$this->assertNotSame( array(), self::sql( "SELECT id FROM {prefix}wc_orders WHERE type = 'shop_order_refund'" ) );
		Order_Sync::sync( $ids );
		$this->assertEquals( $rows, $read() );
		Order_Sync::sync( $ids );
		$this->assertEquals( $rows, $read() );
	}

	public function test_it_recreates_the_rows_of_the_catalog_unchanged(): void {
		$ids  = self::get_ids( "SELECT ID AS id FROM {prefix}posts WHERE post_type IN ( 'product', 'product_variation' )" );
		$read = static fn(): array => array(
			self::sql( 'SELECT * FROM {prefix}storedeck_product_meta_lookup ORDER BY product_id' ),
			self::sql( 'SELECT * FROM {prefix}storedeck_category_lookup ORDER BY category_tree_id, category_id' ),
		);
		$rows = $read();

		$this->assertNotSame( array(), $rows[0] );
		Product_Sync::sync( $ids );
		Category_Sync::rebuild();
		$this->assertEquals( $rows, $read() );
	}

	public function test_it_follows_products_that_are_saved_trashed_and_deleted(): void {
		$version = static fn(): int => (int) get_option( 'storedeck_data_version' );
		$earlier = $version();
		$id      = wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'Heard', 'post_status' => 'publish' ) );
		$row     = static function () use ( $id ): ?array {
			self::end_request();

			return self::get_row(
				"SELECT sku, min_price, stock_quantity FROM {prefix}storedeck_product_meta_lookup WHERE product_id = $id"
			);
		};

		update_post_meta( $id, '_sku', 'TEST-HEARD' );
		update_post_meta( $id, '_price', '3.20' );
		$this->assertSame( array( 'TEST-HEARD', 3.2 ), array_slice( array_values( $row() ), 0, 2 ) );
		$this->assertGreaterThan( $earlier, $version() );

		update_post_meta( $id, '_manage_stock', 'yes' );
		update_post_meta( $id, '_stock', '12' );
		$this->assertSame( 12.0, $row()['stock_quantity'] );

		wp_trash_post( $id );
		$this->assertSame( 'TEST-HEARD', $row()['sku'] );
		wp_delete_post( $id, true );
		$this->assertNull( $row() );
	}

	public function test_it_follows_units_sold_that_woocommerce_adds_with_sql(): void {
		$id = self::create_product();
		update_post_meta( $id, 'total_sales', '0' );
		self::end_request();
		WooCommerce_Hooks::register_hooks();

		self::sql( "UPDATE {prefix}postmeta SET meta_value = '3' WHERE meta_key = 'total_sales' AND post_id = $id" );
		do_action( 'woocommerce_updated_product_sales', $id );
		self::end_request();

		$this->assertEquals(
			array( array( 'total_sales' => 3 ) ),
			self::sql( "SELECT total_sales FROM {prefix}storedeck_product_meta_lookup WHERE product_id = $id" )
		);
	}

	public function test_it_follows_customer_accounts_that_are_created_updated_and_deleted(): void {
		$user = self::create_user( 'Sync' );
		$row  = static function () use ( $user ): ?array {
			self::end_request();

			return self::get_row( "SELECT * FROM {prefix}storedeck_customer_lookup WHERE user_id = $user" );
		};

		$this->assertNull( $row(), 'Subscribers are not customers.' );

		add_role( 'customer', 'Customer', array( 'read' => true ) );
		( new WP_User( $user ) )->set_role( 'customer' );
		$this->assertSame( 'Sync', $row()['first_name'] );

		wp_update_user( array( 'ID' => $user, 'first_name' => 'Changed' ) );
		$this->assertSame( 'Changed', $row()['first_name'] );
		update_user_meta( $user, 'billing_city', 'Porto' );
		$this->assertSame( 'Porto', $row()['city'] );

		wp_delete_user( $user );
		$this->assertNull( $row() );
	}

	public function test_it_keeps_customers_with_orders_when_their_account_is_deleted(): void {
		$user     = self::create_user( 'buyer' );
		$billing  = array( 'email' => 'buyer@example.test', 'first_name' => 'buyer', 'country' => 'DE' );
		$order    = self::write( 'POST', '/wc-analytics/orders', array( 'customer_id' => $user, 'billing' => $billing ) )['id'];
		$customer = self::sql( "SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id = $order" )[0]['customer_id'];
		$row      = static fn( string $columns ) => self::get_row(
			"SELECT $columns FROM {prefix}storedeck_customer_lookup WHERE customer_id = $customer"
		);

		$this->assertEquals( array( 'user_id' => $user, 'username' => 'buyer' ), $row( 'user_id, username' ) );

		wp_delete_user( $user );
		self::end_request();
		$this->assertSame( array( 'user_id' => null, 'email' => 'buyer@example.test' ), $row( 'user_id, email' ) );

		self::write( 'DELETE', "/wc-analytics/orders/$order?force=true" );
		$this->assertNull( $row( 'user_id' ) );
	}

	public function test_it_follows_changed_categories_and_coupons(): void {
		$parent    = wp_insert_term( 'Sync One', 'product_cat' )['term_id'];
		$child     = wp_insert_term( 'Sync Two', 'product_cat', array( 'parent' => $parent ) )['term_id'];
		$ancestors = static function () use ( $child ): array {
			self::end_request();

			return self::get_ids(
				"SELECT category_tree_id AS id FROM {prefix}storedeck_category_lookup WHERE category_id = $child ORDER BY 1"
			);
		};

		$this->assertSame( array( $parent, $child ), $ancestors() );
		wp_delete_term( $parent, 'product_cat' );
		$this->assertSame( array( $child ), $ancestors() );
		wp_delete_term( $child, 'product_cat' );
		$this->assertSame( array(), $ancestors() );

		$earlier = (int) get_option( 'storedeck_data_version' );
		wp_insert_post( array( 'post_type' => 'shop_coupon', 'post_title' => 'sync-coupon', 'post_status' => 'publish' ) );
		self::end_request();
		$this->assertGreaterThan( $earlier, (int) get_option( 'storedeck_data_version' ) );
	}

	/**
	 * Inserts orders of a source.
	 *
	 * @param array<int, array<string, mixed>> $orders Values by id.
	 */
	private static function insert_orders( array $orders ): void {
		global $wpdb;

		foreach ( $orders as $id => $values ) {
			$wpdb->insert(
				$wpdb->prefix . 'wc_orders',
				$values + array(
					'id'               => $id,
					'status'           => 'wc-completed',
					'type'             => 'shop_order',
					'total_amount'     => 1,
					'tax_amount'       => 0,
					'customer_id'      => 0,
					'billing_email'    => '',
					'date_created_gmt' => '2011-02-01 10:00:00',
					'parent_order_id'  => 0,
				)
			);
		}
	}

	/**
	 * Customers of orders, which are loaded in one query.
	 */
	public function test_customers_of_several_orders_are_the_same_as_when_orders_are_synced_one_by_one(): void {
		$user   = self::create_user( 'account' );
		$emails = array( 'new', 'New', 'other', 'new', 'Élan', 'élan', 'account', '', 'ACCOUNT' );
		$orders = array();

		foreach ( $emails as $at => $email ) {
			$orders[ 900001 + $at ] = array(
				'billing_email'    => '' === $email ? '' : $email . ( 'New' === $email ? '@EXAMPLE.TEST' : '@example.test' ),
				'customer_id'      => 8 === $at ? $user : 0,
				'date_created_gmt' => '2011-02-0' . ( 9 - $at ) . ' 10:00:00',
			);
		}

		self::insert_orders( $orders );

		$ids = array_keys( $orders );
		// The index of the first order of the same customer for each order, and the customers.
		$sync = static function ( array $chunks ): array {
			self::sql( "DELETE FROM {prefix}storedeck_customer_lookup WHERE email LIKE '%@example.test'" );
			self::sql( 'DELETE FROM {prefix}storedeck_order_stats WHERE order_id >= 900001' );

			foreach ( $chunks as $chunk ) {
				Order_Sync::sync( $chunk );
				self::end_request();
			}

			$customers = array_column(
				self::sql( 'SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id >= 900001 ORDER BY order_id' ),
				'customer_id'
			);

			return array(
				array_map( static fn( $id ) => (int) $id > 0 ? array_search( $id, $customers, true ) : null, $customers ),
				self::sql(
					"SELECT email, user_id, date_last_active FROM {prefix}storedeck_customer_lookup
					WHERE email LIKE '%@example.test' ORDER BY customer_id"
				),
			);
		};

		$together = $sync( array( $ids ) );

		$this->assertCount( count( $emails ), $together[0] );
		$this->assertSame( array( 0, 0, 2, 0 ), array_slice( $together[0], 0, 4 ) );
		$this->assertNull( $together[0][7] );
		$this->assertSame( 6, $together[0][8], 'The guest and the account.' );
		$this->assertSame( $together, $sync( array_chunk( $ids, 1 ) ) );
		$this->assertSame( $together, $sync( array( $ids ) ) );
	}

	/**
	 * Imported files create customers without an email.
	 */
	public function test_orders_without_email_have_no_customer_or_keep_one_without_email_and_user_as_do_their_refunds(): void {
		global $wpdb;

		$customers = array( array( 'elan@guests.test', null ), array( '', 900001 ), array( '', null ), array( null, null ) );

		foreach ( $customers as $at => $customer ) {
			$wpdb->insert(
				$wpdb->prefix . 'storedeck_customer_lookup',
				array(
					'customer_id'      => 900001 + $at,
					'first_name'       => 'Bo',
					'last_name'        => 'Berg',
					'email'            => $customer[0],
					'user_id'          => $customer[1],
					'date_last_active' => '2010-01-01 00:00:00',
				)
			);
		}

		$refund = array( 'type' => 'shop_order_refund', 'total_amount' => -1, 'parent_order_id' => 900003 );
		self::insert_orders( array_fill( 900001, 4, array() ) + array( 900005 => $refund ) );

		$sync = static function ( array $ids ): array {
			Order_Sync::sync( $ids );
			self::end_request();

			return array_map(
				static fn( array $row ) => (int) $row['customer_id'] > 0 ? (int) $row['customer_id'] - 900001 : null,
				self::sql( 'SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id >= 900001 ORDER BY order_id' )
			);
		};

		$this->assertSame( array( null, null, null, null, null ), $sync( range( 900001, 900005 ) ) );

		self::sql( 'UPDATE {prefix}storedeck_order_stats SET customer_id = order_id WHERE order_id >= 900001' );
		$this->assertSame( array( null, null, 2, 3, 2 ), $sync( range( 900001, 900005 ) ) );
		$this->assertSame( array( null, null, 2, 3, 2 ), $sync( range( 900001, 900005 ) ) );
		$this->assertSame( array(), ( new Order_Check( 0, '' ) )->get_outdated( range( 900001, 900005 ) ) );
	}
}
