<?php
/**
 * Tests what search fields read.
 *
 * @package Storedeck
 */

namespace Storedeck\Catalog\Test\Site;

use Storedeck\Catalog\Post_Types;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Lists find items by what users type.
 */
final class SearchTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const PRODUCTS   = '/wc-analytics/products';
	private const ATTRIBUTES = '/wc-analytics/products/attributes';
	private const SOLD       = "date_paid IS NOT NULL AND status NOT IN ( 'wc-pending', 'wc-failed', 'wc-cancelled' )";

	/**
	 * {@inheritDoc}
	 */
	protected function setUp(): void {
		parent::setUp();
		// WordPress was loaded before the demo store had attributes.
		Post_Types::register();
	}

	/**
	 * Ids of a list.
	 *
	 * @param string               $route Route.
	 * @param array<string, mixed> $query Parameters.
	 * @return int[]
	 */
	private static function find( string $route, array $query ): array {
		return array_column( self::get( $route, $query + array( 'per_page' => 100 ) ), 'id' );
	}

	/**
	 * The names and SKUs of rows contain a text.
	 *
	 * @param string                           $text Text.
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @param string                           $key  Other field that may contain it.
	 */
	private function assert_contain( string $text, array $rows, string $key = 'sku' ): void {
		foreach ( $rows as $row ) {
			$this->assertStringContainsStringIgnoringCase( $text, $row['name'] . $row[ $key ] );
		}
	}

	/**
	 * Numbers are sorted.
	 *
	 * @param array<int, int|float> $numbers Numbers.
	 */
	private function assert_descending( array $numbers ): void {
		$sorted = $numbers;
		rsort( $sorted );

		$this->assertGreaterThan( 1, count( $numbers ) );
		$this->assertSame( $sorted, $numbers );
	}

	/**
	 * A route does not exist.
	 *
	 * @param string $route Route.
	 */
	private function assert_missing( string $route ): void {
		$this->assertSame( 404, self::send( 'GET', $route )->status, $route );
	}

	public function test_products_are_found_by_name_and_sku_sorted_by_sales(): void {
		$product = self::sql(
			"SELECT ID, post_title, sku FROM {prefix}posts INNER JOIN {prefix}storedeck_product_meta_lookup ON product_id = ID
			WHERE post_type = 'product' AND sku <> '' ORDER BY total_sales DESC, ID LIMIT 1"
		)[0];
		$words   = explode( ' ', $product['post_title'] );
		$rows    = self::get( self::PRODUCTS, array( 'search' => end( $words ), 'per_page' => 100, 'orderby' => 'popularity' ) );

		$this->assertContains( (int) $product['ID'], array_column( $rows, 'id' ) );
		$this->assert_contain( end( $words ), $rows );

		$rows = self::get( self::PRODUCTS, array( 'search' => 'a', 'per_page' => 100, 'orderby' => 'popularity' ) );
		$this->assert_contain( 'a', $rows );
		$this->assert_descending( array_column( $rows, 'total_sales' ) );

		$rows = self::get( self::PRODUCTS, array( 'search' => $product['sku'] ) );
		$this->assertSame( array( (int) $product['ID'] ), array_column( $rows, 'id' ) );
		$this->assertArrayHasKey( 'images', $rows[0] );
	}

	public function test_products_are_found_that_contain_all_words_in_any_order(): void {
		$product = self::sql( "SELECT ID, post_title FROM {prefix}posts WHERE post_type = 'product' AND post_title LIKE '% %' LIMIT 1" )[0];
		$words   = array_reverse( explode( ' ', $product['post_title'] ) );

		$this->assertContains( (int) $product['ID'], self::find( self::PRODUCTS, array( 'search' => implode( ' ', $words ) ) ) );
		$this->assertSame( array(), self::find( self::PRODUCTS, array( 'search' => "$words[0] nowhere" ) ) );
	}

	public function test_wildcards_are_searched_literally(): void {
		$id = self::create_product( array( 'name' => '100%_a%' ) );

		foreach ( array( '%', '_', '%a%', '%_' ) as $search ) {
			$found = self::find( self::PRODUCTS, array( 'search' => $search, 'status' => 'any' ) );

			$this->assertSame( '%a%' === $search ? array() : array( $id ), array_values( array_intersect( $found, array( $id ) ) ) );
			$this->assertLessThan( 2, count( $found ) );
		}
	}

	public function test_products_are_listed_by_type_category_stock_status_and_ids(): void {
		$variable = self::get( self::PRODUCTS, array( 'type' => 'variable', 'per_page' => 100 ) );
		$this->assertSame( array( 'variable' ), array_unique( array_column( $variable, 'type' ) ) );
		$this->assertNotContains( array(), array_column( $variable, 'variations' ) );

		$category = $variable[0]['categories'][0]['id'];
		$rows     = self::get( self::PRODUCTS, array( 'category' => $category, 'per_page' => 100 ) );
		$this->assertNotSame( array(), $rows );

		foreach ( $rows as $row ) {
			$this->assertContains( $category, array_column( $row['categories'], 'id' ) );
		}

		$rows = self::get( self::PRODUCTS, array( 'stock_status' => 'outofstock', 'per_page' => 100 ) );
		$this->assertSame( array( 'outofstock' ), array_unique( array_column( $rows, 'stock_status' ) ) );

		$ids = array_reverse( array_slice( array_column( $variable, 'id' ), 0, 3 ) );
		$this->assertSame( $ids, self::find( self::PRODUCTS, array( 'include' => implode( ',', $ids ), 'orderby' => 'include' ) ) );

		$others = self::find( self::PRODUCTS, array( 'exclude' => implode( ',', $ids ), '_fields' => 'id' ) );
		$this->assertNotSame( array(), $others );
		$this->assertSame( array(), array_intersect( $others, $ids ) );
	}

	public function test_products_are_sorted_counted_and_paginated(): void {
		$total    = count( self::sql( "SELECT ID FROM {prefix}posts WHERE post_type = 'product' AND post_status = 'publish'" ) );
		$query    = array( 'orderby' => 'title', 'order' => 'asc', 'per_page' => 5, 'status' => 'publish' );
		$response = Request::send( 'GET', self::PRODUCTS, $query );

		$this->assertSame( $total, (int) $response->headers['X-WP-Total'] );
		$this->assertSame( (int) ceil( $total / 5 ), (int) $response->headers['X-WP-TotalPages'] );

		$ids = array( ...array_column( $response->body, 'id' ), ...self::find( self::PRODUCTS, $query + array( 'page' => 2 ) ) );
		$this->assertCount( 10, array_unique( $ids ) );

		foreach ( explode( ' ', 'date id price rating popularity slug modified menu_order random sales' ) as $orderby ) {
			$this->assertCount( 3, self::get( self::PRODUCTS, array( 'orderby' => $orderby, 'per_page' => 3 ) ), $orderby );
		}
	}

	public function test_variations_of_one_product_and_of_all_products_are_found(): void {
		$variation = self::sql( "SELECT * FROM {prefix}posts WHERE post_type = 'product_variation' ORDER BY ID LIMIT 1" )[0];
		$id        = (int) $variation['ID'];
		$route     = self::PRODUCTS . "/{$variation['post_parent']}/variations";
		$rows      = self::get( $route, array( 'per_page' => 30 ) );

		$this->assertContains( $id, array_column( $rows, 'id' ) );
		$this->assertNotSame( '', $rows[0]['attributes'][0]['option'] );
		$this->assertContains( $id, self::find( '/wc-analytics/variations', array( 'search' => $variation['post_title'] ) ) );
		$this->assertSame( (int) $variation['post_parent'], self::get( "$route/$id" )['parent_id'] );
		$this->assert_missing( self::PRODUCTS . '/99999999/variations' );
		$this->assert_missing( self::PRODUCTS . "/99999999/variations/$id" );
	}

	public function test_attributes_and_their_terms_are_found(): void {
		$rows = self::get( self::ATTRIBUTES, array( 'search' => 'col', 'per_page' => 10, 'orderby' => 'count' ) );
		$this->assertSame( array( 'pa_color' ), array_column( $rows, 'slug' ) );

		$route = self::ATTRIBUTES . "/{$rows[0]['id']}/terms";
		$terms = self::get( $route, array( 'per_page' => 100 ) );
		$this->assertCount( count( self::sql( "SELECT term_id FROM {prefix}term_taxonomy WHERE taxonomy = 'pa_color'" ) ), $terms );
		$this->assertContains( $terms[0]['id'], self::find( $route, array( 'search' => substr( $terms[0]['name'], 0, 3 ) ) ) );

		$this->assertSame( $rows[0]['id'], self::get( self::ATTRIBUTES . '/pa_color' )['id'] );
		$this->assert_missing( self::ATTRIBUTES . '/no-such-thing' );
		$this->assert_missing( self::ATTRIBUTES . '/99999/terms' );
	}

	public function test_categories_are_found_and_sorted_by_their_number_of_products(): void {
		$rows = self::get( self::PRODUCTS . '/categories', array( 'search' => 'a', 'per_page' => 10, 'orderby' => 'count' ) );

		$this->assert_descending( array_column( $rows, 'count' ) );
		$this->assert_contain( 'a', $rows, 'slug' );

		$rows = self::get( self::PRODUCTS . '/categories', array( 'hide_empty' => true, 'per_page' => 100 ) );
		$this->assertNotContains( 0, array_column( $rows, 'count' ) );
	}

	public function test_coupons_are_found_by_the_start_of_their_code(): void {
		$coupon = self::sql( "SELECT ID, post_title FROM {prefix}posts WHERE post_type = 'shop_coupon' ORDER BY ID LIMIT 1" )[0];
		$query  = array( 'search' => strtoupper( substr( $coupon['post_title'], 0, 4 ) ), 'per_page' => 10 );
		$rows   = self::get( '/wc-analytics/coupons', $query );

		$this->assertSame( $coupon['post_title'], array_column( $rows, 'code', 'id' )[ (int) $coupon['ID'] ] ?? '' );
	}

	public function test_customers_are_found_by_name_email_and_username(): void {
		$customer = self::sql(
			"SELECT * FROM {prefix}storedeck_customer_lookup WHERE username <> '' ORDER BY customer_id DESC LIMIT 1"
		)[0];
		$id       = (int) $customer['customer_id'];
		$name     = "{$customer['first_name']} {$customer['last_name']}";
		$route    = '/wc-analytics/customers';

		foreach ( array(
			array( 'name', $name ),
			array( 'name', "{$customer['first_name']} " . mb_substr( $customer['last_name'], 0, 2 ) ),
			array( 'email', $customer['email'] ),
			array( 'email', strstr( $customer['email'], '@', true ) ),
			array( 'username', $customer['username'] ),
			array( 'all', $customer['email'] ),
			array( 'all', $customer['last_name'] ),
			array( 'all', mb_substr( $customer['last_name'], 1 ) ),
		) as list( $by, $search ) ) {
			$this->assertContains( $id, self::find( $route, array( 'search' => $search, 'searchby' => $by ) ), "$by $search" );
		}

		list( $found ) = self::get( "$route/$id" );
		$totals        = self::sql(
			"SELECT COALESCE( SUM( CASE WHEN parent_id = 0 THEN 1 ELSE 0 END ), 0 ) AS orders, COALESCE( SUM( total_sales ), 0 ) AS spend
			FROM {prefix}storedeck_order_stats WHERE customer_id = $id AND " . self::SOLD
		)[0];
		$this->assertSame( $name, $found['name'] );
		$this->assertEquals( (int) $totals['orders'], $found['orders_count'] );
		$this->assertEquals( round( (float) $totals['spend'], 2 ), $found['total_spend'] );
		$this->assert_missing( "$route/99999999" );
	}

	public function test_customers_are_listed_by_total_spend_and_minimum_number_of_orders(): void {
		$query    = array( 'orderby' => 'total_spend', 'orders_count_min' => 3, 'per_page' => 100 );
		$response = Request::send( 'GET', '/wc-analytics/customers', $query );
		$frequent = self::sql(
			'SELECT customer_id FROM {prefix}storedeck_order_stats WHERE parent_id = 0 AND customer_id > 0 AND ' . self::SOLD . '
			GROUP BY customer_id HAVING COUNT( * ) >= 3'
		);

		$this->assertSame( count( $frequent ), (int) $response->headers['X-WP-Total'] );
		$this->assertGreaterThan( 2, min( array_column( $response->body, 'orders_count' ) ) );
		$this->assert_descending( array_column( $response->body, 'total_spend' ) );
	}

	public function test_orders_are_found_by_the_start_of_their_number(): void {
		$id    = (int) self::sql( "SELECT MAX( id ) AS id FROM {prefix}wc_orders WHERE type = 'shop_order'" )[0]['id'];
		$start = substr( (string) $id, 0, -1 );
		$rows  = self::get( '/wc-analytics/orders', array( 'number' => $start, 'per_page' => 10 ) );

		$this->assertContains( $id, array_column( $rows, 'id' ) );

		foreach ( array_column( $rows, 'number' ) as $number ) {
			$this->assertStringStartsWith( $start, $number );
		}

		foreach ( array( 'abc', '0', '99999999999999999999' ) as $other ) {
			$this->assertSame( array(), self::get( '/wc-analytics/orders', array( 'number' => $other ) ), $other );
		}
	}

	public function test_orders_are_listed_by_status_with_exact_amounts(): void {
		$cents = static fn( string $amount ): int => (int) round( 100 * (float) $amount );
		$rows  = self::get( '/wc-analytics/orders', array( 'status' => 'completed', 'per_page' => 20 ) );

		$this->assertSame( array( 'completed' ), array_unique( array_column( $rows, 'status' ) ) );

		foreach ( $rows as $order ) {
			$lines = array_sum( array_map( $cents, array_column( $order['line_items'], 'total' ) ) );

			$this->assertSame(
				$cents( $order['total'] ),
				$lines + $cents( $order['shipping_total'] ) + $cents( $order['total_tax'] ),
				$order['number']
			);
		}
	}

	public function test_tax_rates_are_found_by_their_code(): void {
		$rows = self::get( '/wc-analytics/taxes', array( 'code' => 'us-ca', 'per_page' => 10 ) );

		$this->assertNotSame( array(), $rows );

		foreach ( $rows as $rate ) {
			$this->assertStringContainsString( 'US-CA', $rate['code'] );
			$this->assertSame( array(), array_diff( array( 'id', 'country', 'state', 'name', 'priority' ), array_keys( $rate ) ) );
		}
	}

	public function test_countries_are_listed_with_their_states(): void {
		$countries = array_column( self::get( '/wc-analytics/data/countries' ), 'states', 'code' );

		$this->assertGreaterThan( 200, count( $countries ) );
		$this->assertContains( 'CA', array_column( $countries['US'], 'code' ) );
		$this->assertSame( 'Germany', self::get( '/wc-analytics/data/countries/DE' )['name'] );
		$this->assert_missing( '/wc-analytics/data/countries/XX' );
	}

	public function test_ip_addresses_of_downloads_are_found(): void {
		$log   = self::sql( "SELECT user_ip_address FROM {prefix}wc_download_log WHERE user_ip_address <> '' LIMIT 1" )[0];
		$start = substr( $log['user_ip_address'], 0, 6 );
		$rows  = self::get( '/wc-analytics/data/download-ips', array( 'match' => $start ) );

		$this->assertNotSame( array(), $rows );
		$this->assertLessThan( 11, count( $rows ) );

		foreach ( array_column( $rows, 'user_ip_address' ) as $address ) {
			$this->assertStringContainsString( $start, $address );
		}

		$this->assertSame( array(), self::get( '/wc-analytics/data/download-ips' ) );
	}

	public function test_products_with_low_stock_are_listed(): void {
		$response = Request::send( 'GET', '/wc-analytics/products/low-in-stock', array( 'per_page' => 100 ) );
		$total    = self::get( '/wc-analytics/products/count-low-in-stock' )['total'];

		$this->assertSame( $total, (int) $response->headers['X-WP-Total'] );
		$this->assertCount( min( 100, $total ), $response->body );
		$this->assertGreaterThan( 0, $total );

		foreach ( $response->body as $item ) {
			$this->assertLessThanOrEqual( max( 10, $item['low_stock_amount'] ?? 0 ), $item['stock_quantity'], $item['name'] );
		}
	}
}
