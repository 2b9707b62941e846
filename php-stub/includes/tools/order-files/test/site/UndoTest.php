<?php
/**
 * Tests what an undo deletes.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

use Storedeck\Tools\Order_Files\Imports_List;

defined( 'ABSPATH' ) || exit;

/**
 * An undo deletes what imports created and nothing needs, and tells what is not as expected.
 *
 * @group mariadb
 */
final class UndoTest extends ImportTestCase {

	/**
	 * Columns of the files.
	 */
	private const COLUMNS = 'Order number,Date,Product,Variant,Category,Price,Discount,Coupon,Tax,Email,Currency';

	/**
	 * A row of an order with a product, a variation, a category, a coupon, a tax and a guest.
	 *
	 * @param int    $number   Order number.
	 * @param string $currency Currency.
	 * @param string $price    Price.
	 */
	private static function row( int $number, string $currency = 'EUR', string $price = '9.00' ): string {
		return "$number,2026-03-01,Mug,Red,Cups,$price,1.00,SAVE,0.50,ann@example.test,$currency";
	}

	/**
	 * What imports create, by kind.
	 *
	 * @return array<string, list<string|null>>
	 */
	private static function read(): array {
		$created = array();

		foreach ( array(
			'posts'      => 'SELECT post_title AS name FROM {prefix}posts'
				. " WHERE post_type IN ( 'product', 'product_variation', 'shop_coupon' )",
			'categories' => 'SELECT terms.name FROM {prefix}terms terms INNER JOIN {prefix}term_taxonomy taxonomy'
				. " ON taxonomy.term_id = terms.term_id WHERE taxonomy.taxonomy = 'product_cat'",
			'rates'      => 'SELECT tax_rate_name AS name FROM {prefix}woocommerce_tax_rates',
			'customers'  => "SELECT email AS name FROM {prefix}storedeck_customer_lookup WHERE email LIKE '%@example.test'",
			'lookup'     => 'SELECT product_id AS name FROM {prefix}storedeck_product_meta_lookup',
			'orders'     => 'SELECT id AS name FROM {prefix}wc_orders',
		) as $kind => $query ) {
			$created[ $kind ] = array_column( self::sql( "$query ORDER BY 1" ), 'name' );
		}

		return $created;
	}

	/**
	 * Ids of imported posts.
	 *
	 * @param string $type Type.
	 * @return list<int>
	 */
	private static function get_posts( string $type ): array {
		return array_map( 'intval', array_column( self::sql( "SELECT ID AS id FROM {prefix}posts WHERE post_type = '$type'" ), 'id' ) );
	}

	/**
	 * In any sequence.
	 *
	 * @testWith [[0, 1]]
	 *           [[1, 0]]
	 * @param list<int> $sequence Indexes of imports.
	 */
	public function test_undone_imports_leave_nothing_in_any_sequence( array $sequence ): void {
		$before = self::read();
		$first  = self::import_rows( self::COLUMNS, self::row( 1 ) );
		$ids    = array( $first['id'], self::import_rows( self::COLUMNS, self::row( 2 ) )['id'] );

		$this->assertSame( 'EUR', get_option( 'woocommerce_currency' ) );
		$this->assertSame( array(), self::undo( $ids[ $sequence[0] ] ) );

		foreach ( array( 'posts', 'categories', 'rates', 'customers' ) as $kind ) {
			$this->assertNotSame( $before[ $kind ], self::read()[ $kind ], $kind );
		}

		$this->assertSame( array(), self::undo( $ids[ $sequence[1] ] ) );
		$this->assertSame( $before, self::read() );
		$this->assertSame( 'USD', get_option( 'woocommerce_currency' ) );
	}

	public function test_the_currency_before_an_import_returns_with_the_orders_that_have_it(): void {
		self::import_rows( self::COLUMNS, self::row( 1 ) );
		self::import_rows( self::COLUMNS, self::row( 2, 'GBP' ) );
		self::undo();
		$this->assertSame( 'EUR', get_option( 'woocommerce_currency' ) );

		self::create_order( self::create_product() );
		self::undo();
		$this->assertSame( 'EUR', get_option( 'woocommerce_currency' ), 'An order of the store has it.' );
	}

