<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Reports\Basic_Reports;
use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Registry;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Report_Source;
use Storedeck\Test\Site\SiteTestCase;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * While the reports of WooCommerce answer, screens offer nothing that these would ignore.
 */
final class BasicReportsTest extends SiteTestCase {

	private const SIZE = array(
		'fact'    => 'orders',
		'label'   => 'Size',
		'column'  => "CASE WHEN stats.num_items_sold >= 5 THEN 'large' ELSE 'small' END",
		'options' => array( 'large' => 'Large', 'small' => 'Small' ),
	);

	private const METRIC = array(
		'fact'        => 'orders',
		'type'        => 'integer',
		'count_if'    => 'stats.num_items_sold >= 5',
		'name'        => 'Large orders',
		'description' => 'Orders of at least five items.',
		'explanation' => 'Number of orders with five items or more',
	);

	protected function setUp(): void {
		parent::setUp();

		add_action(
			'storedeck_register_reports',
			static function (): void {
				storedeck_register_dimension( 'register', array( 'label' => 'Register', 'order_meta' => '_register' ) );
				storedeck_register_dimension( 'size', self::SIZE );
				storedeck_register_metric( 'large_orders', self::METRIC );
				storedeck_register_report(
					array(
						'id'    => 'registers',
						'title' => 'Registers',
						'items' => array( 'fact' => 'orders', 'by' => 'register' ),
						'table' => array( 'columns' => array( 'label', 'orders_count' ) ),
					)
				);
			}
		);
		add_filter(
			'storedeck_report_definition',
			static function ( array $definition ): array {
				if ( 'orders' === $definition['id'] ) {
					$definition['items']['columns']['parcels'] = array( 'integer', 'stats.num_items_sold' );
					$definition['table']['columns']['parcels'] = array( 'label' => 'Parcels', 'type' => 'number', 'is_sortable' => true );
				}

				return $definition;
			}
		);
		Registry::reset();
		self::assertSame( array(), Registry::get_errors() );
	}

	/**
	 * Forgets what was registered.
	 *
	 * @after
	 */
	public function forget(): void {
		remove_all_actions( 'storedeck_register_reports' );
		remove_all_filters( 'storedeck_report_definition' );
		Registry::reset();
		Basic_Reports::show_if( static fn(): bool => ! Report_Source::is_storedeck(), Imports::is_complete( ... ) );
	}

	/**
	 * Answer of a route in this process, which knows that others answer.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return array<string, mixed>
	 */
	private static function read( string $route, array $query = array() ): array {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $query );

		return json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true );
	}

	/**
	 * What the screen of Orders offers.
	 *
	 * @return array<string, list<string>>
	 */
	private static function get_offered(): array {
		$definition = self::read( '/storedeck/v1/report-definitions/orders' );

		return array(
			'columns'    => array_column( $definition['table']['columns'], 'id' ),
			'filters'    => array_keys( $definition['advancedFilters']['filters'] ),
			'charts'     => array_column( $definition['charts'], 'key' ),
			'summary'    => array_column( $definition['table']['summary'], 'key' ),
			'breakdowns' => array_column( Breakdowns::get( Basic_Reports::select( Registry::all() ) ), 'segmentby' ),
		);
	}

	public function test_others_have_neither_reports_of_plugins_nor_those_by_a_dimension(): void {
		$own = array_diff_key( Registry::all(), array_filter( Registry::all(), Basic_Reports::is_shared( ... ) ) );

		self::assertEqualsCanonicalizing( array( 'payments', 'places', 'channels', 'times', 'registers' ), array_keys( $own ) );
	}

	public function test_columns_filters_metrics_and_segments_are_offered_when_they_are_answered(): void {
		$all = self::get_offered();

		foreach ( array( 'register', 'size', 'payment_method' ) as $key ) {
			self::assertContains( $key, $all['columns'] );
			self::assertContains( $key, $all['filters'] );
			self::assertContains( $key, $all['breakdowns'] );
		}

		self::assertContains( 'large_orders', $all['charts'] );
		self::assertContains( 'parcels', $all['columns'] );

		Basic_Reports::show_if( static fn(): bool => true, static fn(): bool => false );

		$basic = self::get_offered();

		self::assertSame( array( 'date', 'order_number', 'status' ), array_slice( $basic['columns'], 0, 3 ) );
		self::assertSame( array( 'status', 'product' ), array_slice( $basic['filters'], 0, 2 ) );
		self::assertContains( 'coupon', $basic['breakdowns'] );

		$names = array( 'register', 'size', 'payment_method', 'large_orders', 'parcels' );

		foreach ( $basic as $offered ) {
			self::assertSame( array(), array_intersect( $names, $offered ) );
		}

		self::assertArrayHasKey( 'register_is', Registry::get( 'orders' )['items']['filters'], 'Our routes have them.' );
	}

	public function test_a_question_that_they_would_ignore_says_so(): void {
		Basic_Reports::show_if( static fn(): bool => true, static fn(): bool => false );

		$ask = static fn( string $report, array $query ): array => self::read( "/storedeck/v1/answers/$report", $query );

		foreach ( array( 'register' => 'Register', 'size' => 'Size', 'payment_method' => 'Payment method' ) as $key => $name ) {
			$answer = $ask( 'orders', array( "{$key}_is" => 'large' ) );

			self::assertSame( 'storedeck_not_in_woocommerce', $answer['code'] );
			self::assertStringContainsString( $name, $answer['message'] );
		}

		foreach ( array( 'payments' => 'Payments and shipping', 'registers' => 'Registers' ) as $report => $title ) {
			self::assertStringContainsString( $title, $ask( $report, array() )['message'] );
		}

		self::assertSame( array(), $ask( 'orders', array( 'orderby' => 'register', 'status_is' => 'completed' ) )['errors'] );
	}
}
