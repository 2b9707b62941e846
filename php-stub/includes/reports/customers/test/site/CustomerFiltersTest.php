<?php

namespace Storedeck\Reports\Customers\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests filters and searches of customers.
 */
final class CustomerFiltersTest extends SiteTestCase {

	use TestCustomers;

	private const ROUTE = '/wc-analytics/reports/customers';

	protected static function prepare(): void {
		// Nine hours after GMT.
		update_option( 'timezone_string', 'Asia/Tokyo' );
		self::end_request();
		self::insert_customers();
	}

	/**
	 * Queries and the customers that they find.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: int[]}>
	 */
	public function queries(): array {
		$both    = array( 'orders_count_min' => 1, 'name_includes' => '3' );
		$queries = array(
			array( array( 'search' => 'zyx' ), 1, 2, 3, 4 ),
			// LIKE wildcards are literal.
			array( array( 'search' => 'zyx_50' ), 1 ),
			array( array( 'search' => '50%' ), 1 ),
			array( array( 'search' => 'malley zyx_5' ), 1 ),
			array( array( 'search' => "O'Malley, Zyx" ), 1 ),
			array( array( 'search' => '<b>zyx' ), 3 ),
			array( array( 'search' => '\\' ), 3 ),
			array( array( 'search' => 'zyx%', 'searchby' => 'username' ), 3 ),
			array( array( 'search' => 'zyx', 'searchby' => 'username' ), 1, 3, 4 ),
			array( array( 'search' => 'zyx+', 'searchby' => 'email' ), 3 ),
			array( array( 'search' => 'uni@', 'searchby' => 'all' ), 4 ),
			// Two letters match the start of a word.
			array( array( 'search' => 'zy' ), 1, 2, 4 ),
			array( array( 'search' => 'yx' ) ),
			array( array( 'search' => 'zyx', 'searchby' => 'email' ), 3 ),
			array( array( 'country_includes' => 'zy' ), 1, 2, 3, 4 ),
			array( array( 'country_includes' => 'zz' ) ),
			array( array( 'name_includes' => 'Zyxa50b Malley,4' ), 2, 4 ),
			array( array( 'name_excludes' => "Zyx_50% O'Malley" ), 2, 3, 4 ),
			// Customers without an email are included.
			array( array( 'email_excludes' => 'uni@example.test' ), 1, 2, 3 ),
			array( array( 'username_includes' => 'zyx_one' ), 1 ),
			array( array( 'filter_empty' => array( 'email' ) ), 1, 3, 4 ),
			array( array( 'filter_empty' => array( 'city', 'state' ) ), 3 ),
			array( array( 'user_type' => 'registered' ), 1, 3 ),
			array( array( 'user_type' => 'guest' ), 2, 4 ),
			array( array( 'user_type' => 'all' ), 1, 2, 3, 4 ),
			array( array( 'customers_exclude' => array( 1, 4 ) ), 2, 3 ),
			array( array( 'location_includes' => 'zy:CA, GB' ), 3 ),
			array( array( 'location_includes' => ' zy ' ), 1, 2, 3, 4 ),
			array( array( 'location_excludes' => 'ZY:CA,GB' ), 1, 2, 4 ),
			array( array( 'location_excludes' => 'ZY:CA,', 'user_type' => 'registered' ), 1 ),
			array( array( 'users' => array( 999999999 ) ) ),
			array( array( 'customers' => array( 2, 3 ) ), 2, 3 ),
			array( array( 'orders_count_min' => 1 ), 2 ),
			array( array( 'orders_count_max' => 1 ), 1, 3, 4 ),
			array( array( 'total_spend_between' => array( 50.26, 50.24 ) ), 2 ),
			array( array( 'total_spend_min' => 50.2501 ) ),
			array( array( 'avg_order_value_between' => '25.125,30' ), 2 ),
			array( array( 'last_order_after' => '2011-03-05' ), 2 ),
			array( array( 'last_order_before' => '2011-03-04' ) ),
			array( array( 'last_active_between' => array( '2011-03-13', '2011-03-13' ) ), 1, 2, 3, 4 ),
			array( array( 'last_active_after' => '2011-03-13T18:30:00' ), 1, 2, 3, 4 ),
			array( array( 'last_active_before' => '2011-03-13T18:30:00' ), 1, 2, 3, 4 ),
			array( array( 'last_active_after' => '2011-03-13T18:30:59' ) ),
			array( array( 'registered_before' => '2030-01-01' ) ),
			array( $both ),
			array( $both + array( 'match' => 'any' ), 2, 3 ),
			// A search applies in addition to any filter.
			array( $both + array( 'match' => 'any', 'search' => 'zyxa50b' ), 2 ),
		);

		foreach ( $queries as $query ) {
			$cases[ (string) wp_json_encode( $query[0] ) ] = array( $query[0], array_slice( $query, 1 ) );
		}

		return $cases;
	}