	public function test_a_currency_that_was_chosen_since_remains(): void {
		self::import_rows( self::COLUMNS, self::row( 1 ) );
		update_option( 'woocommerce_currency', 'CHF' );
		self::undo();
		$this->assertSame( 'CHF', get_option( 'woocommerce_currency' ) );
	}

	public function test_orders_in_the_trash_and_drafts_keep_their_products_and_coupons(): void {
		self::import_rows( self::COLUMNS, self::row( 1 ) );

		$order = self::create_order( self::get_posts( 'product' )[0], array( 'coupon_lines' => array( array( 'code' => 'SAVE' ) ) ) );

		self::write( 'DELETE', "/wc-analytics/orders/$order" );
		self::end_request();
		$this->assertSame( 'trash', self::sql( "SELECT status FROM {prefix}wc_orders WHERE id = $order" )[0]['status'] );

		self::undo();
		$this->assertSame( array( 'Mug', 'save' ), self::read()['posts'] );
	}

	public function test_what_was_edited_remains_and_is_named(): void {
		self::import_rows( self::COLUMNS, self::row( 1 ), str_replace( 'Mug', 'Cup', self::row( 2 ) ) );

		list( $mug ) = array_column( self::get( '/wc-analytics/products', array( 'search' => 'Mug' ) ), 'id' );

		self::edit( $mug, array( 'description' => 'Holds tea.' ) );

		$this->assertSame( array( 'Not deleted, because they were edited: 2 (Mug - Red, Mug).' ), self::undo() );
		$this->assertSame( array( 'Mug', 'Mug - Red' ), self::read()['posts'] );
		$this->assertSame( 'variable', self::get( "/wc-analytics/products/$mug" )['type'] );

		// From now on it belongs to the store.
		self::import_rows( self::COLUMNS, str_replace( 'Mug', 'Cup', self::row( 3 ) ) );
		$this->assertSame( array(), self::undo() );
		$this->assertSame( array( 'Mug', 'Mug - Red' ), self::read()['posts'] );
	}

	public function test_a_tax_rate_of_the_store_remains(): void {
		self::sql( 'INSERT INTO {prefix}woocommerce_tax_rates ( tax_rate, tax_rate_name, tax_rate_priority )'
			. " VALUES ( '0.0000', 'Imported tax', 1 )" );
		self::import_rows( self::COLUMNS, self::row( 1 ) );
		self::undo();
		$this->assertSame( array( 'Imported tax' ), self::read()['rates'] );
	}

	public function test_a_tax_rate_that_was_edited_remains(): void {
		self::import_rows( self::COLUMNS, self::row( 1 ) );
		self::sql( "UPDATE {prefix}woocommerce_tax_rates SET tax_rate = '19.0000'" );
		self::undo();
		$this->assertSame( array( 'Imported tax' ), self::read()['rates'] );
	}

	public function test_a_guest_who_had_an_account_remains(): void {
		self::sql( 'INSERT INTO {prefix}storedeck_customer_lookup ( customer_id, username, first_name, last_name, email, city )'
			. " VALUES ( 9001, 'ann', 'Ann', 'Lee', 'ann@example.test', 'Bonn' )" );
		self::import_rows( self::COLUMNS, self::row( 1 ) );
		self::undo();
		$this->assertSame( array( array( 'username' => 'ann', 'city' => 'Bonn' ) ),
			self::sql( "SELECT username, city FROM {prefix}storedeck_customer_lookup WHERE email = 'ann@example.test'" ) );
	}

	/**
	 * Adds a guest with an order, and returns what is stored of the customer.
	 *
	 * @return array<string, string|null>
	 */
	private static function add_guest(): array {
		$billing = array( 'first_name' => 'Ann', 'last_name' => 'Lee', 'email' => 'Ann@example.test', 'country' => 'US', 'city' => 'Reno' );

		self::create_order( self::create_product(), array( 'billing' => $billing ) );
		self::end_request();

		return self::read_guest();
	}

