<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Reports\Registry;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Reports of plugins whose rows are sums, with as little as their authors have to write.
 */
final class PluginReportsTest extends SiteTestCase {

	private const RANGE   = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );
	private const TICKETS = array(
		'id'    => 'tickets',
		'title' => 'Tickets',
		'stats' => array(
			'table'        => 'wp:posts',
			'where'        => "stats.post_type = 'ticket'",
			'date_columns' => array( 'created' => 'stats.post_date' ),
			'fields'       => array(
				'tickets' => array( 'type' => 'integer', 'sum' => '1', 'name' => 'Tickets' ),
				'minutes' => array( 'type' => 'integer', 'sum' => 'stats.menu_order', 'name' => 'Minutes' ),
			),
		),
		'items' => array( 'group' => array( 'priority' => "NULLIF( stats.post_title, 'none' )", 'agent' => 'stats.post_parent' ) ),
		'table' => array(
			'columns' => array(
				'priority' => array( 'label' => 'Priority', 'is_sortable' => true ),
				'agent'    => array( 'label' => 'Agent', 'is_sortable' => true ),
				'tickets',
				'minutes',
			),
		),
	);

	protected static function prepare(): void {
		foreach ( array( 'low' => 5, 'urgent' => 30, 'none' => 7, '' => 1, '007' => 2 ) as $priority => $minutes ) {
			foreach ( array( 1, 2 ) as $agent ) {
				self::sql(
					'INSERT INTO {prefix}posts ( post_title, post_parent, menu_order, post_type, post_date, post_date_gmt, post_modified,'
					. ' post_modified_gmt, post_content, post_excerpt, to_ping, pinged, post_content_filtered )'
					. " VALUES ( '$priority', $agent, $minutes, 'ticket', '2013-03-05 1$agent:00:00', '2013-03-05 1$agent:00:00',"
					. " '2013-03-05 1$agent:00:00', '2013-03-05 1$agent:00:00', '', '', '', '', '' )"
				);
			}
		}
	}

	/**
	 * Registers a report, whose routes are registered then.
	 *
	 * @param array<string, mixed> $definition Definition.
	 */
	private static function register( array $definition ): void {
		add_action( 'storedeck_register_reports', static fn() => storedeck_register_report( $definition ) );

		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride

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
		Registry::reset();
	}

	/**
	 * Lines of a file.
	 *
	 * @param array<string, mixed> $args Parameters.
	 * @return string[]
	 */
	private static function export( string $report, array $args ): array {
		return explode( "\n", trim( self::export_report( $report, $args ) ) );
	}

	public function test_rows_are_values_of_the_table_without_a_mapper(): void {
		self::register( self::TICKETS );

		$query = self::RANGE + array( 'orderby' => 'priority', 'order' => 'asc' );
		$rows  = self::get( '/wc-analytics/reports/tickets', $query + array( 'per_page' => 4 ) );

		self::assertSame(
			array(
				array( 'priority' => '', 'agent' => 1, 'tickets' => 2, 'minutes' => 8 ),
				array( 'priority' => '', 'agent' => 2, 'tickets' => 2, 'minutes' => 8 ),
				array( 'priority' => '007', 'agent' => 1, 'tickets' => 1, 'minutes' => 2 ),
				array( 'priority' => '007', 'agent' => 2, 'tickets' => 1, 'minutes' => 2 ),
			),
			array_map( static fn( array $row ): array => array_diff_key( $row, array( '_links' => true ) ), $rows )
		);
		self::assertSame( 'priority', Registry::get( 'tickets' )['table']['key'] );
	}

	public function test_a_column_that_is_sortable_needs_nothing_else(): void {
		$changes = array(
			'items' => array( 'orderby' => array( 'minutes' => 'minutes' ) ),
			'table' => array( 'columns' => array( 'tickets' => array( 'is_sortable' => true ) ) ),
		);

		self::register( array_replace_recursive( self::TICKETS, $changes ) );

		foreach ( array( 'priority' => 'urgent', 'agent' => 2, 'tickets' => 2, 'minutes' => 30 ) as $key => $first ) {
			$rows = self::get( '/wc-analytics/reports/tickets', self::RANGE + array( 'orderby' => $key ) );

			self::assertSame( $first, $rows[0][ $key ], $key );
		}
	}

	public function test_the_screen_sorts_rows_without_a_date_by_their_first_number(): void {
		$plain = array( 'is_sortable' => false );
		$texts = array( 'priority' => $plain, 'agent' => $plain, 'tickets' => $plain, 'minutes' => $plain );

		self::register( self::TICKETS );
		self::register( array_replace_recursive( self::TICKETS, array( 'id' => 'plain', 'table' => array( 'columns' => $texts ) ) ) );

		self::assertTrue( Registry::get( 'tickets' )['table']['columns']['tickets']['is_default_sort'] );

		foreach ( array( 'tickets', 'plain' ) as $report ) {
			$custom = array( 'period' => 'custom', 'after' => '2013-03-05', 'before' => '2013-03-05' );

			self::assertCount( 8, self::get( "/storedeck/v1/answers/$report", $custom )['rows']['items'] );
		}
	}

	public function test_the_file_has_the_rows_of_the_screen(): void {
		self::register( self::TICKETS );

		self::assertSame(
			array( 'Priority,Agent,Tickets,Minutes', 'urgent,2,1,30', 'urgent,1,1,30', 'low,2,1,5' ),
			array_map(
				static fn( string $line ): string => str_replace( '"', '', $line ),
				array_slice( self::export( 'tickets', self::RANGE + array( 'orderby' => 'priority', 'order' => 'desc' ) ), 0, 4 )
			)
		);
	}

	public function test_a_report_by_a_dimension_of_orders_is_its_name_and_its_columns(): void {
		$time = '2013-03-05 12:00:00';
		$cod  = array( 'payment_method' => 'cod', 'payment_method_title' => 'Cash' );
		$shop = self::create_product();

		self::create_order( $shop, $cod, $time );
		self::create_order( $shop, $cod, $time );
		self::create_order( $shop, array(), $time );
		self::end_request();

		self::register(
			array(
				'id'    => 'methods',
				'title' => 'Methods',
				'stats' => array( 'fact' => 'orders', 'metrics' => array( 'orders_count', 'net_revenue' ) ),
				'items' => array( 'fact' => 'orders', 'metrics' => array( 'orders_count', 'net_revenue' ), 'by' => 'payment_method' ),
				'table' => array( 'columns' => array( 'label', 'orders_count', 'net_revenue' ) ),
			)
		);

		$query = self::RANGE + array( 'orderby' => 'label', 'order' => 'asc' );
		$rows  = self::get( '/wc-analytics/reports/methods', $query );

		self::assertEquals(
			array( array( 'Cash', 2, 20 ), array( 'Unknown', 1, 10 ) ),
			array_map( static fn( array $row ): array => array( $row['label'], $row['orders_count'], $row['net_revenue'] ), $rows )
		);
		self::assertSame( array( 'Name,Orders,"Net sales"', 'Cash,2,20.00', 'Unknown,1,10.00' ), self::export( 'methods', $query ) );

		self::assertTrue( Registry::get( 'methods' )['table']['columns']['orders_count']['is_default_sort'] );

		$filtered = self::get( '/wc-analytics/reports/methods', $query + array( 'payment_method_is' => array( 'cod' ) ) );

		self::assertSame( array( 'Cash' ), array_column( $filtered, 'label' ) );
	}

	public function test_a_list_of_orders_has_dimensions_that_it_names_and_others_to_choose(): void {
		self::register(
			array(
				'id'    => 'paid-orders',
				'title' => 'Paid orders',
				'stats' => array( 'fact' => 'orders' ),
				'items' => array(
					'fact'    => 'orders',
					'id'      => 'stats.order_id',
					'columns' => array(
						'id'          => array( 'integer', 'stats.order_id' ),
						'created_via' => array( 'text', "'own'" ),
					),
				),
				'table' => array( 'columns' => array( 'payment_method', 'id' => array( 'label' => 'Order', 'is_sortable' => true ) ) ),
			)
		);

		$report = Registry::get( 'paid-orders' );

		self::assertSame( array( 'payment_method', 'id' ), array_slice( array_keys( $report['table']['columns'] ), 0, 2 ) );
		self::assertArrayNotHasKey( 'is_hidden', $report['table']['columns']['payment_method'] );
		self::assertTrue( $report['table']['columns']['order_country']['is_hidden'] );
		self::assertArrayHasKey( 'payment_method', $report['stats']['segments'] );
		self::get( '/wc-analytics/reports/paid-orders', array( 'orderby' => 'payment_method', 'payment_method_is' => array( 'cod' ) ) );
		self::assertSame( "'own'", $report['items']['columns']['created_via'][1], 'The report has its own.' );
		self::get( '/wc-analytics/reports/paid-orders', array( 'orderby' => 'id' ) );
	}

	public function test_a_dimension_that_does_not_exist_is_an_error(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'storedeck_register_reports',
			static fn() => storedeck_register_report(
				array(
					'id'    => 'methods',
					'title' => 'Methods',
					'items' => array( 'fact' => 'orders', 'by' => 'payment_way' ),
				)
			)
		);
		Registry::reset();

		self::assertCount( 1, Registry::get_errors() );
		self::assertStringContainsString( 'items.by: expected a dimension of orders', Registry::get_errors()[0] );
		self::assertNull( Registry::get( 'methods' ) );
	}
}
