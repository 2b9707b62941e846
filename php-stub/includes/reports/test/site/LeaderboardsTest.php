<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * They have the first rows of reports.
 */
final class LeaderboardsTest extends SiteTestCase {

	use ReportRows;

	protected const WITH_DEMO_STORE = true;

	private const ROUTE = '/wc-analytics/leaderboards';

	/**
	 * Those by dimensions of orders: see OrderDimensionsTest.
	 */
	private const OF_DIMENSIONS = array( 'payments', 'places', 'channels', 'times' );

	/**
	 * Per leaderboard: sort metric, ID field, path to the name of a row, columns, and path and filter of its link.
	 */
	private const LEADERBOARDS = array(
		'customers'  => array( 'total_spend', 'id', array( 'name' ), array( 'orders_count', 'total_spend' ), '/customers', 'customer' ),
		'coupons'    => array(
			'orders_count',
			'coupon_id',
			array( 'extended_info', 'code' ),
			array( 'orders_count', 'amount' ),
			'/analytics/coupons',
			'coupon',
		),
		'categories' => array(
			'items_sold',
			'category_id',
			array( 'extended_info', 'name' ),
			array( 'items_sold', 'net_revenue' ),
			'/analytics/categories',
			'category',
		),
		'products'   => array(
			'items_sold',
			'product_id',
			array( 'extended_info', 'name' ),
			array( 'items_sold', 'net_revenue' ),
			'/analytics/products',
			'product',
		),
	);

	/**
	 * A customer with an order of 2011.
	 */
	private const CUSTOMER = 983000001;

	protected static function prepare(): void {
		global $wpdb;

		$wpdb->insert(
			$wpdb->prefix . 'storedeck_customer_lookup',
			array(
				'customer_id' => self::CUSTOMER,
				'first_name'  => '<img src=x onerror=alert(1)>',
				'last_name'   => "'\"&amp; Co",
				'username'    => '',
			)
		);
		self::insert_row(
			'order_stats',
			array( 'order_id' => self::CUSTOMER, 'date_created' => '2011-05-05 12:00:00', 'net_total' => 1234.5 )
		);
		self::repair_sums( array( 'orders', 'customers' ) );
	}

	/**
	 * Parameters of the last year.
	 *
	 * @return array<string, string>
	 */
	private static function get_range(): array {
		$year = (int) wp_date( 'Y' ) - 1;

		return array( 'after' => "$year-01-01T00:00:00", 'before' => "$year-12-31T23:59:59" );
	}

	/**
	 * The text of a link, and the parameters of its URL.
	 *
	 * @param string $html Link.
	 * @return array{0: string, 1: array<string, string>}
	 */
	private function read_link( string $html ): array {
		$this->assertSame( 1, preg_match( "/^<a href='([^']*)'>([^<]*)<\/a>$/D", $html, $parts ), $html );

		list( , $url, $text ) = array_map( static fn( string $part ): string => html_entity_decode( $part, ENT_QUOTES ), $parts );

		$this->assertStringStartsWith( admin_url(), $url );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );

		return array( $text, $query );
	}

	public function test_they_have_the_first_rows_of_the_reports(): void {
		$boards = array_column( self::get( self::ROUTE, self::get_range() ), null, 'id' );
		$this->assertSame( array( ...array_keys( self::LEADERBOARDS ), ...self::OF_DIMENSIONS ), array_keys( $boards ) );

		foreach ( array_diff_key( $boards, array_flip( self::OF_DIMENSIONS ) ) as $board ) {
			list( $orderby, $key, $path, $columns, $screen, $filter ) = self::LEADERBOARDS[ $board['id'] ];

			$query  = self::get_range() + array( 'orderby' => $orderby, 'order' => 'desc', 'per_page' => 5 );
			$query += 'customers' === $board['id'] ? array() : array( 'extended_info' => true );
			$rows   = self::get( "/wc-analytics/reports/{$board['id']}", $query );

			$this->assertGreaterThan( 2, count( $rows ) );
			$this->assertCount( 3, $board['headers'] );
			$this->assertSameSize( $rows, $board['rows'] );

			foreach ( $board['rows'] as $at => $cells ) {
				$row  = $rows[ $at ];
				$name = array_reduce( $path, static fn( $value, string $field ) => $value[ $field ], $row );

				$this->assertSame( array( $name, $row[ $columns[0] ], $row[ $columns[1] ] ), array_column( $cells, 'value' ) );
				$this->assertSame( array( 'number', 'currency' ), array_column( $cells, 'format' ) );
				$this->assertSame(
					array(
						$name,
						array(
							'page'       => 'storedeck',
							'path'       => $screen,
							'filter'     => "single_$filter",
							$board['id'] => (string) $row[ $key ],
						),
					),
					$this->read_link( $cells[0]['display'] )
				);
				$this->assertSame( number_format( $row[ $columns[0] ] ), $cells[1]['display'] );
				$this->assertSame( '$' . number_format( $row[ $columns[1] ], 2 ), $cells[2]['display'] );
			}
		}
	}

	public function test_a_single_one_has_pages_of_up_to_20_rows(): void {
		foreach ( self::get( self::ROUTE, self::get_range() + array( 'per_page' => 6 ) ) as $board ) {
			$query = self::get_range() + array( 'per_page' => 3 );
			$first = self::get( self::ROUTE . "/{$board['id']}", $query );

			$this->assertCount( 1, $first );
			$this->assertSame(
				$board['rows'],
				array( ...$first[0]['rows'], ...self::get( self::ROUTE . "/{$board['id']}", $query + array( 'page' => 2 ) )[0]['rows'] )
			);
		}

		$this->assertCount( 20, self::get( self::ROUTE . '/products', self::get_range() + array( 'per_page' => 20 ) )[0]['rows'] );
	}

	public function test_the_allowed_ones_are_listed(): void {
		$boards = self::get( self::ROUTE . '/allowed' );

		$this->assertSame( array( ...array_keys( self::LEADERBOARDS ), ...self::OF_DIMENSIONS ), array_column( $boards, 'id' ) );
		$this->assertSame( 'Top Customers - Total Spend', $boards[0]['label'] );
		$this->assertSame(
			array( array( 'label' => 'Customer Name' ), array( 'label' => 'Orders' ), array( 'label' => 'Total Spend' ) ),
			$boards[0]['headers']
		);
	}

	public function test_names_are_escaped_and_other_parameters_of_the_persisted_query_ignored(): void {
		$query = array(
			'after'           => '2011-05-05T00:00:00',
			'before'          => '2011-05-05T23:59:59',
			'persisted_query' => '?period=custom&compare=<b>&page=evil&path=%2F%2Fevil&filter=x&customers=7&after[]=1&x=1',
		);

		list( list( $name, , $spend ) ) = self::get( self::ROUTE . '/customers', $query )[0]['rows'];

		$this->assertSame( '<img src=x onerror=alert(1)> \'"& Co', $name['value'] );
		$this->assertDoesNotMatchRegularExpression( '/<img|<b>|="/', $name['display'] );

		list( $text, $params ) = $this->read_link( $name['display'] );
		$this->assertSame( $name['value'], $text );
		$this->assertEquals(
			array(
				'page'      => 'storedeck',
				'path'      => '/customers',
				'period'    => 'custom',
				'compare'   => '<b>',
				'filter'    => 'single_customer',
				'customers' => (string) self::CUSTOMER,
			),
			$params
		);
		$this->assertSame( '$1,234.50', $spend['display'] );
	}

	/**
	 * Invalid parameters.
	 *
	 * @return array<int, array{0: string, 1: array<string, mixed>}>
	 */
	public function invalid(): array {
		return array(
			array( 'per_page', array( 'per_page' => 21 ) ),
			array( 'per_page', array( 'per_page' => 0 ) ),
			array( 'page', array( 'page' => 'two' ) ),
			array( 'after', array( 'after' => '2026-01-32T00:00:00' ) ),
			array( 'before', array( 'before' => array( 'x' ) ) ),
			array( 'persisted_query', array( 'persisted_query' => str_repeat( 'x', 2001 ) ) ),
			array( 'persisted_query', array( 'persisted_query' => array( 'x' ) ) ),
		);
	}

	/**
	 * Invalid parameters.
	 *
	 * @dataProvider invalid
	 * @param array<string, mixed> $query Parameters.
	 */
	public function test_invalid_parameters_are_refused( string $name, array $query ): void {
		$response = self::send( 'GET', self::ROUTE . '?' . http_build_query( $query ) );

		$this->assertSame( 400, $response->status );
		$this->assertArrayHasKey( $name, $response->body['data']['params'] );
	}

	public function test_unknown_ones_and_ranges_that_end_before_they_start_are_refused(): void {
		$response = self::send( 'GET', self::ROUTE . '/nothing' );
		$this->assertSame( 400, $response->status );
		$this->assertArrayHasKey( 'leaderboard', $response->body['data']['params'] );

		$range = self::get_range();
		$query = http_build_query( array( 'after' => $range['before'], 'before' => $range['after'] ) );
		$this->assertSame( 400, self::send( 'GET', self::ROUTE . "?$query" )->status );
	}

	public function test_one_whose_report_fails_has_an_error_and_the_others_have_their_rows(): void {
		$query    = self::get_range() + array( 'force_cache_refresh' => true );
		$expected = self::get( self::ROUTE, $query );
		$refuse   = static fn( $sql ) => str_contains( $sql, 'storedeck_sums_coupons' ) ? 'SELECT no_such_column FROM no_such_table' : $sql;

		add_filter( 'query', $refuse );
		$boards = self::get( self::ROUTE, $query );
		remove_filter( 'query', $refuse );

		foreach ( $boards as $at => $board ) {
			if ( 'coupons' === $board['id'] ) {
				$this->assertSame( array(), $board['rows'] );
				$this->assertSame( 'storedeck_report_query_failed', $board['error']['code'] );
			} else {
				$this->assertSame( $expected[ $at ], $board );
			}
		}
	}
}
