<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Registry;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * One declaration of a plugin gives all that reports have of a metric or a dimension.
 */
final class AdditionsTest extends SiteTestCase {

	use ReportRows;

	private const RANGE     = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );
	private const METRIC    = array(
		'fact'        => 'orders',
		'type'        => 'integer',
		'count_if'    => 'stats.parent_id = 0 AND stats.num_items_sold >= 5',
		'name'        => 'Large orders',
		'description' => 'Orders of at least five items.',
		'explanation' => 'Number of orders with five items or more',
		'direction'   => 'neutral',
	);
	private const DIMENSION = array(
		'fact'    => 'orders',
		'label'   => 'Size',
		'column'  => "CASE WHEN stats.num_items_sold >= 5 THEN 'large' WHEN stats.num_items_sold > 1 THEN 'small' END",
		'options' => array( 'large' => 'Large order', 'small' => 'Small order' ),
	);

	protected static function prepare(): void {
		foreach ( array( 1, 2, 5, 6, 9 ) as $index => $items ) {
			self::insert_row(
				'order_stats',
				array(
					'order_id'       => 900000001 + $index,
					'date_created'   => "2013-03-05 1$index:00:00",
					'num_items_sold' => $items,
					'net_total'      => 10 * $items,
				)
			);
		}

		self::repair_sums();
	}

	protected function setUp(): void {
		parent::setUp();

		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
	}

	/**
	 * Registers something.
	 *
	 * @param callable(): bool $register Registers it.
	 * @return string[] Errors.
	 */
	private static function register( callable $register ): array {
		add_action( 'storedeck_register_reports', $register );
		Registry::reset();

		return Registry::get_errors();
	}

	/**
	 * Forgets what was registered.
	 *
	 * @after
	 */
	public function forget(): void {
		remove_all_actions( 'storedeck_register_reports' );
		Registry::reset();
	}

	public function test_a_metric_is_in_answers_and_screens_of_reports_on_its_fact(): void {
		self::assertSame( array(), self::register( static fn(): bool => storedeck_register_metric( 'large_orders', self::METRIC ) ) );

		foreach ( array( 'orders', 'revenue' ) as $id ) {
			$stats      = self::get( "/wc-analytics/reports/$id/stats", self::RANGE + array( 'interval' => 'day' ) );
			$definition = Registry::get( $id );

			self::assertSame( 3, $stats['totals']['large_orders'] );
			self::assertSame( 3, $stats['intervals'][0]['subtotals']['large_orders'] );
			self::assertSame( 'Large orders', $definition['charts']['large_orders']['label'] );
			self::assertTrue( $definition['charts']['large_orders']['is_neutral'] );
			self::assertSame( 'Large orders', $definition['table']['summary']['large_orders']['label'] );
			self::assertSame( 'Number of orders with five items or more', $definition['metrics']['large_orders']['formula'] );
		}

		self::assertSame( 'subtotals.large_orders', Registry::get( 'revenue' )['table']['columns']['large_orders']['field'] );
		self::assertArrayNotHasKey( 'large_orders', Registry::get( 'products' )['charts'] );
	}

	public function test_a_metric_can_be_of_some_reports_and_of_others_than_orders(): void {
		$metric = array( 'fact' => 'lines', 'sum' => 'items.product_qty * 2', 'type' => 'quantity', 'reports' => array( 'categories' ) );

		$metric = array_diff_key( $metric + self::METRIC, array( 'count_if' => true ) );

		self::assertSame( array(), self::register( static fn(): bool => storedeck_register_metric( 'twice', $metric ) ) );

		$categories = Registry::get( 'categories' );

		self::assertSame( 'twice', $categories['items']['orderby']['twice'] );
		self::assertTrue( $categories['table']['columns']['twice']['is_sortable'] );
		self::assertArrayNotHasKey( 'twice', Registry::get( 'products' )['items']['fields'] );
		self::get( '/wc-analytics/reports/categories', self::RANGE + array( 'orderby' => 'twice' ) );
	}

	public function test_a_dimension_is_a_filter_of_reports_and_a_column_of_rows(): void {
		self::assertSame( array(), self::register( static fn(): bool => storedeck_register_dimension( 'size', self::DIMENSION ) ) );

		$read = static fn( array $query ): array => self::get( '/wc-analytics/reports/orders', self::RANGE + $query );

		self::assertSame( array( 'large', 'large', 'large' ), array_column( $read( array( 'size_is' => array( 'large' ) ) ), 'size' ) );
		self::assertCount( 2, $read( array( 'size_is_not' => array( 'large' ) ) ) );
		self::assertSame(
			array( '', 'large', 'large', 'large', 'small' ),
			array_column( $read( array( 'orderby' => 'size', 'order' => 'asc' ) ), 'size' ),
			'An order without a value is first.'
		);

		$large = self::get( '/wc-analytics/reports/revenue/stats', self::RANGE + array( 'size_is' => array( 'large' ) ) );

		self::assertEquals( 200, $large['totals']['net_revenue'] );

		$orders = Registry::get( 'orders' );

		self::assertSame( 'Size', $orders['table']['columns']['size']['label'] );
		self::assertSame( 'Large order', $orders['table']['columns']['size']['value']( array( 'size' => 'large' ) ) );
		self::assertSame( 'Size', $orders['advanced_filters']['filters']['size']['labels']['add'] );
		self::assertArrayHasKey( 'size', Registry::get( 'products' )['advanced_filters']['filters'] );
		self::assertArrayNotHasKey( 'size', Registry::get( 'downloads' )['advanced_filters']['filters'] ?? array() );
	}

	public function test_a_dimension_splits_stats_of_its_fact_and_of_facts_on_it(): void {
		self::register( static fn(): bool => storedeck_register_dimension( 'size', self::DIMENSION ) );

		$query  = self::RANGE + array( 'segmentby' => 'size', 'interval' => 'day' );
		$totals = self::get( '/wc-analytics/reports/revenue/stats', $query )['totals'];
		$rows   = array_map(
			static fn( array $segment ): array => array(
				$segment['segment_id'],
				$segment['segment_label'],
				$segment['subtotals']['orders_count'],
				$segment['subtotals']['net_revenue'],
			),
			$totals['segments']
		);

		self::assertEquals(
			array( array( '', 'Unknown', 1, 10 ), array( 'large', 'Large order', 3, 200 ), array( 'small', 'Small order', 1, 20 ) ),
			$rows
		);
		self::assertEquals( $totals['net_revenue'], array_sum( array_column( $rows, 3 ) ) );

		$size = array_column( Breakdowns::get( Registry::get_registered() ), null, 'segmentby' )['size'];

		self::assertSame( 'Size', $size['label'] );
		self::assertContains( 'products', $size['endpoints'] );
		self::assertNotContains( 'downloads', $size['endpoints'] );
		self::assertSame( array( 'filter' => 'advanced', 'size_is' => '{id}' ), $size['link']['query'] );
	}

	public function test_texts_without_options_are_their_own_labels(): void {
		$column = array( 'column' => "CASE WHEN stats.num_items_sold >= 5 THEN '5' ELSE 'few' END" );

		$size = $column + array_diff_key( self::DIMENSION, array( 'options' => 1 ) );

		self::register( static fn(): bool => storedeck_register_dimension( 'size', $size ) );

		$segments = self::get( '/wc-analytics/reports/orders/stats', self::RANGE + array( 'segmentby' => 'size' ) )['totals']['segments'];

		self::assertSame( array( '5', 'few' ), array_column( $segments, 'segment_id' ) );
		self::assertSame( array( '5', 'few' ), array_column( $segments, 'segment_label' ) );
	}

	/**
	 * Declarations with an error.
	 *
	 * @return array<string, array{string, string, array<string, mixed>, string}>
	 */
	public static function get_errors(): array {
		return array(
			'a metric of no fact'            => array( 'metric', 'large', array( 'fact' => 'nowhere' ), 'large.fact' ),
			'a metric without a computation' => array( 'metric', 'large', array( 'count_if' => '' ), 'metrics.large: expected one of' ),
			'a metric without a name'        => array( 'metric', 'large', array( 'name' => '' ), 'large.name' ),
			'a metric with a key of ours'    => array( 'metric', 'refunds', array(), 'key: expected another key' ),
			'a key with other characters'    => array( 'metric', 'Large!', array(), 'key: expected letters' ),
			'a dimension with a key of ours' => array( 'dimension', 'product', array(), 'key: expected letters' ),
			'a dimension without a column'   => array( 'dimension', 'size', array( 'column' => '' ), 'size.column' ),
			'a dimension with another field' => array( 'dimension', 'size', array( 'values' => array() ), 'values' ),
		);
	}

	/**
	 * What is invalid is left out; other reports stay.
	 *
	 * @dataProvider get_errors
	 * @param string               $type     `metric` or `dimension`.
	 * @param array<string, mixed> $changes  What is wrong.
	 * @param string               $expected Part of the error.
	 */
	public function test_an_invalid_declaration_is_left_out( string $type, string $key, array $changes, string $expected ): void {
		$declaration = $changes + ( 'metric' === $type ? self::METRIC : self::DIMENSION );

		$errors = self::register( static fn(): bool => ! call_user_func( "storedeck_register_$type", $key, $declaration ) );

		self::assertCount( 1, $errors );
		self::assertStringStartsWith( ucfirst( $type ) . " \"$key\" of ", $errors[0] );
		self::assertStringContainsString( $expected, $errors[0] );
		self::assertArrayHasKey( 'refunds', Registry::get( 'revenue' )['charts'] );
	}

	public function test_a_report_names_metrics_that_its_stats_declare(): void {
		$errors = self::register(
			static fn(): bool => storedeck_register_report(
				array(
					'id'     => 'large-orders',
					'title'  => 'Large orders',
					'stats'  => array(
						'fact'   => 'orders',
						'fields' => array( 'large' => array_diff_key( self::METRIC, array( 'fact' => true ) ) ),
					),
					'charts' => array( 'large' ),
					'table'  => array( 'summary' => array( 'large' ) ),
				)
			)
		);
		$report = Registry::get( 'large-orders' );

		self::assertSame( array(), $errors );
		self::assertSame( 'Large orders', $report['charts']['large']['label'] );
		self::assertSame( 'Orders of at least five items.', $report['metrics']['large']['description'] );
		self::assertSame( array( 'type' => 'number', 'label' => 'Large orders' ), $report['table']['summary']['large'] );
	}

	public function test_names_of_breakdowns_follow_the_locale(): void {
		$translate = static fn( string $text ): string => 'Products' === $text ? 'Goods' : $text;
		$get_names = static fn(): array => array_column( Breakdowns::get( Registry::all() ), 'label', 'segmentby' );

		self::assertSame( 'Products', $get_names()['product'] );

		add_filter( 'gettext', $translate );
		do_action( 'change_locale', 'de_DE' );

		self::assertSame( 'Goods', $get_names()['product'] );

		remove_filter( 'gettext', $translate );
		Registry::reset();
	}
}
