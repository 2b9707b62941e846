<?php

namespace Storedeck\Reports\Dimensions\Test\Site;

use Storedeck\Reports\Registry;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Owners make a meta key of orders a dimension without code.
 */
final class StoreDimensionsTest extends SiteTestCase {

	private const ROUTE = '/storedeck/v1/store-dimensions';
	private const RANGE = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );

	protected static function prepare(): void {
		$product = self::create_product();

		foreach ( array( 'North', 'North', 'South', '' ) as $shelf ) {
			$meta = array( array( 'key' => '_shelf', 'value' => $shelf ) );

			self::create_order( $product, '' === $shelf ? array() : array( 'meta_data' => $meta ), '2013-03-05 12:00:00' );
		}
	}

	/**
	 * Forgets what was added.
	 *
	 * @after
	 */
	public function forget(): void {
		Registry::reset();
	}

	public function test_a_meta_key_that_occurs_becomes_a_dimension_of_earlier_orders(): void {
		$before = self::get( self::ROUTE );

		self::assertContains( array( 'key' => '_shelf', 'orders' => 3 ), $before['meta_keys'] );
		self::assertSame( array( array(), 8 ), array( $before['dimensions'], $before['left'] ) );

		$after = self::write( 'POST', self::ROUTE, array( 'order_meta' => '_shelf', 'label' => 'Shelf' ) );
		$added = $after['dimensions'][0];

		self::assertSame( array( 'Shelf', '_shelf', true ), array( $added['label'], $added['order_meta'], $added['is_removable'] ) );
		self::assertSame( 7, $after['left'] );
		self::assertNotContains( '_shelf', array_column( $after['meta_keys'], 'key' ) );
		self::assertTrue( Rebuild::get_progress()['is_running'] );

		self::run_jobs();
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride

		$rows = self::get( '/wc-analytics/reports/payments', self::RANGE + array( 'by' => $added['key'] ) );

		self::assertEquals( array( 'North' => 2, 'South' => 1, 'Unknown' => 1 ), array_column( $rows, 'orders_count', 'label' ) );

		self::write( 'DELETE', self::ROUTE . "/{$added['key']}" );
		self::assertSame( array(), self::get( self::ROUTE )['dimensions'] );
		self::assertArrayNotHasKey( $added['key'], Registry::get_order_dimensions() );
	}

	public function test_a_store_has_room_for_eight(): void {
		for ( $number = 1; $number <= 8; ++$number ) {
			self::write( 'POST', self::ROUTE, array( 'order_meta' => "field $number", 'label' => "Field $number" ) );
		}

		$add = static fn( string $meta ): int =>
			Request::send( 'POST', self::ROUTE, array( 'order_meta' => $meta, 'label' => 'More' ) )->status;

		self::assertSame( array( 409, 409 ), array( $add( 'field 1' ), $add( 'field 9' ) ) );
		self::assertSame( 0, self::get( self::ROUTE )['left'] );
		self::assertSame( 404, Request::send( 'DELETE', self::ROUTE . '/nothing' )->status );
	}

	public function test_it_needs_the_capability_of_settings(): void {
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'secret', 'role' => 'author' ) ) );
		wp_get_current_user()->add_cap( 'view_woocommerce_reports' );

		self::assertSame( 403, Request::send( 'GET', self::ROUTE )->status );
	}
}