	/**
	 * Searches and filters.
	 *
	 * @dataProvider queries
	 * @param array<string, mixed> $query Parameters.
	 * @param int[]                $found Customers.
	 */
	public function test_customers_are_found_by( array $query, array $found ): void {
		$ids = array_column( self::get( self::ROUTE, $query ), 'id' );
		sort( $ids );
		$this->assertSame( $found, $ids );
	}

	public function test_a_list_is_paginated_and_empty_beyond_the_last_page(): void {
		$response = self::send( 'GET', self::ROUTE . '?per_page=1&page=2' );
		$this->assertCount( 1, $response->body );
		$this->assertEquals( array( 4, 4 ), array( $response->headers['X-WP-Total'], $response->headers['X-WP-TotalPages'] ) );
		$this->assertMatchesRegularExpression( '/page=1.*rel="prev".*page=3.*rel="next"/', $response->headers['Link'] );
		$this->assertSame( array(), self::get( self::ROUTE, array( 'page' => 99999 ) ) );
	}

	/**
	 * Parameters that are invalid.
	 *
	 * @return array<string, array{0: string, 1: mixed}>
	 */
	public function invalid(): array {
		$cases = array();

		foreach ( array(
			array( 'page', 0 ),
			array( 'per_page', 101 ),
			array( 'orderby', 'customer_id; DROP TABLE x' ),
			array( 'order', 'sideways' ),
			array( 'searchby', 'password' ),
			array( 'search', str_repeat( 'x', 201 ) ),
			array( 'search', "a\0b" ),
			array( 'search', array( 'a' ) ),
			array( 'name_includes', str_repeat( 'x', 5000 ) ),
			array( 'orders_count_min', 'many' ),
			array( 'orders_count_max', 1.5 ),
			array( 'total_spend_min', '1e999' ),
			array( 'total_spend_between', array( 1 ) ),
			array( 'total_spend_between', array( 1, 2, 3 ) ),
			array( 'avg_order_value_between', array( 'a', 'b' ) ),
			array( 'registered_after', '2026-02-30' ),
			array( 'registered_before', "1' OR 1=1" ),
			array( 'last_active_between', array( '2026-01-01', 'later' ) ),
			array( 'last_order_after', 'x' ),
			array( 'after', 'yesterday' ),
			array( 'customers', array( 'x' ) ),
			array( 'users', '1 OR 1=1' ),
			array( 'match', 'none' ),
			array( 'filter_empty', array( 'password' ) ),
		) as $case ) {
			$cases[ substr( (string) wp_json_encode( $case ), 0, 60 ) ] = $case;
		}

		return $cases;
	}

	/**
	 * Invalid parameters.
	 *
	 * @dataProvider invalid
	 */
	public function test_an_invalid_parameter_is_named( string $name, $value ): void {
		$response = self::send( 'GET', self::ROUTE . '?' . http_build_query( array( $name => $value ) ) );
		$this->assertSame( array( 400, 'rest_invalid_param' ), array( $response->status, $response->body['code'] ) );
		$this->assertArrayHasKey( $name, $response->body['data']['params'] );
		$this->assertDoesNotMatchRegularExpression( '/SELECT|wpdb|Warning|Fatal/i', (string) wp_json_encode( $response->body ) );
	}

	public function test_a_reversed_range_is_invalid(): void {
		$response = self::send( 'GET', self::ROUTE . '?after=2026-02-01T00:00:00&before=2026-01-01T00:00:00' );
		$this->assertSame( 400, $response->status );
		$this->assertArrayHasKey( 'after', $response->body['data']['params'] );
	}
}
