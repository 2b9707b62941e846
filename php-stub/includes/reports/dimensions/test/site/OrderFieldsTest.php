<?php

namespace Storedeck\Reports\Dimensions\Test\Site;

use Storedeck\Host\Order_Meta_Reader;
use Storedeck\Reports\Model\Order_Dimensions;
use Storedeck\Reports\Registry;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin makes a meta key of orders a dimension, with the example as it is.
 */
final class OrderFieldsTest extends SiteTestCase {

	private const RANGE = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );
	private const TIME  = '2013-03-05 12:00:00';

	protected static function prepare(): void {
		$product = self::create_product();

		foreach ( array( 'North', 'North', 'South', '' ) as $register ) {
			$meta = array( array( 'key' => '_pos_register', 'value' => $register ) );

			self::create_order( $product, '' === $register ? array() : array( 'meta_data' => $meta ), self::TIME );
		}
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
	 * Activates the example in this process, whose routes are registered then.
	 */
	private static function activate(): void {
		remove_all_actions( 'storedeck_register_reports' );

		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride

		require dirname( STOREDECK_FILE, 2 ) . '/examples/pos-register/pos-register.php';

		Registry::reset();

		self::assertSame( array(), Registry::get_errors() );
	}

	/**
	 * Orders by register.
	 *
	 * @return array<string, int>
	 */
	private static function get_orders(): array {
		$rows = self::get( '/wc-analytics/reports/payments', self::RANGE + array( 'by' => 'pos_register', 'order' => 'asc' ) );

		return array_column( $rows, 'orders_count', 'label' );
	}

	public function test_earlier_orders_are_filled_in_the_background_and_the_field_is_a_dimension_like_ours(): void {
		self::activate();
		self::end_request();

		self::assertTrue( Rebuild::get_progress()['is_running'] );

		self::run_jobs();
		self::activate();

		self::assertFalse( Rebuild::get_progress()['is_running'] );
		self::assertEqualsCanonicalizing( array( 'North' => 2, 'South' => 1, 'Unknown' => 1 ), self::get_orders() );

		$rows = self::get( '/wc-analytics/reports/orders', self::RANGE + array( 'pos_register_is' => array( 'north' ) ) );

		self::assertSame( array( 'North', 'North' ), array_column( $rows, 'pos_register' ) );
		self::assertSame( 'Register', Registry::get( 'orders' )['table']['columns']['pos_register']['label'] );
		self::assertArrayHasKey( 'pos_register', Registry::get( 'revenue' )['stats']['segments'] );
	}

	public function test_one_line_is_a_column_a_sort_key_a_filter_a_segment_a_group_and_a_part_of_files(): void {
		self::activate();
		self::run_jobs();
		self::activate();

		$sorted  = self::RANGE + array( 'orderby' => 'pos_register', 'order' => 'desc' );
		$column  = Registry::get( 'orders' )['table']['columns']['pos_register'];
		$count   = static fn( array $query ): int =>
			self::get( '/wc-analytics/reports/revenue/stats', self::RANGE + $query )['totals']['orders_count'];
		$by      = array( 'segmentby' => 'pos_register', 'interval' => 'day' );
		$stats   = self::get( '/wc-analytics/reports/orders/stats', self::RANGE + $by );
		$choices = array_column( Registry::get( 'payments' )['filters'], null, 'param' )['by']['filters'];
		$lines   = array_map( 'str_getcsv', explode( "\n", trim( self::export_report( 'orders', $sorted ) ) ) );

		self::assertArrayNotHasKey( 'is_hidden', $column, 'The column is shown.' );
		self::assertTrue( $column['is_sortable'] );
		self::assertSame(
			array( 'South', 'North', 'North', '' ),
			array_column( self::get( '/wc-analytics/reports/orders', $sorted ), 'pos_register' )
		);
		self::assertSame(
			array( 2, 1, 1, 3 ),
			array_map(
				$count,
				array(
					array( 'pos_register_is' => array( 'North' ) ),
					array( 'pos_register_is' => array( 'South' ) ),
					array( 'pos_register_is' => array( '(unknown)' ) ),
					array( 'pos_register_is_not' => array( 'South' ) ),
				)
			)
		);
		self::assertSame( 'Register', Registry::get( 'orders' )['advanced_filters']['filters']['pos_register']['labels']['add'] );
		self::assertEqualsCanonicalizing(
			array( 'North' => 2, 'South' => 1, 'Unknown' => 1 ),
			array_map(
				static fn( array $segment ): int => $segment['subtotals']['orders_count'],
				array_column( $stats['totals']['segments'], null, 'segment_label' )
			)
		);
		self::assertContains( array( 'value' => 'pos_register', 'label' => 'Register' ), $choices );
		self::assertSame(
			array( 'Register', 'South', 'North', 'North', 'Unknown' ),
			array_column( $lines, array_search( 'Register', $lines[0], true ) )
		);
	}

	public function test_what_order_tables_have_in_columns_has_the_meta_key_of_orders_in_posts(): void {
		add_action(
			'storedeck_register_reports',
			static function (): void {
				storedeck_register_dimension( 'company', array( 'label' => 'Company', 'order_meta' => '_billing_company' ) );
				storedeck_register_dimension( 'method', array( 'label' => 'Method', 'order_meta' => '_payment_method' ) );
				storedeck_register_dimension( 'twice', array( 'label' => 'Twice', 'order_meta' => '_twice' ) );
			}
		);
		Registry::reset();
		Registry::get_registered();
		self::run_jobs();

		$values = array( 'billing' => array( 'company' => 'Acme' ), 'payment_method' => 'cod' );
		$order  = self::create_order( self::create_product(), $values, self::TIME );

		foreach ( array( 'first', 'second' ) as $value ) {
			self::sql( "INSERT INTO {prefix}wc_orders_meta ( order_id, meta_key, meta_value ) VALUES ( $order, '_twice', '$value' )" );
		}

		self::assertEquals(
			array( $order => array( '_billing_company' => 'Acme', '_payment_method' => 'cod', '_twice' => 'first' ) ),
			Order_Meta_Reader::read( array( $order ), array( '_twice', '_billing_company', '_payment_method' ) )
		);

		self::end_request();

		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride

		$rows = self::get( '/wc-analytics/reports/orders', self::RANGE + array( 'company_is' => array( 'Acme' ) ) );

		self::assertSame( array( 'Acme', 'cod' ), array( $rows[0]['company'], $rows[0]['method'] ) );
		self::assertTrue( Registry::get_order_dimensions()['company']->is_private(), 'It can be the name of a person.' );
		self::assertFalse( Registry::get_order_dimensions()['method']->is_private() );
	}

	public function test_new_orders_have_it_at_once_also_in_requests_without_reports(): void {
		self::activate();
		self::run_jobs();
		$this->forget();

		$meta = array( array( 'key' => '_pos_register', 'value' => 'East' ) );

		self::create_order( self::create_product(), array( 'meta_data' => $meta ), self::TIME );
		self::end_request();
		self::activate();

		self::assertSame( 1, self::get_orders()['East'] );
		self::assertFalse( Rebuild::get_progress()['is_running'], 'Nothing is filled again.' );
	}

	public function test_a_column_is_given_to_another_field_only_when_none_is_left(): void {
		$fields = array_combine( array_map( static fn( int $number ): string => "key_$number", range( 1, 8 ) ), range( 1, 8 ) );

		Order_Dimensions::register_fields( array_map( 'strval', $fields ) );
		Order_Dimensions::register_fields( array( 'key_2' => '2', 'another' => 'meta' ) );

		self::assertSame( 'meta', Order_Dimensions::get_fields()['another'] );
		self::assertSame( 'field_2', Order_Dimensions::get_field_columns()['key_2'] );
		self::assertCount( 8, Order_Dimensions::get_fields() );
	}

	public function test_more_than_there_is_room_for_are_reported(): void {
		add_action(
			'storedeck_register_reports',
			static function (): void {
				foreach ( range( 1, 9 ) as $number ) {
					storedeck_register_dimension( "key_$number", array( 'label' => 'Key', 'order_meta' => "_key_$number" ) );
				}
			}
		);
		Registry::reset();

		self::assertCount( 1, Registry::get_errors() );
		self::assertStringContainsString( 'key_9', Registry::get_errors()[0] );
	}

	public function test_a_private_one_is_only_for_those_who_see_personal_data(): void {
		add_action(
			'storedeck_register_reports',
			static function (): void {
				storedeck_register_dimension( 'note', array( 'label' => 'Note', 'order_meta' => '_note', 'is_private' => true ) );
				storedeck_register_report(
					array(
						'id'    => 'notes',
						'title' => 'Notes',
						'items' => array( 'fact' => 'orders', 'by' => 'note' ),
						'table' => array( 'columns' => array( 'label' ) ),
					)
				);
			}
		);
		Registry::reset();

		self::assertSame( '[note]', Registry::get_registered()['notes']['items']['group']['value_id'] );

		self::assertArrayHasKey( 'note', Registry::get_registered()['orders']['items']['columns'] );

		$user = get_current_user_id();

		wp_set_current_user( 0 );

		$items = Registry::get_registered()['orders']['items'];

		self::assertSame( array( 'value_id' => '0' ), Registry::get_registered()['notes']['items']['group'] );
		self::assertSame( array(), Registry::get_errors() );

		wp_set_current_user( $user );

		self::assertArrayNotHasKey( 'note', $items['columns'] );
		self::assertContains( 'note_is', $items['private_filters'] );
	}

	public function test_the_meta_key_of_another_fact_is_refused(): void {
		add_action(
			'storedeck_register_reports',
			static fn() => storedeck_register_dimension( 'pos', array( 'fact' => 'lines', 'label' => 'Pos', 'order_meta' => '_pos' ) )
		);
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		Registry::reset();

		self::assertStringContainsString( 'fact', Registry::get_errors()[0] );
	}
}
