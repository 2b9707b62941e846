<?php
/**
 * Tests the ids of imported orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers of orders become ids unless something else has them.
 *
 * @group mariadb
 */
final class OrderIdsTest extends ImportTestCase {

	/**
	 * Columns of the files.
	 */
	private const COLUMNS = 'Order number,Date,Product,Price,Refunded amount';

	/**
	 * Ids of all orders, refunds and posts.
	 *
	 * @return list<int>
	 */
	private static function get_ids(): array {
		return array_map( 'intval',
			array_column( self::sql( 'SELECT id FROM {prefix}wc_orders UNION ALL SELECT ID AS id FROM {prefix}posts' ), 'id' ) );
	}

	public function test_numbers_become_ids_whatever_ids_refunds_and_products_need(): void {
		self::import_rows( self::COLUMNS, '50010,2026-03-01,Mug,10.00,1.00' );

		// The number of one is the id of the product or of the refund in the first file.
		$told = self::import_rows(
			self::COLUMNS,
			'50011,2026-03-02,Mug,11.00,1.00',
			'50012,2026-03-02,Mug,12.00,',
			'50013,2026-03-02,Mug,13.00,2.00',
			'50014,2026-03-02,Mug,14.00,'
		);

		$this->assertSame( array( '', 4 ), array( $told['error'], $told['counts']['created'] ) );
		$this->assertEqualsCanonicalizing( array( '10.00', '11.00', '12.00', '13.00', '14.00' ), self::get_totals() );
		$this->assertSame( '14.00', self::get_totals()[50014] );
		$this->assertSame( array_unique( self::get_ids() ), self::get_ids() );
	}

	public function test_a_number_that_is_the_id_of_a_post_is_no_id_of_an_order(): void {
		$post = (int) wp_insert_post( array( 'post_title' => 'Page' ) );

		self::import_rows( self::COLUMNS, "$post,2026-03-01,Mug,10.00," );

		$this->assertArrayNotHasKey( $post, self::get_totals() );
		$this->assertSame( array( (string) $post ), array_column( self::get( '/wc-analytics/orders', array() ), 'number' ) );
	}
}