	/**
	 * Stored values of the guest.
	 *
	 * @return array<string, string|null>
	 */
	private static function read_guest(): array {
		return self::sql( "SELECT * FROM {prefix}storedeck_customer_lookup WHERE email LIKE 'ann%'" )[0];
	}

	/**
	 * Imports a later order of the guest.
	 *
	 * @param int    $number  Order number.
	 * @param string $name    Name.
	 * @param string $country Country.
	 * @return string Id of the import.
	 */
	private static function import_guest( int $number, string $name, string $country ): string {
		return self::import_rows( 'Order number,Date,Product,Price,Customer,Country,Email,Currency',
			"$number,2030-01-0$number,Mug,9.00,$name,$country,ann@example.test,USD" )['id'];
	}

	/**
	 * In any sequence.
	 *
	 * @testWith [[0, 1], "Ada", "Spain", "Ada Berg ES"]
	 *           [[1, 0], "Ada", "Spain", "Mia Berg FR"]
	 *           [[0, 1], "Mia", "France", "Mia Berg FR"]
	 *           [[0, 1], "Ada", "", "Ada Berg US"]
	 *           [[1, 0], "Ada", "", "Mia Berg FR"]
	 * @param list<int> $sequence Indexes of imports.
	 * @param string    $name     First name in the later import.
	 * @param string    $country  Country in the later import.
	 * @param string    $between  Name and country after the first undo.
	 */
	public function test_what_imports_overwrote_of_customers_returns_in_any_sequence(
		array $sequence,
		string $name,
		string $country,
		string $between
	): void {
		$before = self::add_guest();
		$ids    = array( self::import_guest( 1, 'Mia Berg', 'France' ), self::import_guest( 2, "$name Berg", $country ) );

		$this->assertSame( array( $name, 'Berg', 'ann@example.test', 'Reno' ), array_values( array_intersect_key( self::read_guest(),
			array_flip( array( 'first_name', 'last_name', 'email', 'city' ) ) ) ) );

		self::undo( $ids[ $sequence[0] ] );

		$row = self::read_guest();

		$this->assertSame( $between, "$row[first_name] $row[last_name] $row[country]" );

		self::undo( $ids[ $sequence[1] ] );
		$this->assertSame( $before, self::read_guest() );
	}

	public function test_what_was_edited_of_a_customer_since_remains(): void {
		self::add_guest();
		self::import_guest( 1, 'Mia Berg', 'France' );
		self::sql( "UPDATE {prefix}storedeck_customer_lookup SET last_name = 'Roth' WHERE first_name = 'Mia'" );
		self::undo();
		$this->assertSame( array( 'Ann', 'Roth', 'US' ),
			array( self::read_guest()['first_name'], self::read_guest()['last_name'], self::read_guest()['country'] ) );
	}

	public function test_an_account_that_a_guest_created_since_keeps_its_values(): void {
		self::add_guest();
		self::import_guest( 1, 'Mia Berg', 'France' );
		self::sql( "UPDATE {prefix}storedeck_customer_lookup SET user_id = 9001 WHERE first_name = 'Mia'" );
		self::undo();
		$this->assertSame( 'Mia', self::read_guest()['first_name'] );
	}

	public function test_orders_that_replaced_those_of_an_earlier_import_are_named(): void {
		$first = self::import_rows( self::COLUMNS, self::row( 501 ), self::row( 502 ), self::row( 503 ) );

		self::import_rows( self::COLUMNS, self::row( 501, 'EUR', '7.00' ), self::row( 503, 'EUR', '7.00' ), self::row( 504 ) );
		$this->assertSame(
			array( 'Deleted, although an earlier import had these orders: 2 (501, 503). Import its file again to get them back.' ),
			self::undo()
		);
		$this->assertSame( array( $first['id'] ), array_keys( Imports_List::get() ) );
		$this->assertSame( array( 502 ), array_keys( self::get_totals() ) );
		$this->assertSame( array(), self::undo() );
	}
}
