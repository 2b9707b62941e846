<?php
/**
 * Tests orders without a creation date.
 *
 * @package Storedeck
 */

namespace Storedeck\Host\Test\Site;

use Storedeck\Host\Order_Posts;
use Storedeck\Site_Health\Site_Health;
use Storedeck\Sync\Import\Import_Source;
use Storedeck\Sync\Order_Sync;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Programs that write to the database, and old versions, leave orders without the date on which they were created.
 */
final class UndatedOrdersTest extends SiteTestCase {

	/**
	 * Creates an order that was paid and completed on two days, and forgets the date on which it was created.
	 *
	 * @return int Id.
	 */
	private static function create_undated(): int {
		$id = self::create_order( self::create_product() );

		self::sql( "UPDATE {prefix}wc_orders SET date_created_gmt = NULL WHERE id = $id" );
		self::sql(
			"UPDATE {prefix}wc_order_operational_data SET date_paid_gmt = '2026-03-10 12:00:00', date_completed_gmt = '2026-03-12 12:00:00'"
				. " WHERE order_id = $id"
		);

		return $id;
	}

	/**
	 * Date that reports use.
	 *
	 * @param int $id Order.
	 */
	private static function read_date( int $id ): ?string {
		Order_Sync::sync( array( $id ) );

		return self::sql( "SELECT date_created FROM {prefix}storedeck_order_stats WHERE order_id = $id" )[0]['date_created'] ?? null;
	}

	public function test_an_order_is_counted_when_it_was_paid_or_else_completed(): void {
		$id = self::create_undated();

		$this->assertSame( '2026-03-10 12:00:00', self::read_date( $id ) );
		$this->assertSame( 'good', Site_Health::test_reconciliation()['status'] );

		self::sql( "UPDATE {prefix}wc_order_operational_data SET date_paid_gmt = NULL WHERE order_id = $id" );

		$this->assertSame( '2026-03-12 12:00:00', self::read_date( $id ) );
	}

	public function test_an_import_finds_it_whatever_its_period_is(): void {
		$id = self::create_undated();

		$this->assertContains( $id, ( new Import_Source( null, false ) )->get_orders_after( 0, $id, 1000 ) );
		$this->assertContains( $id, ( new Import_Source( '2026-03-11 00:00:00', false ) )->get_orders_after( 0, $id, 1000 ) );
	}

	public function test_site_health_names_an_order_without_any_date(): void {
		$id = self::create_undated();

		self::sql( "UPDATE {prefix}wc_order_operational_data SET date_paid_gmt = NULL, date_completed_gmt = NULL WHERE order_id = $id" );

		$this->assertNull( self::read_date( $id ) );

		$result = Site_Health::test_reconciliation();

		$this->assertSame( 'recommended', $result['status'] );
		$this->assertStringContainsString( "completed: $id.", $result['description'] );
	}

	public function test_an_order_in_posts_is_counted_when_it_was_paid_or_else_completed(): void {
		global $wpdb;

		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'     => 'shop_order',
				'post_status'   => 'wc-completed',
				'post_date'     => '0000-00-00 00:00:00',
				'post_date_gmt' => '0000-00-00 00:00:00',
			)
		);

		$id = $wpdb->insert_id;

		add_post_meta( $id, '_date_paid', (string) strtotime( '2026-03-10 12:00:00 UTC' ) );
		add_post_meta( $id, '_completed_date', '2026-03-12 12:00:00' );

		$this->assertSame( '2026-03-10 12:00:00', ( new Order_Posts() )->read( array( $id ) )[ $id ]['created'] );

		delete_post_meta( $id, '_date_paid' );

		$this->assertSame( '2026-03-12 12:00:00', ( new Order_Posts() )->read( array( $id ) )[ $id ]['created'] );

		delete_post_meta( $id, '_completed_date' );

		$this->assertSame( '', ( new Order_Posts() )->read( array( $id ) )[ $id ]['created'] );
	}
}
