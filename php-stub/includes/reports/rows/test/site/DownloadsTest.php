<?php

namespace Storedeck\Reports\Rows\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Downloads around the start and end of daylight saving time in Los Angeles, and those of the demo store.
 */
final class DownloadsTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const ROUTE = '/wc-analytics/reports/downloads';
	private const YEAR  = array( 'after' => '2011-01-01T00:00:00', 'before' => '2011-12-31T23:59:59' );

	/**
	 * First id of the test rows.
	 */
	private const FIRST = 982000001;

	/**
	 * The log of the demo store, from the newest, with `wall`: the site time.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private static array $log;

	protected static function prepare(): void {
		global $wpdb;

		self::$log = array_map(
			static fn( array $row ): array => $row + array( 'wall' => get_date_from_gmt( $row['moment'] ) ),
			self::sql(
				'SELECT d.download_log_id AS id, d.timestamp AS moment, d.user_id, d.user_ip_address AS ip,
					p.product_id, p.order_id, p.download_id
				FROM {prefix}wc_download_log d LEFT JOIN {prefix}woocommerce_downloadable_product_permissions p
				ON p.permission_id = d.permission_id ORDER BY d.timestamp DESC, d.download_log_id DESC'
			)
		);

		$user = wp_insert_user( array( 'user_login' => 'downloader', 'user_pass' => 'x', 'user_email' => 'downloader@example.test' ) );

		foreach ( array(
			array( '2011-03-13 09:59:59', 0, '10.9.8.7' ),
			array( '2011-03-13 10:00:00', 0, '10.9.8.7' ),
			array( '2011-11-06 08:30:00', 1, "a'b%_" ),
			array( '2011-11-06 09:30:00', 1, null ),
			array( '2011-11-07 07:59:59', 2, '10.9.8.8' ),
			array( '2011-11-07 08:00:00', 3, '10.9.8.8' ),
		) as $at => list( $moment, $permission, $ip ) ) {
			$wpdb->insert(
				$wpdb->prefix . 'wc_download_log',
				array(
					'download_log_id' => self::FIRST + $at,
					'timestamp'       => $moment,
					'permission_id'   => self::FIRST + $permission,
					'user_id'         => $at < 2 ? $user : null,
					'user_ip_address' => $ip,
				)
			);
		}

		// The fourth download has no permission, and no product exists.
		foreach ( array( 0, 1, 2 ) as $at ) {
			$wpdb->insert(
				$wpdb->prefix . 'woocommerce_downloadable_product_permissions',
				array(
					'permission_id'       => self::FIRST + $at,
					'download_id'         => 'gone',
					'product_id'          => self::FIRST + $at,
					'order_id'            => self::FIRST + 50 + $at,
					'order_key'           => '',
					'user_email'          => '',
					'downloads_remaining' => '',
					'access_granted'      => '2011-01-01 00:00:00',
				)
			);
		}

		$wpdb->delete( $wpdb->prefix . 'storedeck_customer_lookup', array( 'user_id' => $user ) );
		$wpdb->insert(
			$wpdb->prefix . 'storedeck_customer_lookup',
			array( 'customer_id' => self::FIRST, 'user_id' => $user, 'username' => '', 'first_name' => '', 'last_name' => '' )
		);
	}

	/**
	 * Last year, and its downloads of the demo store.
	 *
	 * @return array{0: array<string, string>, 1: array<int, array<string, mixed>>}
	 */
	private static function get_last_year(): array {
		$year = (string) ( (int) wp_date( 'Y' ) - 1 );

		return array(
			array( 'after' => "$year-01-01T00:00:00", 'before' => "$year-12-31T23:59:59" ),
			array_values( array_filter( self::$log, static fn( array $row ): bool => str_starts_with( $row['wall'], $year ) ) ),
		);
	}

	/**
	 * Intervals.
	 *
	 * @testWith ["day", 10]
	 *           ["month", 7]
	 *           ["year", 4]
	 * @param int $length Length of the part of a date that names it.
	 */
	public function test_the_log_is_counted_by_days_in_site_time( string $interval, int $length ): void {
		list( $range, $log ) = self::get_last_year();

		$this->assertNotSame( 'UTC', wp_timezone_string() );
		$this->assertGreaterThan( 5, count( $log ) );

		$query  = array( 'interval' => $interval, 'per_page' => 400, 'order' => 'asc' );
		$stats  = self::get( self::ROUTE . '/stats', $range + $query );
		$counts = array_count_values( array_map( static fn( array $row ): string => substr( $row['wall'], 0, $length ), $log ) );

		$this->assertSame( count( $log ), $stats['totals']['download_count'] );

		foreach ( $stats['intervals'] as $row ) {
			$start = substr( $row['date_start'], 0, $length );
			$this->assertSame( $counts[ $start ] ?? 0, $row['subtotals']['download_count'], $start );
		}
	}

	public function test_the_log_is_listed_from_newest_to_oldest(): void {
		list( $range, $log ) = self::get_last_year();

		$response = self::send( 'GET', self::ROUTE . '?per_page=100&' . http_build_query( $range ) );
		$logins   = array_column( self::sql( 'SELECT ID, user_login FROM {prefix}users' ), 'user_login', 'ID' );

		$this->assertEquals( count( $log ), $response->headers['X-WP-Total'] );
		$this->assertSame(
			array_map( 'intval', array_column( array_slice( $log, 0, 100 ), 'id' ) ),
			array_column( $response->body, 'id' )
		);

		foreach ( $response->body as $at => $row ) {
			$raw = $log[ $at ];
			$this->assertEquals(
				array(
					'date'         => $raw['wall'],
					'date_gmt'     => $raw['moment'],
					'product_id'   => $raw['product_id'],
					'order_id'     => $raw['order_id'],
					'order_number' => $raw['order_id'],
					'ip_address'   => $raw['ip'],
					'download_id'  => $raw['download_id'],
					'user_id'      => (int) $raw['user_id'],
					'username'     => $logins[ $raw['user_id'] ] ?? '',
				),
				array_diff_key( $row, array_flip( array( 'id', 'file_name', 'file_path', '_links' ) ) )
			);
			$this->assertNotSame( '', $row['file_name'] );
			$this->assertStringEndsWith( $row['file_name'], $row['file_path'] );
			$this->assertTrue( $row['_links']['product'][0]['embeddable'] );
		}
	}

	/**
	 * Sets the time zone, without a rebuild of the rows of orders.
	 *
	 * @param string $offset Offset without a name.
	 */
	private static function set_zone( string $name, string $offset = '' ): void {
		update_option( 'timezone_string', $name );
		update_option( 'gmt_offset', $offset );
		remove_all_actions( 'shutdown' );
	}

	/**
	 * Downloads of a day.
	 *
	 * @param string $first First time.
	 * @param string $last  Last time.
	 * @return array<string, mixed>
	 */
	private static function read( string $day, string $first = '00:00:00', string $last = '23:59:59', string $interval = 'day' ): array {
		return self::get(
			self::ROUTE . '/stats',
			array(
				'after'               => "{$day}T$first",
				'before'              => "{$day}T$last",
				'interval'            => $interval,
				'order'               => 'asc',
				'per_page'            => 100,
				'force_cache_refresh' => true,
			)
		);
	}

	public function test_days_are_split_at_midnight_in_site_time_even_on_daylight_saving_changes(): void {
		self::set_zone( 'America/Los_Angeles' );

		$hours = static function ( string $day ): array {
			$intervals = self::read( $day, '00:00:00', '23:59:59', 'hour' )['intervals'];
			$counts    = array_column( array_column( $intervals, 'subtotals' ), 'download_count' );

			$names     = array_map( static fn( array $row ): string => substr( $row['interval'], -2 ) . 'h', $intervals );

			return array_filter( array_combine( $names, $counts ) );
		};
		$count = static fn( ...$args ): int => self::read( ...$args )['totals']['download_count'];

		// 01:59:59 is followed by 03:00:00.
		$this->assertSame( array( '01h' => 1, '03h' => 1 ), $hours( '2011-03-13' ) );
		// 01:30 occurs twice; the day ends at 07:59:59 GMT.
		$this->assertSame( array( '01h' => 2, '23h' => 1 ), $hours( '2011-11-06' ) );
		$this->assertSame( 3, $count( '2011-11-06' ) );
		// A part of the repeated hour has the same minutes twice.
		$this->assertSame( 2, $count( '2011-11-06', '01:15:00', '01:45:00' ) );
		$this->assertSame( 1, $count( '2011-11-06', '01:31:00', '23:59:59' ) );
		$this->assertSame( 0, $count( '2011-11-06', '00:00:00', '01:29:59' ) );
		$this->assertSame( 1, $count( '2011-11-07' ) );

		self::set_zone( '', '5.5' );
		$this->assertSame( 2, $count( '2011-11-07' ) );
		self::set_zone( 'UTC' );
		$this->assertSame( 2, $count( '2011-11-06' ) );
	}

	/**
	 * Filters.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: int[]}> Parameters and the downloads that match.
	 */
	public function filters(): array {
		$two     = array( 'customer_includes' => array( self::FIRST ), 'order_includes' => array( self::FIRST + 51 ) );
		$filters = array(
			array( array(), 0, 1, 2, 3, 4, 5 ),
			array( array( 'product_includes' => array( self::FIRST, self::FIRST + 2 ) ), 0, 1, 4 ),
			array( array( 'product_excludes' => array( self::FIRST ) ), 2, 3, 4, 5 ),
			array( array( 'order_includes' => array( self::FIRST + 51 ) ), 2, 3 ),
			array( array( 'order_excludes' => array( self::FIRST + 51 ) ), 0, 1, 4, 5 ),
			array( array( 'customer_includes' => array( self::FIRST ) ), 0, 1 ),
			array( array( 'customer_excludes' => array( self::FIRST ) ), 2, 3, 4, 5 ),
			array( array( 'ip_address_includes' => array( "a'b%_" ) ), 2 ),
			array( array( 'ip_address_includes' => '10.9.8.7,10.9.8.8' ), 0, 1, 4, 5 ),
			array( array( 'ip_address_excludes' => array( '10.9.8.7' ) ), 2, 3, 4, 5 ),
			array( array( 'ip_address_includes' => array( '%' ) ) ),
			array( $two ),
			array( $two + array( 'match' => 'any' ), 0, 1, 2, 3 ),
		);

		foreach ( $filters as $filter ) {
			$cases[ (string) wp_json_encode( $filter[0] ) ] = array( $filter[0], array_slice( $filter, 1 ) );
		}

		return $cases;
	}

	/**
	 * Filters.
	 *
	 * @dataProvider filters
	 * @param array<string, mixed> $query Parameters.
	 * @param int[]                $found Downloads.
	 */
	public function test_all_or_any_of_the_filters_match( array $query, array $found ): void {
		$rows = self::get( self::ROUTE, self::YEAR + $query + array( 'order' => 'asc', 'per_page' => 100 ) );
		$this->assertSame( $found, array_map( static fn( int $id ): int => $id - self::FIRST, array_column( $rows, 'id' ) ) );

		$stats = self::get( self::ROUTE . '/stats', self::YEAR + $query + array( 'interval' => 'year' ) );
		$this->assertSame( count( $found ), $stats['totals']['download_count'] );
	}

	public function test_downloads_are_listed_whose_permission_or_product_was_deleted(): void {
		$rows = self::get( self::ROUTE, self::YEAR + array( 'order' => 'asc' ) );

		$this->assertSame(
			array(
				'id'           => self::FIRST + 5,
				'date'         => $rows[5]['date'],
				'date_gmt'     => '2011-11-07 08:00:00',
				'download_id'  => '',
				'product_id'   => 0,
				'order_id'     => 0,
				'user_id'      => 0,
				'ip_address'   => '10.9.8.8',
				'file_name'    => '',
				'file_path'    => '',
				'username'     => '',
				'order_number' => 0,
			),
			array_merge( array_diff_key( $rows[5], array( '_links' => 1 ) ) )
		);
		$this->assertSame( array( 'downloader', '' ), array( $rows[0]['username'], $rows[3]['ip_address'] ) );

		foreach ( array( 'date', 'product' ) as $orderby ) {
			$this->assertCount( 6, self::get( self::ROUTE, self::YEAR + array( 'orderby' => $orderby ) ) );
		}
	}

	/**
	 * Parameters that are invalid.
	 *
	 * @testWith ["", "per_page", 101]
	 *           ["", "orderby", "ip"]
	 *           ["", "ip_address_includes", ["a\u0000b"]]
	 *           ["", "product_includes", ["x"]]
	 *           ["", "customer_includes", ["1 OR 1"]]
	 *           ["", "after", "2026-13-01T00:00:00"]
	 *           ["/stats", "interval", "decade"]
	 *           ["/stats", "orderby", "file"]
	 *           ["/stats", "order_excludes", ["x"]]
	 *           ["/stats", "match", "some"]
	 * @param string $route Rest of the route.
	 */
	public function test_an_invalid_parameter_is_named( string $route, string $name, $value ): void {
		$response = self::send( 'GET', self::ROUTE . "$route?" . http_build_query( array( $name => $value ) ) );
		$this->assertSame( 400, $response->status );
		$this->assertArrayHasKey( $name, $response->body['data']['params'] );
	}

	public function test_a_long_ip_address_is_invalid(): void {
		$this->test_an_invalid_parameter_is_named( '', 'ip_address_includes', array( str_repeat( 'x', 101 ) ) );
	}
}
