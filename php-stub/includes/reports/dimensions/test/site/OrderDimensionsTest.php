<?php

namespace Storedeck\Reports\Dimensions\Test\Site;

use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Registry;
use Storedeck\Sync\Order_Sync;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Reports are filtered and split by what orders say of themselves.
 */
final class OrderDimensionsTest extends SiteTestCase {

	private const RANGE = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );
	private const TIME  = '2013-03-05 12:00:00';

	/**
	 * Orders by payment method and country.
	 *
	 * @var int[]
	 */
	private static array $orders;

	protected static function prepare(): void {
		$product = self::create_product();
		$create  = static fn( string $payment, string $title, array $billing, array $shipping = array() ): int => self::create_order(
			array( $product => 2 ),
			array(
				'payment_method'       => $payment,
				'payment_method_title' => $title,
				'billing'              => $billing,
				'shipping'             => $shipping,
				'shipping_lines'       => array( array( 'method_id' => 'flat_rate', 'method_title' => 'Flat rate', 'total' => '5' ) ),
			),
			self::TIME
		);

		self::$orders = array(
			$create( 'bacs', 'Bank transfer', array( 'country' => 'US', 'state' => 'CA', 'city' => 'Oakland' ) ),
			$create( 'bacs', 'Bank transfer', array( 'country' => 'US' ), array( 'country' => 'FR', 'city' => 'Le Havre, Sud' ) ),
			$create( 'cod', 'Cash', array( 'country' => 'US', 'state' => 'CA', 'city' => ' oakland' ) ),
			$create( '', '', array() ),
		);
		self::write( 'POST', '/wc-analytics/orders/' . self::$orders[0] . '/refunds', array( 'amount' => '5', 'reason' => 'Too small' ) );
		self::sql( "UPDATE {prefix}wc_orders SET date_created_gmt = '" . self::TIME . "' WHERE type = 'shop_order_refund'" );
		Order_Sync::sync( self::$orders );
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * Segments of the totals of orders.
	 *
	 * @return array<int, array{string, string, int, int|float}> Id, label, orders and net sales.
	 */
	private static function get_segments( string $by, array $query = array() ): array {
		$query += array( 'segmentby' => $by ) + self::RANGE;

		return array_map(
			static fn( array $segment ): array => array(
				$segment['segment_id'],
				$segment['segment_label'],
				$segment['subtotals']['orders_count'],
				$segment['subtotals']['net_revenue'],
			),
			self::get( '/wc-analytics/reports/revenue/stats', $query )['totals']['segments']
		);
	}

	public function test_orders_are_split_by_payment_method_and_refunds_belong_to_that_of_their_order(): void {
		self::assertEquals(
			array( array( '', 'Unknown', 1, 20 ), array( 'bacs', 'Bank transfer', 2, 35 ), array( 'cod', 'Cash', 1, 20 ) ),
			self::get_segments( 'payment_method' )
		);
		self::assertEquals( array( array( 'flat_rate', 'Flat rate', 4, 75 ) ), self::get_segments( 'shipping_method' ) );
	}

	public function test_a_place_is_that_of_the_delivery_and_known_by_its_name(): void {
		self::assertSame(
			array( 'Unknown', 'United States', 'France' ),
			array_column( self::get_segments( 'order_country' ), 1 )
		);
		self::assertSame(
			array( array( '', 2 ), array( 'US:CA', 2 ) ),
			self::select( self::get_segments( 'order_state' ), array( 0, 2 ) )
		);
		self::assertSame(
			array( array( 'Unknown', 1 ), array( 'Oakland, CA, US', 2 ), array( 'Le Havre, Sud, FR', 1 ) ),
			self::select( self::get_segments( 'order_city' ), array( 1, 2 ) )
		);
	}

	public function test_times_and_sizes_are_those_of_the_order(): void {
		self::assertEquals( array( array( '2', 'Tuesday', 4, 75 ) ), self::get_segments( 'weekday' ) );
		self::assertEquals( array( array( '12', '12:00', 4, 75 ) ), self::get_segments( 'hour' ) );
		self::assertEquals( array( array( '10', '10 up to 25', 4, 75 ) ), self::get_segments( 'order_value' ) );
		self::assertEquals( array( array( '2', '2', 4, 75 ) ), self::get_segments( 'order_items' ) );
		self::assertEquals( array( array( '1', 'First order', 4, 75 ) ), self::get_segments( 'customer_order' ) );
	}

	public function test_the_rows_of_a_report_are_by_the_dimension_of_the_request(): void {
		$read = static fn( array $query = array() ): array => array_map(
			static fn( array $row ): array => array(
				$row['value'],
				$row['label'],
				$row['orders_count'],
				$row['net_revenue'],
				$row['avg_order_value'],
				$row['refunds'],
			),
			self::get( '/wc-analytics/reports/payments', $query + self::RANGE + array( 'orderby' => 'net_revenue' ) )
		);
		$rows = array(
			array( 'bacs', 'Bank transfer', 2, 35, 20, 5 ),
			array( '', 'Unknown', 1, 20, 20, 0 ),
			array( 'cod', 'Cash', 1, 20, 20, 0 ),
		);

		self::assertEqualsCanonicalizing( $rows, $read() );
		self::assertEquals( array( $rows[0] ), $read( array( 'per_page' => 1 ) ) );
		self::assertSame(
			array( 'Bank transfer', 'Cash', 'Unknown' ),
			array_column( $read( array( 'orderby' => 'label', 'order' => 'asc' ) ), 1 )
		);
		self::assertEquals( array( array( '12', '12:00', 4, 75, 20, 5 ) ), $read( array( 'by' => 'hour' ) ) );
		self::assertEquals(
			array( array( 'FR', 'France', 1, 20, 20, 0 ) ),
			$read( array( 'by' => 'order_country', 'order_city_is' => array( 'FR:Le Havre, Sud' ) ) )
		);
	}

	public function test_a_row_has_the_filter_of_its_orders(): void {
		$rows = self::get( '/wc-analytics/reports/payments', self::RANGE );

		foreach ( $rows as $row ) {
			$orders = self::get( '/wc-analytics/reports/orders/stats', self::RANGE + array( $row['param'] => $row['param_value'] ) );

			self::assertSame( $row['orders_count'], $orders['totals']['orders_count'], $row['label'] );
		}

		self::assertEqualsCanonicalizing( array( 'bacs', '(unknown)', 'cod' ), array_column( $rows, 'param_value' ) );
	}

	public function test_the_segments_beyond_the_limit_are_one(): void {
		$query = array( 'segment_limit' => 1, 'fields' => array( 'net_revenue', 'orders_count' ), 'interval' => 'day' );

		self::assertEquals(
			array( array( -2, 'Other', 2, 40 ), array( 'bacs', 'Bank transfer', 2, 35 ) ),
			self::get_segments( 'payment_method', $query )
		);
	}

	public function test_a_leaderboard_links_to_the_orders_of_a_value(): void {
		$rows = self::get( '/wc-analytics/leaderboards/payments', self::RANGE )[0]['rows'];

		self::assertSame( 'Bank transfer', $rows[0][0]['value'] );
		self::assertStringContainsString( 'payment_method_is=bacs', $rows[0][0]['display'] );
	}

	public function test_values_are_filters_of_all_reports_of_orders(): void {
		$read  = static fn( array $query ): array => self::get( '/wc-analytics/reports/orders/stats', self::RANGE + $query );
		$count = static fn( array $query ): int => $read( $query )['totals']['orders_count'];

		self::assertSame( 2, $count( array( 'payment_method_is' => array( 'BACS' ) ) ) );
		self::assertSame( 2, $count( array( 'payment_method_is_not' => array( 'bacs' ) ) ) );
		self::assertSame( 3, $count( array( 'payment_method_is' => 'bacs,cod' ) ) );
		self::assertSame( 1, $count( array( 'payment_method_is' => array( '' ) ) ) );
		self::assertSame( 1, $count( array( 'payment_method_is' => '(unknown)' ) ) );
		self::assertSame( 3, $count( array( 'payment_method_is_not' => '(unknown)' ) ) );
		self::assertSame( 0, $count( array( 'payment_method_is' => array( 'barter' ) ) ) );
		self::assertSame( 4, $count( array( 'payment_method_is_not' => array( 'barter' ) ) ) );
		self::assertSame( 1, $count( array( 'order_country_is' => array( 'FR' ), 'payment_method_is' => array( 'bacs' ) ) ) );

		$products = self::get( '/wc-analytics/reports/products', self::RANGE + array( 'order_country_is' => array( 'FR' ) ) );

		self::assertSame( array( 2 ), array_column( $products, 'items_sold' ) );
		self::assertArrayHasKey( 'payment_method', Registry::get( 'products' )['advanced_filters']['filters'] );
	}

	public function test_the_list_of_orders_has_a_column_of_each(): void {
		$rows = self::get( '/wc-analytics/reports/orders', self::RANGE + array( 'orderby' => 'payment_method', 'order' => 'asc' ) );
		$cell = Registry::get( 'orders' )['table']['columns']['payment_method']['value'];

		self::assertSame( array( '', 'bacs', 'bacs', 'bacs', 'cod' ), array_column( $rows, 'payment_method' ) );
		self::assertSame( array( 'Unknown', 'Bank transfer', 'Cash' ), array_values( array_unique( array_map( $cell, $rows ) ) ) );
		self::assertSame( array( 'Too small' ), array_values( array_filter( array_column( $rows, 'refund_reason' ) ) ) );
	}

	public function test_screens_offer_them(): void {
		$found = array_column( Breakdowns::get( Registry::get_registered() ), null, 'segmentby' );

		self::assertSame( 'Payment method', $found['payment_method']['label'] );
		self::assertContains( 'revenue', $found['payment_method']['endpoints'] );
		self::assertSame( array( 'filter' => 'advanced', 'payment_method_is' => '{id}' ), $found['payment_method']['link']['query'] );

		$filters = self::get( '/storedeck/v1/report-definitions/orders' )['advancedFilters']['filters'];

		self::assertSame(
			array( 'Bank transfer', 'Cash', 'Unknown' ),
			array_column( $filters['payment_method']['input']['options'], 'label' )
		);
	}

	public function test_values_are_searched_for_and_named(): void {
		$find = static fn( string $key, array $query ): array =>
			array_column( self::get( "/storedeck/v1/dimensions/$key/values", $query ), 'label', 'value' );

		self::assertSame( array( 'bacs' => 'Bank transfer' ), $find( 'payment_method', array( 'search' => 'TRANS' ) ) );
		self::assertSame( array( '(unknown)' => 'Unknown' ), $find( 'payment_method', array( 'search' => 'unk' ) ) );
		self::assertSame( array( 'cod' => 'Cash' ), $find( 'payment_method', array( 'include' => 'cod,barter' ) ) );
		self::assertSame( array( 'FR:Le Havre, Sud' => 'Le Havre, Sud, FR' ), $find( 'order_city', array( 'search' => 'havre' ) ) );
		self::assertSame( 404, Request::send( 'GET', '/storedeck/v1/dimensions/nothing/values' )->status );
	}

	public function test_too_many_values_are_a_search(): void {
		$values = array();

		for ( $number = 0; $number < 500; ++$number ) {
			$values[] = array( 'order_city' => array( "FR:City $number", "City $number, FR" ) );
		}

		( new Dimension_Values() )->load( $values );
		Registry::reset();

		$filters = self::get( '/storedeck/v1/report-definitions/orders' )['advancedFilters']['filters'];

		self::assertSame( array( 'component' => 'Search', 'type' => 'dimension:order_city' ), (array) $filters['order_city']['input'] );
		self::assertSame( 'SelectControl', $filters['payment_method']['input']['component'] );
	}

	public function test_a_changed_order_has_its_new_values(): void {
		$check = array( 'payment_method' => 'cheque', 'payment_method_title' => 'Check' );

		self::write( 'PUT', '/wc-analytics/orders/' . self::$orders[3], $check );
		self::end_request();

		self::assertEquals(
			array( array( 'cheque', 'Check', 1, 20 ) ),
			self::get_segments( 'payment_method', array( 'payment_method_is' => array( 'cheque' ) ) )
		);
	}

	/**
	 * Some columns of rows.
	 *
	 * @param array<int, array<int, mixed>> $rows    Rows.
	 * @param int[]                         $columns Columns.
	 * @return array<int, array<int, mixed>>
	 */
	private static function select( array $rows, array $columns ): array {
		return array_map( static fn( array $row ): array => array_values( array_intersect_key( $row, array_flip( $columns ) ) ), $rows );
	}
}
