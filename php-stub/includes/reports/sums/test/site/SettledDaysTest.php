<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Reports\Sums\Settled_Days;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * What was read from the rows of earlier days is kept until one of their orders changes.
 */
final class SettledDaysTest extends SiteTestCase {

	private static int $product;
	private static int $order;

	protected static function prepare(): void {
		self::$product = self::create_product();
		self::$order   = self::create_order(
			self::$product,
			array(
				'billing' => array(
					'city'    => 'Bath',
					'country' => 'GB',
				),
			),
			'2013-03-05 12:00:00'
		);

		// The search for changed orders would restore the row that tests change.
		self::sql( "UPDATE {prefix}wc_orders SET date_updated_gmt = '2013-03-05 12:00:00' WHERE id = " . self::$order );
	}

	/**
	 * Orders and net sales of each city since the first order.
	 *
	 * @param array<string, mixed> $query Other parameters.
	 * @return array<string, array{int, int|float}>
	 */
	private static function read( array $query = array() ): array {
		$query += array(
			'after'     => '2013-03-01T00:00:00',
			'before'    => gmdate( 'Y-m-d\TH:i:s', time() + DAY_IN_SECONDS ),
			'segmentby' => 'order_city',
			'fields'    => array( 'orders_count', 'net_revenue' ),
		);
		$cities = array();

		foreach ( self::get( '/wc-analytics/reports/orders/stats', $query )['totals']['segments'] as $segment ) {
			$cities[ $segment['segment_label'] ] = array( $segment['subtotals']['orders_count'], $segment['subtotals']['net_revenue'] );
		}

		return $cities;
	}

	public function test_a_new_order_is_added_to_what_was_read_of_earlier_days(): void {
		self::assertSame( array( 'Bath, GB' => array( 1, 10 ) ), self::read() );

		// A change that only a query of the rows would find.
		self::sql( 'UPDATE {prefix}storedeck_order_stats SET net_total = 70 WHERE order_id = ' . self::$order );
		self::create_order( self::$product );

		$cities = self::read();

		self::assertSame( array( 1, 10 ), $cities['Bath, GB'] );
		self::assertSame( 2, array_sum( array_column( $cities, 0 ) ) );
		self::assertSame( array( 1, 70 ), self::read( array( 'force_cache_refresh' => true ) )['Bath, GB'] );
	}

	/**
	 * @return array<string, array{callable(int, int): mixed, 1?: array<string, string>}> Change, and parameters.
	 */
	public static function get_changes(): array {
		$path = '/wc-analytics/orders/';

		return array(
			'another city'                  => array(
				static fn( int $order ) => self::write( 'PUT', $path . $order, array( 'billing' => array( 'city' => 'York' ) ) ),
			),
			'an excluded status'            => array(
				static fn( int $order ) => self::write( 'PUT', $path . $order, array( 'status' => 'failed' ) ),
			),
			'deletion'                      => array(
				static fn( int $order ) => self::write( 'DELETE', "$path$order?force=true" ),
			),
			'a new order that is moved there' => array(
				static fn( int $order, int $product ) => self::create_order( $product, array(), '2014-01-01 10:00:00' ),
			),
			'an action of a plugin'         => array(
				static function ( int $order ): void {
					self::sql( "UPDATE {prefix}storedeck_order_stats SET net_total = 70 WHERE order_id = $order" );
					do_action( 'storedeck_data_changed' );
				},
			),
			'another attribute'             => array(
				static function ( int $order, int $product ): void {
					$path = '/wc-analytics/products/attributes';
					$id   = self::write( 'POST', $path, array( 'name' => 'Color' ) )['id'];

					self::write( 'POST', "$path/$id/terms", array( 'name' => 'Red' ) );
					self::write(
						'PUT',
						"/wc-analytics/products/$product",
						array( 'attributes' => array( array( 'id' => $id, 'options' => array( 'Red' ) ) ) )
					);
				},
				array( 'segmentby' => 'attribute' ),
			),
		);
	}

	/**
	 * @dataProvider get_changes
	 * @param callable(int, int): mixed $change Change.
	 * @param array<string, string>     $query  Parameters.
	 */
	public function test_changes_of_earlier_days_are_read( callable $change, array $query = array() ): void {
		$before = self::read( $query );

		$change( self::$order, self::$product );

		$after = self::read( $query );

		self::assertNotSame( $before, $after );
		self::assertSame( self::read( $query + array( 'force_cache_refresh' => true ) ), $after );
	}

	public function test_rows_of_two_to_three_weeks_are_read_again(): void {
		$end = Settled_Days::get_end();

		self::assertSame( 'Monday 00:00:00', gmdate( 'l H:i:s', $end ) );
		self::assertSame( 2, intdiv( time() - $end, WEEK_IN_SECONDS ) );
	}
}
